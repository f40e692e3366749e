import type { RefObject } from 'preact';

import { paint } from '../actions/bring';
import { pick } from '../actions/microscope';
import type { Brush, Stroke } from '../api/protocol';
import { type Grid } from '../grid/grid';
import type { Desk } from '../state/state';
import { usesCursor } from './cursor';
import { cellUnder, pieceUnder } from './hit';
import type { Point } from './lanes';
import { endsOf, liveDrag, type LiveDrag } from './live_drag';
import { FreeDrag, PieceDrag } from './piece_drag';
import { StrokeDrag } from './strokes';
import type { WorldView } from './world_view';

// Pointers on a board: a tap picks, a drag moves a piece, paints or moves the view, two fingers move and zoom it. A
// pointer that went down on the board is followed wherever it goes.

/** The board under the pointers, as SVG or on a canvas. */
export interface Ground {
  toCells: (client: Point) => Point;
  cell: () => number; // pixels
  pan: (dx: number, dy: number) => void;
  zoomBy?: (factor: number, client: Point) => void;
  settle?: (client: Point) => void;
}

export interface Scenery {
  desk: Desk;
  view: WorldView;
  grid: Grid; // that is shown
  ground: Ground;
  brushes: readonly Brush[];
  brush: Brush | undefined; // while editing
  preview: (strokes: readonly Stroke[], brush: Brush) => void;
  touched: (cell: number | undefined) => void; // a pointer came down there
}

type Held =
  | { kind: 'tap' }
  | { kind: 'pan' }
  | { kind: 'piece'; drag: PieceDrag }
  | { kind: 'carry'; from: number; drag: FreeDrag | undefined; moved: boolean }
  | { kind: 'strokes'; drag: StrokeDrag; brush: Brush }
  | LiveDrag;

const slack = 5; // pixels that a tap may wander

export class Gestures {
  private readonly pointers = new Map<number, { from: Point; at: Point }>();
  private held: Held | undefined;
  private pinched = 0; // distance of two fingers

  constructor(private readonly place: RefObject<HTMLElement>, private readonly scenery: () => Scenery | undefined) {}

  readonly down = (event: PointerEvent): void => {
    const scenery = this.scenery();
    if (!scenery || (event.pointerType === 'mouse' && event.button !== 0)) return;
    if (event.target instanceof Element && event.target.closest('button')) return;
    const at: Point = [event.clientX, event.clientY];
    this.pointers.set(event.pointerId, { from: at, at });
    if (this.pointers.size === 2) {
      if (this.held) this.cancel(this.held, scenery);
      this.held = undefined;
      this.pinched = this.spread();
      this.capture(event);
      return;
    }
    if (this.pointers.size > 1) return;
    scenery.touched(cellUnder(scenery.grid, scenery.ground.toCells(at)));
    this.held = this.begin(scenery, at);
    if (this.held.kind !== 'tap') {
      this.capture(event);
      // Nothing else happens by this finger: no text is chosen, no page scrolls.
      event.preventDefault();
      this.place.current?.focus({ preventScroll: true });
    }
  };

  private begin({ desk, view, grid, ground, brushes, brush, preview }: Scenery, at: Point): Held {
    const point = ground.toCells(at);
    if (desk.mode === 'edit' && brush && cellUnder(grid, point) !== undefined) {
      const spared = view.live?.ends.includes(brush.name) ? undefined : endsOf(grid, view, brushes);
      const drag = new StrokeDrag(grid, brush, (strokes) => preview(strokes, brush), spared);
      drag.move(point);
      return { kind: 'strokes', drag, brush };
    }
    const live = liveDrag(desk, view, brushes, point, preview);
    if (live) return live;
    const piece = desk.mode === 'play' && view.drag ? pieceUnder(grid, point) : undefined;
    const range = piece === undefined ? undefined : view.drag?.range(desk, piece);
    const element = piece === undefined ? null : this.place.current?.querySelector<SVGGElement>(`[data-piece="${piece}"]`);
    if (piece !== undefined && range && element)
      return { kind: 'piece', drag: new PieceDrag(element, grid.pieces[piece]!, piece, range, ground.cell(), at) };
    return (desk.mode === 'play' && this.carried(desk, view, grid, ground, at)) || { kind: 'tap' };
  }

  private carried(desk: Desk, view: WorldView, grid: Grid, ground: Ground, at: Point): Held | undefined {
    const point = ground.toCells(at);
    const from = cellUnder(grid, point);
    const what = from === undefined ? undefined : view.carry?.begin(desk, from);
    if (from === undefined || !what) return undefined;
    const piece = what === 'piece' ? pieceUnder(grid, point) : undefined;
    const element = piece === undefined ? null : this.place.current?.querySelector<SVGGElement>(`[data-piece="${piece}"]`);
    const drag = element ? new FreeDrag(element, grid.pieces[piece!]!, ground.cell(), point) : undefined;
    return { kind: 'carry', from, drag, moved: false };
  }

  readonly move = (event: PointerEvent): void => {
    const pointer = this.pointers.get(event.pointerId);
    const scenery = this.scenery();
    if (!pointer || !scenery) return;
    const before = pointer.at;
    const at: Point = [event.clientX, event.clientY];
    pointer.at = at;
    const { ground } = scenery;
    if (this.pinched > 0) return this.pinch(scenery, before, at);
    const far = Math.hypot(at[0] - pointer.from[0], at[1] - pointer.from[1]) > slack;
    switch (this.held?.kind) {
      case 'piece':
        return this.held.drag.move(at);
      case 'carry':
        if (!far && !this.held.moved) return;
        this.held.moved = true;
        this.held.drag?.move(ground.toCells(at));
        return scenery.view.carry?.over(scenery.desk, this.held.from, cellUnder(scenery.grid, ground.toCells(at)));
      case 'strokes':
      case 'live':
        for (const step of event.getCoalescedEvents?.() ?? [])
          this.held.drag.move(ground.toCells([step.clientX, step.clientY]));
        return this.held.drag.move(ground.toCells(at));
      case 'tap':
        if (!far) return;
        this.held = { kind: 'pan' };
        this.capture(event);
        return;
      case 'pan':
        // A finger on a board that is played belongs to the game; one that only looks scrolls where the browser can.
        if (event.pointerType === 'mouse' || (ground.zoomBy && scenery.desk.mode !== 'play')) ground.pan(at[0] - before[0], at[1] - before[1]);
        return;
    }
  };

  readonly up = (event: PointerEvent): void => {
    const pointer = this.pointers.get(event.pointerId);
    this.pointers.delete(event.pointerId);
    const scenery = this.scenery();
    if (!pointer || !scenery) return;
    if (this.pinched > 0) {
      if (this.pointers.size < 2) {
        this.pinched = 0;
        this.held = { kind: 'pan' };
        scenery.ground.settle?.(pointer.at);
      }
      return;
    }
    const { held } = this;
    this.held = undefined;
    if (event.type === 'pointercancel') return held && this.cancel(held, scenery);
    if (held?.kind === 'tap' || (held?.kind === 'live' && held.drag.finish().length === 0)) this.pick(scenery, event);
    if (held?.kind === 'strokes') void finish(scenery, held.drag, held.brush);
    if (held?.kind === 'live') void held.following.finish().then(() => scenery.preview([], held.brush));
    if (held?.kind === 'carry') {
      if (held.moved) this.drop(scenery, held.from, held.drag, event);
      else this.pick(scenery, event);
    }
    if (held?.kind === 'piece') {
      const by = held.drag.release(() => {
        const then = this.scenery();
        return then && { piece: then.grid.pieces[held.drag.piece], cell: then.ground.cell() };
      });
      if (held.drag.moved) scenery.view.drag?.drop(scenery.desk, held.drag.piece, by);
      else this.pick(scenery, event);
    }
  };

  private drop({ desk, view, grid, ground }: Scenery, from: number, drag: FreeDrag | undefined, event: PointerEvent): void {
    const cell = cellUnder(grid, ground.toCells([event.clientX, event.clientY]));
    drag?.release(cell !== undefined && cell !== from && (view.targets?.(desk).includes(cell) ?? false));
    view.carry?.drop(desk, from, cell);
  }

  private pick({ desk, view, grid, ground }: Scenery, event: PointerEvent): void {
    const cell = cellUnder(grid, ground.toCells([event.clientX, event.clientY]));
    if (cell !== undefined && desk.mode === 'race' && usesCursor(desk, view)) pick(desk.world, cell);
    if (cell !== undefined && desk.mode === 'play') view.pick?.(desk, { cell, kind: event.pointerType as 'mouse' | 'touch' | 'pen' });
  }

  private pinch({ ground }: Scenery, before: Point, at: Point): void {
    const wide = this.spread();
    const [a, b] = [...this.pointers.values()];
    if (!a || !b) return;
    ground.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
    ground.zoomBy?.(wide / this.pinched, [(a.at[0] + b.at[0]) / 2, (a.at[1] + b.at[1]) / 2]);
    this.pinched = wide;
  }

  private spread(): number {
    const [a, b] = [...this.pointers.values()];
    return a && b ? Math.max(1, Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])) : 0;
  }

  private cancel(held: Held, scenery: Scenery): void {
    if (held.kind === 'piece') held.drag.cancel();
    if (held.kind === 'strokes' || held.kind === 'live') scenery.preview([], held.brush);
    if (held.kind === 'live') void held.following.cancel();
    if (held.kind === 'carry') {
      held.drag?.release(false);
      scenery.view.carry?.drop(scenery.desk, held.from, undefined);
    }
  }

  private capture(event: PointerEvent): void {
    try {
      this.place.current?.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already.
    }
  }
}

/** One drag is one edit; what it shows stays until the board has it. */
async function finish({ desk, preview }: Scenery, drag: StrokeDrag, brush: Brush): Promise<void> {
  const strokes = drag.finish();
  preview(strokes, brush);
  await paint(desk.world, strokes);
  preview([], brush);
}
