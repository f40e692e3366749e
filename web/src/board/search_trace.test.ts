import { describe, expect, it } from 'vitest';

import type { Style } from '../api/protocol';
import type { Grid } from '../grid/grid';
import { hintArrows, routeCells } from './picture';
import { SearchTrace } from './search_trace';

const floor: Style = { fill: ['surface', 1], ink: ['ink', 1] };
const grid: Grid = {
  rows: 2, cols: 3, styles: [floor, { ...floor, solid: true }], cells: new Uint8Array([0, 0, 1, 0, 0, 0]), pieces: [],
};

describe('a search', () => {
  it('has a frontier of what it sees and has not expanded', () => {
    const trace = new SearchTrace(grid, [0, 3, 1, 0, 4]);
    trace.show(1);
    expect([...trace.frontier]).toEqual([3, 1]);
    trace.show(3);
    expect([...trace.frontier]).toEqual([4]);
    expect(trace.order[1]).toBe(2);
  });

  it('counts the first of several states of a cell, and goes back', () => {
    const trace = new SearchTrace(grid, [0, 3, 1, 0, 4]);
    trace.show(5);
    expect(trace.order[0]).toBe(0);
    expect([...trace.frontier]).toEqual([5]);
    trace.show(1);
    expect(trace.order[3]).toBe(-1);
    expect(trace.shown).toBe(1);
  });
});

describe('answers from elsewhere', () => {
  it('are routes in the coordinates of the world', () => {
    const axes = { x: 'x', y: 'y', up: true, first: 0, letters: false };
    expect(routeCells([[0, 0], [2, 1]], { ...grid, axes })).toEqual([3, 2]);
    expect(routeCells([[1, 1], [3, 2]], { ...grid, axes: { ...axes, up: false, first: 1 } })).toEqual([0, 5]);
    expect(routeCells([[0, 2], [1, 0]], grid)).toEqual([2, 3]);
  });

  it('are arrows, one a straight part', () => {
    expect(hintArrows(grid, [0, 1, 2, 5])).toEqual([
      { from: [0.5, 0.5], to: [2.5, 0.5] },
      { from: [2.5, 0.5], to: [2.5, 1.5], dashed: true },
    ]);
    expect(hintArrows(grid, [4])).toEqual([]);
  });
});
