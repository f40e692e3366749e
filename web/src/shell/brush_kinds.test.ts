import { expect, test } from 'vitest';

import type { Brush } from '../api/protocol';
import { kindsOf, valueOf } from './brush_kinds';

const brush = (name: string): Brush => ({ name, touch: 'cell', style: { fill: ['surface', 1], ink: ['ink', 1] } });
const kinds = (...names: string[]) => kindsOf(names.map(brush)).map(({ name, brushes }) => [name, ...brushes.map((each) => each.name)]);

test('values of one kind are together', () => {
  expect(kinds('empty', 'food 1', 'food 2', 'wall 1', 'endless wall', 'bomb 1', 'deadly bomb', 'goal'))
    .toEqual([['empty', 'empty'], ['food', 'food 1', 'food 2'], ['wall', 'wall 1', 'endless wall'], ['bomb', 'bomb 1', 'deadly bomb'], ['goal', 'goal']]);
  expect(kinds('0', '9', 'wall')).toEqual([['', '0', '9'], ['wall', 'wall']]);
  expect(['food 2', '7', 'wall'].map((name) => valueOf(brush(name)))).toEqual(['2', '7', undefined]);
});

test('what has no values stays apart', () => {
  expect(kinds('car', 'red car', 'no room', 'room')).toHaveLength(4);
});
