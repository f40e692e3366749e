import { expect, it } from 'vitest';

import type { Parsed } from '../api/protocol';
import { fileName, slug } from './file_name';

const desk = (name: string, titles: string[] = [], puzzle = 0) => ({
  name, world: 'rush' as const,
  parsed: { ...(titles.length > 0 && { puzzles: titles.map((title) => ({ title, line: 1 })), puzzle }) } as Parsed,
});

it.each([
  ['Můj labyrint (2)', 'muj-labyrint-2'], ['¿Qué?', 'que'], ['../../etc/passwd', 'etc-passwd'], ['迷路', ''], ['CON', 'con'],
  ['a'.repeat(59) + ' b', 'a'.repeat(59)], ['maze-seed-12', 'maze-seed-12'],
])('%s is written %s', (text, written) => expect(slug(text)).toBe(written));

it.each([
  [desk('levels', ['Beginner 6', 'Beginner 7'], 1), 'svg', '', 'beginner-07.svg'],
  [desk('levels', ['Expert 12']), 'line', '', 'expert-12-line.txt'],
  [desk('levels', ['', '']), 'txt', '', 'levels.txt'],
  [desk('corridor'), 'adjacency', '', 'corridor-adjacency.csv'],
  [desk('maze-seed-1'), 'png', '2x', 'maze-seed-1-2x.png'],
  [desk('Tabla 7'), 'json', 'moves', 'tabla-07-moves.json'],
  [desk('迷路'), 'txt', '', 'rush.txt'],
])('a file is called after its puzzle: %#', (board, format, part, name) => expect(fileName(board, format, part)).toBe(name));
