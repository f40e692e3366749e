import { describe, expect, it } from 'vitest';

import type { Grid } from '../grid/grid';
import { clamp, fit, follow, settle, zoom } from './camera';
import { layoutOf, stride } from './layout';
import { cellsPerTile, tileScale } from './tiles';

const room = { width: 1000, height: 600 };
const extent = { rows: 1000, cols: 1000 };

describe('the camera', () => {
  it('shows the whole board in the middle', () => {
    const { x, y, cell } = fit(extent, room);
    expect(cell).toBeCloseTo(0.584);
    expect(x).toBeCloseTo((1000 - 584) / 2);
    expect(y).toBeCloseTo(8);
  });

  it('keeps the cell under the finger when it zooms', () => {
    const before = zoom(fit(extent, room), 4, [500, 300], extent, room);
    const after = zoom(before, 9, [400, 200], extent, room);
    const under = (camera: typeof before): number => (400 - camera.x) / camera.cell;
    expect(under(after)).toBeCloseTo(under(before));
  });

  it('does not lose the board', () => {
    const far = clamp({ x: 5000, y: -99999, cell: 4 }, extent, room);
    expect(far.x).toBe(8);
    expect(far.y).toBe(600 - 8 - 4000);
    expect(zoom(far, 0.0001, [0, 0], extent, room).cell).toBeCloseTo(fit(extent, room).cell);
  });

  it('settles on whole device pixels', () => {
    const settled = settle({ x: -100.3, y: -200.7, cell: 5.7 }, [500, 300], extent, room, 2);
    expect((settled.cell * 2) % 1).toBe(0);
    expect((settled.x * 2) % 1).toBeCloseTo(0);
  });

  it('follows a walker that leaves the view, and no other', () => {
    const camera = { x: -400, y: -400, cell: 10 };
    expect(follow(camera, [80, 60], extent, room)).toEqual(camera);
    expect(follow(camera, [200, 60], extent, room).x).toBeLessThan(-400);
  });
});

describe('tiles', () => {
  it('have whole pixels a cell, or halves of two', () => {
    expect([0.3, 0.6, 1.5, 2.9, 3.4, 17.8].map(tileScale)).toEqual([0.5, 1, 2, 2, 3, 18]);
    expect(cellsPerTile(3) * 3).toBeLessThanOrEqual(256);
    expect(cellsPerTile(0.5)).toBe(512);
  });
});

describe('the layout', () => {
  const grid = (rows: number, cols: number, more: Partial<Grid> = {}): Grid =>
    ({ rows, cols, styles: [], cells: new Uint8Array(rows * cols), pieces: [], ...more });

  it('fits every board into its room', () => {
    const axes = { x: 'x', y: 'y', up: true, first: 0, letters: false };
    for (const board of [grid(6, 6, { gate: 2 }), grid(10, 10, { axes }), grid(60, 66, { axes }), grid(1, 300), grid(300, 1)])
      for (const space of [room, { width: 360, height: 300 }, { width: 1600, height: 1100 }]) {
        const { width, height } = layoutOf(board, space);
        expect(width).toBeLessThanOrEqual(space.width + 1);
        expect(height).toBeLessThanOrEqual(space.height + 1);
      }
  });

  it('labels every cell, or every second, fifth, tenth, ...', () => {
    expect([stride(40, 18), stride(12, 18), stride(4, 18), stride(1, 18)]).toEqual([1, 2, 5, 20]);
  });
});
