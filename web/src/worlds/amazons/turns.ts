import type { Arrow } from '../../api/protocol';
import { pieceOn } from '../../board/hit';
import { colOf, rowOf, type Grid } from '../../grid/grid';

// A turn is three cells: where the amazon stands, where it goes, where its arrow lands. Which turns are possible the
// server has said ("d1-d7/g7"); here its list is asked by what has been picked so far.

export interface Turn { from: string; to: string; arrow: string }

export interface Picked { from?: string; to?: string }

export function readTurn(move: string): Turn | undefined {
  const found = /^([a-z]\d+)-([a-z]\d+)\/([a-z]\d+)$/.exec(move);
  return found ? { from: found[1]!, to: found[2]!, arrow: found[3]! } : undefined;
}

export const writeTurn = ({ from, to, arrow }: Turn): string => `${from}-${to}/${arrow}`;

export type Stage = 'from' | 'to' | 'arrow';

export const stageOf = (picked: Picked): Stage => (!picked.from ? 'from' : !picked.to ? 'to' : 'arrow');

/** The cells that can be picked next. */
export function choices(moves: string[], picked: Picked): Set<string> {
  const stage = stageOf(picked);
  const start = stage === 'from' ? '' : stage === 'to' ? `${picked.from}-` : `${picked.from}-${picked.to}/`;
  const out = new Set<string>();
  for (const move of moves) {
    if (!move.startsWith(start)) continue;
    const turn = readTurn(move);
    if (turn) out.add(turn[stage]);
  }
  return out;
}

export function cellNamed(grid: Grid, name: string): number | undefined {
  const found = /^([a-z])(\d+)$/.exec(name.toLowerCase());
  if (!found) return undefined;
  const col = found[1]!.charCodeAt(0) - 97;
  const row = grid.rows - Number(found[2]);
  return col < grid.cols && row >= 0 && row < grid.rows ? row * grid.cols + col : undefined;
}

export const sideOf = (grid: Grid, piece: number): 1 | 2 =>
  grid.styles[grid.pieces[piece]!.style]!.ink[0] === 'ebony' ? 2 : 1;

/** The board while the arrow is still to be shot: the amazon has gone already. */
export function gone(grid: Grid, from: string, to: string): Grid {
  const start = cellNamed(grid, from);
  const end = cellNamed(grid, to);
  const piece = start === undefined ? undefined : pieceOn(grid, start);
  if (piece === undefined || end === undefined) return grid;
  const pieces = grid.pieces.slice();
  pieces[piece] = { ...pieces[piece]!, row: rowOf(grid, end), col: colOf(grid, end) };
  return { ...grid, pieces };
}

/**
 * The same board with its pieces in the order of the board before, so that each amazon glides from where it stood. The
 * server lists them by place.
 */
export function inOrderOf(before: Grid, grid: Grid): Grid {
  if (before.pieces.length !== grid.pieces.length || before.cols !== grid.cols) return grid;
  const left = new Set(grid.pieces.map((_, index) => index));
  const same = (a: number, b: number) =>
    before.pieces[a]!.row === grid.pieces[b]!.row && before.pieces[a]!.col === grid.pieces[b]!.col &&
    sideOf(before, a) === sideOf(grid, b);
  const take = (fits: (b: number) => boolean): number | undefined => {
    const found = [...left].find(fits);
    if (found !== undefined) left.delete(found);
    return found;
  };
  const stayed = before.pieces.map((_, a) => take((b) => same(a, b)));
  const whole = stayed.map((found, a) => found ?? take((b) => sideOf(before, a) === sideOf(grid, b)));
  return whole.every((found) => found !== undefined)
    ? { ...grid, pieces: whole.map((found) => grid.pieces[found!]!) }
    : grid;
}

/** Where each cell's ring or dot says who is nearer; the cells of arrows and the last turn's stay as they are. */
export function withTerritory(grid: Grid, nearer: number[]): Grid {
  const styles = (mark: string): number[] => grid.styles.flatMap((style, i) => (style.mark === mark ? [i] : []));
  const white = styles('ring');
  const black = styles('dot');
  if (white.length < 2 || black.length < 2) return grid;
  const cells = grid.cells.slice();
  nearer.forEach((owner, cell) => {
    if (!owner || grid.styles[cells[cell]!]!.mark === 'spent') return;
    cells[cell] = (owner > 0 ? white : black)[(rowOf(grid, cell) + colOf(grid, cell)) % 2]!;
  });
  return { ...grid, cells };
}

/** A turn as two arrows: the amazon's way whole, the shot dashed. */
export function arrowsOf(grid: Grid, move: string): Arrow[] {
  const turn = readTurn(move);
  if (!turn) return [];
  const [from, to, arrow] = [turn.from, turn.to, turn.arrow].map((name) => cellNamed(grid, name));
  if (from === undefined || to === undefined || arrow === undefined) return [];
  const go = direction(grid, from, to);
  const fly = direction(grid, to, arrow);
  // One that comes back keeps to the right of its own direction.
  const off = go.x === -fly.x && go.y === -fly.y ? 0.2 : 0;
  const line = (a: number, b: number, by: { x: number; y: number }): Arrow => ({
    from: [colOf(grid, a) + 0.5 + by.x * 0.4 - by.y * off, rowOf(grid, a) + 0.5 + by.y * 0.4 + by.x * off],
    to: [colOf(grid, b) + 0.5 - by.y * off, rowOf(grid, b) + 0.5 + by.x * off],
  });
  return [line(from, to, go), { ...line(to, arrow, fly), dashed: true }];
}

function direction(grid: Grid, from: number, to: number): { x: number; y: number } {
  return { x: Math.sign(colOf(grid, to) - colOf(grid, from)), y: Math.sign(rowOf(grid, to) - rowOf(grid, from)) };
}

/** What stands on a cell that is not free, as the texts call it. */
export function thingOn(grid: Grid, cell: number): 'arrow' | 'white' | 'black' {
  const piece = pieceOn(grid, cell);
  return piece === undefined ? 'arrow' : sideOf(grid, piece) === 1 ? 'white' : 'black';
}
