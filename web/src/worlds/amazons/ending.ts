import { say } from '../../actions/ask';
import { openExample } from '../../actions/bring';
import { restart, startGame } from '../../actions/play';
import type { Desk } from '../../state/state';
import { now, updateDesk } from '../../state/store';
import { t } from '../../texts/texts';
import { ownOf, putOwn, toMove, underWay, type Ending } from './table';

// What ends a game: asked first where one is under way, and to be undone until the next move.

/** Ends the game, or asks whether it is to be ended. */
export function end(ending: Ending): void {
  const desk = now().desks.amazons;
  if (!desk) return;
  if (underWay(desk)) return putOwn({ asks: ending, picked: {}, typed: '', fault: undefined });
  void endNow(ending);
}

export async function endNow(ending: Ending): Promise<void> {
  const desk = now().desks.amazons;
  if (!desk) return;
  const before = underWay(desk) ? { what: ending.what, desk: calm(desk) } : undefined;
  putOwn({ asks: undefined, pointed: undefined });
  if (ending.what === 'resign') putOwn({ resigned: toMove(desk), late: undefined, picked: {}, typed: '' });
  if (ending.what === 'restart') await restart('amazons');
  if (ending.what === 'new') {
    if (!(await openExample('amazons', { file: 'amazons/beginnings.txt', puzzle: ending.puzzle }))) return;
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
