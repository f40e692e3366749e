import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { better, ladder, medal } from './ladder';

const examples = join(new URL('.', import.meta.url).pathname, '..', '..', '..', '..', 'examples');

describe('the ladder', () => {
  it('has the levels, par and most of its README', () => {
    const table = readFileSync(join(examples, 'pacman-ladder', 'README.md'), 'utf8');
    const rows = [...table.matchAll(/^\| (\d\d-\S+)\.txt \|.*\| (\d+) \| (\d+) \|$/gm)];
    expect(ladder.map(({ name, par, most }) => [name, par, most])).toEqual(
      rows.map(([, name, par, most]) => [name, Number(par), Number(most)]),
    );
    expect(ladder).toHaveLength(12);
  });

  it('has files that are there', () => {
    for (const { file } of ladder) expect(readFileSync(join(examples, file), 'utf8')).toMatch(/^\d+,\d+\n/);
  });

  it('remembers the best of both', () => {
    expect(better(undefined, { steps: 7, energy: 2 })).toEqual({ steps: 7, energy: 2 });
    expect(better({ steps: 7, energy: 2 }, { steps: 9, energy: 5 })).toEqual({ steps: 7, energy: 5 });
  });

  it('gives the higher medal at par only', () => {
    const level = ladder[1]!;
    expect(medal(level, undefined)).toBe(0);
    expect(medal(level, { steps: 8, energy: 1 })).toBe(1);
    expect(medal(level, { steps: 7, energy: 1 })).toBe(2);
  });
});
