import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';

import type { Grid } from '../grid/grid';
import { rounded, strands, type Point } from './lanes';
import { css, type Palette } from './palette';
import type { Picture } from './picture';

// The answer: a rounded line with a thin casing of the background, dots at its turns, a head at its end. In cells.

interface ThreadProps {
  grid: Grid;
  thread: readonly number[];
  walked: number | undefined;
  drawsIn: boolean;
  palette: Palette;
  cell: number;
  room: number; // between walls, in pixels
}

export const drawTime = 800; // milliseconds, whatever the length

/** In pixels: of the line and of its casing. */
export function threadWidths(cell: number, room: number, walls: boolean): { line: number; casing: number } {
  const usual = Math.max(2.5, cell * 0.13);
  const line = !walls ? usual : room < 5 ? room : Math.min(usual, room / 2);
  const cased = line + Math.max(2.5, cell * 0.09);
  return { line, casing: walls ? Math.min(cased, Math.max(room, line)) : cased };
}

export function Thread({ grid, thread, walked, drawsIn, palette, cell, room }: ThreadProps): VNode | null {
  return useMemo(() => {
    if (thread.length === 0) return null;
    const { line, casing } = threadWidths(cell, room, grid.walls !== undefined);
    const all = strands(grid, thread, walked ?? thread.length);
    const legs = Math.max(1, (walked ?? thread.length) - 1);
    const colour = css(palette.token('thread'));
    // Strand after strand, each in its share of the time.
    const share = (from: number, many: number): Record<string, string> => ({
      '--delay': `${((from / legs) * drawTime).toFixed(0)}ms`,
      '--time': `${Math.max(1, (many / legs) * drawTime).toFixed(0)}ms`,
    });
    return (
      <g class={drawsIn ? 'thread draws' : 'thread'} fill="none" stroke-linecap="round" stroke-linejoin="round">
        {all.map((strand, i) => {
          const path = rounded(strand.points, 0.16);
          const style = drawsIn ? share(strand.from, strand.legs) : {};
          return (
            <g key={i} style={style}>
              <path d={path} pathLength={1} stroke={css(palette.token('surface'))} stroke-width={casing / cell}
                stroke-linecap="butt" />
              <path d={path} pathLength={1} stroke={colour} stroke-width={line / cell} />
            </g>
          );
        })}
        <g class="thread-points" fill={colour}>
          {room >= 12 &&
            all.flatMap((strand) => strand.turns).map(([x, y], i) => <circle key={i} cx={x} cy={y} r={(line * 0.85) / cell} />)}
          {cell >= 6 && walked === undefined && <Head grid={grid} thread={thread} room={room / cell} />}
        </g>
      </g>
    );
  }, [thread, walked, palette, cell, grid.cols]);
}

/** Before the mark that ends the thread, or on the last cell where there is none. */
function Head({ grid, thread, room }: { grid: Grid; thread: readonly number[]; room: number }): VNode | null {
  const to = thread[thread.length - 1]!;
  const from = thread[thread.length - 2];
  if (from === undefined) return null;
  const dx = (to % grid.cols) - (from % grid.cols);
  const dy = Math.floor(to / grid.cols) - Math.floor(from / grid.cols);
  const mark = grid.styles[grid.cells[to]!]!.mark ?? 'none';
  const back = mark === 'none' ? -0.2 : 0.36;
  const tip: Point = [(to % grid.cols) + 0.5 - dx * back, Math.floor(to / grid.cols) + 0.5 - dy * back];
  return <path d={headPath(tip, dx, dy, room * 0.3, room * 0.2)} />;
}

function headPath([x, y]: Point, dx: number, dy: number, length: number, half: number): string {
  const bx = x - dx * length;
  const by = y - dy * length;
  return `M${x} ${y}L${bx - dy * half} ${by + dx * half}L${bx + dy * half} ${by - dx * half}z`;
}

/** Where there is no thread, the answer goes by arrows. */
export function Arrows({ arrows, palette, cell }: { arrows: Picture['arrows']; palette: Palette; cell: number }): VNode | null {
  if (arrows.length === 0) return null;
  const width = Math.max(2 / cell, 0.09);
  const casing = Math.max(1.5 / cell, 0.06);
  const ground = css(palette.token('surface'));
  return (
    <g class="board-arrows" fill="none" stroke-linecap="round" stroke-linejoin="round">
      {arrows.map((arrow, i) => {
        const thread = css(palette.token(arrow.worse ? 'danger' : 'thread'));
        const [fx, fy] = arrow.from;
        const [tx, ty] = arrow.to;
        const length = Math.hypot(tx - fx, ty - fy);
        if (length === 0) return null;
        const dx = (tx - fx) / length;
        const dy = (ty - fy) / length;
        const shaft = `M${fx} ${fy}L${tx - dx * 0.14} ${ty - dy * 0.14}`;
        const head = headPath(arrow.to, dx, dy, 0.24, 0.15);
        return (
          <g key={i}>
            <path d={shaft + head} stroke={ground} stroke-width={width + 2 * casing} />
            <path d={shaft} stroke={thread} stroke-width={width} {...(arrow.dashed && { 'stroke-dasharray': '.12 .16' })} />
            <path d={head} fill={thread} />
            {arrow.text && (
              <>
                <circle cx={fx} cy={fy} r={0.17} fill={thread} stroke={ground} stroke-width={casing} />
                {cell >= 24 && (
                  <text class="board-text" x={fx} y={fy + 0.08} font-size={0.22} font-weight={650} text-anchor="middle"
                    fill={css(palette.textOn(palette.token('thread'), ['surface', 1]))}>
                    {arrow.text}
                  </text>
                )}
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}
