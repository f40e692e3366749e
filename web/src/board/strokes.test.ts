import { expect, it } from 'vitest';

import type { Brush } from '../api/protocol';
import type { Grid } from '../grid/grid';
import { StrokeDrag } from './strokes';

const grid = { rows: 2, cols: 3, cells: new Uint8Array(6), styles: [], pieces: [] } satisfies Grid;
const brush = (touch: Brush['touch']): Brush => ({ name: 'wall', touch, style: { fill: ['ink', 1], ink: ['surface', 1] } });

it('a stroke goes past what cannot be painted over, unless that is all it touches', () => {
  const drag = new StrokeDrag(grid, brush('cell'), () => undefined, new Set([1]));
  drag.move([1.5, 0.5]);
  expect(drag.finish()).toEqual([{ row: 0, col: 1, brush: 'wall' }]);
  drag.move([2.5, 0.5]);
  expect(drag.finish()).toEqual([{ row: 0, col: 2, brush: 'wall' }]);
});

it('a stroke between cells goes past the outer wall', () => {
  const drag = new StrokeDrag(grid, brush('edge'), () => undefined);
  drag.move([0.05, 0.5]);
  drag.move([0.95, 0.5]);
  expect(drag.finish()).toEqual([{ row: 0, col: 0, brush: 'wall', side: 'right' }]);
});
