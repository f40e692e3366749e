import type { JSX, VNode } from 'preact';

import type { Paint } from '../../api/protocol';
import type { Grid } from '../../grid/grid';
import { isRed } from './slides';

// Cars and trucks seen from above. They are drawn along a row, front to the right; one in a column is turned, its letter
// is not.

/** The hues of the pictures (render/theme.cpp): 68 to 350 degrees, which leaves out red. */
function hueOf([role, level]: Paint): string {
  if (role === 'danger') return 'var(--danger)';
  const hue = Math.round(68 + 282 * level);
  return role === 'deep' ? `oklch(0.505 0.125 ${hue})` : `oklch(0.8 0.12 ${hue})`;
}

function Wheels({ at }: { at: number[] }): VNode {
  return (
    <>
      {at.map((x) => (
        <>
          <rect class="vehicle-wheel" x={x} y={0.06} width={0.3} height={0.12} rx={0.05} />
          <rect class="vehicle-wheel" x={x} y={0.82} width={0.3} height={0.12} rx={0.05} />
        </>
      ))}
    </>
  );
}

function Lights({ front }: { front: number }): VNode {
  return (
    <>
      <rect class="vehicle-light" x={front - 0.1} y={0.19} width={0.07} height={0.13} rx={0.035} />
      <rect class="vehicle-light" x={front - 0.1} y={0.68} width={0.07} height={0.13} rx={0.035} />
    </>
  );
}

function Car({ length, red }: { length: number; red: boolean }): VNode {
  const end = length - 0.06;
  const body = length - 0.12;
  // A windscreen that bows forward, and a rear window that bows back.
  const screen = length - 0.58;
  return (
    <>
      <Wheels at={[0.26, length - 0.58]} />
      <rect class="vehicle-body" x={0.06} y={0.1} width={body} height={0.8} rx={0.24} />
      {red && (
        <path
          class="vehicle-stripe"
          d={`M0.07 0.43H0.3M0.07 0.57H0.3M${length - 0.36} 0.43H${end - 0.01}M${length - 0.36} 0.57H${end - 0.01}`}
        />
      )}
      <rect class="vehicle-roof" x={0.46} y={0.18} width={screen - 0.52} height={0.64} rx={0.1} />
      <path class="vehicle-glass" d={`M${screen} 0.2Q${screen + 0.09} 0.5 ${screen} 0.8L${screen + 0.19} 0.84Q${screen + 0.33} 0.5 ${screen + 0.19} 0.16Z`} />
      <path class="vehicle-glass" d="M0.4 0.22Q0.34 0.5 0.4 0.78L0.28 0.8Q0.2 0.5 0.28 0.2Z" />
      <Lights front={end} />
    </>
  );
}

function Truck({ length }: { length: number }): VNode {
  const end = length - 0.06;
  const cab = length - 0.86;
  const ribs = [0.34, 0.62, cab - 0.4, cab - 0.12].map((x) => `M${x} 0.14V0.86`).join('');
  return (
    <>
      <Wheels at={[0.22, 0.58, length - 0.5]} />
      <rect class="vehicle-body" x={cab} y={0.13} width={end - cab} height={0.74} rx={0.2} />
      <rect class="vehicle-body" x={0.06} y={0.08} width={cab - 0.1} height={0.84} rx={0.09} />
      <path class="vehicle-rib" d={ribs} />
      <path class="vehicle-glass" d={`M${end - 0.36} 0.2Q${end - 0.28} 0.5 ${end - 0.36} 0.8L${end - 0.2} 0.82Q${end - 0.08} 0.5 ${end - 0.2} 0.18Z`} />
      <Lights front={end} />
    </>
  );
}

export function vehicle(grid: Grid, piece: number, chosen: boolean): VNode | undefined {
  const { rows, cols, style, col } = grid.pieces[piece]!;
  const { fill, text } = grid.styles[style]!;
  const length = Math.max(rows, cols);
  const upright = rows > cols;
  const red = isRed(grid, piece);
  const out = col >= grid.cols;
  const tone = red ? 'red' : fill[0] === 'deep' ? 'deep' : 'light';
  // The letter stands on the roof, or on the load.
  const along = red || length === 2 ? length / 2 - 0.08 : (length - 0.9) / 2 + 0.02;
  const shade = { '--body': hueOf(fill) } as JSX.CSSProperties;
  return (
    <g class={`vehicle vehicle-${tone}${chosen ? ' vehicle-chosen' : ''}${out ? ' vehicle-out' : ''}`} style={shade}>
      <g transform={upright ? 'translate(1 0) rotate(90)' : undefined}>
        {chosen && !out && <rect class="vehicle-ring" x={0.025} y={0.045} width={length - 0.05} height={0.91} rx={0.22} />}
        {red || length === 2 ? <Car length={length} red={red} /> : <Truck length={length} />}
      </g>
      <text class="vehicle-letter" x={upright ? 0.5 : along} y={(upright ? along : 0.5) + 0.005}>{text}</text>
    </g>
  );
}

export const pictogram = (): VNode => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true">
    <rect x="2.8" y="7.5" width="18.4" height="9" rx="3.6" />
    <path d="M15.2 7.9q1.8 4.1 0 8.2M8 7.9q-1.4 4.1 0 8.2" />
    <path d="M5.6 5.6h3M15.4 5.6h3M5.6 18.4h3M15.4 18.4h3" stroke-linecap="round" />
  </svg>
);
