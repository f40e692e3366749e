import { beforeEach, expect, it, vi } from 'vitest';

import type { Parsed } from '../api/protocol';
import { gridOf } from '../grid/grid';
import type { Desk, State } from '../state/state';
import { begin, now } from '../state/store';

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
