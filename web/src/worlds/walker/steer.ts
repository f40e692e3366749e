import { move, setSetting } from '../../actions/play';
import type { Direction } from '../../api/protocol';
import { sides } from '../../board/cursor';
import type { Touch } from '../../board/world_view';
import type { Desk } from '../../state/state';
import { between } from './heading';

const keys: Record<string, Direction> = { ...sides, w: 'up', s: 'down', a: 'left', d: 'right' };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export function directionOfKey(event: Key): Direction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
}

/** A step by arrow key or W, A, S, D. True: it was one. */
export function steer(desk: Desk, event: KeyboardEvent): boolean {
  const direction = directionOfKey(event);
  if (!direction || desk.mode !== 'play' || !desk.game) return false;
  void move(desk.world, direction);
  return true;
}

/** The next value of a setting, round and round, by its key. */
export function turn(desk: Desk, event: KeyboardEvent, key: string, name: string): boolean {
  if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey) return false;
  const setting = desk.mode === 'play' ? desk.game?.state.settings.find((each) => each.name === name) : undefined;
  if (!setting) return false;
  const next = setting.values[(setting.values.indexOf(setting.value) + 1) % setting.values.length];
  if (next !== undefined) void setSetting(desk.world, name, next);
  return true;
}

let swiped = 0; // when a swipe ended, which is no tap

export const swipeEnded = (): void => {
  swiped = performance.now();
};

/** A tap or click anywhere: one step towards it. */
export function stepTowards(desk: Desk, touch: Touch): void {
  const at = desk.game?.state.walker;
  if (at === undefined || !desk.game || desk.game.state.standing !== 'running') return;
  if (performance.now() - swiped < 400) return;
  const direction = between(desk.game.grid, at, touch.cell);
  if (direction) void move(desk.world, direction);
}
