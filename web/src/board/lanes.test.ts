import { describe, expect, it } from 'vitest';

import type { Grid } from '../grid/grid';
import { rounded, strands } from './lanes';

const grid = { rows: 3, cols: 4, cells: new Uint8Array(12), styles: [], pieces: [] } satisfies Grid;
const at = (row: number, col: number): number => row * grid.cols + col;

describe('lanes of a thread', () => {
  it('run through the middle of cells walked once', () => {
    const [one, ...more] = strands(grid, [at(0, 0), at(0, 1), at(0, 2), at(1, 2)]);
    expect(more).toEqual([]);
    expect(one!.points).toEqual([[0.5, 0.5], [2.5, 0.5], [2.5, 1.5]]);
    expect(one!.turns).toEqual([[2.5, 0.5]]);
    expect(one!.legs).toBe(3);
  });

  it('keep to the right, there and back', () => {
    const [there, back] = strands(grid, [at(0, 0), at(0, 1), at(0, 0)]);
    expect(there!.points[0]![1]).toBeGreaterThan(0.5);
    expect(back!.points.at(-1)![1]).toBeLessThan(0.5);
    expect(there!.points.at(-1)).toEqual(back!.points[0]);
  });

  it('stay inside their cells however often they are walked', () => {
    const thread = Array.from({ length: 40 }, (_, i) => at(0, i % 2));
    for (const { points } of strands(grid, thread))
      for (const [, y] of points) expect(Math.abs(y - 0.5)).toBeLessThan(0.45);
  });

  it('lie side by side in one direction, too', () => {
    const thread = [at(1, 0), at(1, 1), at(0, 1), at(0, 0), at(1, 0), at(1, 1)];
    const [first, second] = strands(grid, thread);
    expect(first!.points[0]![1]).toBeLessThan(1.5);
    expect(second!.points.at(-1)![1]).toBeGreaterThan(1.5);
  });

  it('are those of the whole thread when only a part is walked', () => {
    const thread = [at(0, 0), at(0, 1), at(0, 0)];
    expect(strands(grid, thread, 2)[0]!.points[0]).toEqual(strands(grid, thread)[0]!.points[0]);
    expect(strands(grid, thread, 0)).toEqual([]);
    expect(strands(grid, [at(2, 3)])[0]!.points).toEqual([[3.5, 2.5]]);
  });

  it('do not mistake a narrow board for one with other neighbours', () => {
    const narrow = { ...grid, rows: 3, cols: 1, cells: new Uint8Array(3) };
    expect(strands(narrow, [0, 1, 2])[0]!.points).toEqual([[0.5, 0.5], [0.5, 2.5]]);
  });
});

describe('a rounded line', () => {
  it('cuts its corners and keeps its ends', () => {
    expect(rounded([[0, 0], [1, 0], [1, 1]], 0.25)).toBe('M0 0L0.75 0Q1 0 1 0.25L1 1');
    expect(rounded([[0, 0], [0.2, 0], [0.2, 1]], 0.25)).toBe('M0 0L0.1 0Q0.2 0 0.2 0.25L0.2 1');
    expect(rounded([[2, 3]], 0.25)).toBe('M2 3h0');
  });
});
