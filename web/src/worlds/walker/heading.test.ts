import { describe, expect, it } from 'vitest';

import type { Motion } from '../../api/protocol';
import { gridOf } from '../../grid/grid';
import { Reel } from '../../grid/reel';
import type { Desk } from '../../state/state';
import { between, headingOf } from './heading';

const style = { fill: ['surface', 1], ink: ['ink', 1] };
const board = { rows: 3, cols: 3, styles: [style], cells: [0, 9] };
const grid = gridOf(board as never);

const watching = (step: number): Desk => {
  const frames = [{ walked: 1 }, { walked: 2 }, { walked: 3 }];
  const motion = { scene: { title: '', board, thread: [3, 4, 1] }, frames } as unknown as Motion;
  return { mode: 'watch', player: { reel: new Reel(motion), kind: 'solution', step } } as unknown as Desk;
};

describe('where the walker looks', () => {
  it('goes by the longer side', () => {
    expect(between(grid, 0, 2)).toBe('right');
    expect(between(grid, 0, 7)).toBe('down');
    expect(between(grid, 8, 2)).toBe('up');
    expect(between(grid, 5, 3)).toBe('left');
    expect(between(grid, 4, 4)).toBeUndefined();
  });

  it('looks where he is about to go, and then where he went', () => {
    expect(headingOf(watching(0))).toEqual({ heading: 'right', step: 0 });
    expect(headingOf(watching(1))).toEqual({ heading: 'right', step: 1 });
    expect(headingOf(watching(1.2))).toEqual({ heading: 'up', step: 2 });
    expect(headingOf(watching(2))).toEqual({ heading: 'up', step: 2 });
  });

  it('looks the way of the last move in a game', () => {
    const playing = (moves: string[]) => ({ mode: 'play', game: { moves } }) as unknown as Desk;
    expect(headingOf(playing([])).heading).toBe('right');
    expect(headingOf(playing(['down', 'left'])).heading).toBe('left');
  });
});
