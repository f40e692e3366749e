import { describe, expect, it, vi } from 'vitest';

vi.mock('../state/line', () => ({ client: {} }));
const { plotOf, pointsOf, ticksOf } = await import('./trade_off');

describe('steps against life', () => {
  const points = pointsOf([{ steps: 8, life: 2, bound: 2 }, { steps: 10, life: 5, bound: 6 }, { steps: 18, life: 9, bound: 9 }]);

  it('is drawn as a line that rises where more steps bring more', () => {
    expect(points[1]).toEqual({ steps: 10, left: 5, bound: 6 });
    const { x, y, line } = plotOf(points, true);
    expect(x(10)).toBeGreaterThan(x(8));
    expect(y(5)).toBeLessThan(y(2));
    expect(plotOf(points, false).line.length).toBeLessThan(line.length);
    expect(line.startsWith(`M${x(8).toFixed(1)} ${y(2).toFixed(1)}H${x(10).toFixed(1)}V${y(5).toFixed(1)}`)).toBe(true);
  });

  it('reads energy as it reads life, and one row alone', () => {
    const [one] = pointsOf([{ steps: 4, energy: 0, bound: 0 }]);
    expect(one).toEqual({ steps: 4, left: 0, bound: 0 });
    const { x, y } = plotOf([one!], true);
    expect([x(4), y(0)].every(Number.isFinite)).toBe(true);
  });

  it('has round numbers on its axes', () => {
    expect(ticksOf(0, 9)).toEqual([0, 2, 4, 6, 8]);
    expect(ticksOf(0, 20)).toEqual([0, 5, 10, 15, 20]);
    expect(ticksOf(8, 18)).toEqual([8, 10, 12, 14, 16, 18]);
    expect(ticksOf(4, 4)).toEqual([4]);
    expect(ticksOf(0, 1234)).toEqual([0, 500, 1000]);
  });
});
