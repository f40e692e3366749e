import type { Traced } from '../api/protocol';
import { bestOf } from '../api/report';
import type { Desk, Lane } from '../state/state';
import { amount } from './amounts';
import { moveCount, stepCount, wordOf } from './names';
import { t } from './texts';

// Which search did best, in words.

type Done = Lane & { traced: Traced };

const explored = ({ traced }: Done): number => traced.report.stats.expanded;
const named = ({ algorithm }: Done): string => wordOf('algorithm', algorithm);

/** Rooms and cells where each was explored once; what a search of life or energy comes back to, and car parks, are states. */
function fewer(world: string, lanes: Done[], name: string, percent: string, than: string): string {
  if (world === 'labyrinth') return t('{0} explored {1} % fewer rooms than {2}', name, percent, than);
  const once = lanes.every(({ traced: { cells } }) => cells && new Set(cells).size === cells.length);
  return once ? t('{0} explored {1} % fewer cells than {2}', name, percent, than) : t('{0} explored {1} % fewer states than {2}', name, percent, than);
}

function lengthOf({ traced: { report } }: Done): number | undefined {
  const value = bestOf(report)?.[report.objective === 'moves' ? 'moves' : 'steps'];
  return typeof value === 'number' ? value : undefined;
}

/** Once all have ended; of a single search there is nothing to say. */
export function raceResult({ world, race, followed }: Desk): string {
  const lanes = (race?.lanes ?? []).filter((lane): lane is Done => lane.traced !== undefined);
  const going = ({ work, traced }: Lane): boolean => work !== undefined || !traced || (followed === true && traced.report.stopped !== undefined);
  if (lanes.length < 2 || race!.lanes.some(going)) return '';
  const found = lanes.filter((lane) => bestOf(lane.traced.report)).sort((a, b) => explored(a) - explored(b));
  const [best, next] = found;
  if (!best) return t('No search found a solution.');
  if (!next) return t('Only {0} found a solution.', named(best));
  if (explored(best) === explored(next)) return t('{0} and {1} explored equally many.', named(best), named(next));
  const share = (1 - explored(best) / explored(next)) * 100;
  const percent = share >= 1 ? amount(Math.min(99, Math.round(share))) : amount(Math.max(0.1, share), 1);
  const saved = fewer(world, found, named(best), percent, named(next));
  const longer = (lengthOf(best) ?? 0) - Math.min(...found.map((lane) => lengthOf(lane) ?? Infinity));
  if (!(longer > 0)) return `${saved}.`;
  return t('{0}, but its solution is longer by {1}.', saved, best.traced.report.objective === 'moves' ? moveCount(longer) : stepCount(longer));
}
