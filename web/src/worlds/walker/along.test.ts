import { describe, expect, it } from 'vitest';

import { curveOf, stepAt } from './along';

describe('the curve of what is left', () => {
  it('goes from the left margin to the right one, and has 0 at its foot', () => {
    const curve = curveOf([8, 13, 10, 0], 100, 50, 5);
    expect(curve.x(0)).toBe(5);
    expect(curve.x(3)).toBe(95);
    expect(curve.y(13)).toBe(5);
    expect(curve.y(0)).toBe(45);
    expect(curve.line).toBe('M5.0 20.4H35.0V5.0H65.0V14.2H95.0V45.0');
  });

  it('reaches below 0 where somebody died', () => {
    expect(curveOf([3, -2], 100, 50, 5).low).toBe(-2);
  });

  it('is no longer than the eye can see', () => {
    const values = Array.from({ length: 50_000 }, (_, i) => i % 9);
    expect(curveOf(values, 300, 60, 4).line.length).toBeLessThan(20_000);
  });

  it('has a place for a way of one cell', () => {
    expect(curveOf([4], 100, 50, 5).line).toBe('M5.0 5.0');
    expect(stepAt([4], 0.7)).toBe(0);
  });

  it('finds the step under the pointer', () => {
    expect(stepAt([1, 2, 3, 4, 5], 0.49)).toBe(2);
    expect(stepAt([1, 2, 3, 4, 5], 2)).toBe(4);
    expect(stepAt([1, 2, 3, 4, 5], -1)).toBe(0);
  });
});
