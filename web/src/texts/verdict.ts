import type { Attempt, Report, Solution } from '../api/protocol';
import type { WorldName } from '../state/state';
import { now } from '../state/store';
import { amount } from './amounts';
import { moveCount, stepCount, wordOf } from './names';
import { t, tn } from './texts';

// A report in a sentence or two.

type Resource = 'life' | 'energy';

const number = (solution: Solution | undefined, name: string): number | undefined => {
  const value = solution?.[name];
  return typeof value === 'number' ? value : undefined;
};

export const bestOf = (report: Report): Solution | undefined => report.optimal ?? report.feasible;

/** Of life and energy people want the most, of everything else the least. */
export const wantsMost = (objective: string): objective is Resource => objective === 'life' || objective === 'energy';

const cellName = ([x, y]: [number, number]): string => `(${x},${y})`;

const stopped = (report: Report): string =>
  ({
    time: t('the time limit was reached'), memory: t('the memory limit was reached'), nodes: t('the node limit was reached'),
  })[report.stopped ?? ''] ?? t('the search was interrupted');

export function sentence(report: Report): string {
  if (report.objective === 'win') return gameSentence(report);
  const about = now().worlds[report.world as WorldName];
  if (about?.slides) return slideSentence(report);
  const resource = about?.objectives.find(wantsMost);
  if (report.verdict === 'impossible') return impossible(report, resource);
  if (report.verdict === 'solved') return resource ? walkSentence(report, resource) : waySentence(report);
  if (resource && report.attempt?.death) return plainSentence(report.attempt, report.attempt.death, resource);
  if (!report.stopped) return undecided(resource);
  const why = t('Unknown: {0} before a route was found or ruled out.', stopped(report));
  return report.bound === undefined || report.objective === 'cost' ? why : `${why} ${routeNeeds(report.bound)}`;
}

const routeNeeds = (n: number): string => tn('Any route has at least {0} step.', 'Any route has at least {0} steps.', n);

function impossible(report: Report, resource: Resource | undefined): string {
  const life = resource === 'life';
  const attempt = resource ? attemptSentence(report, life) : '';
  if (report.reason === 'walls')
    return (resource === undefined ? t('No route: walls cut the entrance off from the exit.')
      : life ? t('No route: walls cut S off from E.') : t('No route: walls and deadly bombs cut the start off from the goal.')) + attempt;
  if (resource && report.reason === resource)
    return (life ? t('No route: E can be reached, but the runner always dies on the way.')
      : t('No route: the goal can be reached, but Pac-Man always runs out of energy on the way.')) + attempt;
  return t('Impossible: {0}.', wordOf('reason', report.reason ?? ''));
}

/** How far one gets on an impossible map. */
function attemptSentence({ attempt }: Report, life: boolean): string {
  if (!attempt?.nearest) return '';
  const { cell, away, proven } = attempt.nearest;
  const { death } = attempt;
  const place = cellName(cell);
  const near = life ? tn('The best attempt reaches {1}, {0} step from E', 'The best attempt reaches {1}, {0} steps from E', away, place)
    : tn('The best attempt reaches {1}, {0} step from the goal', 'The best attempt reaches {1}, {0} steps from the goal', away, place);
  const ends = death ? deathText(death, life) : tn('it ends there after {0} step', 'it ends there after {0} steps', attempt.steps);
  return ` ${near}; ${ends}. ${proven ? t('No route gets closer.') : t('Another route may get closer.')}`;
}

type Death = NonNullable<Attempt['death']>;

const deathText = (death: Death, life: boolean): string =>
  life ? t('it dies at step {0}, on {1}, with life {2}', death.step, cellName(death.cell), death.life ?? 0)
    : t('it dies at step {0}, on {1}, with energy {2}', death.step, cellName(death.cell), death.energy ?? 0);

/** What becomes of a walker on the route that is shortest by the walls alone. */
function plainSentence(attempt: Attempt, death: Death, resource: Resource): string {
  const route = tn('Unknown: if only walls counted, the shortest route would have {0} step',
    'Unknown: if only walls counted, the shortest route would have {0} steps', attempt.steps);
  return `${route}; ${deathText(death, resource === 'life')}. ${t('This algorithm cannot tell whether another route survives.')}`;
}

function undecided(resource: Resource | undefined): string {
  if (resource === 'life') return t('Unknown: E can be reached, but this algorithm cannot tell whether the runner survives.');
  if (resource === 'energy') return t('Unknown: the goal can be reached, but this algorithm cannot tell whether Pac-Man survives.');
  return t('Unknown: this algorithm did not find the exit and cannot rule out a route. Others can.');
}

function walkSentence(report: Report, resource: Resource): string {
  const life = resource === 'life';
  if (report.trade_off)
    return report.proven ? (life ? t('Complete: longer routes bring no more life.') : t('Complete: longer routes bring no more energy.'))
      : (life ? t('Incomplete: more life may be possible, up to the bound.') : t('Incomplete: more energy may be possible, up to the bound.'));
  const walked = number(bestOf(report), 'steps');
  const left = number(bestOf(report), resource);
  if (walked === undefined || left === undefined) return t('Solved.');
  const ends = life ? tn('it ends with {0} life', 'it ends with {0} life', left) : t('it ends with {0} energy', left);
  const proven = report['life_proven'] ?? report['energy_proven'];
  if (report.objective === resource && report.proven) {
    const most = life ? tn('The most life possible on arrival is {0}', 'The most life possible on arrival is {0}', left)
      : t('The most energy possible on arrival is {0}', left);
    return `${most}; ${tn('this route takes {0} step', 'this route takes {0} steps', walked)}.`;
  }
  if (report.objective !== resource && report.proven) {
    const most = proven ? t('the most possible at that length') : t('which may not be the most possible at that length');
    return `${tn('The shortest route has {0} step', 'The shortest route has {0} steps', walked)}; ${ends}, ${most}.`;
  }
  const found = `${tn('Found a route of {0} step', 'Found a route of {0} steps', walked)}; ${ends}.`;
  if (report.bound === undefined || (report.objective !== resource && proven === undefined)) return `${found} ${t('It may not be the shortest.')}`;
  if (report.objective !== resource) return `${found} ${routeNeeds(report.bound)}`;
  return `${found} ${life ? t('Upper bound for life: {0}.', report.bound) : t('Upper bound for energy: {0}.', report.bound)}`;
}

function waySentence(report: Report): string {
  const walked = number(bestOf(report), 'steps');
  if (walked === undefined) return t('Solved.');
  const cost = number(bestOf(report), 'cost');
  const costs = cost === undefined ? '' : `; ${t('it costs {0}', cost)}`;
  if (report.optimal && report.proven && report.objective === 'cost' && cost !== undefined)
    return `${t('The cheapest route costs {0}', cost)}; ${tn('it has {0} step', 'it has {0} steps', walked)}.`;
  if (report.optimal && report.proven) return `${tn('The shortest route has {0} step', 'The shortest route has {0} steps', walked)}${costs}.`;
  const found = `${tn('Found a route of {0} step', 'Found a route of {0} steps', walked)}${costs}.`;
  if (report.objective === 'cost')
    return `${found} ${report.optimal ? t('Any route costs at least {0}.', report.bound ?? 0) : t('It may not be the cheapest.')}`;
  return `${found} ${report.optimal ? routeNeeds(report.bound ?? 0) : t('It may not be the shortest.')}`;
}

function slideSentence(report: Report): string {
  if (report.verdict === 'impossible')
    return report.reason === 'blocked' ? t('No solution: the red car cannot get out.') : t('Impossible: {0}.', wordOf('reason', report.reason ?? ''));
  const bySteps = report.objective === 'steps';
  const needs = report.bound === undefined ? '' : ` ${bySteps ? tn('At least {0} step is needed.', 'At least {0} steps are needed.', report.bound)
    : tn('At least {0} move is needed.', 'At least {0} moves are needed.', report.bound)}`;
  if (report.verdict === 'unknown') return t('Unknown: {0} before a solution was found or ruled out.', stopped(report)) + needs;
  const made = number(bestOf(report), 'moves');
  const slid = number(bestOf(report), 'steps');
  if (made === undefined) return t('Solved.');
  const both = [moveCount(made), ...(slid === undefined ? [] : [stepCount(slid)])];
  if (bySteps) both.reverse();
  const asked = both.length > 1 ? `${both[0]} (${both[1]})` : both[0]!;
  if (!report.optimal) return t('Solved in {0}. A shorter solution may exist.', asked);
  return report.proven ? t('Solved in {0}, proven optimal.', asked) : t('Solved in {0}, not proven optimal.', asked) + needs;
}

function gameSentence(report: Report): string {
  const position = report['position'] as { player?: number }[] | undefined;
  const black = position?.[0]?.player === 2;
  const best = bestOf(report);
  if (report.verdict === 'unknown')
    return black ? t('Unknown: a limit was reached before a win for Black was proven or ruled out.') : t('Unknown: a limit was reached before a win for White was proven or ruled out.');
  const move = best?.slides?.[0];
  if (move === undefined) return black ? t('Black has no moves left and loses.') : t('White has no moves left and loses.');
  if (report.verdict === 'impossible')
    return black ? t('Proven: Black loses against best play. {0} holds out longest.', move) : t('Proven: White loses against best play. {0} holds out longest.', move);
  if (report.proven) return black ? t('Proven: Black wins with {0}.', move) : t('Proven: White wins with {0}.', move);
  const chance = amount((number(best, 'chance_permille') ?? 0) / 10, 1);
  return black ? t("Black's best move is {0}, with a winning chance of {1} %; not proven.", move, chance)
    : t("White's best move is {0}, with a winning chance of {1} %; not proven.", move, chance);
}
