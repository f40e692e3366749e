import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import type { Desk } from '../../state/state';
import { clock } from '../../texts/amounts';
import { wordOf } from '../../texts/names';
import { t, tc } from '../../texts/texts';
import { runningFor, secondsOf } from './clocks';
import { isOver, isTurned, ownOf, toMove, type Side } from './table';

// Over and under the board: who plays that side, and its clock.

export function levelInWords(level: string): string {
  const given = /^(\d+)s$/.exec(level);
  return given ? t('{0} s per move', Number(given[1])) : wordOf('level', level);
}

/** A side by its colour, as it is drawn on the board. */
export const Disc = ({ side }: { side: Side }): VNode => <i class={side === 1 ? 'side-disc white' : 'side-disc black'} />;

function Clock({ desk, side }: { desk: Desk; side: Side }): VNode {
  const [, tick] = useState(0);
  const runs = runningFor(desk) === side;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, [runs]);
  const seconds = secondsOf(desk, side);
  const { minutes } = ownOf(desk);
  const low = minutes > 0 && seconds < Math.min(30, minutes * 6);
  return (
    <span class={`clock${runs ? ' runs' : ''}${low ? ' low' : ''}`} role="timer" aria-live="off"
      aria-label={side === 1 ? t("White's clock") : t("Black's clock")}>
      {clock(minutes ? Math.ceil(seconds) : seconds)}
    </span>
  );
}

function Player({ desk, side }: { desk: Desk; side: Side }): VNode | null {
  if (desk.mode !== 'play' || !desk.game) return null;
  const { seats, thinking } = ownOf(desk);
  const seat = seats[side - 1]!;
  const here = toMove(desk) === side && !isOver(desk);
  return (
    <div class={here ? 'side-line to-move' : 'side-line'}>
      <Disc side={side} />
      <b>{side === 1 ? tc('seat', 'White') : tc('seat', 'Black')}</b>
      <span class="side-name quiet">{seat.by === 'person' ? t('Human') : `${t('Computer')}, ${levelInWords(seat.level)}`}</span>
      {thinking === side && <span class="gap endless" aria-hidden="true"><span /></span>}
      <Clock desk={desk} side={side} />
    </div>
  );
}

export const above = ({ desk }: { desk: Desk }): VNode => <Player desk={desk} side={isTurned(desk) ? 1 : 2} />;
export const below = ({ desk }: { desk: Desk }): VNode => <Player desk={desk} side={isTurned(desk) ? 2 : 1} />;
