import type { Grid } from '../grid/grid';

// Where a thread runs, in cells: x to the right, y down, (0.5, 0.5) the middle of the first cell.
//
// A stretch that is walked once lies on the middle of its cells. Where the same two neighbours are joined several times
// the passes lie side by side, each to the right of its own direction, so that there and back can be told apart as on a
// road. The thread is cut into strands, none of which enters a cell twice: painting them in order, each with its
// casing, shows at every crossing which pass came later. Strands meet between cells. As in render/lanes.cpp.

export type Point = [x: number, y: number];

export interface Strand {
  points: Point[];
  turns: Point[]; // where the direction changes
  from: number; // its first leg
  legs: number;
}

interface Leg { from: number; to: number; fx: number; fy: number; dx: number; dy: number; aside: number }

const widestGap = 0.24; // between two passes, in cells
const room = 0.72; // all passes of one stretch together

function legsOf(grid: Grid, thread: readonly number[]): Leg[] {
  const legs: Leg[] = [];
  const passes = new Map<number, number[]>(); // legs that join the same two cells
  for (let i = 0; i + 1 < thread.length; ++i) {
    const from = thread[i]!;
    const to = thread[i + 1]!;
    const fx = from % grid.cols;
    const fy = Math.floor(from / grid.cols);
    legs.push({ from, to, fx, fy, dx: (to % grid.cols) - fx, dy: Math.floor(to / grid.cols) - fy, aside: 0 });
    const key = 2 * Math.min(from, to) + (Math.abs(to - from) === grid.cols && grid.cols > 1 ? 1 : 0);
    const others = passes.get(key);
    if (others) others.push(i);
    else passes.set(key, [i]);
  }
  for (const same of passes.values()) {
    if (same.length < 2) continue;
    const there = same.filter((i) => legs[i]!.from < legs[i]!.to).length;
    const gap = Math.min(widestGap, room / same.length);
    const first = there === 0 || there === same.length ? -(same.length - 1) / 2 : 0.5;
    const rank = [first, first];
    for (const i of same) {
      const leg = legs[i]!;
      leg.aside = rank[leg.from < leg.to ? 1 : 0]!++ * gap;
    }
  }
  return legs;
}

const beside = (leg: Leg, x: number, y: number): Point => [x - leg.dy * leg.aside, y + leg.dx * leg.aside];

// The points at which the thread passes through the cell between two legs.
function join(before: Leg, after: Leg, strand: Strand): void {
  const x = after.fx + 0.5;
  const y = after.fy + 0.5;
  const wasLevel = before.dy === 0;
  const a = beside(before, x, y);
  const b = beside(after, x, y);
  if (wasLevel !== (after.dy === 0)) {
    const corner: Point = [wasLevel ? b[0] : a[0], wasLevel ? a[1] : b[1]];
    strand.points.push(corner);
    strand.turns.push(corner);
  } else if (before.from === after.to) {
    strand.points.push(a, b);
    strand.turns.push([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  } else if (a[0] !== b[0] || a[1] !== b[1]) {
    strand.points.push([a[0] - 0.2 * after.dx, a[1] - 0.2 * after.dy], [b[0] + 0.2 * after.dx, b[1] + 0.2 * after.dy]);
  }
}

/** Of a thread that is walked only in part, the strands up to its first `walked` cells, in the lanes they will keep. */
export function strands(grid: Grid, thread: readonly number[], walked = thread.length): Strand[] {
  const many = Math.min(walked, thread.length);
  if (many <= 0) return [];
  const legs = legsOf(grid, thread);
  const begin: Point = [(thread[0]! % grid.cols) + 0.5, Math.floor(thread[0]! / grid.cols) + 0.5];
  let strand: Strand = { points: [many > 1 ? beside(legs[0]!, ...begin) : begin], turns: [], from: 0, legs: 0 };
  const result = [strand];
  let seen = new Set([thread[0]!]);
  for (let i = 0; i + 1 < many; ++i) {
    const leg = legs[i]!;
    if (i > 0) join(legs[i - 1]!, leg, strand);
    ++strand.legs;
    if (seen.has(leg.to)) {
      const cut = beside(leg, leg.fx + 0.5 + leg.dx / 2, leg.fy + 0.5 + leg.dy / 2);
      strand.points.push(cut);
      strand = { points: [cut], turns: [], from: i + 1, legs: 0 };
      result.push(strand);
      seen = new Set();
    }
    seen.add(leg.to);
  }
  if (many > 1) {
    const last = legs[many - 2]!;
    strand.points.push(beside(last, last.fx + last.dx + 0.5, last.fy + last.dy + 0.5));
  }
  return result;
}

export function rounded(points: readonly Point[], radius: number): string {
  if (points.length === 0) return '';
  const at = ([x, y]: Point): string => `${+x.toFixed(3)} ${+y.toFixed(3)}`;
  let path = `M${at(points[0]!)}`;
  if (points.length === 1) return `${path}h0`;
  for (let i = 1; i + 1 < points.length; ++i) {
    const corner = points[i]!;
    const short = (to: Point): Point => {
      const length = Math.hypot(to[0] - corner[0], to[1] - corner[1]);
      const share = length === 0 ? 0 : Math.min(radius, length / 2) / length;
      return [corner[0] + (to[0] - corner[0]) * share, corner[1] + (to[1] - corner[1]) * share];
    };
    path += `L${at(short(points[i - 1]!))}Q${at(corner)} ${at(short(points[i + 1]!))}`;
  }
  return `${path}L${at(points[points.length - 1]!)}`;
}
