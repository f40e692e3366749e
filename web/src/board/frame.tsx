import type { VNode } from 'preact';

import type { Grid } from '../grid/grid';
import { axisSize, frameWidth, stride, type Layout } from './layout';
import { css, type Palette } from './palette';

// What stands round the cells: the board's edge, its gate, its axes. In pixels.

interface FrameProps { grid: Grid; layout: Layout; palette: Palette }

export function Edge({ grid, layout, palette }: FrameProps): VNode | null {
  if (grid.walls) return null;
  const { left, top, cell } = layout;
  if (grid.gate !== undefined) return <Gate grid={grid} layout={layout} palette={palette} />;
  return (
    <rect x={left - 0.5} y={top - 0.5} width={grid.cols * cell + 1} height={grid.rows * cell + 1} fill="none"
      stroke={css(palette.token('line'))} />
  );
}

function Gate({ grid, layout, palette }: FrameProps): VNode {
  const { cell } = layout;
  const width = frameWidth(cell);
  const left = layout.left - width / 2;
  const top = layout.top - width / 2;
  const right = layout.left + grid.cols * cell + width / 2;
  const bottom = layout.top + grid.rows * cell + width / 2;
  const above = layout.top + grid.gate! * cell;
  const below = above + cell;
  // In the first or last row the frame ends at its corner.
  const begin = grid.gate === 0 ? `M${right} ${top}` : `M${right} ${above}V${top}`;
  const end = grid.gate === grid.rows - 1 ? '' : `V${below}`;
  const tip = right + width / 2 + cell * 0.08;
  return (
    <g>
      <path d={`${begin}H${left}V${bottom}H${right}${end}`} fill="none" stroke={css(palette.token('quiet'))}
        stroke-width={width} stroke-linejoin="round" stroke-linecap="round" />
      <path d={`M${tip} ${above + cell * 0.34}l${cell * 0.26} ${cell * 0.16}l${-cell * 0.26} ${cell * 0.16}z`}
        fill={css(palette.token('danger'))} />
    </g>
  );
}

const columnName = (grid: Grid, col: number): string =>
  grid.axes?.letters ? String.fromCharCode(97 + col) : String(col + (grid.axes?.first ?? 0));

export function AxisLabels({ grid, layout, palette, turned }: FrameProps & { turned?: boolean | undefined }): VNode | null {
  const { axes, rows, cols } = grid;
  if (!axes) return null;
  const { left, top, cell } = layout;
  const bottom = top + rows * cell;
  const every = stride(cell, Math.max(String(cols - 1 + axes.first).length * axisSize * 0.62, axisSize) + 5);
  const labels: VNode[] = [];
  for (let x = 0; x < cols; x += every)
    labels.push(
      <text key={`x${x}`} x={left + (x + 0.5) * cell} y={bottom + 17} text-anchor="middle">{columnName(grid, turned ? cols - 1 - x : x)}</text>,
    );
  for (let y = 0; y < rows; y += every) {
    const row = (axes.up ?? false) !== (turned ?? false) ? rows - 1 - y : y;
    labels.push(
      <text key={`y${y}`} x={left - 8} y={top + (row + 0.5) * cell + axisSize * 0.36} text-anchor="end">
        {y + axes.first}
      </text>,
    );
  }
  return (
    <g class="board-axes" font-size={axisSize} fill={css(palette.token('quiet'))} aria-hidden="true">
      {labels}
      {axes.x && <text x={left + cols * cell + 7} y={bottom + 17} font-weight={650}>{axes.x}</text>}
      {axes.y && <text x={left - 8} y={top - 7} text-anchor="end" font-weight={650}>{axes.y}</text>}
    </g>
  );
}
