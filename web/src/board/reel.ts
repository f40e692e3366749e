import type { Arrow, Figure, Motion } from '../api/protocol';
import { gridOf, neighbour, type Grid } from './grid';

// A motion, step by step in either direction. Going back undoes what each frame did.

export interface Shot {
  grid: Grid;
  thread: number[];
  walked?: number;
  figures: Figure[];
  arrows: Arrow[];
}

export class Reel {
  private readonly shots: Shot[] = [];

  constructor(readonly motion: Motion) {
    const { scene } = motion;
    this.shots.push({
      grid: gridOf(scene.board),
      thread: scene.thread ?? [],
      figures: scene.figures ?? [],
      arrows: scene.arrows ?? [],
      ...(scene.thread?.length && { walked: 0 }),
    });
  }

  /** Steps after the beginning: 0 is the scene itself. */
  get length(): number {
    return this.motion.frames.length;
  }

  at(step: number): Shot {
    const wanted = Math.max(0, Math.min(step, this.length));
    // Grids are kept for every step; frames that change no cell share theirs with the frame before.
    for (let i = this.shots.length; i <= wanted; ++i) this.shots.push(this.next(this.shots[i - 1]!, i - 1));
    return this.shots[wanted]!;
  }

  private next(before: Shot, index: number): Shot {
    const frame = this.motion.frames[index]!;
    let grid = before.grid;
    if (frame.changes?.length) {
      const cells = grid.cells.slice();
      for (const [cell, style] of frame.changes) cells[cell] = style;
      grid = { ...grid, cells };
    }
    if (frame.digs?.length && grid.walls) {
      const right: [number, boolean][] = [];
      const down: [number, boolean][] = [];
      for (const [cell, side, passage] of frame.digs) {
        const from = side === 'left' || side === 'up' ? neighbour(grid, cell, side) : cell;
        if (from !== undefined) (side === 'left' || side === 'right' ? right : down).push([from, passage]);
      }
      grid = { ...grid, walls: { ...grid.walls, right: grid.walls.right.with(right), down: grid.walls.down.with(down) } };
    }
    if (frame.shifts?.length) {
      const pieces = grid.pieces.slice();
      for (const [piece, row, col] of frame.shifts) pieces[piece] = { ...pieces[piece]!, row, col };
      grid = { ...grid, pieces };
    }
    const walked = frame.walked ?? before.walked;
    return {
      grid,
      thread: before.thread,
      figures: frame.figures ?? before.figures,
      arrows: frame.arrows ?? before.arrows,
      ...(walked !== undefined && { walked }),
    };
  }
}
