import { expect, it } from 'vitest';

import { starsFor } from './ending';

it('three stars are for the best, two for what comes near', () => {
  expect([20, 25, 26].map((steps) => starsFor(steps, 20, false))).toEqual([3, 2, 1]);
  expect([8, 6, 5].map((life) => starsFor(life, 8, true))).toEqual([3, 2, 1]);
});
