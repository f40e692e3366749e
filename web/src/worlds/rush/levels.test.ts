import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

vi.mock('../../actions/bring', () => ({}));
vi.mock('../../actions/play', () => ({}));
vi.mock('../../state/line', () => ({ client: {} }));

const { levelsOf, nextLevel } = await import('./levels');

const text = [
  '# A collection', '', '# Beginner 1', '5 ...BBB....CD.AAECD...EFF...E........ 1949', '', '# Beginner 2',
  '6 .BBB.....CDE.AACDE.FFF.............. 2380', '', '# Expert 1', '33 BBBCDEFGGCDEF.AADEHHI....JI.KK.JLLMM 24132',
].join('\n');
const puzzles = [{ title: 'Beginner 1', line: 4 }, { title: 'Beginner 2', line: 6 }, { title: 'Expert 1', line: 10 }];
const levels = levelsOf(text, puzzles);

describe('levels', () => {
  it('come from titles and lines', () => {
    expect(levels.map(({ level, number, moves }) => [level, number, moves])).toEqual([
      ['beginner', 1, 5], ['beginner', 2, 6], ['expert', 1, 33],
    ]);
    expect(levels[2]!.board).toBe('BBBCDEFGGCDEF.AADEHHI....JI.KK.JLLMM');
  });

  it('get a bit harder', () => {
    expect(nextLevel(levels, {}, 0)).toBe(levels[0]);
    expect(nextLevel(levels, { [levels[0]!.board]: 5 }, levels[0]!)).toBe(levels[1]);
    expect(nextLevel(levels, { [levels[1]!.board]: 9 }, levels[0]!)).toBe(levels[2]);
    expect(nextLevel(levels, { [levels[2]!.board]: 33 }, levels[2]!)).toBeUndefined();
    expect(nextLevel(levels, {}, 5)).toBe(levels[1]);
    expect(nextLevel(levels, {}, 51)).toBeUndefined();
    expect(nextLevel(levels, Object.fromEntries(levels.map((level) => [level.board, 1])), levels[0]!)).toBeUndefined();
  });

  it('are all in the shipped file', () => {
    const shipped = readFileSync(new URL('../../../../examples/rush/levels.txt', import.meta.url), 'utf8');
    const titled = shipped.split('\n').flatMap((line, i) => (/^# \w+ \d+$/.test(line) ? [{ title: line.slice(2), line: i + 1 }] : []));
    const all = levelsOf(shipped, titled);
    expect(all).toHaveLength(titled.length);
    expect(new Set(all.map((level) => level.board)).size).toBe(all.length);
  });
});
