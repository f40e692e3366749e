import { describe, expect, it } from 'vitest';

import type { Style } from '../api/protocol';
import { Bits, type Grid } from '../grid/grid';
import { floorPaths, linePath, wallPath } from './wall_path';

const style: Style = { fill: ['surface', 1], ink: ['ink', 1] };
const bits = (...on: number[]): Bits => new Bits(new Uint8Array(8)).with(on.map((i) => [i, true]));
const board = (rows: number, cols: number, more: Partial<Grid> = {}): Grid => ({
  rows, cols, styles: [style, { ...style, solid: true }], cells: new Uint8Array(rows * cols), pieces: [], ...more,
});

describe('walls between rooms', () => {
  it('are one path in long runs', () => {
    const closed = board(1, 2, { walls: { right: bits(), down: bits() } });
    expect(wallPath(closed)).toBe('M0 0H2M0 1H2M0 0V1M1 0V1M2 0V1');
    const open = board(1, 2, { walls: { right: bits(0), down: bits() } });
    expect(wallPath(open)).toBe('M0 0H2M0 1H2M0 0V1M2 0V1');
  });

  it('are not round rooms that are missing', () => {
    const walls = { right: bits(), down: bits(), rooms: bits(0) };
    expect(wallPath(board(1, 3, { walls }))).toBe('M0 0H1M0 1H1M0 0V1M1 0V1');
  });
});

describe('hairlines', () => {
  it('stop at walls', () => {
    expect(linePath(board(2, 2))).toBe('M0 1H2M1 0V2');
    expect(linePath(board(2, 2, { cells: new Uint8Array([1, 0, 0, 0]) }))).toBe('M1 1H2M1 1V2');
  });
});

describe('fills', () => {
  it('are a path a style', () => {
    const paths = floorPaths(board(2, 2, { cells: new Uint8Array([0, 0, 0, 1]) }));
    expect(paths.get(0)).toBe('M0 0h2v1h-2zM0 1h1v1h-1z');
    expect(paths.get(1)).toBe('M1 1h1v1h-1z');
  });
});
