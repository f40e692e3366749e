import { lookOf } from '../actions/microscope';
import { stepsOf } from '../actions/watch';
import type { Arrow, LegendEntry, Style } from '../api/protocol';
import { bestOf } from '../api/report';
import { colOf, gridOf, rowOf, type Grid } from '../grid/grid';
import { once } from '../grid/once';
import type { Desk, Game, Lane, Player } from '../state/state';
import type { Point } from './lanes';
import { laneColours, type LaneColour } from './palette';

// What is on the board area now, as plain values: a function of the desk.

export interface Search {
  cells: readonly number[]; // in the order of expansion
  shown: number; // so many of them
  colour: LaneColour;
}

export interface Picture {
  grid: Grid;
  thread: readonly number[];
  walked?: number; // cells of the thread; nothing: all of it, and no walker on it
  drawsIn: boolean; // the thread draws itself when it is new
  arrows: readonly (Arrow & { worse?: boolean })[]; // worse: than the other one
  walker?: Point; // the upper left corner of its square, in cells
  chosen?: number; // piece
  targets: readonly number[];
  glides: boolean; // pieces glide to where they are now
  search?: Search;
  legend: readonly LegendEntry[];
  legendStyles: readonly Style[]; // that the legend speaks of; a game's board may have others
  thickness?: number; // of walls between rooms, 1..5
  turned?: boolean; // by half a turn: the last row is on top; only as SVG
}

const gridFor = once(gridOf);

const nothing: readonly never[] = [];
const bare = { thread: nothing, drawsIn: false, arrows: nothing, targets: nothing, glides: false, legend: nothing, legendStyles: nothing };

/** Targets: the cells that can be chosen now. */
export function pictureOf(desk: Desk, targets?: (desk: Desk) => number[]): Picture {
  const { scene } = desk.parsed;
  const common = { ...bare, legend: scene.legend ?? nothing, legendStyles: desk.grid.styles };
  if (desk.mode === 'watch' && desk.player) return { ...common, ...watched(desk.player) };
  if (desk.mode === 'play' && desk.game) {
    const running = desk.game.state.standing === 'running';
    return { ...common, ...played(desk.game), ...(running && targets && { targets: targets(desk) }) };
  }
  if (desk.mode === 'edit') return { ...common, grid: desk.grid };
  const still = desk.solved?.still;
  const cells = desk.reached?.cells;
  const search = cells && { search: { cells, shown: cells.length, colour: 'search' as const } };
  if (!still || desk.mode !== 'look') return { ...common, ...(desk.mode === 'look' && search), grid: desk.grid };
  return {
    ...common,
    ...search,
    grid: gridFor(still.board),
    thread: still.thread ?? nothing,
    drawsIn: !desk.followed,
    arrows: still.arrows ?? nothing,
    ...(still.legend && { legend: still.legend, legendStyles: still.board.styles }),
  };
}

const corner = (grid: Grid, cell: number): Point => [colOf(grid, cell), rowOf(grid, cell)];

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

function watched({ reel, step }: Player): Partial<Picture> & { grid: Grid } {
  const whole = Math.floor(step);
  const share = step - whole;
  const shot = reel.at(whole);
  const { thread, walked, arrows } = shot;
  const picture = { grid: shot.grid, thread, arrows, glides: share === 0 };
  if (walked !== undefined && thread.length > 0) {
    const here = Math.max(0, Math.min(walked, thread.length) - 1);
    const [x, y] = corner(shot.grid, thread[here]!);
    const onward = share > 0 ? (reel.at(whole + 1).walked ?? walked) : walked;
    const [nx, ny] = onward === walked + 1 && walked > 0 ? corner(shot.grid, thread[here + 1] ?? thread[here]!) : [x, y];
    return { ...picture, walked: Math.max(1, walked), walker: [between(x, nx, share), between(y, ny, share)] };
  }
  if (share === 0 || shot.grid.pieces.length === 0) return picture;
  // Pieces on their way to the next step: out of the first and into the second half gently.
  const next = reel.at(whole + 1).grid.pieces;
  const eased = share * share * (3 - 2 * share);
  const pieces = shot.grid.pieces.map((piece, i) => {
    const to = next[i] ?? piece;
    return { ...piece, row: between(piece.row, to.row, eased), col: between(piece.col, to.col, eased) };
  });
  return { ...picture, grid: { ...shot.grid, pieces } };
}

function played({ grid, state, plan, hint }: Game): Partial<Picture> & { grid: Grid } {
  const thread = plan?.way ?? nothing;
  const arrows = hint ? hintArrows(grid, state.walker === undefined ? hint.first : hint.way.slice(0, 2)) : nothing;
  return {
    grid,
    thread,
    drawsIn: true,
    arrows,
    glides: true,
    ...(state.walker !== undefined && { walker: corner(grid, state.walker) }),
    ...(state.chosen !== undefined && { chosen: state.chosen }),
  };
}

/** From the first to the last cell, in as many arrows as the way has straight parts. */
export function hintArrows(grid: Grid, way: readonly number[]): Arrow[] {
  const arrows: Arrow[] = [];
  const middle = (cell: number): Point => [colOf(grid, cell) + 0.5, rowOf(grid, cell) + 0.5];
  for (let begin = 0, end = 1; end < way.length; begin = end, ++end) {
    const step = (i: number): string => {
      const [ax, ay] = corner(grid, way[i - 1]!);
      const [bx, by] = corner(grid, way[i]!);
      return `${Math.sign(bx - ax)} ${Math.sign(by - ay)}`;
    };
    while (end + 1 < way.length && step(end + 1) === step(end)) ++end;
    arrows.push({ from: middle(way[begin]!), to: middle(way[end]!), ...(arrows.length > 0 && { dashed: true }) });
  }
  return arrows;
}

/** A route in the world's own coordinates as cells. */
export const routeCells = once((route: [number, number][], { axes, rows, cols }: Grid) =>
  route.map(([a, b]) => {
    if (!axes) return a * cols + b; // row and column
    const down = b - axes.first;
    return (axes.up ? rows - 1 - down : down) * cols + a - axes.first;
  }),
);

/** A lane of a race: the search as far as it is shown, and the answer once it is all shown. */
export function laneOf(desk: Desk, lane: Lane, index: number, shown: number): Picture {
  const common = { ...bare, grid: desk.grid };
  const { traced } = lane;
  if (!traced) return common;
  const steps = stepsOf(traced);
  const reached = Math.max(0, Math.min(Math.floor(shown), steps));
  const found = reached === steps ? bestOf(traced.report) : undefined;
  if (traced.cells)
    return {
      ...common,
      search: { cells: traced.cells, shown: reached, colour: laneColours[index] ?? 'search' },
      ...(found?.route && { thread: routeCells(found.route, desk.grid), drawsIn: !desk.followed }),
    };
  const look = lookOf(desk);
  const state = look?.picked !== undefined ? look.open.state(look.picked) : traced.states?.[reached - 1];
  if (!state) return common;
  const pieces = desk.grid.pieces.map((piece, i) => {
    const at = state[i];
    return at === undefined ? piece : { ...piece, row: rowOf(desk.grid, at), col: colOf(desk.grid, at) };
  });
  return { ...common, grid: { ...desk.grid, pieces } };
}
