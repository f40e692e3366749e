import type { Grid } from '../grid/grid';

// How large a board is drawn in the room it gets, and where its parts lie, in pixels.

export interface Room { width: number; height: number }

export interface Layout {
  cell: number; // the side of a cell
  left: number; // of the cells, from the drawing's corner
  top: number;
  width: number; // of the whole drawing, with axes
  height: number;
  wall: number; // how thick walls between rooms are
}

interface Margins { left: number; top: number; right: number; bottom: number }

const largestCell = 132;
export const leastCell = 20; // of a board that is touched
export const axisSize = 12;

function marginsOf(grid: Grid, cell: number, thickness?: number): Margins {
  const frame = grid.gate !== undefined ? frameWidth(cell) + 1 : grid.walls ? Math.ceil(wallWidth(cell, thickness) / 2) : 1;
  const right = grid.gate === undefined ? frame : frame + Math.ceil(cell * 0.42);
  if (!grid.axes) return { left: frame, top: frame, right, bottom: frame };
  const digits = String(Math.max(0, grid.rows - 1 + grid.axes.first)).length;
  const named = grid.axes.x !== '' || grid.axes.y !== '';
  return {
    left: Math.max(frame, Math.ceil(digits * axisSize * 0.62) + 10),
    top: Math.max(frame, named ? 20 : 6),
    right: Math.max(right, named ? 20 : 6),
    bottom: 24,
  };
}

export const frameWidth = (cell: number): number => Math.max(2, Math.round(cell * 0.07));

// From hairlines to ramparts, in parts of the usual thickness, the second.
const thicknesses = [0.5, 1, 1.7, 2.4, 3.2];

export function wallWidth(cell: number, thickness = 2): number {
  const wanted = Math.min(4, cell / 8) * (thicknesses[thickness - 1] ?? 1);
  return Math.max(1, Math.round(Math.min(wanted, cell * 0.45)));
}

/** Least: what a cell has at least, be the drawing larger than the room. */
export function layoutOf(grid: Grid, room: Room, thickness?: number, least = 0): Layout {
  const fitting = (margins: Margins): number =>
    Math.min(
      (room.width - margins.left - margins.right) / grid.cols,
      (room.height - margins.top - margins.bottom) / grid.rows,
      largestCell,
    );
  // Margins hang on the cell, where there is a gate or walls, and the cell on the margins: a second look settles it.
  let cell = Math.max(0.25, fitting(marginsOf(grid, 0, thickness)));
  cell = Math.max(0.25, fitting(marginsOf(grid, cell, thickness)));
  if (cell >= 6) cell = Math.floor(cell);
  cell = Math.max(cell, least);
  const { left, top, right, bottom } = marginsOf(grid, cell, thickness);
  return {
    cell,
    left,
    top,
    width: Math.ceil(left + grid.cols * cell + right),
    height: Math.ceil(top + grid.rows * cell + bottom),
    wall: wallWidth(cell, thickness),
  };
}

/** Of a board whose cells are no smaller than this. */
export function leastHeight(grid: Grid, cell: number): number {
  const { top, bottom } = marginsOf(grid, cell);
  return Math.ceil(top + grid.rows * cell + bottom);
}

/** So that labels do not touch: at multiples of 1, 2 or 5 times a power of ten. */
export function stride(cell: number, room: number): number {
  for (let power = 1; ; power *= 10)
    for (const factor of [1, 2, 5]) if (factor * power * cell >= room) return factor * power;
}
