import { expect, test } from 'vitest';

import type { Grid } from '../grid/grid';
import { layoutOf } from './layout';

test.each([1, 2, 3, 4, 5])('a board with walls of thickness %i fits its room, outer walls and all', (thickness) => {
  const grid = { rows: 10, cols: 10, walls: {} } as unknown as Grid;
  for (let height = 40; height < 900; ++height) {
    const layout = layoutOf(grid, { width: 900, height }, thickness);
    expect(layout.height).toBeLessThanOrEqual(height);
    expect(layout.top).toBeGreaterThanOrEqual(layout.wall / 2);
  }
});
