import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { Traced } from '../api/protocol';
import type { Desk, Lane, State } from '../state/state';
import { begin } from '../state/store';

vi.mock('../state/line', () => ({ client: {} }));
const { raceResult } = await import('./race_result');

beforeAll(() => begin({ language: 'en' } as State, () => undefined));

const lane = (algorithm: string, expanded: number, steps?: number, cells: number[] = []): Lane => ({
  algorithm,
  traced: { cells, cut: false, report: { objective: 'steps', stats: { expanded, seconds: 0 }, ...(steps !== undefined && { feasible: { steps } }) } } as unknown as Traced,
});
const desk = (world: string, ...lanes: Lane[]): Desk => ({ world, race: { id: 1, lanes, shown: 0, playing: false, speed: 1 } }) as unknown as Desk;

describe('the winner of a race', () => {
  it('is the search that explored least, told against the next', () => {
    expect(raceResult(desk('labyrinth', lane('bfs', 100, 9), lane('astar', 84, 9)))).toBe('A* explored 16 % fewer rooms than breadth-first.');
    expect(raceResult(desk('maze', lane('bfs', 3, 9, [0, 1, 2]), lane('astar', 2, 9, [0, 1])))).toBe('A* explored 33 % fewer cells than breadth-first.');
    expect(raceResult(desk('maze', lane('state-bfs', 3, 9, [0, 1, 0]), lane('astar', 2, 9, [0, 1]), lane('bfs', 1)))).toMatch(/fewer states/);
  });

  it('explored something, however little', () => {
    expect(raceResult(desk('labyrinth', lane('bfs', 10_000, 9), lane('astar', 9, 9)))).toMatch(/ 99 % fewer/);
    expect(raceResult(desk('labyrinth', lane('bfs', 10_000, 9), lane('astar', 9_999, 9)))).toMatch(/ 0.1 % fewer/);
  });

  it('has no better solution for having looked at less', () => {
    expect(raceResult(desk('labyrinth', lane('dfs', 50, 12), lane('bfs', 100, 9)))).toBe('depth-first explored 50 % fewer rooms than breadth-first, but its solution is longer by 3 steps.');
  });

  it('has found a solution at all, and all the others have ended', () => {
    expect(raceResult(desk('maze', lane('bfs', 5), lane('astar', 50, 9)))).toBe('Only A* found a solution.');
    expect(raceResult(desk('maze', lane('bfs', 5), lane('astar', 50)))).toBe('No search found a solution.');
    expect(raceResult(desk('labyrinth', lane('bfs', 5, 1), lane('astar', 5, 1)))).toBe('breadth-first and A* explored equally many.');
    expect(raceResult(desk('maze', lane('bfs', 5, 1), { algorithm: 'astar' }))).toBe('');
    expect(raceResult(desk('maze', lane('bfs', 5, 1)))).toBe('');
  });
});
