import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

import type { Style } from '../api/protocol';
import { colOf, rowOf } from '../grid/grid';
import { once } from '../grid/once';
import { t } from '../texts/texts';
import type { Camera } from './camera';
import type { Room } from './layout';
import { Mark } from './marks';
import { css, type Palette } from './palette';
import type { Picture } from './picture';
import { Stage } from './stage';
import { Arrows } from './thread';

// A board beyond what SVG can hold: cells, walls, thread and search on a canvas, and over it the few things that a
// person looks for, as SVG that moves along.

interface CanvasBoardProps {
  picture: Picture;
  room: Room;
  printing: boolean; // all of it, at once
  palette: Palette;
  stage: RefObject<Stage | undefined>;
  walker?: VNode | undefined;
  over?: ComponentChildren;
}

const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const inPrint = 4; // dots to a pixel
const findable = 16; // pixels that a landmark has at least

export function CanvasBoard({ picture, room, printing, palette, stage, walker, over }: CanvasBoardProps): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const moving = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    stage.current ??= new Stage(canvas.current!, (camera) => moving.current && move(moving.current, camera), reduced);
    stage.current.show(picture, palette, room, printing ? inPrint : window.devicePixelRatio || 1);
    if (printing) stage.current.showAll();
  }, [picture, palette, room, printing]);
  useEffect(() => () => {
    stage.current?.stop();
    stage.current = undefined;
  }, []);
  const { grid } = picture;
  const cell = stage.current?.camera.cell ?? 8;
  return (
    <>
      <canvas ref={canvas} class="board-canvas" aria-hidden="true" />
      <svg class="board-over" aria-hidden="true">
        <g ref={moving}>
          {landmarks(grid.cells, grid.styles).map((index) => (
            <g key={index} class="landmark" data-col={colOf(grid, index)} data-row={rowOf(grid, index)}>
              <Mark style={grid.styles[grid.cells[index]!]!} palette={palette} cell={Math.max(findable, cell)} />
            </g>
          ))}
          <Arrows arrows={picture.arrows} palette={palette} cell={cell} />
          {picture.walker && (
            <g class="landmark" data-col={picture.walker[0]} data-row={picture.walker[1]}>
              {walker ?? (
                <circle cx={0.5} cy={0.5} r={0.4} fill={css(palette.token('thread'))}
                  stroke={css(palette.token('surface'))} stroke-width={0.08} />
              )}
            </g>
          )}
          {over}
        </g>
      </svg>
      <ZoomButtons stage={stage} />
    </>
  );
}

function move(group: SVGGElement, { x, y, cell }: Camera): void {
  group.setAttribute('transform', `translate(${x} ${y}) scale(${cell})`);
  const size = Math.max(1, findable / cell);
  for (const mark of group.querySelectorAll<SVGGElement>('.landmark')) {
    const col = Number(mark.dataset['col']) + 0.5 - size / 2;
    const row = Number(mark.dataset['row']) + 0.5 - size / 2;
    mark.setAttribute('transform', `translate(${col} ${row}) scale(${size})`);
  }
}

const mostLandmarks = 50;

/** Where the thread begins and ends: of these there are few, and nobody must miss them. */
const landmarks = once((cells: Uint8Array, styles: readonly Style[]): number[] => {
  const marked = styles.map(({ mark }) => mark === 'disc' || mark === 'square' || mark === 'patch');
  const found: number[] = [];
  for (let i = 0; i < cells.length && found.length <= mostLandmarks; ++i) if (marked[cells[i]!]) found.push(i);
  return found;
});

function ZoomButtons({ stage }: { stage: RefObject<Stage | undefined> }): VNode {
  const by = (factor: number) => (): void => {
    stage.current?.zoomBy(factor);
    stage.current?.settle();
  };
  return (
    <div class="board-zoom">
      <button type="button" aria-label={t('Zoom in')} title={t('Zoom in')} onClick={by(1.5)}>+</button>
      <button type="button" aria-label={t('Zoom out')} title={t('Zoom out')} onClick={by(1 / 1.5)}>−</button>
      <button type="button" aria-label={t('Fit the board')} title={t('Fit the board')} onClick={() => stage.current?.reset()}>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M2 6V2h4M12 2h4v4M16 12v4h-4M6 16H2v-4" fill="none" stroke="currentColor" stroke-width="1.6" />
        </svg>
      </button>
    </div>
  );
}
