import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Desk, State } from '../../state/state';
import { begin, now } from '../../state/store';
import { keepTime, secondsOf } from './clocks';
import { undoEnding } from './ending';
import { keeps } from './keeps';
import { ownOf, putOwn, setMinutes } from './table';

vi.mock('../../state/line', () => ({ client: {} }));
vi.stubGlobal('requestAnimationFrame', () => 0);

const desk = (): Desk => now().desks.amazons!;
const passes = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1000);

function change(own: Parameters<typeof putOwn>[0]): void {
  putOwn(own);
  keepTime(desk());
}

beforeEach(() => {
  vi.useFakeTimers();
  const game = { moves: ['d1-d7/g7'], undone: [], state: { figures: { player: 2 }, standing: 'running' } };
  const table = { world: 'amazons', mode: 'play', game, own: {} } as unknown as Desk;
  begin({ desks: { amazons: table }, worlds: {} } as unknown as State, () => undefined);
  change({ line: game.moves, used: [5000, 0], minutes: 0 });
});
afterEach(() => {
  keepTime(undefined);
  vi.useRealTimers();
});

describe('the clock of who is to move', () => {
  it('goes by the minutes that are set during the move, from then on', () => {
    const set = (minutes: number): void => {
      setMinutes(minutes);
      keepTime(desk());
    };
    passes(20);
    set(1);
    expect([1, 2].map((side) => secondsOf(desk(), side as 1 | 2))).toEqual([60, 60]);
    passes(10);
    expect(secondsOf(desk(), 2)).toBe(50);
    set(0);
    passes(200);
    expect(ownOf(desk()).resigned).toBeUndefined();
    set(3);
    passes(179);
    expect(ownOf(desk()).resigned).toBeUndefined();
    passes(1);
    expect(ownOf(desk())).toMatchObject({ resigned: 2, late: true });
  });

  it('stands at nothing when it has run out, and is full again when that is undone', () => {
    setMinutes(1);
    keepTime(desk());
    passes(60);
    expect(ownOf(desk())).toMatchObject({ resigned: 2, late: true, used: [0, 60_000] });
    expect(secondsOf(desk(), 2)).toBe(0);
    const code = keeps.write(desk())!;
    expect(code).toBe('person.beginner.late2');
    expect(keeps.read(code)).toMatchObject({ resigned: 2, late: true });
    expect(undoEnding(desk())).toBe(true);
    expect(ownOf(desk())).toMatchObject({ resigned: undefined, late: undefined, used: [0, 0] });
  });

  it('is kept to this moment', () => {
    passes(20);
    expect(keeps.of(desk())).toMatchObject({ used: [5000, 20_000] });
  });
});
