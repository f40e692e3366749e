import { describe, expect, it, vi } from 'vitest';

import type { Frame } from '../api/protocol';
import { Reel } from '../grid/reel';

vi.mock('../state/line', () => ({ client: {} }));
const { pleasant } = await import('./watch');

const reel = (frames: Frame[], pieces: number) => new Reel({
  frames,
  scene: {
    title: '',
    board: { rows: 1, cols: 4, styles: [], cells: [0, 4], pieces: Array.from({ length: pieces }, () => ({ row: 0, col: 0, rows: 1, cols: 2, style: 0 })) },
  },
});

describe('the speed at first', () => {
  it('is half a second a move where pieces slide, however many moves there are', () => {
    const slide: Frame = { shifts: [[0, 0, 1]] };
    for (const moves of [1, 12, 60, 500]) expect(pleasant(reel(Array<Frame>(moves).fill(slide), 3))).toBe(2);
  });

  it('lets a route of any length take a pleasant while', () => {
    expect(pleasant(reel(Array<Frame>(5).fill({}), 0))).toBe(3);
    expect(pleasant(reel(Array<Frame>(300).fill({}), 0))).toBe(20);
    expect(pleasant(reel(Array<Frame>(9000).fill({}), 0))).toBe(240);
  });
});
