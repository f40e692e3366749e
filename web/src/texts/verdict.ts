import type { Attempt, Report, Solution } from '../api/protocol';
import type { WorldName } from '../state/state';
import { now } from '../state/store';
import { amount } from './amounts';
import { t, wordOf } from './texts';

// A report as one sentence, the same that the command line says.

const number = (solution: Solution | undefined, name: string): number | undefined => {
  const value = solution?.[name];
  return typeof value === 'number' ? value : undefined;
};

export const bestOf = (report: Report): Solution | undefined => report.optimal ?? report.feasible;

/** Of life and energy people want the most, of everything else the least. */
export const wantsMost = (objective: string): objective is 'life' | 'energy' => objective === 'life' || objective === 'energy';

function stopped(report: Report): string {
  const { byTime, byMemory, byNodes, byInterrupt } = t().verdict;
  return { time: byTime, memory: byMemory, nodes: byNodes }[report.stopped ?? ''] ?? byInterrupt;
}

export function sentence(report: Report): string {
  if (report.objective === 'win') return gameSentence(report);
  const about = now().worlds[report.world as WorldName];
  if (about?.slides) return slideSentence(report);
  const words = t().verdict;
  const resource = about?.objectives.find(wantsMost);
  const own = resource ? words[resource] : words.way;
  if (report.verdict === 'impossible') {
    const attempt = resource ? attemptSentence(report, resource) : '';
    if (report.reason === 'walls') return own.walls + attempt;
    if (resource && report.reason === resource) return words[resource].spent + attempt;
    return words.impossible(wordOf('reason', report.reason ?? ''));
  }
  if (report.verdict === 'solved') return resource ? walkSentence(report, resource) : waySentence(report);
  if (resource && report.attempt?.death) return plainSentence(report.attempt, report.attempt.death, resource);
  if (!report.stopped) return own.undecided;
  if (report.bound !== undefined && report.objective !== 'cost') return words.unknownBound(stopped(report), report.bound);
  return words.unknown(stopped(report));
}

const cellName = ([x, y]: [number, number]): string => `(${x},${y})`;

/** How far one gets on an impossible map. */
function attemptSentence({ attempt }: Report, resource: 'life' | 'energy'): string {
  if (!attempt?.nearest) return '';
  const words = t().verdict;
  const { cell, away, proven } = attempt.nearest;
  const { death } = attempt;
  const ends = death
    ? words[resource].attemptDies(cellName(cell), words.steps(away), cellName(death.cell), death.step, death[resource] ?? 0)
    : words[resource].attemptEnds(cellName(cell), words.steps(attempt.steps), words.steps(away));
  return ` ${ends} ${proven ? words.nobodyNearer : words.nearerOpen}`;
}

/** What becomes of a walker on the shortest way by the walls alone. */
function plainSentence(attempt: Attempt, death: NonNullable<Attempt['death']>, resource: 'life' | 'energy'): string {
  const words = t().verdict;
  return words[resource].plainDies(words.steps(attempt.steps), death.step, cellName(death.cell), death[resource] ?? 0);
}

function walkSentence(report: Report, resource: 'life' | 'energy'): string {
  const words = t().verdict;
  if (report.trade_off) return report.proven ? words[resource].tradeOff : words[resource].tradeOffOpen;
  const steps = number(bestOf(report), 'steps');
  const left = number(bestOf(report), resource);
  if (steps === undefined || left === undefined) return words.solved;
  const walk = words.steps(steps);
  const own = words[resource];
  const proven = report['life_proven'] ?? report['energy_proven'];
  if (report.objective === resource) {
    if (report.proven) return own.richest(walk, left);
    if (report.bound !== undefined) return own.richSoFar(walk, left, report.bound);
  } else if (report.proven) return proven ? own.shortestRichest(walk, left) : own.shortest(walk, left);
  else if (report.bound !== undefined && proven !== undefined) return own.shortSoFar(walk, left, report.bound);
  return own.some(walk, left);
}

function waySentence(report: Report): string {
  const words = t().verdict;
  const steps = number(bestOf(report), 'steps');
  if (steps === undefined) return words.solved;
  const cost = number(bestOf(report), 'cost');
  const walk = words.steps(steps);
  if (!report.optimal) return cost === undefined ? words.way.some(walk) : words.way.someCost(walk, cost);
  if (report.objective === 'cost' && cost !== undefined)
    return report.proven ? words.way.cheapest(walk, cost) : words.way.cheapSoFar(walk, cost, report.bound ?? 0);
  if (!report.proven) return words.way.soFar(walk, report.bound ?? 0);
  return cost === undefined ? words.way.shortest(walk) : words.way.shortestCost(walk, cost);
}

function slideSentence(report: Report): string {
  const words = t().verdict;
  if (report.verdict === 'impossible') return report.reason === 'blocked' ? words.slides.blocked : words.impossible(wordOf('reason', report.reason ?? ''));
  const counted = report.objective === 'steps' ? words.steps : words.moves;
  if (report.verdict === 'unknown') {
    const why = stopped(report);
    return report.bound === undefined ? words.slides.unknown(why) : words.slides.unknownBound(why, counted(report.bound));
  }
  const moves = number(bestOf(report), 'moves');
  const steps = number(bestOf(report), 'steps');
  if (moves === undefined) return words.solved;
  const both = [words.moves(moves), ...(steps === undefined ? [] : [words.steps(steps)])];
  if (report.objective === 'steps') both.reverse();
  const asked = both.length > 1 ? `${both[0]} (${both[1]})` : both[0]!;
  if (!report.optimal) return words.slides.some(asked);
  return report.proven ? words.slides.fewest(asked) : words.slides.soFar(asked, report.bound ?? 0);
}

function gameSentence(report: Report): string {
  const words = t().verdict.game;
  const position = report['position'] as { player?: number }[] | undefined;
  const side = position?.[0]?.player === 2 ? words.black : words.white;
  const best = bestOf(report);
  if (report.verdict === 'unknown') return words.unknown(side);
  const turn = best?.slides?.[0];
  if (turn === undefined) return words.over(side);
  if (report.verdict === 'impossible') return words.lost(side, turn);
  if (report.proven) return words.won(side, turn);
  return words.best(side, turn, amount((number(best, 'chance_permille') ?? 0) / 10, 1));
}
