import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

import { Following, follows } from '../actions/follow';
import type { Brush, Stroke } from '../api/protocol';
import { colOf, open, rowOf, styleAt, type Grid } from '../grid/grid';
import { once } from '../grid/once';
import type { Desk } from '../state/state';
import { cellUnder, sideUnder } from './hit';
import type { Point } from './lanes';
import { StrokeDrag } from './strokes';
import type { WorldView } from './world_view';

// Hands on a board under its answer: the two ends are dragged, walls are drawn and erased, and the answer follows.

type Show = (strokes: Stroke[]) => void;

/** An end on its way: it is where the pointer is, and nowhere else. One that never leaves its cell was only touched. */
class EndDrag {
  private stroke: Stroke | undefined;

  constructor(private readonly grid: Grid, private readonly from: number, private readonly brush: Brush, private readonly show: Show) {}

  move(point: Point): void {
    const cell = cellUnder(this.grid, point);
    if (cell === undefined || (!this.stroke && cell === this.from)) return;
    const row = rowOf(this.grid, cell);
    const col = colOf(this.grid, cell);
    if (this.stroke?.row === row && this.stroke.col === col) return;
    this.stroke = { row, col, brush: this.brush.name };
    this.show([this.stroke]);
  }

  finish(): Stroke[] {
    return this.stroke ? [this.stroke] : [];
  }
}

/** The cells of both ends, each with the brush that moves it. */
export const endsOf = once((grid: Grid, view: WorldView, brushes: readonly Brush[]): Map<number, Brush> => {
  const byStyle = grid.styles.map(({ mark, text }) =>
    brushes.find(({ name, style }) => view.live?.ends.includes(name) && style.mark === mark && style.text === text));
  const ends = new Map<number, Brush>();
  if (byStyle.some((brush) => brush))
    for (let cell = 0; cell < grid.cells.length; ++cell) {
      const brush = byStyle[grid.cells[cell]!];
      if (brush) ends.set(cell, brush);
    }
  return ends;
});

/** Begun on a wall, a stroke erases; elsewhere it draws. */
function wallBrush({ grid }: Desk, { live }: WorldView, brushes: readonly Brush[], point: Point): Brush | undefined {
  const brush = (wanted: string | undefined): Brush | undefined => brushes.find(({ name }) => name === wanted);
  const wall = brush(live?.wall);
  const cell = cellUnder(grid, point);
  if (!wall || cell === undefined) return undefined;
  const stands = wall.touch === 'edge' ? !open(grid, cell, sideUnder(point).side) : styleAt(grid, cell).fill[0] === wall.style.fill[0];
  return stands ? brush(live?.floor) : wall;
}

export interface LiveDrag { kind: 'live'; drag: EndDrag | StrokeDrag; brush: Brush; following: Following }

/** What a pointer takes hold of that comes down there, if anything. */
export function liveDrag(
  desk: Desk, view: WorldView, brushes: readonly Brush[], point: Point, preview: (strokes: readonly Stroke[], brush: Brush) => void,
): LiveDrag | undefined {
  const cell = cellUnder(desk.grid, point);
  if (!view.live || cell === undefined || !follows(desk)) return undefined;
  const ends = endsOf(desk.grid, view, brushes);
  const end = ends.get(cell);
  const brush = end ?? (desk.drawing ? wallBrush(desk, view, brushes, point) : undefined);
  if (!brush) return undefined;
  const following = new Following(desk);
  const show = (strokes: Stroke[]): void => {
    preview(strokes, brush);
    following.draw(strokes);
  };
  const drag = end ? new EndDrag(desk.grid, cell, brush, show) : new StrokeDrag(desk.grid, brush, show, ends);
  drag.move(point);
  return { kind: 'live', drag, brush, following };
}

/** A finger on an end scrolls nothing: browsers do not heed touch-action inside an SVG. */
export function useGrips(place: RefObject<HTMLElement>): void {
  useEffect(() => {
    const hold = (event: TouchEvent): void => {
      if (event.target instanceof Element && event.target.closest('.grips')) event.preventDefault();
    };
    const target = place.current;
    target?.addEventListener('touchstart', hold, { passive: false });
    return () => target?.removeEventListener('touchstart', hold);
  }, []);
}
