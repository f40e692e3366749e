import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { redo, undo } from '../../actions/play';
import type { Desk } from '../../state/state';
import { icons } from '../../styles/icons';
import { t } from '../../texts/texts';
import { end, endNow, undoEnding } from './ending';
import { isOver, ownOf, putOwn, resignedIn, toMove, underWay, type Leave } from './table';

// What can be done with the game; what ends it asks in place, and can be undone.

const questions = (): Record<Leave['what'], string> => ({
  resign: t('Resign this game?'), restart: t('Restart and leave this game?'), new: t('Start a new game and leave this one?'),
});

const yes = (): Record<Leave['what'], string> => ({ resign: t('Resign'), restart: t('Restart'), new: t('New game') });

/** The question, where it was raised. */
export function Asked({ desk, about }: { desk: Desk; about: Leave['what'][] }): VNode | null {
  const { asks } = ownOf(desk);
  const no = useRef<HTMLButtonElement>(null);
  const here = asks !== undefined && about.includes(asks.what);
  useEffect(() => {
    if (here) no.current?.focus();
  }, [here]);
  if (!asks || !here) return null;
  return (
    <div class="asked" role="alertdialog" aria-label={questions()[asks.what]}>
      <span>{questions()[asks.what]}</span>
      <button type="button" class="button primary" onClick={() => void endNow(asks)}>{yes()[asks.what]}</button>
      <button type="button" class="button" ref={no} onClick={() => putOwn({ asks: undefined })}>{t('Keep playing')}</button>
    </div>
  );
}

/** After it: the way back, until the next move. */
export function Left({ desk }: { desk: Desk }): VNode | null {
  const { left } = ownOf(desk);
  if (!left || desk.mode !== 'play') return null;
  const said = { resign: t('You resigned.'), restart: t('The game was restarted.'), new: t('A new game was started.') }[left.what];
  return (
    <div class="asked" role="status">
      <span>{said}</span>
      <button type="button" class="button" onClick={() => undoEnding(desk)}>{icons.undo()}{t('Undo')}</button>
    </div>
  );
}

export function Controls({ desk }: { desk: Desk }): VNode | null {
  const { game } = desk;
  if (!game || desk.mode !== 'play') return null;
  const { seats, paused, exploring, asks, left } = ownOf(desk);
  if (asks && asks.what !== 'new') return <Asked desk={desk} about={['resign', 'restart']} />;
  const over = isOver(desk);
  const computers = seats.filter((seat) => seat.by === 'computer').length;
  const mine = underWay(desk) && !exploring && seats[toMove(desk) - 1]!.by === 'person';
  const button = (label: string, icon: VNode, key: string | undefined, act: () => void, off: boolean) => (
    <button class="button icon" type="button" aria-label={label} title={key ? `${label} (${key})` : label} disabled={off} onClick={act} aria-keyshortcuts={key}>{icon}</button>
  );
  return (
    <div class="controls">
      {button(t('Undo'), icons.undo(), 'u', () => void (undoEnding(desk) || undo('amazons')), game.moves.length === 0 && !left && !resignedIn(desk))}
      {button(t('Redo'), icons.redo(), 'y', () => void redo('amazons'), game.undone.length === 0)}
      {button(t('Restart'), icons.restart(), 'r', () => end({ what: 'restart' }), game.moves.length === 0)}
      {computers > 0 && (
        <button type="button" class="button icon" disabled={over || exploring} aria-pressed={paused} aria-label={paused ? t('Resume') : t('Pause')} title={paused ? t('Resume') : t('Pause')}
          onClick={() => putOwn({ paused: !paused })}>
          {paused ? icons.play() : icons.pause()}
        </button>
      )}
      <button type="button" class="button" disabled={!mine} onClick={() => end({ what: 'resign' })}>{t('Resign')}</button>
    </div>
  );
}
