import { startGame } from '../actions/play';
import type { Grid } from '../grid/grid';
import type { WorldName } from '../state/state';
import { now, watch } from '../state/store';

// Boards that are there to be touched: a game begins by itself when one comes to the desk, once a board. Who leaves the
// game, or has the board solved, is left alone.

/** Boards that somebody wants to look at, or that come with a game. */
const left = new WeakSet<Grid>();
export const leaveAlone = (grid: Grid): void => void left.add(grid);

const worlds = new Set<WorldName>();
export const beginsByItself = (world: WorldName): boolean => worlds.has(world);

const patience = 120; // ms: whoever opens a board may be about to do something with it

export function playsAtOnce(world: WorldName): void {
  worlds.add(world);
  const seen = new WeakSet<Grid>();
  const idle = (grid: Grid): boolean => {
    const { page, desks } = now();
    const desk = desks[world];
    return page.name === 'world' && page.world === world && desk?.grid === grid && desk.mode === 'look' &&
      !desk.game && !desk.solved && !desk.work && !desk.notice && !left.has(grid);
  };
  watch(({ desks, page }) => {
    const { grid, open } = desks[world] ?? {};
    if (!grid || seen.has(grid) || page.name !== 'world' || page.world !== world) return;
    if (desks[world]?.mode === 'edit') return;
    seen.add(grid);
    setTimeout(() => idle(grid) && void startGame(world, () => idle(grid), open), patience);
  });
}
