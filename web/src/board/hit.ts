import type { Direction } from '../api/protocol';
import { cellAt, colOf, rowOf, type Grid } from '../grid/grid';
import type { Point } from './lanes';

// What lies under a point on the board, in cells from its upper left corner.

export function cellUnder(grid: Grid, [x, y]: Point): number | undefined {
  return cellAt(grid, Math.floor(y), Math.floor(x));
}

export function pieceUnder(grid: Grid, [x, y]: Point): number | undefined {
  for (let i = grid.pieces.length - 1; i >= 0; --i) {
    const { row, col, rows, cols } = grid.pieces[i]!;
    if (x >= col && x < col + cols && y >= row && y < row + rows) return i;
  }
  return undefined;
}

export const pieceOn = (grid: Grid, cell: number): number | undefined =>
  pieceUnder(grid, [colOf(grid, cell) + 0.5, rowOf(grid, cell) + 0.5]);

/** The side of its cell that a point is nearest to, and how far it is. */
export function sideUnder([x, y]: Point): { side: Direction; off: number } {
  const right = x - Math.floor(x);
  const down = y - Math.floor(y);
  const sides: [Direction, number][] = [['left', right], ['right', 1 - right], ['up', down], ['down', 1 - down]];
  const [side, off] = sides.reduce((best, one) => (one[1] < best[1] ? one : best));
  return { side, off };
}

/** One name for each edge, from whichever of its two cells it was touched. */
export function edgeKey(grid: Grid, cell: number, side: Direction): string {
  if (side === 'left') return cell % grid.cols > 0 ? `${cell - 1} right` : `${cell} left`;
  if (side === 'up') return cell >= grid.cols ? `${cell - grid.cols} down` : `${cell} up`;
  return `${cell} ${side}`;
}

/** Cells on the straight line from one to another, without the first: a fast pointer skips none. */
export function cellsBetween(grid: Grid, from: number, to: number): number[] {
  const [fx, fy] = [from % grid.cols, Math.floor(from / grid.cols)];
  const [tx, ty] = [to % grid.cols, Math.floor(to / grid.cols)];
  const steps = Math.max(Math.abs(tx - fx), Math.abs(ty - fy));
  const cells: number[] = [];
  for (let i = 1; i <= steps; ++i) {
    const x = Math.round(fx + ((tx - fx) * i) / steps);
    const y = Math.round(fy + ((ty - fy) * i) / steps);
    cells.push(y * grid.cols + x);
  }
  return cells;
}

/** The direction of a way that is long enough to be meant. */
export function directionOf(dx: number, dy: number, least: number): Direction | undefined {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < least) return undefined;
  return Math.abs(dx) >= Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up';
}
