import type { Axes, Board, Direction, Piece, Style } from '../api/protocol';

// A board as the page works with it: what came as run lengths and base64 is laid out once, when it arrives.

/** A bit a cell, row by row. */
export class Bits {
  constructor(readonly bytes: Uint8Array) {}

  static from(base64: string): Bits {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i);
    return new Bits(bytes);
  }

  get(i: number): boolean {
    return ((this.bytes[i >> 3]! >> (i & 7)) & 1) === 1;
  }

  equals(other: Bits): boolean {
    return other === this || (other.bytes.length === this.bytes.length && this.bytes.every((byte, i) => byte === other.bytes[i]));
  }

  with(changes: [number, boolean][]): Bits {
    const bytes = this.bytes.slice();
    for (const [i, on] of changes) {
      if (on) bytes[i >> 3]! |= 1 << (i & 7);
      else bytes[i >> 3]! &= ~(1 << (i & 7));
    }
    return new Bits(bytes);
  }
}

export interface GridWalls { right: Bits; down: Bits; rooms?: Bits }

export interface Grid {
  rows: number;
  cols: number;
  styles: Style[];
  cells: Uint8Array;
  axes?: Axes;
  walls?: GridWalls;
  pieces: Piece[];
  gate?: number;
}

// Boards of a game come with the same styles again and again: the same array for the same styles lets the page see that
// nothing about them has changed.
const styleSets = new Map<string, Style[]>();

function sameStyles(styles: Style[]): Style[] {
  const key = JSON.stringify(styles);
  const known = styleSets.get(key);
  if (known) return known;
  if (styleSets.size > 100) styleSets.clear();
  styleSets.set(key, styles);
  return styles;
}

export function gridOf(board: Board): Grid {
  const cells = new Uint8Array(board.rows * board.cols);
  let at = 0;
  for (let i = 0; i + 1 < board.cells.length; i += 2) {
    cells.fill(board.cells[i]!, at, at + board.cells[i + 1]!);
    at += board.cells[i + 1]!;
  }
  const walls = board.walls && {
    right: Bits.from(board.walls.right),
    down: Bits.from(board.walls.down),
    ...(board.walls.rooms !== undefined && { rooms: Bits.from(board.walls.rooms) }),
  };
  return {
    rows: board.rows,
    cols: board.cols,
    styles: sameStyles(board.styles),
    cells,
    pieces: board.pieces ?? [],
    ...(board.axes && { axes: board.axes }),
    ...(walls && { walls }),
    ...(board.gate !== undefined && { gate: board.gate }),
  };
}

export const styleAt = (grid: Grid, cell: number): Style => grid.styles[grid.cells[cell]!]!;
export const rowOf = (grid: Grid, cell: number): number => Math.floor(cell / grid.cols);
export const colOf = (grid: Grid, cell: number): number => cell % grid.cols;
export const cellAt = (grid: Grid, row: number, col: number): number | undefined =>
  row >= 0 && row < grid.rows && col >= 0 && col < grid.cols ? row * grid.cols + col : undefined;

const steps: Record<Direction, [number, number]> = { down: [1, 0], right: [0, 1], up: [-1, 0], left: [0, -1] };

export function neighbour(grid: Grid, cell: number, side: Direction): number | undefined {
  const [down, right] = steps[side];
  return cellAt(grid, rowOf(grid, cell) + down, colOf(grid, cell) + right);
}

/** Whether the walls between rooms let one through; there is no way out of the board. */
export function open(grid: Grid, cell: number, side: Direction): boolean {
  const there = neighbour(grid, cell, side);
  if (there === undefined) return false;
  if (!grid.walls) return true;
  if (side === 'right') return grid.walls.right.get(cell);
  if (side === 'down') return grid.walls.down.get(cell);
  return side === 'left' ? grid.walls.right.get(there) : grid.walls.down.get(there);
}

/** A cell by two numbers, as the world's people count: x and y along the axes, or row and column where there are none. */
export function pairOf(grid: Grid, cell: number): [number, number] {
  const row = rowOf(grid, cell);
  const col = colOf(grid, cell);
  if (!grid.axes) return [row, col];
  const { up, first } = grid.axes;
  return [col + first, (up ? grid.rows - 1 - row : row) + first];
}

/** A cell as the world's people write it: (3,4), c4. */
export function nameOf(grid: Grid, cell: number): string {
  const [x, y] = pairOf(grid, cell);
  return grid.axes?.letters ? `${String.fromCharCode(97 + colOf(grid, cell))}${y}` : `(${x},${y})`;
}
