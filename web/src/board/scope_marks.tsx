import type { VNode } from 'preact';

import { lookOf } from '../actions/microscope';
import { colOf, rowOf, type Grid } from '../grid/grid';
import type { Desk } from '../state/state';
import { css, type Palette } from './palette';

// A search under the microscope, over its board: g, h and f in the cells where there is room for them, else for the cell
// under the pointer; the cell expanded last, and where it came from. In cells.

interface ScopeMarksProps { desk: Desk; grid: Grid; palette: Palette; cell: number; hover: number | undefined }

const leastText = 10; // pixels
const leastForNumbers = 38; // pixels a cell
const mostNumbers = 1500; // cells

export function ScopeMarks({ desk, grid, palette, cell, hover }: ScopeMarksProps): VNode | null {
  const look = lookOf(desk);
  const cells = look?.open.opened.cell;
  if (!look || !cells) return null;
  const { open, step, picked } = look;
  const ink = css(palette.token('ink'));
  const casing = css(palette.token('surface'));
  const known = open.cells(step);
  const current = open.current(step);
  const middle = (opening: number): string => `${colOf(grid, cells[opening]!) + 0.5} ${rowOf(grid, cells[opening]!) + 0.5}`;
  const chain = current === undefined ? '' : `M${open.chain(current).map(middle).join('L')}`;
  const numbers = cell >= leastForNumbers && known.size <= mostNumbers;
  const line = Math.max(1.25 / cell, 0.03);
  const ring = (at: number, width: number, dashed: boolean): VNode => (
    <rect x={colOf(grid, at) + 0.06} y={rowOf(grid, at) + 0.06} width={0.88} height={0.88} rx={0.1} fill="none" stroke={ink}
      stroke-width={width} {...(dashed && { 'stroke-dasharray': `${4 * line} ${3 * line}` })} />
  );
  const hovered = hover === undefined ? undefined : known.get(hover);
  return (
    <g class="scope-marks" pointer-events="none">
      <path d={chain} fill="none" stroke={casing} stroke-width={3 * line} stroke-linejoin="round" />
      <path d={chain} fill="none" stroke={ink} stroke-width={line} stroke-linejoin="round" />
      {current !== undefined && ring(cells[current]!, 2 * line, false)}
      {picked !== undefined && ring(picked, 2 * line, true)}
      {numbers && [...known].map(([at, opening]) => (
        <Sums key={at} x={colOf(grid, at)} y={rowOf(grid, at)} cell={cell} ink={ink} casing={casing}
          g={open.opened.g[opening]!} h={open.opened.h[opening]!} />
      ))}
      {!numbers && hovered !== undefined && (
        <Bubble grid={grid} at={hover!} cell={cell} ink={ink} casing={casing}
          text={`${open.opened.g[hovered]} + ${open.opened.h[hovered]} = ${open.f(hovered)}`} />
      )}
    </g>
  );
}

interface SumsProps { x: number; y: number; cell: number; ink: string; casing: string; g: number; h: number }

/** f above, g and h below; f alone where those are too long. */
function Sums({ x, y, cell, ink, casing, g, h }: SumsProps): VNode {
  const size = Math.max(leastText, Math.min(15, cell * 0.21)) / cell;
  const fits = `${g}${h}`.length * 0.6 * size < 0.72;
  const look = { 'font-size': size, fill: ink, stroke: casing, 'stroke-width': 3 / cell, 'paint-order': 'stroke', 'stroke-linejoin': 'round' as const };
  return (
    <>
      <text x={x + 0.5} y={y + 0.1 + size * 0.8} text-anchor="middle" font-weight="700" {...look}>{g + h}</text>
      {fits && <text x={x + 0.1} y={y + 0.89} {...look}>{g}</text>}
      {fits && <text x={x + 0.9} y={y + 0.89} text-anchor="end" {...look}>{h}</text>}
    </>
  );
}

interface BubbleProps { grid: Grid; at: number; cell: number; ink: string; casing: string; text: string }

function Bubble({ grid, at, cell, ink, casing, text }: BubbleProps): VNode {
  const size = 13 / cell;
  const wide = (text.length * 0.6 + 1) * size;
  const x = Math.max(0, Math.min(grid.cols - wide, colOf(grid, at) + 0.5 - wide / 2));
  const above = rowOf(grid, at) - 2.2 * size;
  const y = above >= 0 ? above : rowOf(grid, at) + 1 + 0.4 * size;
  return (
    <>
      <rect x={x} y={y} width={wide} height={1.8 * size} rx={0.4 * size} fill={casing} stroke={ink} stroke-width={1 / cell} />
      <text x={x + wide / 2} y={y + 1.3 * size} font-size={size} text-anchor="middle" fill={ink}>{text}</text>
    </>
  );
}
