import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';

import { hint, move, restart, showPath, undo } from '../../actions/play';
import type { Direction } from '../../api/protocol';
import { directionOf } from '../../board/hit';
import type { Desk, WorldName } from '../../state/state';
import { icons } from '../../styles/icons';
import { word } from '../../texts/names';
import { t } from '../../texts/texts';
import { swipeEnded } from './steer';

const arrows: Record<Direction, string> = {
  up: 'M12 6L18.5 15H5.5Z', down: 'M12 18L5.5 9H18.5Z', left: 'M6 12L15 5.5V18.5Z', right: 'M18 12L9 18.5V5.5Z',
};

/** Under the thumbs, where there is no mouse: four ways to go, and what else one needs in a game. Swipes steer, too. */
export function Cross({ desk }: { desk: Desk }): VNode | null {
  const { game, world } = desk;
  const playing = desk.mode === 'play' && game !== undefined;
  useSwipe(world, playing);
  if (!playing) return null;
  const over = game.state.standing !== 'running';
  const aside = (name: string, label: string, icon: VNode, act: () => void, off: boolean) => (
    <button type="button" class={`walker-aside walker-${name}`} aria-label={label} disabled={off} onClick={act}>
      {icon}
    </button>
  );
  return (
    <div class={over ? 'walker-cross over' : 'walker-cross'} role="group" aria-label={t('Controls')}>
      {aside('undo', t('Undo'), icons.undo(), () => void undo(world), game.moves.length === 0)}
      {aside('restart', t('Restart'), icons.restart(), () => void restart(world), game.moves.length === 0)}
      {(['up', 'left', 'down', 'right'] as const).map((direction) => (
        <button key={direction} type="button" class={`walker-${direction}`} aria-label={word(direction)}
          onPointerDown={(event) => {
            event.preventDefault(); // a thumb steps when it touches, not when it lets go
            if (event.button === 0) void move(world, direction);
          }}
          onClick={(event) => {
            if (event.detail === 0) void move(world, direction); // by the keyboard
          }}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d={arrows[direction]} /></svg>
        </button>
      ))}
      {aside('hint', t('Hint'), icons.hint(), () => void hint(world), over)}
      {aside('path', game.path ? t('Hide solution') : t('Show solution'), icons.path(),
        () => void showPath(world, !game.path), over)}
    </div>
  );
}

const least = 22; // pixels to the first step
const further = 44; // to each one after it, while the finger stays down

/** Swipes on the board are steps; a finger that goes on goes on stepping. */
function useSwipe(world: WorldName, playing: boolean): void {
  useEffect(() => {
    if (!playing) return;
    let finger: { id: number; x: number; y: number; far: number } | undefined;
    const down = (event: PointerEvent): void => {
      const on = event.target instanceof Element && event.target.closest('.board-view');
      if (!on || event.pointerType === 'mouse') return;
      finger = finger ? undefined : { id: event.pointerId, x: event.clientX, y: event.clientY, far: least };
    };
    const going = (event: PointerEvent): void => {
      if (finger?.id !== event.pointerId) return;
      const direction = directionOf(event.clientX - finger.x, event.clientY - finger.y, finger.far);
      if (!direction) return;
      finger = { id: event.pointerId, x: event.clientX, y: event.clientY, far: further };
      void move(world, direction);
    };
    const up = (event: PointerEvent): void => {
      if (finger?.id !== event.pointerId) return;
      if (finger.far === further) swipeEnded();
      finger = undefined;
    };
    // Before the board hears of it, so that the end of a swipe is known to be no tap.
    const over = new AbortController();
    const early = { capture: true, signal: over.signal };
    addEventListener('pointerdown', down, early);
    addEventListener('pointermove', going, early);
    addEventListener('pointerup', up, early);
    addEventListener('pointercancel', up, early);
    return () => over.abort();
  }, [world, playing]);
}
