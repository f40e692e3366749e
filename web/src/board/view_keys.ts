import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

import type { Mode } from '../state/state';
import type { Stage } from './stage';

// Moving about a large board with wheel and keys.

type StageRef = RefObject<Stage | undefined>;

const calm = 140; // milliseconds after the last turn of the wheel

export function useWheel(place: RefObject<HTMLElement>, stage: StageRef, large: boolean): void {
  useEffect(() => {
    const target = place.current;
    if (!target || !large) return;
    let settling = 0;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const box = target.getBoundingClientRect();
      const at: [number, number] = [event.clientX - box.left, event.clientY - box.top];
      const pixels = event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY;
      // Two fingers that pinch on a pad come as small turns with Ctrl.
      const step = Math.max(-120, Math.min(120, pixels)) * (event.ctrlKey ? 0.01 : 0.002);
      stage.current?.zoomBy(Math.exp(-step), at);
      clearTimeout(settling);
      settling = window.setTimeout(() => stage.current?.settle(at), calm);
    };
    target.addEventListener('wheel', turn, { passive: false });
    return () => {
      clearTimeout(settling);
      target.removeEventListener('wheel', turn);
    };
  }, [large]);
}

const steps: Record<string, [number, number]> = {
  ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [1, 0], ArrowRight: [-1, 0],
};
const stride = 80; // pixels

/** + and - zoom, 0 shows all, arrows move; with Shift where the arrows alone belong to player, game or cursor. */
export function useViewKeys(stage: StageRef, large: boolean): (event: KeyboardEvent, mode: Mode, taken: boolean) => boolean {
  return (event, mode, taken) => {
    if (!large || !stage.current || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === '+' || event.key === '=' || event.key === '-') {
      stage.current.zoomBy(event.key === '-' ? 1 / 1.5 : 1.5);
      stage.current.settle();
      return true;
    }
    if (event.key === '0') {
      stage.current.reset();
      return true;
    }
    const step = steps[event.key];
    if (!step || (!event.shiftKey && (taken || mode !== 'look'))) return false;
    stage.current.pan(step[0] * stride, step[1] * stride);
    return true;
  };
}
