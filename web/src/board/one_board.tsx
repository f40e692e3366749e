import type { VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';

import { follows } from '../actions/follow';
import { lookOf } from '../actions/microscope';
import type { Brush, Stroke } from '../api/protocol';
import type { Desk } from '../state/state';
import { now } from '../state/store';
import { worldName } from '../texts/names';
import { t, tn } from '../texts/texts';
import { CanvasBoard } from './canvas_board';
import { cellInWords, cursorAfter, press, usesCursor } from './cursor';
import { Gestures, type Ground, type Scenery } from './gestures';
import { cellUnder } from './hit';
import type { Point } from './lanes';
import { layoutOf, leastHeight } from './layout';
import { endsOf, useGrips } from './live_drag';
import { Sample } from './marks';
import type { Palette } from './palette';
import { leastHere, panBy, useInSight } from './pan';
import type { Picture } from './picture';
import { paper, usePalette, usePrinting, useRoom } from './room';
import { ScopeMarks } from './scope_marks';
import { Cursor, Grips, Sketch } from './sketch';
import type { Stage } from './stage';
import { SvgBoard } from './svg_board';
import { useViewKeys, useWheel } from './view_keys';
import type { WorldView } from './world_view';

// One board with its hands on it: pointer and keyboard. As SVG, or on a canvas where it has too many cells for that.

interface OneBoardProps { desk: Desk; view: WorldView; picture: Picture; poster?: boolean }

// Of a board that is turned.
const opposite: Record<string, string> = {
  ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp', ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft', Home: 'End', End: 'Home',
  PageUp: 'PageDown', PageDown: 'PageUp',
};

const mostForSvg = 4000; // cells
const leastForLegend = 380; // pixels of height, for the board and it

export function OneBoard({ desk, view, picture, poster }: OneBoardProps): VNode {
  const whole = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const seen = useRoom(place);
  const room = printing ? paper : seen;
  const { height = 0 } = useRoom(whole) ?? {}; // the legend takes none of it: else it would come and go
  const palette = usePalette(place);
  const stage = useRef<Stage>();
  const [sketch, setSketch] = useState<{ strokes: readonly Stroke[]; brush: Brush }>();
  const [cursor, setCursor] = useState(0);
  const [hover, setHover] = useState<number>(); // the cell under the mouse, where a search is looked at
  const [keyed, setKeyed] = useState(false); // focused, and by the keyboard
  const byHand = useRef(false);

  const { grid, turned } = picture;
  const large = grid.cells.length > mostForSvg;
  const brushes = now().worlds[desk.world]?.brushes ?? [];
  const brushOf = (of: Desk) => (of.mode === 'edit' ? brushes.find(({ name }) => name === of.brush) : undefined);
  const brush = brushOf(desk);
  const looked = lookOf(desk);
  const playing = desk.mode === 'play';
  const hasCursor = usesCursor(desk, view);
  const at = Math.min(cursor, grid.cells.length - 1);

  // Searches side by side and posters are looked at, not touched: they are shown whole.
  const compared = desk.mode === 'race' && desk.race!.lanes.length > 1;
  const least = printing || compared || poster ? 0 : leastHere();
  const layout = room && !large ? layoutOf(grid, room, picture.thickness, least) : undefined;
  const pans = layout !== undefined && (layout.width > room!.width || layout.height > room!.height);
  const cell = layout?.cell ?? stage.current?.camera.cell ?? 16;

  // Quick hands come again before the page was drawn anew: what they see is the board of the last redraw, but what counts
  // is how things stand.
  const latest = (): Desk => now().desks[desk.world] ?? desk;
  const scenery = useRef<() => Scenery>();
  const gestures = useMemo(() => new Gestures(place, () => scenery.current?.()), []);
  const inside = ([x, y]: Point): Point => {
    const box = place.current!.getBoundingClientRect();
    return [x - box.left, y - box.top];
  };
  const ground: Ground = layout
    ? {
        cell: () => layout.cell,
        toCells: (client) => {
          const box = place.current!.querySelector('.board-stack')!.getBoundingClientRect();
          const [x, y] = [(client[0] - box.left - layout.left) / layout.cell, (client[1] - box.top - layout.top) / layout.cell];
          return turned ? [grid.cols - x, grid.rows - y] : [x, y];
        },
        pan: (dx, dy) => panBy(place.current!, dx, dy),
      }
    : {
        cell: () => stage.current?.camera.cell ?? 1,
        toCells: (client) => stage.current?.toCells(inside(client)) ?? [-1, -1],
        pan: (dx, dy) => stage.current?.pan(dx, dy),
        zoomBy: (factor, client) => stage.current?.zoomBy(factor, inside(client)),
        settle: (client) => stage.current?.settle(inside(client)),
      };
  const touched = (touchedCell: number | undefined): void => {
    if (touchedCell !== undefined) setCursor(touchedCell);
    byHand.current = true;
    setKeyed(false);
  };
  const preview = (strokes: readonly Stroke[], by: Brush): void => setSketch({ strokes, brush: by });
  scenery.current = () => ({ desk: latest(), view, grid, ground, brushes, brush: brushOf(latest()), preview, touched });

  useWheel(place, stage, large);
  const walker = now().page.name === 'start' ? undefined : picture.walker; // there, nobody has asked for one
  const shownAt = turned ? grid.cells.length - 1 - at : at;
  useInSight(place, layout, hasCursor && keyed ? [shownAt % grid.cols, Math.floor(shownAt / grid.cols)] : walker);
  useGrips(place);
  const viewKey = useViewKeys(stage, large);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== place.current) return;
    // Whoever came to a search or a game by hand steps through it by the arrows; who came by keys has buttons for that.
    const steps = looked || (hasCursor && playing);
    const mayMove = hasCursor && (!steps || keyed);
    byHand.current = false;
    if (mayMove || !steps) setKeyed(true);
    let mine = false;
    if (mayMove && !event.ctrlKey && !event.metaKey && !event.altKey) {
      mine = press({ desk: latest(), view, grid, brush: brushOf(latest()), at }, event);
      const next = mine ? undefined : cursorAfter(grid, at, turned ? (opposite[event.key] ?? event.key) : event.key);
      if (next !== undefined) setCursor(next);
      mine ||= next !== undefined;
    }
    mine ||= viewKey(event, desk.mode, hasCursor);
    if (!mine) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onBlur = (): void => {
    byHand.current = false;
    setKeyed(false);
  };

  const onPointerMove = (event: PointerEvent): void => {
    gestures.move(event);
    if (looked && event.pointerType === 'mouse') setHover(cellUnder(grid, ground.toCells([event.clientX, event.clientY])));
  };

  const active = playing || hasCursor || large;
  const classes = ['board-place'];
  if (keyed) classes.push('keyed');
  if (large) classes.push('large');
  const live = view.live !== undefined && follows(desk);
  const paints = brush !== undefined || (live && desk.drawing);
  if (pans) classes.push('pans');
  if (large || playing || paints) classes.push('holds');
  if (paints) classes.push('paints');
  else if (large) classes.push('roams');
  else if ((playing && (view.pick || view.drag)) || (looked && hasCursor)) classes.push('picks');

  const over = palette && (
    <>
      {playing && view.over?.(desk)}
      {live && <Grips grid={desk.grid} ends={[...endsOf(desk.grid, view, brushes).keys()]} />}
      {sketch && <Sketch {...sketch} palette={palette} cell={cell} drawn={view.cell?.(sketch.brush.style, 0)} />}
      {looked && <ScopeMarks desk={desk} grid={grid} palette={palette} cell={cell} hover={hover} />}
      {hasCursor && keyed && <Cursor grid={grid} at={at} palette={palette} cell={cell} />}
    </>
  );
  // Translators: the name of a world, its rows, its columns
  const label = t('{0} board, {1}, {2}', worldName(desk.world), tn('{0} row', '{0} rows', grid.rows), tn('{0} column', '{0} columns', grid.cols));
  return (
    <div ref={whole} class={`board-view ${view.boardClass ?? ''}`} style={{ '--least': `${leastHeight(grid, least)}px` }}>
      <div ref={place} class={classes.join(' ')} role={active ? 'application' : 'img'} aria-label={label}
        {...(active && { tabIndex: 0 })} onKeyDown={onKeyDown} onBlur={onBlur}
        onPointerDown={gestures.down} onPointerMove={onPointerMove} onPointerLeave={() => setHover(undefined)} onPointerUp={gestures.up} onPointerCancel={gestures.up}
        onFocus={() => setKeyed(!byHand.current && (place.current?.matches(':focus-visible') ?? false))}>
        {palette && layout && room!.width > 0 && (
          <SvgBoard picture={picture} layout={layout} palette={palette} view={view} walker={view.walker?.(desk)} over={over} />
        )}
        {palette && room && large && room.width > 0 && (
          <CanvasBoard picture={picture} room={room} printing={printing} palette={palette} stage={stage} walker={view.walker?.(desk)} over={over} />
        )}
      </div>
      {hasCursor && (
        <p class="unseen" aria-live="polite">{keyed ? cellInWords(desk, grid, at, brushes) : ''}</p>
      )}
      {palette && (printing || height >= leastForLegend) && <Legend picture={picture} palette={palette} view={view} />}
    </div>
  );
}

interface LegendProps { picture: Picture; palette: Palette; view: Pick<WorldView, 'cell'> }

/** What the signs on the board mean; only those it has. */
function Legend({ picture, palette, view }: LegendProps): VNode | null {
  const { legendStyles: styles, legend } = picture;
  const entries = legend.filter(({ style }) => styles[style] !== undefined);
  if (entries.length === 0) return null;
  return (
    <ul class="board-legend">
      {entries.map(({ style, text }) => (
        <li key={text}>
          <Sample style={styles[style]!} palette={palette} size={18} drawn={view.cell?.(styles[style]!, 0)} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
