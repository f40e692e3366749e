import { lost, RequestFailed } from '../../api/client';
import type { Outlook, Report, Review, Solved } from '../../api/protocol';
import { bestOf } from '../../api/report';
import { keep } from '../../state/kept';
import { client } from '../../state/line';
import type { Desk } from '../../state/state';
import { now } from '../../state/store';
import { keyOf, knownOf, ownOf, positionOf, putOwn } from './table';

// What the computer thinks of the position on the board: at a glance at once, then longer and longer looks. And of the
// whole game, looked back on.

const looks = [0.4, 2, 6]; // seconds, one after another

let looking: { key: string; cancel: () => void } | undefined;

export function stopLooking(): void {
  looking?.cancel();
  looking = undefined;
}

let glanced = ''; // what was asked last, once: a board that has no outlook gets none by asking again

/** Who is ahead at a glance; for the bar and the territory. */
async function glance(key: string, position: { text: string; moves: string[] }): Promise<void> {
  if (glanced === key) return;
  glanced = key;
  try {
    const outlook = await client.get<Outlook>('amazons', 'outlook', position, 'outlook');
    const desk = now().desks.amazons;
    if (desk && keyOf(positionOf(desk)) === key) putOwn({ outlook: { key, outlook } });
    else if (glanced === key) glanced = '';
  } catch (error) {
    // A board without amazons, or no connection: the bar stays away.
    if (error instanceof RequestFailed && error.status === lost && glanced === key) glanced = '';
  }
}

/** Brings what is shown up to date with the board: called whenever either has changed. */
export function lookAtBoard(desk: Desk): void {
  const own = ownOf(desk);
  const over = desk.game !== undefined && desk.mode === 'play' && desk.game.state.standing !== 'running';
  const wanted = own.analysis || own.territory || over;
  if (!wanted || desk.mode === 'edit' || desk.mode === 'race') return stopLooking();
  const position = positionOf(desk);
  const key = keyOf(position);
  if (own.outlook?.key !== key) void glance(key, position);
  if (!own.analysis || over || own.thinking) return stopLooking();
  if (own.best?.key === key && (own.best.report || own.best.busy)) return;
  if (looking?.key !== key) void look(key, position);
}

async function look(key: string, position: { text: string; moves: string[] }): Promise<void> {
  stopLooking();
  const mine = { key, cancel: () => undefined as void };
  looking = mine;
  putOwn({ best: { key, busy: true } });
  let report: Report | undefined;
  for (const seconds of looks) {
    const job = client.ask<Solved>('amazons', 'solve', { ...position, seconds });
    mine.cancel = job.cancel;
    try {
      report = (await job.result).report;
    } catch {
      break;
    }
    if (looking !== mine) break;
    putOwn({ best: { key, report, busy: true } });
    if (report.proven || report.verdict === 'impossible') break;
  }
  if (looking === mine) looking = undefined;
  const desk = now().desks.amazons;
  if (desk && ownOf(desk).best?.key === key) putOwn({ best: { key, busy: false, ...(report && { report }) } });
}

export function setAnalysis(on: boolean): void {
  keep('amazons.analysis', on);
  putOwn({ analysis: on, pointed: undefined, ...(!on && { best: undefined }) });
  if (!on) stopLooking();
}

/** The chance of white, 0..1, by the longest look there is. */
export function chanceOfWhite(desk: Desk): { chance: number; proven: boolean } | undefined {
  const { best, outlook } = knownOf(desk);
  const report = best?.report;
  const permille = report && bestOf(report)?.chance_permille;
  const player = (report?.position as { player?: number }[] | undefined)?.[0]?.player;
  if (typeof permille === 'number' && player !== undefined) {
    const chance = permille / 1000;
    return { chance: player === 1 ? chance : 1 - chance, proven: report!.proven };
  }
  return outlook && { chance: outlook.first, proven: outlook.proven };
}

// ---- The whole game ----

/** The game that can be looked back on, whatever of it is on the board. */
export const gameKey = (desk: Desk): string | undefined =>
  desk.game && ownOf(desk).line.length > 0 ? keyOf({ text: desk.game.start, moves: ownOf(desk).line }) : undefined;

export async function lookBack(desk: Desk): Promise<void> {
  const key = gameKey(desk);
  if (!key || !desk.game) return;
  const { start } = desk.game;
  const moves = ownOf(desk).line;
  stopLooking();
  putOwn({ review: { key, busy: true } });
  const seconds = Math.min(20, 3 + moves.length * 0.15);
  const job = client.ask<Review>('amazons', 'review', { text: start, moves, seconds }, {
    progress: ({ fraction }) => fraction !== undefined && mine() && putOwn({ review: { key, busy: true, fraction } }),
  });
  const mine = () => {
    const there = now().desks.amazons;
    return there !== undefined && ownOf(there).review?.key === key;
  };
  try {
    const review = await job.result;
    if (mine()) putOwn({ review: { key, review, busy: false } });
  } catch {
    if (mine()) putOwn({ review: undefined });
  }
}
