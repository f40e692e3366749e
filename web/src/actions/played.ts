import type { Direction } from '../api/protocol';
import { neighbour, pairOf, type Grid } from '../grid/grid';
import type { Game } from '../state/state';

// What somebody has played so far as a solution: the cells walked, or the slides. `ariadne verify` reads either form.

export interface Played { text: string; json: { route: [number, number][] } | { slides: string[] } }

const opposite: Record<string, Direction> = { down: 'up', right: 'left', up: 'down', left: 'right' };

/** Backwards from where the walker stands: each move was a step. */
function cellsOf(grid: Grid, walker: number, moves: readonly string[]): number[] {
  const cells = [walker];
  for (const move of [...moves].reverse()) {
    const side = opposite[move];
    const before = side && neighbour(grid, cells[0]!, side);
    if (before !== undefined) cells.unshift(before);
  }
  return cells;
}

/** Slides of one vehicle one after another are one move, and none where it is back. */
function slidesOf(moves: readonly string[]): string[] {
  const slides: { letter: string; by: number }[] = [];
  for (const move of moves) {
    const [, letter, by] = /^(.)([+-]\d+)$/.exec(move) ?? [];
    if (letter === undefined) continue;
    const last = slides.at(-1);
    if (last?.letter !== letter) slides.push({ letter, by: Number(by) });
    else if ((last.by += Number(by)) === 0) slides.pop();
  }
  return slides.map(({ letter, by }) => `${letter}${by > 0 ? '+' : ''}${by}`);
}

/** Nothing: no step has been made, or it is no game of this kind. */
export function playedSoFar({ grid, moves, state }: Pick<Game, 'grid' | 'moves' | 'state'>): Played | undefined {
  if (state.walker === undefined) {
    const slides = grid.pieces.length > 0 ? slidesOf(moves) : [];
    return slides.length > 0 ? { text: slides.join(' '), json: { slides } } : undefined;
  }
  const route = cellsOf(grid, state.walker, moves).map((cell) => pairOf(grid, cell));
  if (route.length < 2) return undefined;
  return { text: route.map(([x, y]) => (grid.axes ? `(${x},${y})` : `[${x}, ${y}]`)).join(' '), json: { route } };
}
