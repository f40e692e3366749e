import { describe, expect, it, vi } from 'vitest';

import type { State } from '../state/state';
import { begin } from '../state/store';

vi.mock('../state/line', () => ({ client: {} }));
const { levelWord, placeOnScale } = await import('./rating');
const { roughly } = await import('../texts/amounts');

describe('difficulty', () => {
  it('has a part of the scale for each level', () => {
    const cuts = [35.8, 66.4, 104];
    expect(placeOnScale(0, cuts, 180)).toEqual({ part: 0, place: 0 });
    expect(placeOnScale(35.8, cuts, 180)).toEqual({ part: 1, place: 0.25 });
    expect(placeOnScale(104, cuts, 180)).toEqual({ part: 3, place: 0.75 });
    expect(placeOnScale(1000, cuts, 180)).toEqual({ part: 3, place: 1 });
  });

  it('is a level, or why there is none', () => {
    begin({ language: 'en' } as State, () => undefined);
    const rating = { measures: [], remarks: [] };
    expect(levelWord(undefined)).toBe('…');
    expect(levelWord({ ...rating, level: 'expert' })).toBe('Expert');
    expect(levelWord({ ...rating, impossible: true })).toBe('Impossible');
    expect(levelWord(rating)).toBe('Not rated');
  });

  it('tells time as exactly as anybody knows it', () => {
    expect(roughly(43)).toBe('45 s');
    expect(roughly(313)).toBe('5 min');
  });
});
