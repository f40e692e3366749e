import { describe, expect, it, vi } from 'vitest';

vi.mock('../../state/line', () => ({ client: {} }));
const { placeOnScale } = await import('./difficulty');
const { roughly } = await import('../../texts/amounts');

describe('difficulty', () => {
  it('has a part of the scale for each level', () => {
    const cuts = [35.8, 66.4, 104];
    expect(placeOnScale(0, cuts)).toEqual({ part: 0, place: 0 });
    expect(placeOnScale(35.8, cuts)).toEqual({ part: 1, place: 0.25 });
    expect(placeOnScale(104, cuts)).toEqual({ part: 3, place: 0.75 });
    expect(placeOnScale(1000, cuts)).toEqual({ part: 3, place: 1 });
  });

  it('tells time as exactly as anybody knows it', () => {
    expect(roughly(43)).toBe('45 s');
    expect(roughly(313)).toBe('5 min');
  });
});
