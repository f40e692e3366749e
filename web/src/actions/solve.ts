import type { Rating, Shown, Solution, Solved, Traced } from '../api/protocol';
import { bestOf } from '../api/report';
import type { WorldName } from '../state/state';
import { isForTwo, now, updateDesk } from '../state/store';
import { quick, retriable, say, unfolded, work } from './ask';
import { workOf } from './desk';
import { compare } from './play';

interface Wish { count?: boolean; list?: number; trade_off?: boolean }

/** Asks for the best answer; with `list`, for so many of the best ones too; or for the most that is left after any number of steps. */
export const solve = (world: WorldName, wish: Wish = {}): Promise<void> => retriable(world, () => seek(world, wish));

async function seek(world: WorldName, wish: Wish): Promise<void> {
  const desk = now().desks[world];
  if (!desk) return;
  const { text } = desk.parsed;
  // In a game of two the question is how it goes on from here; elsewhere it is the board's own.
  const game = desk.mode === 'play' && isForTwo(world) ? desk.game : undefined;
  const request = {
    text,
    // Of the trade-off, one algorithm knows it and both objectives are in it.
    ...(!wish.trade_off && { objective: desk.objective || undefined, algorithm: desk.algorithm || undefined }),
    ...wish,
    ...(game && { text: game.start, moves: game.moves }),
    // A game is thought about, not solved: a few seconds tell most, unless a proof is wanted.
    ...(desk.objective === 'win' && desk.algorithm !== 'exact' && { seconds: 4 }),
  };
  if (!game) updateDesk(world, { mode: 'look', player: undefined, race: undefined });
  const solved = await work<Solved>(world, 'solve', wish.count ? 'counting' : wish.trade_off ? 'comparing' : 'solving', 'solve', request);
  if (!solved || now().desks[world]?.parsed.text !== text) return;
  if (game && now().desks[world]?.game?.moves !== game.moves) return;
  updateDesk(world, (now) => ({ solved, asked: request, shown: 0, reached: undefined, followed: undefined, open: unfolded(now.open, 'solve') }));
  say(solved.sentence);
  if (solved.report.verdict === 'impossible') await showReached(world);
}

/** The search that shows how far one gets on a board that is impossible. */
export function reaching(world: WorldName, { report }: Solved): string | undefined {
  const about = now().worlds[world];
  const traced = about?.traces === 'cells' ? about.traced_algorithms : [];
  // Walled off is known before any state is looked at: then it is the plain search that tells how far one gets.
  const wanted = report.reason === 'walls' ? ['bfs'] : ['state-bfs', 'bfs'];
  return wanted.find((name) => traced.includes(name)) ?? traced[0];
}

/** Why it is impossible, on the board: the cells that a search gets to. */
async function showReached(world: WorldName): Promise<void> {
  const desk = now().desks[world];
  const algorithm = desk?.solved && reaching(world, desk.solved);
  if (!desk || !algorithm) return;
  const request = { text: desk.parsed.text, algorithm, seconds: 3 };
  const reached = await work<Traced>(world, 'solve', 'tracing', 'trace', request);
  if (reached && now().desks[world]?.solved === desk.solved) updateDesk(world, { reached });
}

export function cancelWork(world: WorldName): void {
  for (const { cancel } of workOf(now().desks[world])) cancel();
}

export function shownSolution(solved: Solved, shown: number): Solution | undefined {
  return solved.report.listed?.[shown] ?? bestOf(solved.report);
}

/** One of the listed solutions, in motion and as a still, in the place of the one shown. */
export async function showSolution(world: WorldName, index: number): Promise<void> {
  const desk = now().desks[world];
  const solution = desk?.solved?.report.listed?.[index];
  if (!desk?.solved || !solution) return;
  const { solved } = desk;
  const shown = await quick<Shown>(world, 'solve', 'motion', { text: desk.parsed.text, solution });
  if (!shown || now().desks[world]?.solved !== solved) return;
  updateDesk(world, { solved: { report: solved.report, sentence: solved.sentence, ...shown }, shown: index, mode: 'look', player: undefined });
}

export const rate = (world: WorldName): Promise<void> => retriable(world, () => askRating(world));

async function askRating(world: WorldName): Promise<void> {
  const desk = now().desks[world];
  if (!desk) return;
  const { text } = desk.parsed;
  const rating = await work<Rating>(world, 'solve', 'rating', 'rate', { text });
  if (rating && now().desks[world]?.parsed.text === text) updateDesk(world, { rating });
}

export function setObjective(world: WorldName, objective: string): void {
  if (now().desks[world]?.objective === objective) return;
  updateDesk(world, { objective });
  void compare(world); // the best of another kind
}

export function setAlgorithm(world: WorldName, algorithm: string): void {
  updateDesk(world, { algorithm });
}
