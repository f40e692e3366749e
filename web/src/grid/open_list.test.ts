import { expect, test } from 'vitest';

import type { Opened, Report } from '../api/protocol';
import { OpenList } from './open_list';
import { rowOfFour } from './row_of_four';

const list = new OpenList(rowOfFour);

test('what waits, in the order in which it is taken', () => {
  expect(list.waiting(0)).toEqual([0]);
  expect(list.waiting(1)).toEqual([1, 2]);
  expect(list.waiting(2)).toEqual([3]);
  expect(list.waiting(3)).toEqual([]);
  expect([list.takenAt(3), list.takenAt(2), list.openedAt(3)]).toEqual([3, undefined, 2]);
});

test('where each came from', () => {
  expect(list.current(0)).toBeUndefined();
  expect(list.current(2)).toBe(1);
  expect(list.chain(4)).toEqual([4, 3, 1, 0]);
  expect(list.parent(0)).toBeUndefined();
});

test('what a cell shows is what was opened there with the least f', () => {
  expect(list.cells(1)).toEqual(new Map([[0, 0], [1, 1], [2, 2]]));
  expect(list.cells(2).get(2)).toBe(3);
  expect(list.on(2)).toEqual([2, 3]);
});

test('those that are never taken stand by whose turn it would be', () => {
  const order = (order: Opened['order']) =>
    new OpenList({ report: {} as Report, cells: [0], cut: false, opened: { ...rowOfFour.opened, order, cell: [0, 1, 2, 3], parent: [-1, 0, 0, 0],
      g: [0, 1, 1, 0], h: [3, 3, 3, 1], at: [-1, 0, 0, 0], replaces: [-1, -1, -1, -1], goals: [] }, taken: [0] }).waiting(1);
  expect(order('least')).toEqual([3, 2, 1]); // an f below the last one taken counts as that
  expect(order('oldest')).toEqual([1, 2, 3]);
  expect(order('newest')).toEqual([3, 2, 1]);
});

test('a state of pieces is its parent with one piece moved', () => {
  const pieces = new OpenList({
    report: {} as Report, states: [[4, 9]], cut: false, taken: [0],
    opened: { order: 'oldest', step: 1, loss: 0, piece: [-1, 1], to: [-1, 3], parent: [-1, 0], g: [0, 1], h: [0, 0], at: [-1, 0], replaces: [-1, -1], goals: [] },
  });
  expect(pieces.state(0)).toEqual([4, 9]);
  expect(pieces.state(1)).toEqual([4, 3]);
});
