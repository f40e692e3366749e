import { shownSolution } from '../../actions/solve';
import type { Figure } from '../../api/protocol';
import type { Desk } from '../../state/state';

// Life or energy, and steps, wherever they can be known: in a game, along a solution that is watched, at its end, at the start.

/** Of life or energy, as a motion tells it. */
export function leftIn(figures: readonly Figure[] | undefined): number | undefined {
  const left = figures?.find(({ name }) => name === 'life' || name === 'energy');
  return left && Number(left.value);
}

/** Of the moment that the board shows. */
export function figureNow(desk: Desk, name: string): number | undefined {
  if (desk.mode === 'play' && desk.game) return desk.game.state.figures[name];
  if (desk.mode === 'watch' && desk.player?.kind === 'solution') {
    const shot = desk.player.reel.at(Math.round(desk.player.step));
    if (name === 'steps') return Math.max(0, (shot.walked ?? 1) - 1);
    const left = leftIn(shot.figures);
    if (left !== undefined) return left;
  }
  return atEnd(desk, name) ?? (name === 'steps' ? undefined : atStart(desk, name));
}

/** Of the whole route, while it lies on the board. */
export function atEnd(desk: Desk, name: string): number | undefined {
  const { mode, solved, shown } = desk;
  if (mode !== 'look' || solved?.report.verdict !== 'solved') return undefined;
  const value = shownSolution(solved, shown)?.[name];
  return typeof value === 'number' ? value : undefined;
}

export function atStart(desk: Desk, name: string): number | undefined {
  const fact = desk.parsed.facts?.find((each) => each.name === name);
  return fact ? Number(fact.value) : undefined;
}

/** The fewest steps, or the most on arrival, as far as the computer has said so. */
export function bestOf(desk: Desk, name: string): number | undefined {
  const best = desk.game?.best;
  if (!best || best.verdict !== 'solved' || !best.proven) return undefined;
  // A plan is the best there is for the objective it was made for, and for nothing else.
  return desk.objective === name ? best.figures[name] : undefined;
}
