import type { VNode } from 'preact';

import type { Brush, Stroke } from '../api/protocol';
import { colOf, rowOf, type Grid } from '../grid/grid';
import { t } from '../texts/texts';
import { Mark } from './marks';
import { css, type Palette } from './palette';

// What is over the board while a hand is on it: strokes that are not on it yet, and the cursor of the keyboard.

interface SketchProps { strokes: readonly Stroke[]; brush: Brush; palette: Palette; cell: number; drawn?: VNode | undefined }

/** Drawn: what the world draws in a cell for this brush. */
export function Sketch({ strokes, brush, palette, cell, drawn }: SketchProps): VNode | null {
  if (strokes.length === 0) return null;
  const thread = css(palette.token('thread'));
  const { style } = brush;
  return (
    <g pointer-events="none">
      {strokes.map(({ row, col, side }) => {
        const key = `${row} ${col} ${side ?? ''}`;
        if (brush.touch === 'edge') {
          const path = side === 'left' ? `M${col} ${row}v1` : side === 'right' ? `M${col + 1} ${row}v1`
            : side === 'up' ? `M${col} ${row}h1` : `M${col} ${row + 1}h1`;
          return <path key={key} d={path} stroke={thread} stroke-width={Math.max(2 / cell, 0.12)} stroke-linecap="round" />;
        }
        const length = brush.touch === 'across' ? (brush.length ?? 1) : 1;
        const wide = side === 'down' ? 1 : length;
        const high = side === 'down' ? length : 1;
        return (
          <g key={key} transform={`translate(${col} ${row})`}>
            <rect x={0.04} y={0.04} width={wide - 0.08} height={high - 0.08} rx={length > 1 ? 0.2 : 0.04}
              fill={css(palette.solid(style.fill))} stroke={thread} stroke-width={Math.max(1 / cell, 0.03)} />
            {drawn ?? <Mark style={style} palette={palette} cell={cell} />}
            {!drawn && (style.mark ?? 'none') === 'none' && style.text && !style.solid && (
              <text x={wide / 2} y={high / 2 + 0.15} font-size={0.42} text-anchor="middle"
                fill={css(palette.textOn(palette.solid(style.fill), style.ink))}>
                {style.text}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Where a pointer takes hold of an end. */
export function Grips({ grid, ends }: { grid: Grid; ends: readonly number[] }): VNode {
  return (
    <g class="grips">
      {ends.map((cell) => <rect key={cell} x={colOf(grid, cell)} y={rowOf(grid, cell)} width={1} height={1} fill="transparent"><title>{t('Drag to move')}</title></rect>)}
    </g>
  );
}

interface CursorProps { grid: Grid; at: number; palette: Palette; cell: number }

export function Cursor({ grid, at, palette, cell }: CursorProps): VNode {
  const box = { x: colOf(grid, at) + 0.03, y: rowOf(grid, at) + 0.03, width: 0.94, height: 0.94, rx: 0.1, fill: 'none' };
  return (
    <g pointer-events="none">
      <rect {...box} stroke={css(palette.token('surface'))} stroke-width={Math.max(5 / cell, 0.12)} />
      <rect {...box} stroke={css(palette.token('thread'))} stroke-width={Math.max(2.5 / cell, 0.06)} />
    </g>
  );
}
