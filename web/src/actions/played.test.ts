import { describe, expect, it } from 'vitest';

import type { Board, GameState } from '../api/protocol';
import { gridOf } from '../grid/grid';
import { playedSoFar } from './played';

const axes = { x: 'X', y: 'Y', up: true, first: 0, letters: false };
const board = (change: Partial<Board>): Board => ({ rows: 3, cols: 4, styles: [], cells: [0, 12], ...change });

function after(moves: string[], change: Partial<Board>, walker?: number) {
  return playedSoFar({ grid: gridOf(board(change)), moves, state: { walker } as GameState });
}

describe('what was played', () => {
  it('is the cells walked, as the world counts them', () => {
    const moves = ['right', 'down', 'left', 'right'];
    expect(after(moves, { axes }, 5)).toEqual({
      text: '(0,2) (1,2) (1,1) (0,1) (1,1)', json: { route: [[0, 2], [1, 2], [1, 1], [0, 1], [1, 1]] },
    });
    expect(after(moves, { axes: { ...axes, up: false, first: 1 } }, 5)?.text).toBe('(1,1) (2,1) (2,2) (1,2) (2,2)');
    expect(after(moves, {}, 5)?.text).toBe('[0, 0] [0, 1] [1, 1] [1, 0] [1, 1]');
  });

  it('is the slides, those of one vehicle one after another as one', () => {
    const pieces = [{ row: 0, col: 0, rows: 1, cols: 2, style: 0 }];
    expect(after(['B+1', 'B+1', 'A-2'], { pieces })).toEqual({ text: 'B+2 A-2', json: { slides: ['B+2', 'A-2'] } });
    expect(after(['A+1', 'B+1', 'B-1', 'A+1'], { pieces })?.text).toBe('A+2');
  });

  it('is nothing before the first step, and in a game of two', () => {
    expect(after([], { axes }, 5)).toBeUndefined();
    expect(after(['B+1', 'B-1'], { pieces: [{ row: 0, col: 0, rows: 1, cols: 2, style: 0 }] })).toBeUndefined();
    expect(after(['d1-d7/g7'], { axes: { ...axes, letters: true } })).toBeUndefined();
  });
});
