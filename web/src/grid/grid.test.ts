import { describe, expect, it } from 'vitest';

import type { Board, Style } from '../api/protocol';
import { Bits, gridOf, nameOf, open } from './grid';

const style: Style = { fill: ['surface', 1], ink: ['ink', 1] };
const base64 = (...bytes: number[]): string => btoa(String.fromCharCode(...bytes));

describe('a grid', () => {
  it('is laid out from run lengths', () => {
    const board: Board = { rows: 2, cols: 3, styles: [style, style], cells: [0, 2, 1, 3, 0, 1] };
    expect([...gridOf(board).cells]).toEqual([0, 0, 1, 1, 1, 0]);
  });

  it('has the same styles for the same styles', () => {
    const board = (): Board => ({ rows: 1, cols: 1, styles: [{ ...style }], cells: [0, 1] });
    expect(gridOf(board()).styles).toBe(gridOf(board()).styles);
  });

  it('reads passages bit by bit', () => {
    // Two rows of two: across in the upper row, down in the right column.
    const grid = gridOf({
      rows: 2, cols: 2, styles: [style], cells: [0, 4], walls: { right: base64(0b0001), down: base64(0b0010) },
    });
    expect(open(grid, 0, 'right')).toBe(true);
    expect(open(grid, 1, 'left')).toBe(true);
    expect(open(grid, 2, 'right')).toBe(false);
    expect(open(grid, 1, 'down')).toBe(true);
    expect(open(grid, 3, 'up')).toBe(true);
    expect(open(grid, 0, 'up')).toBe(false);
  });

  it('names cells as its people do', () => {
    const board: Board = { rows: 10, cols: 10, styles: [style], cells: [0, 100] };
    const axes = { x: '', y: '', up: true, first: 1, letters: true };
    expect(nameOf(gridOf({ ...board, axes }), 92)).toBe('c1');
    expect(nameOf(gridOf({ ...board, axes: { ...axes, first: 0, letters: false } }), 92)).toBe('(2,0)');
    expect(nameOf(gridOf(board), 92)).toBe('(9,2)');
  });

  it('changes bits in a copy', () => {
    const bits = new Bits(new Uint8Array([0b101]));
    const changed = bits.with([[0, false], [1, true]]);
    expect(changed.bytes[0]).toBe(0b110);
    expect(bits.bytes[0]).toBe(0b101);
    expect(bits.equals(changed)).toBe(false);
    expect(bits.equals(new Bits(new Uint8Array([0b101])))).toBe(true);
  });
});
