import type { Desk } from '../../state/state';
import { leftIn } from './figures';

// What is left of life or energy on each cell of the way that is watched.

/** Of the motion's frames, which say it as the walker goes; nothing: they do not. */
export function along(desk: Desk): number[] {
  const motion = desk.player?.kind === 'solution' ? desk.player.reel.motion : desk.solved?.motion;
  const values: number[] = [];
  for (const frame of motion?.frames ?? []) {
    const left = leftIn(frame.figures);
    if (left === undefined) return [];
    values.push(left);
  }
  return values;
}

export interface Curve {
  line: string; // an SVG path: level from cell to cell, then up or down
  x: (step: number) => number;
  y: (value: number) => number;
  low: number;
  high: number;
}

/** The curve in a box of this size, with a margin for the dots. */
export function curveOf(values: number[], width: number, height: number, margin: number): Curve {
  const high = Math.max(1, ...values.slice(0, 100_000));
  const low = Math.min(0, ...values.slice(0, 100_000));
  const x = (step: number) => margin + (values.length > 1 ? (step / (values.length - 1)) * (width - 2 * margin) : 0);
  const y = (value: number) => margin + ((high - value) / (high - low)) * (height - 2 * margin);
  // A point a pixel is all that can be seen of a long way.
  const every = Math.max(1, Math.floor(values.length / (2 * width)));
  let line = '';
  for (let i = 0; i < values.length; i += every)
    line += `${i > 0 ? 'H' : 'M'}${x(i).toFixed(1)}${i > 0 ? 'V' : ' '}${y(values[i]!).toFixed(1)}`;
  return { line, x, y, low, high };
}

/** The step whose place on the curve is nearest. */
export function stepAt(values: number[], share: number): number {
  return Math.max(0, Math.min(values.length - 1, Math.round(share * (values.length - 1))));
}
