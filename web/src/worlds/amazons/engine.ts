import { fail } from '../../actions/ask';
import { move } from '../../actions/play';
import { lost, RequestFailed } from '../../api/client';
import type { EngineAnswer } from '../../api/protocol';
import { client } from '../../state/line';
import type { Desk } from '../../state/state';
import { now } from '../../state/store';
import { secondsOf } from './clocks';
import { isOver, keyOf, ownOf, positionOf, putOwn, toMove, type Seat, type Side } from './table';

// The computer's turns. One question at a time; a position that has changed under it makes its answer void.

let asked: { key: string; cancel: () => void } | undefined;

const least = 550; // ms from one turn to the next, so that people see both

/** How long and how well, as the engine is asked. */
export function strengthOf({ level }: Seat, most = Infinity): { level?: string; milliseconds: number } {
  const seconds = /^(\d+)s$/.exec(level);
  return seconds ? { milliseconds: Math.min(most, Number(seconds[1]) * 1000) } : { level, milliseconds: Math.min(most, 3000) };
}

/** Milliseconds for a move: a tenth of what is on the clock. */
const mostOf = (desk: Desk, side: Side): number => (ownOf(desk).minutes ? Math.max(20, Math.round(secondsOf(desk, side) * 100)) : Infinity);

const turnOfComputer = (desk: Desk): boolean =>
  desk.mode === 'play' && desk.game !== undefined && !isOver(desk) && !ownOf(desk).paused && !ownOf(desk).exploring &&
  ownOf(desk).seats[toMove(desk) - 1]!.by === 'computer';

/** Lets the computer think where it is its turn, and stops it where it is not. */
export async function consider(): Promise<void> {
  const desk = now().desks.amazons;
  const key = desk && turnOfComputer(desk) ? keyOf(positionOf(desk)) : undefined;
  if (asked && asked.key === key) return;
  asked?.cancel();
  asked = undefined;
  if (!desk || key === undefined) {
    if (desk && ownOf(desk).thinking) putOwn({ thinking: undefined });
    return;
  }
  const side = toMove(desk);
  const begun = performance.now();
  const most = mostOf(desk, side);
  const job = client.ask<EngineAnswer>('amazons', 'engine', { ...positionOf(desk), ...strengthOf(ownOf(desk).seats[side - 1]!, most) });
  const mine = { key, cancel: job.cancel };
  asked = mine;
  putOwn({ thinking: side });
  try {
    const answer = await job.result;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.min(least, most) - (performance.now() - begun))));
    const after = now().desks.amazons;
    const still = asked === mine && after && turnOfComputer(after) && keyOf(positionOf(after)) === key;
    if (still && answer.move) await move('amazons', answer.move);
  } catch (error) {
    if (asked !== mine) return;
    if (error instanceof RequestFailed && error.status === lost) {
      // The connection comes back by itself; so does the question.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      if (asked === mine) asked = undefined;
      return consider();
    }
    fail('amazons', 'play', error);
    putOwn({ paused: true });
  }
  // Whoever is next may be thinking already.
  if (asked !== mine) return;
  asked = undefined;
  putOwn({ thinking: undefined });
}
