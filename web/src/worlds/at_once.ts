import { startGame } from '../actions/play';
import type { Parsed } from '../api/protocol';
import type { WorldName } from '../state/state';
import { now, watch } from '../state/store';

// Boards that are there to be touched: a game begins by itself when one comes to the desk, once a board. Who leaves the
// game, or has the board solved, is left alone.

const patience = 120; // ms: whoever opens a board may be about to do something with it

export function playsAtOnce(world: WorldName): void {
  const seen = new WeakSet<Parsed>();
  const idle = (parsed: Parsed): boolean => {
    const { page, desks } = now();
    const desk = desks[world];
    return page.name === 'world' && page.world === world && desk?.parsed === parsed && desk.mode === 'look' &&
      !desk.game && !desk.solved && !desk.work;
  };
  watch(({ desks, page }) => {
    const parsed = desks[world]?.parsed;
    if (!parsed || seen.has(parsed) || page.name !== 'world' || page.world !== world) return;
    if (desks[world]?.mode === 'edit') return;
    seen.add(parsed);
    setTimeout(() => idle(parsed) && void startGame(world, () => idle(parsed)), patience);
  });
}
