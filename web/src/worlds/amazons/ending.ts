import { say } from '../../actions/ask';
import { openExample } from '../../actions/bring';
import { restart, startGame } from '../../actions/play';
import type { Desk } from '../../state/state';
import { now, updateDesk } from '../../state/store';
import { t } from '../../texts/texts';
import { onAgain, usedBy } from './clocks';
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
  const used: [number, number] = [usedBy(desk, 1), usedBy(desk, 2)];
  const own = { ...ownOf(desk), used, asks: undefined, left: undefined, thinking: undefined, best: undefined, picked: {}, typed: '', aim: undefined, flies: undefined };
  return { ...desk, work: undefined, own: { ...desk.own, amazons: own } };
}

/** The game that was left is back. False: none was. */
export function undoEnding(desk: Desk): boolean {
  const { left } = ownOf(desk);
  if (left) updateDesk('amazons', left.desk);
  else if (resignedIn(desk)) putOwn(onAgain(ownOf(desk)));
  else return false;
  say(t('The game is back as it was.'));
  return true;
}
