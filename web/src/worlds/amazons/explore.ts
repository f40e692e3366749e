import { goOn, jump } from '../../actions/play';
import type { Desk } from '../../state/state';
import { now } from '../../state/store';
import { onAgain } from './clocks';
import { common, onward, same, without, withPath } from './lines';
import { ownOf, putOwn } from './table';

// Other moves than those of the game: any position of it can be shown, and played on from, without harm to it.

/** Shows the position after these moves. */
export async function show(path: readonly string[]): Promise<void> {
  const desk = now().desks.amazons;
  if (!desk?.game) return;
  if (desk.mode !== 'play') goOn('amazons');
  const { tree, line } = ownOf(desk);
  // Until it is shown: then the end of the game is the game again.
  putOwn({ exploring: true, asks: undefined });
  await jump('amazons', [...path], onward(tree, line, path).reverse());
}

export const showGame = (): Promise<void> => show(ownOf(now().desks.amazons!).line);

/** A move back or on, or to either end of what is shown. */
export function browse(desk: Desk, to: 'first' | 'back' | 'on' | 'last'): void {
  const { moves = [] } = desk.game ?? {};
  const { tree, line } = ownOf(desk);
  const rest = onward(tree, line, moves);
  if (to === 'first' ? moves.length > 0 : to === 'back' && moves.length > 0) return void show(to === 'first' ? [] : moves.slice(0, -1));
  if ((to === 'on' || to === 'last') && rest.length > 0) void show([...moves, ...rest.slice(0, to === 'on' ? 1 : rest.length)]);
}

/** The path on the board becomes the game. */
export function playOn(desk: Desk): void {
  if (desk.game) putOwn({ line: desk.game.moves, exploring: false, ...onAgain(ownOf(desk)) });
}

/** Forgets the variation that is on the board, from where it leaves the game. */
export async function forget(desk: Desk): Promise<void> {
  const { tree, line } = ownOf(desk);
  const path = desk.game!.moves;
  const kept = common(line, path);
  await show(line.slice(0, kept));
  if (kept < path.length) putOwn({ tree: without(tree, path.slice(0, kept + 1)) });
}

/** The tree and the game after what is on the board has changed. */
export function followed(desk: Desk): Pick<ReturnType<typeof ownOf>, 'tree' | 'line' | 'exploring'> {
  const { tree, line, exploring } = ownOf(desk);
  const { moves } = desk.game!;
  if (exploring) return { tree: withPath(tree, moves), line, exploring: !same(moves, line) };
  // What was taken back is tried no more.
  const left = moves.length < line.length ? without(tree, line.slice(0, moves.length + 1)) : tree;
  return { tree: withPath(left, moves), line: moves, exploring: false };
}
