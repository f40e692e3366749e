import { useEffect } from 'preact/hooks';

import { move } from '../../actions/play';
import { directionOf } from '../../board/hit';
import type { WorldName } from '../../state/state';
import { swipeEnded } from './steer';

const least = 22; // pixels to the first step
const further = 44; // to each one after it, while the finger stays down

/** Swipes on the board are steps; a finger that goes on goes on stepping. */
export function useSwipe(world: WorldName, playing: boolean): void {
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
    const early = { capture: true };
    addEventListener('pointerdown', down, early);
    addEventListener('pointermove', going, early);
    addEventListener('pointerup', up, early);
    addEventListener('pointercancel', up, early);
    return () => {
      removeEventListener('pointerdown', down, early);
      removeEventListener('pointermove', going, early);
      removeEventListener('pointerup', up, early);
      removeEventListener('pointercancel', up, early);
    };
  }, [world, playing]);
}
