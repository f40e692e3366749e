import type { JSX, VNode } from 'preact';

import type { Style } from '../../api/protocol';
import { colOf, rowOf, type Grid } from '../../grid/grid';
import type { Desk } from '../../state/state';
import { ownOf } from './table';
import { cellNamed, readTurn } from './turns';

// The amazons, as in the pictures (render/mark_picture.cpp): a crown whose middle point is an arrow, on a gown. Each
// side is cased in the other's colour, so that it shows on every cell.

const gown =
  'M0.28 0.81Q0.37 0.75 0.35 0.66L0.17 0.33Q0.29 0.42 0.39 0.47Q0.455 0.44 0.455 0.37V0.25H0.545V0.37' +
  'Q0.545 0.44 0.61 0.47Q0.71 0.42 0.83 0.33L0.65 0.66Q0.63 0.75 0.72 0.81Z';
const arrowhead = 'M0.5 0.05L0.625 0.29Q0.5 0.245 0.375 0.29Z';

function Figure(): VNode {
  return (
    <>
      <path d={gown} />
      <path d={arrowhead} />
      <rect x={0.23} y={0.78} width={0.54} height={0.125} rx={0.05} />
      <circle cx={0.17} cy={0.29} r={0.068} />
      <circle cx={0.83} cy={0.29} r={0.068} />
    </>
  );
}

export function piece(grid: Grid, index: number, chosen: boolean): VNode | undefined {
  const { ink, mark } = grid.styles[grid.pieces[index]!.style]!;
  if (mark !== 'amazon') return undefined;
  return (
    <g class={`amazon amazon-${ink[0]}${chosen ? ' amazon-chosen' : ''}`}>
      {chosen && <rect class="amazon-ring" x={0.04} y={0.04} width={0.92} height={0.92} rx={0.14} />}
      <g transform="translate(0.05 0.05) scale(0.9)">
        <g class="amazon-case"><Figure /></g>
        <g class="amazon-body"><Figure /></g>
        <path class="amazon-band" d="M0.355 0.66H0.645M0.29 0.785H0.71" />
      </g>
    </g>
  );
}

// An arrow sticks in a burnt cell. The one that landed last still glows: the style says so by its fill.
function burnt(style: Style, index: number): VNode {
  // No two cells burn alike.
  const turn = (index * 37) % 4;
  const fresh = style.fill[0] !== 'quiet';
  const dark = style.fill[1] > (fresh ? 0.92 : 0.73);
  return (
    <g class={fresh ? 'burnt burnt-fresh' : 'burnt'}>
      <rect class={dark ? 'tint tint-dark' : 'tint'} width={1} height={1} />
      <rect class="burnt-ground" x={0.02} y={0.02} width={0.96} height={0.96} rx={0.08} />
      <path
        class="burnt-ash"
        transform={`rotate(${90 * turn} 0.5 0.5)`}
        d="M0.14 0.5Q0.1 0.2 0.42 0.16T0.84 0.3Q0.95 0.58 0.74 0.8T0.3 0.82Q0.16 0.74 0.14 0.5Z"
      />
      {fresh && <rect class="burnt-flame" x={0.02} y={0.02} width={0.96} height={0.96} rx={0.08} />}
      <path class="burnt-shaft" d="M0.7 0.3L0.36 0.64" />
      <path class="burnt-head" d="M0.25 0.75L0.295 0.555L0.445 0.705Z" />
      <path class="burnt-feather" d="M0.7 0.3V0.18M0.7 0.3H0.82M0.63 0.37V0.25M0.63 0.37H0.75" />
    </g>
  );
}

// Who is nearer: rings are white's, dots black's.
function nearer(style: Style): VNode | undefined {
  if (style.mark === 'ring') return <circle class="nearer-white" cx={0.5} cy={0.5} r={0.13} />;
  if (style.mark === 'dot') return <circle class="nearer-black" cx={0.5} cy={0.5} r={0.13} />;
  return undefined;
}

export function cell(style: Style, index: number): VNode | undefined {
  if (style.mark === 'spent') return burnt(style, index);
  // Of the two tints of each kind the dark one has the higher level.
  const least = { quiet: 0.16, cost: 0.13, search: 0.27, rival: 0.33 }[style.fill[0] as string] ?? 1;
  const tint = style.fill[1] > least ? 'tint tint-dark' : 'tint';
  return (
    <g>
      <rect class={style.fill[0] === 'cost' ? `${tint} tint-trail` : tint} width={1} height={1} />
      {nearer(style)}
    </g>
  );
}

const shaft = 'M-0.4 0H0.14M-0.4 0L-0.5 -0.09M-0.4 0L-0.5 0.09M-0.3 0L-0.4 -0.09M-0.3 0L-0.4 0.09';
const head = 'M0.36 0L0.1 -0.11V0.11Z';

/** The arrow of the last turn flies once, and is gone: then its cell burns. */
export function flight(desk: Desk): VNode | undefined {
  const { game } = desk;
  const { flies } = ownOf(desk);
  const turn = game && flies && readTurn(game.moves.at(-1) ?? '');
  if (!game || !turn) return undefined;
  const [from, to] = [turn.to, turn.arrow].map((name) => cellNamed(game.grid, name));
  if (from === undefined || to === undefined) return undefined;
  const right = colOf(game.grid, to) - colOf(game.grid, from);
  const down = rowOf(game.grid, to) - rowOf(game.grid, from);
  const angle = (Math.atan2(down, right) * 180) / Math.PI;
  const way = { '--dx': `${-right}px`, '--dy': `${-down}px` } as JSX.CSSProperties;
  return (
    <g key={`${game.moves.length} ${game.moves.at(-1)}`} transform={`translate(${colOf(game.grid, to) + 0.5} ${rowOf(game.grid, to) + 0.5})`}>
      <g class={flies === 'late' ? 'flight flight-late' : 'flight'} style={way}>
        <g transform={`rotate(${angle})`}>
          <path class="flight-case" d={`${shaft}${head}`} />
          <path class="flight-shaft" d={shaft} />
          <path class="flight-head" d={head} />
        </g>
      </g>
    </g>
  );
}

export const pictogram = (): VNode => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" aria-hidden="true">
    <path d="M6.6 18.8L8.4 16 4 7.8l5.4 3.5q1.6-.6 1.6-2.6V6.4h2v2.3q0 2 1.6 2.6L20 7.8 15.6 16l1.8 2.8z" />
    <path d="M12 1.8l2.4 4.6H9.6zM5.6 21.4h12.8" stroke-linecap="round" />
  </svg>
);
