import { describe, expect, it } from 'vitest';

import { pieceOn } from '../../board/hit';
import type { Grid } from '../../grid/grid';
import { beside, cellsInReach, distanceTo, joined, nearest, reachOf, readSlide, slid, writeSlide } from './slides';

// A car across at (1,0), a truck down at (0,3), a car across at (3,0), on 4 x 4.
const grid: Grid = {
  rows: 4,
  cols: 4,
  styles: ['', 'A', 'B', 'C'].map((text) => ({ fill: ['piece', 0], ink: ['ink', 1], text })),
  cells: new Uint8Array(16),
  pieces: [
    { row: 1, col: 0, rows: 1, cols: 2, style: 1 },
    { row: 0, col: 3, rows: 3, cols: 1, style: 2 },
    { row: 3, col: 0, rows: 1, cols: 2, style: 3 },
  ],
};
const moves = ['A+1', 'B+1', 'C+1', 'C+2'];

describe('slides', () => {
  it('are read and written', () => {
    expect(readSlide('B-12')).toEqual({ letter: 'B', by: -12 });
    expect(readSlide('next')).toBeUndefined();
    expect(writeSlide('A', 2)).toBe('A+2');
    expect(writeSlide('A', -2)).toBe('A-2');
  });

  it('say how far a vehicle can go', () => {
    expect(reachOf(grid, 0, moves)).toEqual({ axis: 'x', least: 0, most: 1 });
    expect(reachOf(grid, 1, moves)).toEqual({ axis: 'y', least: 0, most: 1 });
    expect(cellsInReach(grid, 0, moves)).toEqual([6]);
    expect(cellsInReach(grid, 1, moves)).toEqual([15]);
    expect(cellsInReach(grid, 2, moves)).toEqual([14, 15]);
  });

  it('find the vehicle on a cell, and how far a cell is', () => {
    expect(pieceOn(grid, 5)).toBe(0);
    expect(pieceOn(grid, 6)).toBeUndefined();
    expect(distanceTo(grid, 0, 6)).toBe(1);
    expect(distanceTo(grid, 0, 5)).toBeUndefined();
    expect(distanceTo(grid, 0, 10)).toBeUndefined();
    expect(distanceTo(grid, 1, 15)).toBe(1);
  });

  it('join with the one before of the same vehicle', () => {
    expect(joined(['A+1', 'B+1', 'B+1'])).toEqual(['A+1', 'B+2']);
    expect(joined(['A+1', 'B+1', 'B-1'])).toEqual(['A+1']);
    expect(joined(['A+1', 'B+1'])).toEqual(['A+1', 'B+1']);
    expect(joined(['A+1'])).toEqual(['A+1']);
  });

  it('show a vehicle further on, and leave the board as it was', () => {
    expect(slid(grid, 1, 1).pieces[1]).toMatchObject({ row: 1, col: 3 });
    expect(slid(grid, 0, 1).pieces[0]).toMatchObject({ row: 1, col: 1 });
    expect(grid.pieces[0]!.col).toBe(0);
  });
});

describe('choosing', () => {
  it('goes to what is nearest that way', () => {
    expect(nearest(grid, 0, 'down')).toBe(2);
    expect(nearest(grid, 0, 'right')).toBe(1);
    expect(nearest(grid, 0, 'left')).toBeUndefined();
  });

  it('goes on in reading order, and past the ends to nothing', () => {
    expect(beside(grid, 1, 1)).toBe(0);
    expect(beside(grid, 0, 1)).toBe(2);
    expect(beside(grid, 2, 1)).toBeUndefined();
    expect(beside(grid, 1, -1)).toBeUndefined();
    expect(beside(grid, undefined, 1)).toBe(1);
    expect(beside(grid, undefined, -1)).toBe(2);
  });
});
