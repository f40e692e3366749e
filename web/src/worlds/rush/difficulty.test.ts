import { describe, expect, it, vi } from 'vitest';

vi.mock('../../state/line', () => ({ client: {} }));
vi.mock('./levels', () => ({ levelNames: [] }));
const { measure, placeOnScale } = await import('./difficulty');
const { roughly } = await import('../../texts/amounts');

describe('difficulty', () => {
  it('has a part of the scale for each level', () => {
    expect(placeOnScale(0)).toBe(0);
    expect(placeOnScale(35.8)).toBe(0.25);
    expect(placeOnScale(104)).toBe(0.75);
    expect(placeOnScale(1000)).toBe(1);
  });

  it('tells time as exactly as anybody knows it', () => {
    expect(roughly(43)).toBe('45 s');
    expect(roughly(313)).toBe('5 min');
  });

  it('finds a measure by either name', () => {
    const rating = { measures: [{ name: 'seconds', title: 'for people', value: 9, decimals: 0 }], remarks: [] };
    expect(measure(rating, 'seconds', 'for people')).toBe(9);
    expect(measure(rating, 'score')).toBeUndefined();
  });
});
