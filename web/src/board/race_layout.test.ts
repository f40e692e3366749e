import { expect, it } from 'vitest';

import { raceLayout } from './race_layout';

const square = { rows: 10, cols: 10 };
const columns = (width: number, height: number, lanes: number, board = square): number => raceLayout({ width, height }, board, lanes, false).columns;

it('searches lie beside, under or in a square, whichever leaves them largest', () => {
  expect(columns(1000, 500, 1)).toBe(1);
  expect(columns(1000, 500, 2)).toBe(2);
  expect(columns(400, 800, 2)).toBe(1);
  expect(columns(900, 700, 4)).toBe(2);
  expect(columns(900, 700, 4, { rows: 4, cols: 40 })).toBe(1);
});

it('on a phone, boards that would be tiny are swiped through', () => {
  const phone = { width: 366, height: 300 };
  expect(raceLayout(phone, square, 2, true).swiped).toBe(true);
  expect(raceLayout(phone, square, 2, false).swiped).toBe(false);
  expect(raceLayout(phone, { rows: 3, cols: 6 }, 2, true).swiped).toBe(false);
  expect(raceLayout(phone, square, 1, true).swiped).toBe(false);
});
