import type { Grid } from '../grid/grid';
import { wordOf } from './names';
import { t } from './texts';

/** A move in words: "left", "B down by 2"; of games of two as their players write it. */
export function moveText(move: string, grid: Grid): string {
  const [, letter, sign, by] = /^(.+?)([+-])(\d+)$/.exec(move) ?? [];
  const piece = grid.pieces.find(({ style }) => grid.styles[style]?.text === letter);
  if (letter === undefined || !piece) return wordOf('move', move);
  const across = piece.cols > piece.rows;
  const way = across ? (sign === '+' ? 'right' : 'left') : sign === '+' ? 'down' : 'up';
  // Translators: a vehicle, a direction, a number of cells: "B down by 2"
  return t('{0} {1} by {2}', letter, wordOf('slide', way), by!);
}
