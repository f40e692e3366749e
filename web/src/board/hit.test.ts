import { describe, expect, it } from 'vitest';

import type { Grid } from '../grid/grid';
import { cellUnder, cellsBetween, directionOf, edgeKey, pieceUnder, sideUnder } from './hit';
import { dragged } from './piece_drag';

const grid: Grid = {
  rows: 4, cols: 5, cells: new Uint8Array(20), styles: [],
  pieces: [{ row: 1, col: 1, rows: 1, cols: 2, style: 0 }, { row: 0, col: 4, rows: 3, cols: 1, style: 0 }],
};

describe('what is under a point', () => {
  it('is a cell, or nothing beside the board', () => {
    expect(cellUnder(grid, [4.99, 3.01])).toBe(19);
    expect(cellUnder(grid, [5, 0])).toBeUndefined();
    expect(cellUnder(grid, [-0.01, 0])).toBeUndefined();
  });

  it('is a piece on any of its cells', () => {
    expect(pieceUnder(grid, [2.5, 1.5])).toBe(0);
    expect(pieceUnder(grid, [4.2, 2.9])).toBe(1);
    expect(pieceUnder(grid, [3.1, 1.5])).toBeUndefined();
  });

  it('is the nearest side', () => {
    expect(sideUnder([2.9, 1.5]).side).toBe('right');
    expect(sideUnder([2.5, 1.1]).side).toBe('up');
    expect(sideUnder([2.05, 1.5])).toEqual({ side: 'left', off: expect.closeTo(0.05) as number });
  });

  it('is one edge, from both its cells', () => {
    expect(edgeKey(grid, 7, 'left')).toBe(edgeKey(grid, 6, 'right'));
    expect(edgeKey(grid, 7, 'up')).toBe(edgeKey(grid, 2, 'down'));
    expect(edgeKey(grid, 5, 'left')).toBe('5 left');
  });
});

describe('a drag', () => {
  it('skips no cell', () => {
    expect(cellsBetween(grid, 0, 3)).toEqual([1, 2, 3]);
    expect(cellsBetween(grid, 0, 12)).toEqual([6, 12]);
    expect(cellsBetween(grid, 7, 7)).toEqual([]);
  });

  it('has a direction once it is long enough', () => {
    expect(directionOf(3, 20, 24)).toBeUndefined();
    expect(directionOf(3, -30, 24)).toBe('up');
    expect(directionOf(-30, 29, 24)).toBe('left');
  });

  it('goes with the finger as far as the piece may go', () => {
    const range = { axis: 'x', least: -1, most: 2 } as const;
    expect(dragged(50, 100, range)).toBe(0.5);
    expect(dragged(500, 100, range)).toBe(2);
    expect(dragged(-130, 100, range)).toBe(-1);
  });
});
