import type { Direction } from '../../api/protocol';
import type { Range } from '../../board/world_view';
import type { Grid } from '../../grid/grid';
import { once } from '../../grid/once';

// What the server's list of legal slides ("A+2", "B-1": right and down are plus) says about one vehicle or place. Nothing
// here knows a rule: a slide that is not in the list is none.

interface Slide { letter: string; by: number }

export function readSlide(move: string): Slide | undefined {
  const found = /^(.)([+-]\d+)$/.exec(move);
  return found ? { letter: found[1]!, by: Number(found[2]) } : undefined;
}

export const writeSlide = (letter: string, by: number): string => `${letter}${by > 0 ? '+' : '-'}${Math.abs(by)}`;

export const letterOf = (grid: Grid, piece: number): string => grid.styles[grid.pieces[piece]!.style]?.text ?? '';

export const isUpright = (grid: Grid, piece: number): boolean => grid.pieces[piece]!.rows > grid.pieces[piece]!.cols;

export const pieceNamed = (grid: Grid, letter: string): number =>
  grid.pieces.findIndex((_, piece) => letterOf(grid, piece) === letter);

export function reachOf(grid: Grid, piece: number, moves: string[]): Range {
  const letter = letterOf(grid, piece);
  let least = 0;
  let most = 0;
  for (const move of moves) {
    const slide = readSlide(move);
    if (slide?.letter !== letter) continue;
    least = Math.min(least, slide.by);
    most = Math.max(most, slide.by);
  }
  return { axis: isUpright(grid, piece) ? 'y' : 'x', least, most };
}

/** How far a vehicle goes to cover that cell of its line; nothing where the cell is aside or its own. */
export function distanceTo(grid: Grid, piece: number, cell: number): number | undefined {
  const { row, col, rows, cols } = grid.pieces[piece]!;
  const upright = rows > cols;
  if (upright ? cell % grid.cols !== col : Math.floor(cell / grid.cols) !== row) return undefined;
  const place = upright ? Math.floor(cell / grid.cols) : cell % grid.cols;
  const first = upright ? row : col;
  const length = Math.max(rows, cols);
  if (place < first) return place - first;
  return place >= first + length ? place - first - length + 1 : undefined;
}

/** Cells that a vehicle could cover with one slide. */
export function cellsInReach(grid: Grid, piece: number, moves: string[]): number[] {
  const { row, col, rows, cols } = grid.pieces[piece]!;
  const { axis, least, most } = reachOf(grid, piece, moves);
  const step = axis === 'y' ? grid.cols : 1;
  const first = row * grid.cols + col;
  const length = Math.max(rows, cols);
  const out: number[] = [];
  for (let by = least; by < 0; ++by) out.push(first + by * step);
  for (let by = 1; by <= most; ++by) out.push(first + (length - 1 + by) * step);
  return out;
}

/** Slides of one vehicle one after another are one; back where it was is none. */
export function joined(moves: string[]): string[] {
  const [before, last] = moves.slice(-2).map(readSlide);
  if (!before || !last || before.letter !== last.letter) return moves;
  const by = before.by + last.by;
  return by === 0 ? moves.slice(0, -2) : [...moves.slice(0, -2), writeSlide(last.letter, by)];
}

/** The vehicle nearest in that direction; what lies aside counts twice. */
export function nearest(grid: Grid, piece: number, side: Direction): number | undefined {
  const middle = (index: number) => {
    const { row, col, rows, cols } = grid.pieces[index]!;
    return { row: row + rows / 2, col: col + cols / 2 };
  };
  const from = middle(piece);
  const upright = side === 'up' || side === 'down';
  const sign = side === 'down' || side === 'right' ? 1 : -1;
  let best: number | undefined;
  let distance = Infinity;
  grid.pieces.forEach((_, index) => {
    const to = middle(index);
    const ahead = sign * (upright ? to.row - from.row : to.col - from.col);
    const aside = Math.abs(upright ? to.col - from.col : to.row - from.row);
    if (ahead <= 0 || ahead + 2 * aside >= distance) return;
    best = index;
    distance = ahead + 2 * aside;
  });
  return best;
}

/** The one after or before it in reading order; nothing past the ends. */
export function beside(grid: Grid, piece: number | undefined, by: 1 | -1): number | undefined {
  const place = (index: number) => grid.pieces[index]!.row * grid.cols + grid.pieces[index]!.col;
  const order = grid.pieces.map((_, index) => index).sort((a, b) => place(a) - place(b));
  if (piece === undefined) return by > 0 ? order[0] : order.at(-1);
  return order[order.indexOf(piece) + by];
}

/** The board with one vehicle further on: shown until the server has answered. */
export function slid(grid: Grid, piece: number, by: number): Grid {
  const pieces = grid.pieces.slice();
  const { row, col } = pieces[piece]!;
  const upright = isUpright(grid, piece);
  pieces[piece] = { ...pieces[piece]!, row: upright ? row + by : row, col: upright ? col : col + by };
  return { ...grid, pieces };
}

export const isRed = (grid: Grid, piece: number): boolean => grid.styles[grid.pieces[piece]!.style]?.fill[0] === 'danger';

/** The red car beyond the edge. */
export const drivenOut = once((grid: Grid): Grid => ({
  ...grid, pieces: grid.pieces.map((piece, i) => (isRed(grid, i) ? { ...piece, col: grid.cols } : piece)),
}));
