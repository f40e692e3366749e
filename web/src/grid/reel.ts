import type { Arrow, Figure, Frame, Motion } from '../api/protocol';
import { gridOf, neighbour, type Grid } from './grid';

// A motion, at any of its steps. Some shots are kept on the way, so that going back replays a stretch and not the whole;
// what lies between is made anew: a board being dug has ten thousands of steps.

export interface Shot {
  grid: Grid;
  thread: number[];
  walked?: number;
  figures: Figure[];
  arrows: Arrow[];
}

const roomForShots = 48e6; // bytes
const leastApart = 64; // steps between two that are kept

export class Reel {
  private readonly kept: Shot[] = []; // every `apart` steps
  private readonly apart: number;
  private recent: { step: number; shot: Shot }[] = [];
  /** A frame a step. */
  readonly frames: readonly Frame[];

  constructor(readonly motion: Motion) {
    const { scene } = motion;
    const grid = gridOf(scene.board);
    // A walker who only stands on his first cell has made no step yet.
    const stands = motion.frames[0]?.walked === 1;
    this.frames = stands ? motion.frames.slice(1) : motion.frames;
    const first: Shot = {
      grid,
      thread: scene.thread ?? [],
      figures: scene.figures ?? [],
      arrows: scene.arrows ?? [],
      ...(scene.thread?.length && { walked: 0 }),
    };
    this.kept.push(stands ? after(first, motion.frames.slice(0, 1)) : first);
    const bytes = grid.cells.length * 1.5 + 500;
    this.apart = Math.max(leastApart, Math.ceil((this.frames.length * bytes) / roomForShots));
  }

  /** Steps after the beginning: 0 is the scene itself. */
  get length(): number {
    return this.frames.length;
  }

  at(step: number): Shot {
    const wanted = Math.max(0, Math.min(Math.floor(step), this.length));
    const same = this.recent.find((one) => one.step === wanted);
    if (same) return same.shot;
    let at = Math.min(this.kept.length - 1, Math.floor(wanted / this.apart)) * this.apart;
    let shot = this.kept[at / this.apart]!;
    for (const one of this.recent)
      if (one.step <= wanted && one.step > at) ({ step: at, shot } = one);
    while (at < wanted) {
      const next = Math.min(wanted, (Math.floor(at / this.apart) + 1) * this.apart);
      shot = after(shot, this.frames.slice(at, next));
      at = next;
      if (at % this.apart === 0 && at / this.apart === this.kept.length) this.kept.push(shot);
    }
    this.recent = [{ step: wanted, shot }, ...this.recent.slice(0, 2)];
    return shot;
  }
}

/** What a shot becomes by frames, one after another; a part that none of them changes is shared. */
function after(before: Shot, frames: readonly Frame[]): Shot {
  const { grid } = before;
  let cells: Uint8Array | undefined;
  let pieces: Grid['pieces'] | undefined;
  const right: [number, boolean][] = [];
  const down: [number, boolean][] = [];
  const shot = { ...before };
  for (const frame of frames) {
    if (frame.changes?.length) {
      cells ??= grid.cells.slice();
      for (const [cell, style] of frame.changes) cells[cell] = style;
    }
    for (const [cell, side, passage] of frame.digs ?? []) {
      const from = side === 'left' || side === 'up' ? neighbour(grid, cell, side) : cell;
      if (from !== undefined) (side === 'left' || side === 'right' ? right : down).push([from, passage]);
    }
    if (frame.shifts?.length) {
      pieces ??= grid.pieces.slice();
      for (const [piece, row, col] of frame.shifts) pieces[piece] = { ...pieces[piece]!, row, col };
    }
    if (frame.figures) shot.figures = frame.figures;
    if (frame.arrows) shot.arrows = frame.arrows;
    if (frame.walked !== undefined) shot.walked = frame.walked;
  }
  const dug = grid.walls && (right.length > 0 || down.length > 0) && {
    ...grid.walls,
    ...(right.length > 0 && { right: grid.walls.right.with(right) }),
    ...(down.length > 0 && { down: grid.walls.down.with(down) }),
  };
  if (cells || pieces || dug)
    shot.grid = { ...grid, ...(cells && { cells }), ...(pieces && { pieces }), ...(dug && { walls: dug }) };
  return shot;
}
