import { beforeAll, expect, test } from 'vitest';

import type { Opened, Report } from '../api/protocol';
import { gridOf } from '../grid/grid';
import { OpenList } from '../grid/open_list';
import { rowOfFour } from '../grid/row_of_four';
import type { State } from '../state/state';
import { begin } from '../state/store';
import { stateName, sumOf, whyCell, whyState } from './microscope';

beforeAll(() => begin({ language: 'en' } as State, () => undefined));

const grid = gridOf({ rows: 1, cols: 6, styles: [{ fill: ['surface'], ink: ['ink'] }], cells: [0, 6] } as never);
const report = {} as Report;

const list = new OpenList(rowOfFour);

test('why a cell was expanded when it was, or not', () => {
  expect(whyCell(list, grid, 0, 1)).toBe('Expanded at step 1: nothing else was open. The search starts here.');
  expect(whyCell(list, grid, 1, 2)).toBe('Expanded at step 2: f = 3 was the lowest on the open list (next: 6). Opened by (0,0) at step 1.');
  expect(whyCell(list, grid, 2, 1)).toBe('Still open: f = 6, number 2 of 2 on the open list. Opened by (0,0) at step 1.');
  expect(whyCell(list, grid, 3, 3)).toBe('The goal: g = 3. Opened by (0,2) at step 3.');
  expect(whyCell(list, grid, 3, 1)).toBe('Not reached yet.');
  expect(whyCell(list, grid, 5, 3)).toBe('Never reached.');
  expect(whyState(list, grid, 2, 2)).toBe('A cheaper way to the same state was found.');
  expect(sumOf(list, 1)).toBe('g = 1, h = 2, f = 3');
});

test('a queue and a stack say so', () => {
  const by = (order: Opened['order']) => new OpenList({ ...rowOfFour, opened: { ...rowOfFour.opened, order } });
  expect(whyCell(by('oldest'), grid, 1, 2)).toMatch(/^Expanded at step 2: it had waited longest\./);
  expect(whyCell(by('newest'), grid, 1, 2)).toMatch(/^Expanded at step 2: it was opened last\./);
  expect(whyCell(by('own'), grid, 1, 2)).toMatch(/^Expanded at step 2\./);
});

test('a state of pieces goes by its move', () => {
  const parked = { ...grid, styles: [{ fill: ['surface'], ink: ['ink'], text: 'C' }] as never, pieces: [{ row: 0, col: 3, rows: 1, cols: 2, style: 0 }] };
  const pieces = new OpenList({
    report, states: [[3]], cut: false, taken: [0],
    opened: { order: 'oldest', step: 1, loss: 0, piece: [-1, 0], to: [-1, 1], parent: [-1, 0], g: [0, 1], h: [0, 0], at: [-1, 0], replaces: [-1, -1], goals: [] },
  });
  expect([0, 1].map((opening) => stateName(pieces, parked, opening))).toEqual(['start', 'C-2']);
});
