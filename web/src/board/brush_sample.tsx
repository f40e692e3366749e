import type { VNode } from 'preact';

import type { Brush } from '../api/protocol';
import { gridOf } from '../grid/grid';
import { Mark, Sample } from './marks';
import { css, type Palette } from './palette';
import type { WorldView } from './world_view';

interface BrushSampleProps { brush: Brush; palette: Palette; size: number; view: Pick<WorldView, 'cell' | 'piece'> }

/** What a brush leaves, as its world draws it: a cell, a piece in its whole length, or a side of a cell. */
export function BrushSample({ brush, palette, size, view }: BrushSampleProps): VNode {
  const { style, touch } = brush;
  if (touch === 'edge') return <Edge wall={style.solid === true} palette={palette} size={size} />;
  const stands = touch === 'across' || style.mark === 'amazon';
  if (!stands || !view.piece) return <Sample style={style} palette={palette} size={size} drawn={view.cell?.(style, 0)} />;
  const length = touch === 'across' ? (brush.length ?? 1) : 1;
  const grid = gridOf({
    rows: 1, cols: length, styles: [style], cells: [0, length], pieces: [{ row: 0, col: 0, rows: 1, cols: length, style: 0 }],
  });
  return (
    <svg class="sample" width={size * length} height={size} viewBox={`0 0 ${length} 1`} aria-hidden="true">
      {touch === 'cell' && view.cell?.(style, 0)}
      {view.piece(grid, 0, false) ?? <Mark style={style} palette={palette} cell={size} />}
    </svg>
  );
}

/** Two rooms, and a wall or a gap between them. */
function Edge({ wall, palette, size }: { wall: boolean; palette: Palette; size: number }): VNode {
  const ink = css(palette.token('ink'));
  return (
    <svg class="sample" width={size} height={size} viewBox="0 0 1 1" aria-hidden="true">
      <rect width={1} height={1} rx={0.1} fill={css(palette.token('surface'))} stroke={css(palette.token('line'))} stroke-width={1 / size} />
      {wall ? <path d="M.5.1V.9" stroke={ink} stroke-width={0.14} stroke-linecap="round" />
        : <path d="M.5.1V.24M.5.76V.9M.26.5H.74" stroke={ink} stroke-width={0.09} stroke-linecap="round" fill="none" />}
    </svg>
  );
}
