import { openPuzzle } from '../actions/bring';
import { happened, restart, startGame, undo } from '../actions/play';
import { playedSoFar } from '../actions/played';
import { watchPlayed, watchSolution } from '../actions/watch';
import { wantsMost } from '../api/report';
import type { Act, Ending, WorldView } from '../board/world_view';
import type { Desk, Game } from '../state/state';
import { t, tn } from '../texts/texts';

const near = 0.25; // of the best: two stars

export function starsFor(mine: number, best: number, most: boolean): 1 | 2 | 3 {
  if (most ? mine >= best : mine <= best) return 3;
  return (most ? mine >= best * (1 - near) : mine <= best * (1 + near)) ? 2 : 1;
}

/** How the game on the desk ended; nothing: it goes on, or there is none. */
export function endingOf(desk: Desk, view: WorldView): Ending | undefined {
  const { game } = desk;
  if (desk.mode !== 'play' || !game) return undefined;
  if (view.ending) return view.ending(desk);
  if (game.state.standing === 'running') return undefined;
  return game.state.standing === 'won' ? wonBy(desk, game, view) : lostBy(desk, game);
}

function wonBy(desk: Desk, game: Game, view: WorldView): Ending {
  const { world, objective } = desk;
  const { moves, steps = game.moves.length, life, energy } = game.state.figures;
  const lines: string[] = [];
  if (life !== undefined) lines.push(t('Life on arrival: {0}.', life));
  if (energy !== undefined) lines.push(t('Energy on arrival: {0}.', energy));
  const best = game.best?.proven ? game.best.figures[objective] : undefined;
  const mine = game.state.figures[objective];
  const most = wantsMost(objective);
  const stars = best === undefined || mine === undefined ? undefined : starsFor(mine, best, most);
  if (stars === 3) lines.push(most ? t('That is the maximum.') : t('Perfect: no shorter solution exists.'));
  else if (stars) lines.push(most ? t('The maximum is {0}.', best!) : t('The minimum is {0}.', best!));
  return {
    won: true,
    title: moves === undefined ? tn('You won in {0} step', 'You won in {0} steps', steps) : tn('Solved in {0} move', 'Solved in {0} moves', moves),
    lines,
    ...(stars && { stars }),
    next: view.next?.(desk) ?? nextOfFile(desk),
    ...(playedSoFar(game) && { review: () => watchPlayed(world) }),
    others: [{ label: t('Play again'), go: () => restart(world) }],
  };
}

function lostBy({ world }: Desk, game: Game): Ending {
  const steps = game.state.figures['steps'] ?? game.moves.length;
  return {
    won: false,
    title: tn('You lost after {0} step', 'You lost after {0} steps', steps),
    lines: [happened(game.state)].filter(Boolean),
    next: { label: t('Restart'), key: 'r', go: () => restart(world) },
    others: [
      { label: t('Undo'), go: () => undo(world) },
      { label: t('See it solved'), go: () => watchSolution(world) },
    ],
  };
}

function nextOfFile({ world, parsed: { puzzles, puzzle = 0 } }: Desk): Act | undefined {
  if (!puzzles || puzzle + 1 >= puzzles.length) return undefined;
  return { label: t('Next'), key: 'n', go: () => openPuzzle(world, puzzle + 1).then(() => startGame(world)) };
}
