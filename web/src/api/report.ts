import type { Report, Solution } from './protocol';

export const bestOf = (report: Report): Solution | undefined => report.optimal ?? report.feasible;

/** Of life and energy people want the most, of everything else the least. */
export const wantsMost = (objective: string): objective is 'life' | 'energy' => objective === 'life' || objective === 'energy';
