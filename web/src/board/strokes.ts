import type { Brush, Direction, Stroke } from '../api/protocol';
import { colOf, neighbour, rowOf, type Grid } from '../grid/grid';
import { cellsBetween, cellUnder, directionOf, edgeKey, sideUnder } from './hit';
import type { Point } from './lanes';

// What a brush leaves while it is drawn over the board. The server says what becomes of it.

const nearEdge = 0.32; // cells: farther from every edge, a drag touches none

export class StrokeDrag {
  private readonly strokes = new Map<string, Stroke>();
  private last: number | undefined;
  private from: Point | undefined;

  /** Spared: cells that cannot be painted over. A stroke goes past them, and past the outer wall. */
  constructor(private readonly grid: Grid, private readonly brush: Brush, private readonly show: (strokes: Stroke[]) => void,
    private readonly spared: { has: (cell: number) => boolean } = new Set<number>()) {}

  move(point: Point): void {
    const cell = cellUnder(this.grid, point);
    const before = this.strokes.size;
    const first = this.from === undefined;
    this.from ??= point;
    if (this.brush.touch === 'across') {
      this.lay(point);
      return;
    }
    if (cell === undefined) return;
    if (this.brush.touch === 'edge') {
      const { side, off } = sideUnder(point);
      if (first || off < nearEdge) this.add(edgeKey(this.grid, cell, side), cell, side);
    } else if (cell !== this.last) {
      for (const each of this.last === undefined ? [cell] : cellsBetween(this.grid, this.last, cell)) this.add(`${each}`, each);
      this.last = cell;
    }
    if (this.strokes.size !== before) this.show(this.finish());
  }

  /** One that has touched nothing else is all there is: the server says why not. */
  finish(): Stroke[] {
    const all = [...this.strokes.values()];
    const possible = all.filter((stroke) => !this.spares(stroke));
    return possible.length > 0 ? possible : all;
  }

  private spares({ row, col, side }: Stroke): boolean {
    const cell = row * this.grid.cols + col;
    if (this.brush.touch === 'edge') return side !== undefined && neighbour(this.grid, cell, side) === undefined;
    return this.brush.touch === 'cell' && this.spared.has(cell);
  }

  private add(key: string, cell: number, side?: Direction): void {
    if (this.strokes.has(key)) return;
    const stroke = { row: rowOf(this.grid, cell), col: colOf(this.grid, cell), brush: this.brush.name };
    this.strokes.set(key, side ? { ...stroke, side } : stroke);
  }

  // A piece lies the way it is drawn: across, or down; one that is tapped as it fits, across first.
  private lay([x, y]: Point): void {
    const [fx, fy] = this.from!;
    const cell = cellUnder(this.grid, this.from!)!;
    const way = directionOf(x - fx, y - fy, 0.3);
    const length = this.brush.length ?? 1;
    const fits = colOf(this.grid, cell) + length <= this.grid.cols;
    const side: Direction = way === 'down' || way === 'up' ? 'down' : way ? 'right' : fits ? 'right' : 'down';
    this.strokes.clear();
    // Drawn to the left or up, it ends where the finger began.
    const col = colOf(this.grid, cell) - (way === 'left' ? length - 1 : 0);
    const row = rowOf(this.grid, cell) - (way === 'up' ? length - 1 : 0);
    const stroke = { row: Math.max(0, row), col: Math.max(0, col), brush: this.brush.name, side };
    this.strokes.set('piece', stroke);
    this.show([stroke]);
  }
}
