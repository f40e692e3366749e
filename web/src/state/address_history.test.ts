import { beforeEach, expect, it, vi } from 'vitest';

import type { Desk, State } from './state';
import { begin, updateDesk } from './store';

// What is added to the history, on a page whose server takes its time.
vi.mock('./link', () => ({
  linkOf: ({ name, mode }: Desk) => `${name} ${mode}`,
  writeLink: (link: string) => Promise.resolve({ full: `#${link}`, fits: `#${link}` }),
}));
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
vi.stubGlobal('requestAnimationFrame', () => 0);
const bar = { hash: '' };
const entries: string[] = [];
vi.stubGlobal('location', bar);
vi.stubGlobal('history', {
  pushState: (_state: unknown, _title: string, hash: string) => void entries.push((bar.hash = hash)),
  replaceState: (_state: unknown, _title: string, hash: string) => void (bar.hash = hash),
});
const { arrive, keepAddress } = await import('./address');

keepAddress({ add: (link) => link, begins: () => false, written: () => undefined });

/** The first of two boards on a desk, and then the second. */
beforeEach(async () => {
  entries.length = 0;
  bar.hash = '#first look';
  arrive(bar.hash);
  const maze = { world: 'maze', name: 'first', mode: 'look', laid: 1 };
  begin({ page: { name: 'world', world: 'maze' }, desks: { maze }, worlds: {} } as unknown as State, () => undefined);
  updateDesk('maze', { name: 'second', laid: 2 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(entries).toEqual(['#second look']);
});

const beginGame = (wanted: number): void => updateDesk('maze', { mode: 'play', game: { wanted } as Desk['game'] });

it('a game that was asked for with its board comes late, and Back goes to the board before', async () => {
  beginGame(performance.now() - 900);
  await vi.advanceTimersByTimeAsync(1000);
  expect([bar.hash, ...entries]).toEqual(['#second play', '#second look']);
});

it('from a game that was asked for later Back goes to its board', async () => {
  beginGame(performance.now());
  await vi.advanceTimersByTimeAsync(1000);
  expect(entries).toEqual(['#second look', '#second play']);
});
