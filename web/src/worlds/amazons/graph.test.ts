import { describe, expect, it, vi } from 'vitest';

vi.mock('./analysis', () => ({}));
vi.mock('../../state/line', () => ({ client: {} }));
const { pointsOf, turnAt } = await import('./graph');
const { sideOfTurn } = await import('./moves');
const { readRecord } = await import('./record');
const { strengthOf } = await import('./engine');

describe('the curve', () => {
  it('leaves out what nobody looked at', () => {
    const points = pointsOf([null, 0.5, 1]);
    expect(points.map(({ turn }) => turn)).toEqual([1, 2]);
    expect(points[1]!.y).toBeLessThan(points[0]!.y);
  });

  it('finds the turn under a pointer', () => {
    expect(turnAt(0, 40)).toBe(0);
    expect(turnAt(0.5, 40)).toBe(20);
    expect(turnAt(1, 40)).toBe(40);
    expect(sideOfTurn(3, 1)).toBe(2);
    expect(sideOfTurn(3, 2)).toBe(1);
  });
});

describe('a game as text', () => {
  it('is a beginning and turns', () => {
    expect(readRecord('1. d1-d8/b6 g10-g3/i5\n2. j4-d4/i4\n')).toEqual({ moves: ['d1-d8/b6', 'g10-g3/i5', 'j4-d4/i4'] });
    expect(readRecord('# six\n1q2q1/q4q/6/6/Q4Q/1Q2Q1 w\n1. b1-b3/c4\n')).toEqual({
      start: '1q2q1/q4q/6/6/Q4Q/1Q2Q1 w',
      moves: ['b1-b3/c4'],
    });
  });
});

describe('the computer', () => {
  it('is asked by level or by seconds', () => {
    expect(strengthOf({ by: 'computer', level: 'hard' })).toMatchObject({ level: 'hard' });
    expect(strengthOf({ by: 'computer', level: '3s' })).toEqual({ milliseconds: 3000 });
  });
});
