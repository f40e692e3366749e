import { neighbour, open, type Grid } from '../grid/grid';

// The search at work: which cells are expanded after so many steps, and where it stands before the unknown.

const sides = ['down', 'right', 'up', 'left'] as const;

/** Goes on from where it was; going back begins anew. */
export class SearchTrace {
  readonly order: Int32Array; // by cell: when it was expanded first, -1 not yet
  readonly frontier = new Set<number>();
  private done = 0;

  constructor(readonly grid: Grid, readonly cells: readonly number[]) {
    this.order = new Int32Array(grid.cells.length).fill(-1);
  }

  get shown(): number {
    return this.done;
  }

  show(wanted: number): void {
    const shown = Math.max(0, Math.min(wanted, this.cells.length));
    if (shown < this.done) {
      this.order.fill(-1);
      this.frontier.clear();
      this.done = 0;
    }
    for (; this.done < shown; ++this.done) this.expand(this.cells[this.done]!);
  }

  private expand(cell: number): void {
    if (this.order[cell] !== -1) return; // a state of a cell that was here before
    this.order[cell] = this.done;
    this.frontier.delete(cell);
    for (const side of sides) {
      const there = neighbour(this.grid, cell, side);
      if (there === undefined || this.order[there] !== -1 || !open(this.grid, cell, side)) continue;
      if (!this.grid.styles[this.grid.cells[there]!]!.solid) this.frontier.add(there);
    }
  }
}
