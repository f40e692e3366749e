import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Parsed } from '../api/protocol';
import type { State } from '../state/state';
import { begin, now, updateDesk } from '../state/store';

const asked: { operation: string; request: { text: string; moves?: string[] } }[] = [];
const board = { rows: 1, cols: 2, styles: [], cells: [] };

vi.mock('../state/line', () => {
  const get = (_world: string, operation: string, request: { text: string; moves?: string[] }) => {
    asked.push({ operation, request });
    if (operation === 'parse') return Promise.resolve({ world: 'maze', text: request.text, warnings: [], scene: { title: '', board } });
    const refused = request.moves?.includes('wall');
    if (operation === 'play') return Promise.resolve({ board, figures: {}, standing: 'running', moves: [], settings: [], events: [], refused });
    return Promise.reject(new Error('none'));
  };
  return { client: { get, ask: (...question: Parameters<typeof get>) => ({ result: get(...question), cancel: () => undefined }) } };
});
vi.mock('../worlds/index', () => ({ viewOf: () => ({}) }));
vi.stubGlobal('requestAnimationFrame', () => 0);
const store = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => void store.set(name, value),
  removeItem: (name: string) => void store.delete(name),
});

const { lay } = await import('../actions/desk');
const { move, startGame } = await import('../actions/play');
const { keepHere } = await import('../state/kept');
const { bringBack, keptOf, readKept } = await import('./bring_back');

const empty = () =>
  begin({ page: { name: 'world', world: 'maze' }, language: 'en', desks: {}, worlds: {} } as unknown as State, () => undefined);
const keepMaze = () => keepHere('desk.maze', keptOf(now().desks.maze!, now().desks.maze!.parsed.text));

beforeEach(() => {
  store.clear();
  empty();
  lay({ world: 'maze', text: 'mine', warnings: [], scene: { title: '', board } } as unknown as Parsed, 'my board', { from: 'text' });
});

describe('a reload', () => {
  it('brings back the board and the game with its moves', async () => {
    await startGame('maze');
    await move('maze', 'right');
    keepMaze();
    empty();
    expect(await bringBack('maze')).toBe(true);
    const desk = now().desks.maze!;
    expect([desk.name, desk.parsed.text, desk.mode]).toEqual(['my board', 'mine', 'play']);
    expect(desk.game!.moves).toEqual(['right']);
    expect(asked.filter(({ operation }) => operation === 'play').at(-1)!.request).toMatchObject({ text: 'mine', moves: ['right'] });
  });

  it('brings back the board alone where the game is no good any more', async () => {
    await startGame('maze');
    updateDesk('maze', ({ game }) => ({ game: { ...game!, moves: ['wall'] } }));
    keepMaze();
    empty();
    expect(await bringBack('maze')).toBe(true);
    expect([now().desks.maze!.mode, now().desks.maze!.game]).toEqual(['look', undefined]);
  });

  it('keeps nothing that is too long, nor what was there before it', async () => {
    keepMaze();
    keepHere('desk.maze', { text: 'x'.repeat(3 << 20) });
    empty();
    expect(await bringBack('maze')).toBe(false);
  });

  it('is not misled by garbage', () => {
    for (const value of [null, 1, [], {}, { name: 'x', origin: null }, { name: 'x', origin: { from: 'text' } }])
      expect(readKept(value)).toBeUndefined();
    expect(readKept({ name: 'x', text: 't', mode: 'play', origin: { from: 'text' }, game: { moves: [1] } })).toMatchObject({ mode: 'look' });
  });
});
