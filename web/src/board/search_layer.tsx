import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';

import type { Grid } from '../grid/grid';
import type { Layout } from './layout';
import type { Palette } from './palette';
import type { Search } from './picture';
import { SearchPainter } from './search_painter';

interface SearchLayerProps { grid: Grid; layout: Layout; palette: Palette; search: Search }

/** The expanded cells on a canvas over the board's cells. */
export function SearchLayer({ grid, layout, palette, search }: SearchLayerProps): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { cells, rival } = search;
  const painter = useMemo(() => new SearchPainter(grid, cells, palette, rival), [grid, cells, palette, rival]);
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
