import type { VNode } from 'preact';

import type { Grid } from '../grid/grid';
import { Mark } from './marks';
import { css, over, type Palette } from './palette';
import type { WorldView } from './world_view';

// Things that stand on several cells and move as a whole. Each is a group that is moved by its transform alone, so that
// a drag can set it without a redraw.

interface PiecesProps {
  grid: Grid;
  palette: Palette;
  cell: number;
  chosen: number | undefined;
  glides: boolean;
  view: Pick<WorldView, 'piece'>;
  turned?: boolean | undefined; // the board, not the pieces
}

/** In pixels: style sheets do not know cells. */
export const placeOf = (col: number, row: number, cell: number): string => `translate(${col * cell}px, ${row * cell}px)`;

export function Pieces({ grid, palette, cell, chosen, glides, view, turned }: PiecesProps): VNode {
  return (
    <g class={glides ? 'board-pieces glides' : 'board-pieces'}>
      {grid.pieces.map((piece, i) => (
        <g key={i} data-piece={i} class={i === chosen ? 'piece chosen' : 'piece'}
          style={{ transform: placeOf(piece.col, piece.row, cell) }}>
          <g transform={`scale(${cell})${turned ? ` rotate(180 ${piece.cols / 2} ${piece.rows / 2})` : ''}`}>
            {view.piece?.(grid, i, i === chosen) ??
              <Block grid={grid} index={i} palette={palette} cell={cell} chosen={i === chosen} />}
          </g>
        </g>
      ))}
    </g>
  );
}

interface BlockProps { grid: Grid; index: number; palette: Palette; cell: number; chosen: boolean }

function Block({ grid, index, palette, cell, chosen }: BlockProps): VNode {
  const piece = grid.pieces[index]!;
  const style = grid.styles[piece.style]!;
  if ((style.mark ?? 'none') !== 'none') return <Mark style={style} palette={palette} cell={cell} />;
  const fill = palette.solid(style.fill);
  const casing = chosen ? palette.token('thread') : over(palette.colour(['ink', 0.4]), fill);
  const size = 0.42;
  return (
    <g>
      <rect x={0.06} y={0.06} width={piece.cols - 0.12} height={piece.rows - 0.12} rx={0.2} fill={css(fill)}
        stroke={css(casing)} stroke-width={Math.max(1 / cell, chosen ? 0.06 : 0.025)} />
      {cell >= 12 && (
        <text class="board-text" x={piece.cols / 2} y={piece.rows / 2 + size * 0.36} font-size={size} font-weight={650}
          fill={css(palette.textOn(fill, style.ink))} text-anchor="middle">
          {style.text}
        </text>
      )}
    </g>
  );
}
