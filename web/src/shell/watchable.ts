import type { Desk } from '../state/state';
import { amount } from '../texts/amounts';
import { t } from '../texts/texts';

// What cannot be watched, and why. The server has the last word; this is what is said before one tries.

export const mostToMake = 100_000; // cells of a board whose making is recorded
export const mostSteps = 5_000; // of a solution that is told step by step

/** Why the solution cannot be watched; nothing: it can. */
export function solutionUnwatchable({ solved }: Pick<Desk, 'solved'>): string | undefined {
  if (!solved || solved.motion) return undefined;
  const words = t().watch;
  return solved.report.verdict === 'solved' ? words.solutionLong(amount(mostSteps)) : words.solutionNone;
}

/** The same for how the board was made. */
export function makingUnwatchable({ origin, grid }: Pick<Desk, 'origin' | 'grid'>): string | undefined {
  const words = t().watch;
  if (origin.from !== 'recipe') return words.makingNeeds;
  return grid.rows * grid.cols > mostToMake ? words.makingLarge(amount(mostToMake)) : undefined;
}
