import { describe, expect, it, vi } from 'vitest';

import { keptHere } from '../state/kept';
import type { Desk } from '../state/state';

vi.mock('../worlds/index', () => ({ viewOf: () => ({}) }));
const { keepDesk, keptOf, readKept } = await import('./bring_back');

const desk = (change: Partial<Desk>): Desk =>
  ({ world: 'maze', mode: 'look', origin: { from: 'text' }, parsed: { text: 'mine' }, ...change }) as Desk;

describe('what a reload leaves as it is', () => {
  it('is what the address cannot say', () => {
    const game = { start: 'mine', moves: ['right'], undone: ['up'], settings: {}, began: 0 } as unknown as NonNullable<Desk['game']>;
    expect(keptOf(desk({ game }), 'mine')).toEqual({ from: 'text', whole: { text: 'mine' }, game: { moves: ['right'], undone: ['up'], passed: 0 } });
    expect(keptOf(desk({ origin: { from: 'example', file: 'a.txt' } }), 'mine')).toEqual({ from: 'example' });
    const recipe = desk({ origin: { from: 'recipe', options: {}, seed: 1 } });
    expect(keptOf(recipe, 'mine').whole).toEqual({ text: 'mine' });
    expect(keptOf(recipe, 'x'.repeat(2 << 20)).whole).toBeUndefined();
  });

  it('is told of the time when the page is left', () => {
    const written = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => written.get(name), setItem: (name: string, value: string) => written.set(name, value), removeItem: () => undefined,
    });
    const passed = (): number => readKept(keptHere('desk.maze'))!.game!.passed;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(2000);
    const played = desk({ game: { moves: ['right'], undone: [], began: 1000 } as unknown as NonNullable<Desk['game']> });
    keepDesk(played);
    clock.mockReturnValue(6000);
    keepDesk(played);
    expect(passed()).toBe(1000);
    keepDesk(played, true);
    expect(passed()).toBe(5000);
    clock.mockRestore();
  });

  it('is not misled by garbage', () => {
    for (const value of [null, 1, []]) expect(readKept(value)).toBeUndefined();
    const kept = readKept({ from: 'text', whole: 1, game: { moves: [1], undone: [], passed: 0 } });
    expect([kept?.whole, kept?.game]).toEqual([undefined, undefined]);
    expect(readKept({ from: 'text', whole: { text: 't' }, game: { moves: [], undone: ['up'], passed: 3 } })).toMatchObject({
      whole: { text: 't' }, game: { undone: ['up'], passed: 3 },
    });
  });
});
