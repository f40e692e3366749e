import { beforeEach, expect, it, vi } from 'vitest';

import type { Desk, State } from './state';
import { begin, now, updateDesk } from './store';

// Links that are packed when they are told to be.
const packing: (() => void)[] = [];
vi.mock('./link', () => ({
  linkOf: ({ name }: Desk) => name,
  writeLink: (name: string) => new Promise((resolve) => packing.push(() => resolve({ full: `#/maze?n=${name}`, fits: `#/maze?n=${name}` }))),
}));
vi.stubGlobal('requestAnimationFrame', () => 0);
const bar = { hash: '' };
const write = (_state: unknown, _title: string, hash: string): void => void (bar.hash = hash);
vi.stubGlobal('location', bar);
vi.stubGlobal('history', { pushState: write, replaceState: write });
const { addressOf, arrive, following, writeAddress } = await import('./address');

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  packing.length = 0;
  bar.hash = '#/maze';
  arrive(bar.hash);
  begin({ page: { name: 'world', world: 'maze' }, desks: { maze: { world: 'maze', name: 'first' } }, worlds: {} } as unknown as State, () => undefined);
});

it('the address of a board that takes long to pack is not written over a newer one', async () => {
  const older = writeAddress();
  await settle();
  updateDesk('maze', { name: 'second' });
  const newer = writeAddress();
  await settle();
  expect(packing).toHaveLength(1);
  packing[0]!();
  await older;
  await settle();
  packing[1]!();
  await newer;
  expect([bar.hash, addressOf('maze')?.fits]).toEqual(['#/maze?n=second', '#/maze?n=second']);
});

it('while the one in the bar is held, the address of the board is told and not written', async () => {
  await expect(following(() => Promise.reject(new Error('no')))).rejects.toThrow();
  const told = writeAddress();
  await settle();
  packing[0]!();
  expect((await told)?.fits).toBe('#/maze?n=first');
  expect([bar.hash, now().desks.maze?.name]).toEqual(['#/maze', 'first']);
});
