import type { Desk } from '../../state/state';
import { now } from '../../state/store';
import { isOver, ownOf, putOwn, toMove, type AmazonsOwn, type Side } from './table';

// Each side's time: it runs from the first move of the game to its end, while that side is to move.

let running: { side: Side; minutes: number; since: number } | undefined;
let flag: ReturnType<typeof setTimeout> | undefined;

export function runningFor(desk: Desk): Side | undefined {
  const { line, exploring, paused } = ownOf(desk);
  return desk.mode === 'play' && desk.game && line.length > 0 && !exploring && !paused && !isOver(desk) ? toMove(desk) : undefined;
}

/** Milliseconds, to this moment. */
export function usedBy(desk: Desk, side: Side): number {
  return ownOf(desk).used[side - 1]! + (running?.side === side ? performance.now() - running.since : 0);
}

/** Seconds on the clock: what is left where time is limited, else what was used. */
export function secondsOf(desk: Desk, side: Side): number {
  const { minutes } = ownOf(desk);
  const used = usedBy(desk, side) / 1000;
  return minutes ? Math.max(0, minutes * 60 - used) : used;
}

const withTime = (used: readonly [number, number], side: Side, ms: number): [number, number] =>
  side === 1 ? [ms, used[1]] : [used[0], ms];

/** The game is not over after all: who ran out of time has all of it again. */
export const onAgain = ({ resigned, late, used }: AmazonsOwn): Partial<AmazonsOwn> =>
  ({ resigned: undefined, late: undefined, ...(late && resigned && { used: withTime(used, resigned, 0) }) });

/** Lets the right clock run; of no desk, none. */
export function keepTime(desk: Desk | undefined): void {
  const side = desk && runningFor(desk);
  const { minutes } = desk ? ownOf(desk) : { minutes: 0 };
  if (side === running?.side && (!side || minutes === running?.minutes)) return;
  const there = now().desks.amazons;
  const anew = side && running && minutes !== running.minutes;
  if (running && !anew && there && ownOf(there).line.length > 0)
    putOwn({ used: [usedBy(there, 1), usedBy(there, 2)] });
  running = side && { side, minutes, since: performance.now() };
  clearTimeout(flag);
  if (side && minutes) flag = setTimeout(() => runsOut(side), secondsOf(now().desks.amazons!, side) * 1000);
}

function runsOut(side: Side): void {
  const desk = now().desks.amazons;
  if (!desk || runningFor(desk) !== side) return;
  keepTime(undefined);
  const { used, minutes } = ownOf(now().desks.amazons!);
  putOwn({ resigned: side, late: true, picked: {}, typed: '', asks: undefined, used: withTime(used, side, minutes * 60_000) });
}
