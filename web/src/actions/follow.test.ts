import { beforeEach, expect, it, vi } from 'vitest';

import type { Parsed } from '../api/protocol';
import { gridOf } from '../grid/grid';
import type { Desk, State } from '../state/state';
import { begin, now, updateDesk } from '../state/store';

const asked: { operation: string; answer: (result: unknown) => void; refuse: () => void; request: { strokes?: { col: number }[] } }[] = [];
vi.mock('../state/line', () => ({
  client: {
    get: (_world: string, operation: string, request: object) =>
      new Promise((answer, reject) => asked.push({ operation, request, answer, refuse: () => reject(new Error('no')) })),
  },
}));
vi.stubGlobal('requestAnimationFrame', () => 0);
const { Following, follows } = await import('./follow');

const parsed = (text: string): Parsed => ({ world: 'maze', text, warnings: [], formats: [], pictures: [], scene: { title: '', board: { rows: 1, cols: 9, styles: [], cells: [0, 9] } } });
const at = (col: number) => [{ row: 0, col, brush: 'start' }];
const desk = (): Desk => now().desks.maze!;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  asked.length = 0;
  const first = parsed('first');
  const lying = { world: 'maze', mode: 'look', parsed: first, grid: gridOf(first.scene.board), past: [], future: [], solved: { report: {} } } as unknown as Desk;
  begin({ desks: { maze: lying }, worlds: {} } as unknown as State, () => undefined);
});

/** Answers the question that is under way: the edit, then what it leads to. */
async function answer(text: string): Promise<void> {
  asked.at(-1)!.answer(parsed(text));
  await settle();
  asked.at(-1)!.answer({ report: { verdict: 'solved' }, sentence: text });
  await settle();
}

it('one question is under way, then the latest; the old answer stays until then, and the drag is one step back', async () => {
  expect(follows(desk())).toBe(true);
  const drag = new Following(desk());
  drag.draw(at(1));
  await settle();
  for (const col of [2, 3]) drag.draw(at(col));
  await settle();
  expect(asked.map(({ operation }) => operation)).toEqual(['edit']);
  expect(desk().parsed.text).toBe('first');
  await answer('one');
  expect([desk().parsed.text, desk().solved?.sentence]).toEqual(['one', 'one']);
  expect(asked.at(-1)!.request.strokes).toEqual(at(3));
  await answer('three');
  await drag.finish();
  expect([desk().parsed.text, desk().past]).toEqual(['three', ['first']]);
});

it('what the server refuses changes nothing, and a drag that is broken off leaves the board as it was', async () => {
  const drag = new Following(desk());
  drag.draw(at(1));
  await settle();
  await answer('one');
  drag.draw(at(8));
  await settle();
  asked.at(-1)!.refuse();
  await settle();
  expect(desk().parsed.text).toBe('one');
  await drag.cancel();
  expect([desk().parsed.text, desk().past]).toEqual(['first', []]);
});

it('a drag begun while the one before is still being answered goes on from there', async () => {
  const first = new Following(desk());
  first.draw(at(1));
  const finished = first.finish();
  await settle();
  const second = new Following(desk());
  second.draw(at(2));
  await answer('one');
  await finished;
  expect(asked.at(-1)!.request).toEqual({ text: 'one', strokes: at(2) });
  await answer('two');
  await second.finish();
  expect([desk().parsed.text, desk().past]).toEqual(['two', ['first', 'one']]);
});

it('a drag of a board that is gone draws nothing on the one in its place', async () => {
  const drag = new Following(desk());
  updateDesk('maze', { laid: 2, grid: gridOf(parsed('second').scene.board) });
  drag.draw(at(1));
  await drag.finish();
  expect(asked).toEqual([]);
});

it('a drag that is broken off brings no work back', async () => {
  const work = { what: 'solving', since: 0, cancel: () => undefined };
  updateDesk('maze', { work });
  const drag = new Following(desk());
  updateDesk('maze', { work: { ...work, ahead: 1 } });
  await drag.cancel();
  expect(desk().work?.ahead).toBe(1);
  drag.draw(at(1));
  await settle();
  await answer('one');
  await drag.cancel();
  expect([desk().parsed.text, desk().work]).toEqual(['first', undefined]);
});
