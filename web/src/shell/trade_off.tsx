import type { VNode } from 'preact';

import { showSolution } from '../actions/solve';
import type { TradeOffRow } from '../api/protocol';
import type { Desk } from '../state/state';
import { amount } from '../texts/amounts';
import { onArrival, stepCount, word } from '../texts/names';
import { t } from '../texts/texts';

// Steps against what is left of life or energy: a table whose rows show their routes, and the same as a plot.

const width = 320;
const height = 168;
const margin = { left: 40, right: 10, top: 22, bottom: 36 };
const mostTicks = 6;

export interface Point { steps: number; left: number; bound: number }

export const pointsOf = (rows: readonly TradeOffRow[]): Point[] =>
  rows.map(({ steps, life, energy, bound }) => ({ steps, left: life ?? energy ?? 0, bound }));

/** Round numbers on a scale, few enough to be read. */
export function ticksOf(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / (mostTicks - 1));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * [1, 2, 5, 10].find((each) => each * power >= rough)!;
  const ticks: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) ticks.push(at);
  return ticks;
}

export interface Plot { x: (steps: number) => number; y: (left: number) => number; line: string; across: number[]; up: number[] }

/** Level until the next number of steps at which more is left; and on, where it is known that more steps bring no more. */
export function plotOf(points: readonly Point[], complete: boolean): Plot {
  const steps = points.map((point) => point.steps);
  const [first, last] = [Math.min(...steps), Math.max(...steps)];
  const low = Math.min(0, ...points.map(({ left }) => left));
  const high = Math.max(1, ...points.map(({ bound }) => bound));
  const room = (last - first || 2) * 0.06;
  const scale = (from: number, to: number, begin: number, end: number) => (value: number) => begin + ((value - from) / (to - from)) * (end - begin);
  const x = scale(first - room, last + room, margin.left, width - margin.right);
  const y = scale(low, high, height - margin.bottom, margin.top);
  const line = points.map((point, i) => `${i ? 'H' : 'M'}${x(point.steps).toFixed(1)}${i ? 'V' : ' '}${y(point.left).toFixed(1)}`).join('');
  return { x, y, line: complete ? `${line}H${width - margin.right}` : line, across: ticksOf(first, last), up: ticksOf(low, high) };
}

export function TradeOff({ desk }: { desk: Desk }): VNode | null {
  const report = desk.solved?.report;
  if (!report?.trade_off?.length) return null;
  const resource = report.trade_off[0]!.life === undefined ? 'energy' : 'life';
  const points = pointsOf(report.trade_off);
  const routes = report.listed?.length ?? 0;
  const show = (row: number) => void showSolution(desk.world, row);
  return (
    <div class="trade-off stack tight">
      <h3 id="trade-off">{resource === 'life' ? t('Steps and life') : t('Steps and energy')}</h3>
      <Drawing points={points} complete={report.proven} shown={desk.shown} name={word(resource)} show={(row) => row < routes && show(row)} />
      <Rows points={points} shown={desk.shown} name={onArrival(resource)} routes={routes} show={show} />
    </div>
  );
}

interface Shared { points: Point[]; shown: number; name: string; show: (row: number) => void }

/** For the eye alone: the table says the same. */
function Drawing({ points, complete, shown, name, show }: Shared & { complete: boolean }): VNode {
  const { x, y, line, across, up } = plotOf(points, complete);
  const floor = height - margin.bottom;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {up.map((left) => (
        <g key={left}>
          <path class="trade-off-grid" d={`M${margin.left} ${y(left)}H${width - margin.right}`} />
          <text x={margin.left - 6} y={y(left) + 4} text-anchor="end">{amount(left)}</text>
        </g>
      ))}
      {across.map((steps) => <text key={steps} x={x(steps)} y={floor + 16} text-anchor="middle">{amount(steps)}</text>)}
      <path class="trade-off-axes" d={`M${margin.left} ${margin.top - 6}V${floor}H${width - margin.right}`} />
      <text x={margin.left - 6} y={10}>{name}</text>
      <text x={width - margin.right} y={height - 4} text-anchor="end">{word('steps')}</text>
      <path class="trade-off-line" d={line} />
      {points.map(({ steps, left, bound }, row) => (
        <g key={steps} onClick={() => show(row)}>
          {bound > left && <path class="trade-off-open" d={`M${x(steps)} ${y(left)}V${y(bound)}`} />}
          <circle class={`trade-off-point${row === shown ? ' here' : ''}${bound > left ? ' open' : ''}`} cx={x(steps)} cy={y(left)} r={row === shown ? 6 : 4} />
        </g>
      ))}
    </svg>
  );
}

function Rows({ points, shown, name, routes, show }: Shared & { routes: number }): VNode {
  const open = points.some(({ left, bound }) => bound > left);
  return (
    <div class="trade-off-rows">
      <table aria-labelledby="trade-off">
        <thead>
          <tr><th scope="col">{word('steps')}</th><th scope="col">{name}</th>{open && <th scope="col">{t('at most')}</th>}</tr>
        </thead>
        <tbody>
          {points.map(({ steps, left, bound }, row) => (
            <tr key={steps} class={row === shown ? 'here' : ''} onClick={() => row < routes && show(row)}>
              <th scope="row">
                {row < routes ? (
                  <button type="button" aria-pressed={row === shown} aria-label={t('{0}: show route', stepCount(steps))}>{amount(steps)}</button>
                ) : amount(steps)}
              </th>
              <td>{amount(left)}</td>
              {open && <td>{amount(bound)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
