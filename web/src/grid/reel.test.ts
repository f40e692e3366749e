import { describe, expect, it } from 'vitest';

import type { Motion } from '../api/protocol';
import { Reel } from './reel';

const style = { fill: ['surface', 1], ink: ['ink', 1] } as const;
const board = { rows: 1, cols: 3, styles: [{ ...style }, { ...style, text: '3' }], cells: [0, 1, 1, 1, 0, 1] };

const walk = (frames: Motion['frames']): Motion =>
  ({ scene: { title: '', board, thread: [0, 1, 2] }, frames }) as unknown as Motion;

describe('a reel', () => {
  const motion = walk([
    { walked: 1, figures: [{ name: 'energy', title: 'energy', value: '5' }] },
    { walked: 2, changes: [[1, 0]], figures: [{ name: 'energy', title: 'energy', value: '7' }] },
    { walked: 3, figures: [{ name: 'energy', title: 'energy', value: '6' }] },
  ]);

  it('has as many steps as the walker makes', () => {
    const reel = new Reel(motion);
    expect(reel.length).toBe(2);
    expect(reel.at(0).walked).toBe(1);
    expect(reel.at(0).figures[0]?.value).toBe('5');
    expect(reel.at(2).walked).toBe(3);
  });

  it('goes back as it went on', () => {
    const reel = new Reel(motion);
    expect(reel.at(1).grid.cells[1]).toBe(0);
    expect(reel.at(0).grid.cells[1]).toBe(1);
  });

  it('begins with the scene where nobody walks', () => {
    const reel = new Reel({ scene: { ...motion.scene, thread: [] }, frames: [{ changes: [[0, 1]] }] });
    expect(reel.length).toBe(1);
    expect(reel.at(0).grid.cells[0]).toBe(0);
    expect(reel.at(1).grid.cells[0]).toBe(1);
  });
});

describe('a long reel', () => {
  const style = { fill: ['surface', 1], ink: ['ink', 1] } as const;
  const closed = btoa('\0'.repeat(38));
  const long = {
    scene: {
      title: '',
      board: {
        rows: 1, cols: 300, styles: [{ ...style }, { ...style }], cells: [0, 300], walls: { right: closed, down: closed },
        pieces: [{ row: 0, col: 0, rows: 1, cols: 1, style: 0 }],
      },
    },
    frames: Array.from({ length: 299 }, (_, i) => ({ changes: [[i, 1]], digs: [[i + 1, 'left', true]], shifts: [[0, 0, i + 1]] })),
  } as unknown as Motion;

  it('is the same at a step, wherever one comes from', () => {
    const reel = new Reel(long);
    for (const step of [0, 299, 130, 131, 64, 3, 250, 63, 128]) {
      const { grid } = reel.at(step);
      expect(grid.cells.lastIndexOf(1)).toBe(step - 1);
      expect(grid.pieces[0]!.col).toBe(step);
      expect(grid.walls!.right.get(step)).toBe(false);
      if (step > 0) expect(grid.walls!.right.get(step - 1)).toBe(true);
    }
  });

  it('gives the same shot for the same step', () => {
    const reel = new Reel(long);
    expect(reel.at(70.4)).toBe(reel.at(70));
  });
});
