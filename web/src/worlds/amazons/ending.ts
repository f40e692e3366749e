import { say } from '../../actions/ask';
import { openExample } from '../../actions/bring';
import { restart, startGame, undo } from '../../actions/play';
import type { Desk } from '../../state/state';
import { now, updateDesk } from '../../state/store';
import { t } from '../../texts/texts';
import { ownOf, putOwn, resignedIn, toMove, underWay, type Leave } from './table';

// What ends a game: asked first where one is under way, and to be undone until the next move.

/** Ends the game, or asks whether it is to be ended; a board in somebody's page has no room for the question. */
export function end(leave: Leave): void {
  const desk = now().desks.amazons;
  if (!desk) return;
  if (underWay(desk) && !now().embedded) return putOwn({ asks: leave, picked: {}, typed: '', fault: undefined });
  void endNow(leave);
}

export async function endNow(leave: Leave): Promise<void> {
  const desk = now().desks.amazons;
  if (!desk) return;
  const before = underWay(desk) ? { what: leave.what, desk: calm(desk) } : undefined;
  putOwn({ asks: undefined, pointed: undefined });
  if (leave.what === 'resign') putOwn({ resigned: toMove(desk), late: undefined, picked: {}, typed: '' });
  if (leave.what === 'restart') await restart('amazons');
  if (leave.what === 'new') {
    if (!(await openExample('amazons', { file: 'amazons/beginnings.txt', puzzle: leave.puzzle }))) return;
    if (!now().desks.amazons?.game) await startGame('amazons');
  }
  putOwn({ left: before });
}

/** As it lies there, with nobody at work on it. */
function calm(desk: Desk): Desk {
  const own = { ...ownOf(desk), asks: undefined, left: undefined, thinking: undefined, best: undefined, picked: {}, typed: '', aim: undefined, flies: undefined };
  return { ...desk, work: undefined, own: { ...desk.own, amazons: own } };
}

/** The game that was left is back. */
export function undoEnding(): void {
  const desk = now().desks.amazons;
  const { left } = desk ? ownOf(desk) : {};
  if (!left) return;
  updateDesk('amazons', left.desk);
  say(t('The game is back as it was.'));
}

/** What ended the game is undone first, and only then its moves. */
export async function takeBack(desk: Desk): Promise<void> {
  if (ownOf(desk).left) undoEnding();
  else if (resignedIn(desk) && !ownOf(desk).late) putOwn({ resigned: undefined });
  else await undo('amazons');
}
