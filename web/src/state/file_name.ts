import type { Desk } from './state';

// What a board is called when it is saved: after the puzzle, in letters that every file system and every chat has.

/** "Můj labyrint (2)" becomes "muj-labyrint-2". */
export const slug = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 60).replace(/^-+|-+$/g, '');

/** Of a collection by its own title, otherwise by its file. */
export function boardName({ name, parsed }: Pick<Desk, 'name' | 'parsed'>): string {
  return (parsed.puzzle !== undefined && parsed.puzzles?.[parsed.puzzle]?.title) || name;
}

/** Of a board that a generator made. */
export const nameOfMade = (world: string, seed: number): string => `${world}-seed-${seed}`;

/** Forms of plain text that have no ending of their own, and tables. */
const plain = ['edges', 'board', 'game', 'fen', 'drawing', 'line'];
const tables = ['adjacency', 'coordinates'];

/** Of a board, or of a part of it ('route'), in a format; levels count with two digits, so that files stand in their order. */
export function fileName(desk: Pick<Desk, 'name' | 'parsed' | 'world'>, format: string, part = ''): string {
  const title = boardName(desk).replace(/^(\p{L}+) (\d)$/u, '$1 0$2');
  const ending = plain.includes(format) ? `-${format}.txt` : tables.includes(format) ? `-${format}.csv` : `.${format}`;
  return `${slug(title) || desk.world}${part && `-${part}`}${ending}`;
}
