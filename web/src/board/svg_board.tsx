import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';

import { colOf, rowOf, type Grid } from '../grid/grid';
import { once } from '../grid/once';
import { Fills, Signs, Walls } from './floor';
import { AxisLabels, Edge } from './frame';
import type { Point } from './lanes';
import type { Layout } from './layout';
import { css, type Palette } from './palette';
import type { Picture, Search } from './picture';
import { Pieces, placeOf } from './pieces';
import { SearchPainter } from './search_painter';
import { Arrows, Thread, threadWidths } from './thread';
import type { WorldView } from './world_view';

// A board as SVG, for those of up to a few thousand cells. Two drawings with a canvas for the search between them.

interface SvgBoardProps {
  picture: Picture;
  layout: Layout;
  palette: Palette;
  view: Pick<WorldView, 'cell' | 'piece'>;
  walker?: VNode | undefined; // drawn in a square of 1 x 1; nothing: a disc
  over?: ComponentChildren; // in cells, above everything
}

export function SvgBoard({ picture, layout, palette, view, walker, over }: SvgBoardProps): VNode {
  const { grid, thread, walked, turned } = picture;
  const { cell, left, top, width, height } = layout;
  const corner = turned ? `translate(${left + grid.cols * cell} ${top + grid.rows * cell}) scale(-1)` : `translate(${left} ${top})`;
  const inCells = `${corner} scale(${cell})`;
  const shift = grid.walls && layout.wall % 2 === 1 ? 0.5 : 0; // odd walls lie on whole pixels
  const room = cell - (grid.walls ? layout.wall : 0);
  const aside = useMemo(() => (thread.length > 0 ? new Set(thread.slice(0, walked)) : undefined), [thread, walked]);
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  return (
    <div class="board-stack" style={{ width: `${width}px`, height: `${height}px` }}>
      <svg {...size} aria-hidden="true">
        <g transform={inCells}>
          <Fills grid={grid} palette={palette} cell={cell} />
          <Signs grid={grid} palette={palette} cell={cell} view={view} aside={aside} layer="values" />
        </g>
      </svg>
      {picture.search && <SearchLayer grid={grid} layout={layout} palette={palette} search={picture.search} />}
      <svg {...size} aria-hidden="true">
        <Edge grid={grid} layout={layout} palette={palette} />
        <AxisLabels grid={grid} layout={layout} palette={palette} turned={turned} />
        {grid.walls && (
          <g transform={`translate(${left + shift} ${top + shift}) scale(${cell})`}>
            <Walls grid={grid} palette={palette} cell={cell} thickness={layout.wall} />
          </g>
        )}
        <g transform={inCells}>
          <Thread key={picture.drawsIn ? threadKey(thread) : 'walked'} grid={grid} thread={thread} walked={walked}
            drawsIn={picture.drawsIn} palette={palette} cell={cell} room={room} />
          {picture.walker && walked !== undefined && (
            <Tip grid={grid} from={thread[walked - 1]} walker={picture.walker} palette={palette} cell={cell} room={room} />
          )}
          <Signs grid={grid} palette={palette} cell={cell} view={view} aside={undefined} layer="marks" />
          <Targets grid={grid} targets={picture.targets} palette={palette} cell={cell} />
        </g>
        <g transform={corner}>
          <Pieces grid={grid} palette={palette} cell={cell} chosen={picture.chosen} glides={picture.glides} view={view} turned={turned} />
        </g>
        <g transform={inCells}><Arrows arrows={picture.arrows} palette={palette} cell={cell} /></g>
        {picture.walker && (
          <g transform={corner}>
            <g class={picture.glides ? 'walker glides' : 'walker'}
              style={{ transform: placeOf(picture.walker[0], picture.walker[1], cell) }}>
              <g transform={`scale(${cell})`}>{walker ?? <Walker palette={palette} room={room / cell} />}</g>
            </g>
          </g>
        )}
        {over !== undefined && <g transform={inCells}>{over}</g>}
      </svg>
    </div>
  );
}

interface SearchLayerProps { grid: Grid; layout: Layout; palette: Palette; search: Search }

/** The expanded cells on a canvas over the board's cells. */
function SearchLayer({ grid, layout, palette, search }: SearchLayerProps): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { cells, colour } = search;
  const painter = useMemo(() => new SearchPainter(grid, cells, palette, colour), [grid, cells, palette, colour]);
  const { cell, left, top } = layout;
  const width = grid.cols * cell;
  const height = grid.rows * cell;
  const ratio = window.devicePixelRatio || 1;
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    painter.show(search.shown);
    painter.paint(context, { x: 0, y: 0, cell, width, height });
  });
  return (
    <canvas ref={canvas} class="board-search" width={Math.ceil(width * ratio)} height={Math.ceil(height * ratio)}
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }} aria-hidden="true" />
  );
}

// A new thread is a new element, whose animation begins anew.
let threads = 0;
const threadKey = once((_thread: readonly number[]) => ++threads);

interface TipProps { grid: Grid; from: number | undefined; walker: Point; palette: Palette; cell: number; room: number }

/** The thread goes on to the walker between two cells. */
function Tip({ grid, from, walker: [x, y], palette, cell, room }: TipProps): VNode | null {
  if (from === undefined || (Number.isInteger(x) && Number.isInteger(y))) return null;
  const { line } = threadWidths(cell, room, grid.walls !== undefined);
  return (
    <path d={`M${colOf(grid, from) + 0.5} ${rowOf(grid, from) + 0.5}L${x + 0.5} ${y + 0.5}`} fill="none"
      stroke={css(palette.token('thread'))} stroke-width={line / cell} stroke-linecap="round" />
  );
}

function Walker({ palette, room }: { palette: Palette; room: number }): VNode {
  return (
    <circle cx={0.5} cy={0.5} r={Math.max(room, 0.5) * 0.34} fill={css(palette.token('thread'))}
      stroke={css(palette.token('surface'))} stroke-width={0.06} />
  );
}

interface TargetsProps { grid: Grid; targets: readonly number[]; palette: Palette; cell: number }

/** Dots on free cells, rings round what stands there. */
function Targets({ grid, targets, palette, cell }: TargetsProps): VNode | null {
  if (targets.length === 0) return null;
  const taken = new Set(grid.pieces.map((piece) => piece.row * grid.cols + piece.col));
  const colour = css(palette.token('thread'));
  const casing = css(palette.token('surface'));
  return (
    <g class="board-targets">
      {targets.map((target) =>
        taken.has(target) ? (
          <rect key={target} x={colOf(grid, target) + 0.05} y={rowOf(grid, target) + 0.05} width={0.9} height={0.9}
            rx={0.16} fill="none" stroke={colour} stroke-width={Math.max(1.5 / cell, 0.05)} />
        ) : (
          <circle key={target} cx={colOf(grid, target) + 0.5} cy={rowOf(grid, target) + 0.5} r={0.13} fill={colour}
            stroke={casing} stroke-width={Math.max(1 / cell, 0.03)} />
        ),
      )}
    </g>
  );
}
