import type { VNode } from 'preact';

import { seek, watchSolution } from '../../actions/watch';
import type { Desk } from '../../state/state';
import { t } from '../../texts/texts';
import { along, curveOf, stepAt } from './along';

const width = 320;
const height = 88;
const margin = 8;
const digit = 7; // width of one on the scale

interface ChartProps { desk: Desk; name: string; title: string }

/** What is left along the way, as a curve that goes with the player. A click or a drag goes to that step. */
export function AlongChart({ desk, name, title }: ChartProps): VNode | null {
  const values = along(desk);
  if (values.length < 2) return null;
  const { line, x, y, low, high } = curveOf(values, width, height, margin);
  const gutter = 6 + digit * String(high).length;
  const watching = desk.mode === 'watch' && desk.player?.kind === 'solution';
  const at = watching ? Math.max(0, Math.min(values.length - 1, Math.round(desk.player!.step))) : values.length - 1;
  const go = (event: PointerEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const inner = (event.clientX - box.left) / box.width * (width + gutter) - gutter - margin;
    const step = stepAt(values, inner / (width - 2 * margin));
    if (watching) seek(desk.world, step);
    else void watchSolution(desk.world).then(() => seek(desk.world, step));
  };
  const gains = values.length <= 400 ? values.flatMap((value, i) => (i > 0 && value > values[i - 1]! ? [i] : [])) : [];
  return (
    <figure class="walker-chart">
      <figcaption>
        <span>{title}</span>
        <output>{t('Step {0}: {1} {2}', at, name, values[at]!)}</output>
      </figcaption>
      <svg viewBox={`${-gutter} 0 ${width + gutter} ${height}`} role="img" aria-label={`${title}: ${values.slice(0, 60).join(', ')}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          go(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && go(event)}>
        <title>{t('Point at the curve to go to that step')}</title>
        <path class="walker-chart-zero" d={`M0 ${y(0)}H${width}`} />
        <path class="walker-chart-area" d={`${line}V${y(Math.min(0, low))}H${x(0)}Z`} />
        <path class="walker-chart-line" d={line} />
        {gains.map((i) => <circle key={i} class="walker-chart-gain" cx={x(i)} cy={y(values[i]!)} r="2.6" />)}
        <path class="walker-chart-at" d={`M${x(at)} ${margin / 2}V${height - margin / 2}`} />
        <circle class="walker-chart-head" cx={x(at)} cy={y(values[at]!)} r="4.5" />
        <text class="walker-chart-scale" x={-4} y={y(high) + 4} text-anchor="end">{high}</text>
        <text class="walker-chart-scale" x={-4} y={y(0) + 4} text-anchor="end">0</text>
      </svg>
    </figure>
  );
}
