import type { Desk } from '../state/state';
import { t, wordOf } from '../texts/texts';

/** A move in words: "left", "B down by 2"; of games of two as their players write it. */
export function moveText(move: string, desk: Desk): string {
  const [, letter, sign, by] = /^(.+?)([+-])(\d+)$/.exec(move) ?? [];
  const grid = desk.game?.grid ?? desk.grid;
  const piece = grid.pieces.find(({ style }) => grid.styles[style]?.text === letter);
  if (letter === undefined || !piece) return wordOf('move', move);
  const across = piece.cols > piece.rows;
  const way = across ? (sign === '+' ? 'right' : 'left') : sign === '+' ? 'down' : 'up';
  return t().play.slide(letter, wordOf('slide', way), by!);
}

