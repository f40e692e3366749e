import type { Direction } from '../../api/protocol';
import { directionOf } from '../../board/hit';
import { colOf, rowOf, type Grid } from '../../grid/grid';
import type { Desk } from '../../state/state';

// The three worlds with one walker share what is the same for all of them: where he looks, keys, swipes, buttons.

interface Heading { heading: Direction; step: number }

const directions: readonly string[] = ['down', 'right', 'up', 'left'];

export const between = (grid: Grid, from: number, to: number): Direction | undefined =>
  directionOf(colOf(grid, to) - colOf(grid, from), rowOf(grid, to) - rowOf(grid, from), 1);

/** The way of the last step, in a game or along the thread; before the first one, of the first to come. */
export function headingOf(desk: Desk): Heading {
  if (desk.mode === 'play' && desk.game) {
    const last = desk.game.moves.at(-1);
    return { heading: last && directions.includes(last) ? (last as Direction) : 'right', step: desk.game.moves.length };
  }
  if (!desk.player) return { heading: 'right', step: 0 };
  const shot = desk.player.reel.at(Math.ceil(desk.player.step));
  const walked = Math.max(shot.walked ?? 1, 1);
  const [from, to] = walked > 1 ? [walked - 2, walked - 1] : [0, 1];
  const a = shot.thread[from];
  const b = shot.thread[to];
  const heading = a !== undefined && b !== undefined ? between(shot.grid, a, b) : undefined;
  return { heading: heading ?? 'right', step: walked - 1 };
}
