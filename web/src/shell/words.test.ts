import { beforeAll, describe, expect, it } from 'vitest';

import type { State } from '../state/state';
import { begin } from '../state/store';
import { brushWord, exampleTitle, noticeText, puzzleTitle, word, wordOf } from '../texts/names';
import { nearness } from './busy';
import { cut } from './notice';

beforeAll(() => begin({ language: 'en' } as State, () => undefined));

describe('small things', () => {
  it('puts the caret under the column', () => {
    expect(cut('S#E', 2)).toEqual({ text: 'S#E', caret: 1 });
    expect(cut('\t\tx', 3)).toEqual({ text: '  x', caret: 2 });
    const { text, caret } = cut(`${'.'.repeat(200)}x${'.'.repeat(200)}`, 201);
    expect(text[caret!]).toBe('x');
    expect(text.length).toBeLessThan(42);
  });

  it('measures a gap, whichever side is larger', () => {
    expect(nearness(10, 10)).toBe(1);
    expect(nearness(20, 15)).toBe(0.75);
    expect(nearness(15, 20)).toBe(0.75);
    expect(nearness(5, 0)).toBe(0);
  });
});

describe('names of files and servers', () => {
  it('are words only where the page has words for them', () => {
    expect(puzzleTitle('Expert 12')).toBe('Expert 12');
    expect(['endless wall', 'food 3', '7'].map((name) => brushWord('pacman', name))).toEqual(['solid wall', 'food 3', '7']);
    for (const name of ['constructor', 'toString', '__proto__', 'valueOf 3', 'constructor 1'])
      for (const say of [puzzleTitle, exampleTitle, noticeText, word, (each: string) => wordOf('fog', each)]) expect(say(name)).toBe(name);
  });
});
