import { expect, test } from 'vitest';

import { stepIn } from './one_stop';

// 0 1 2
// 3 4
const places = [[0, 0], [40, 0], [80, 0], [0, 40], [40, 40]].map(([left, top]) => ({ left: left!, top: top! }));
const to = (from: number, key: string) => stepIn(places, from, key);

test('arrows go along rows and columns, Home and End to the ends', () => {
  expect([to(0, 'ArrowRight'), to(2, 'ArrowRight'), to(3, 'ArrowLeft')]).toEqual([1, 3, 2]);
  expect([to(1, 'ArrowDown'), to(2, 'ArrowDown'), to(4, 'ArrowUp')]).toEqual([4, 4, 1]);
  expect([to(2, 'Home'), to(1, 'End')]).toEqual([0, 4]);
});

test('there is nowhere to go past an end, and other keys go nowhere', () => {
  expect([to(4, 'ArrowRight'), to(0, 'ArrowLeft'), to(0, 'ArrowUp'), to(3, 'ArrowDown'), to(0, 'Home'), to(1, 'a')])
    .toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
});
