import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(__dirname, '..');
const text = (ending: RegExp): string =>
  (readdirSync(source, { recursive: true }) as string[])
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
const names = (from: string, pattern: RegExp): string[] => [...from.matchAll(pattern)].map((match) => match[1]!);

// A browser takes a token that nobody defines for nothing, and says nothing.
it('every token that a style asks for is defined, in a style or by a component', () => {
  const styles = text(/\.css$/);
  const known = new Set([...names(styles, /(--[\w-]+)\s*:/g), ...names(text(/\.tsx?$/), /'(--[\w-]+)'/g)]);
  const asked = new Set(names(styles, /var\((--[\w-]+)\)/g));
  expect(asked.size).toBeGreaterThan(20);
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
});
