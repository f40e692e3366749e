import { isRecord, keepIn, keptTable } from '../../state/kept';
import type { Desk } from '../../state/state';
import { k } from '../../texts/texts';

// Twelve maps from easy to hard, and what this browser remembers of them. Par is the fewest steps, most the most energy
// with which anybody arrives; both are proven, and stand in the README of the ladder.

export interface Level { name: string; title: string; lesson: string; file: string; par: number; most: number }

const folder = 'pacman-ladder';

export const ladder: readonly Level[] = (
  [
    ['01-first-steps', 5, 3, k('Every step costs 1 energy.')],
    ['02-food', 7, 2, k('Without food the route is too long. Food can be eaten once.')],
    ['03-a-wall-to-climb', 10, 1, k('A wall costs its height to climb. Sometimes the way round is cheaper.')],
    ['04-bombs-go-off-once', 11, 1, k('A bomb that has gone off is harmless on the way back.')],
    ['05-deadly-ground', 14, 2, k('A skull kills you, whatever your energy. Safe mode refuses it.')],
    ['06-a-way-back', 10, 1, k('Sometimes the first step leads away from the goal.')],
    ['07-which-first', 24, 0, k('Four corridors, four meals: which ones, and in which order?')],
    ['08-to-the-last-drop', 16, 0, k('Arriving with exactly 0 energy wins.')],
    ['09-spare-change', 12, 9, k('The shortest route is not the one with the most energy left.')],
    ['10-minefield', 18, 0, k('Which bombs are worth stepping on?')],
    ['11-vault', 35, 6, k('The goal lies behind two walls of 9. Collect food first.')],
    ['12-the-labyrinth', 46, 0, k('Everything at once.')],
  ] as const
).map(([name, par, most, lesson]) => ({ name, title: name, lesson, file: `${folder}/${name}.txt`, par, most }));

export function levelOf(desk: Desk): number | undefined {
  const { origin } = desk;
  if (origin.from !== 'example') return undefined;
  const index = ladder.findIndex((level) => origin.file.endsWith(level.file));
  return index < 0 ? undefined : index;
}

/** The best that was done on a level: fewest steps, and the most energy on arrival, perhaps on different ways. */
export interface Best { steps: number; energy: number }
export type Progress = Record<string, Best>;

const table = 'pacman.ladder';

const isBest = (value: unknown): boolean =>
  isRecord(value) && Number.isFinite((value as Best).steps) && Number.isFinite((value as Best).energy);

export const progress = (): Progress => keptTable<Best>(table, isBest);

export function better(before: Best | undefined, now: Best): Best {
  if (!before) return now;
  return { steps: Math.min(before.steps, now.steps), energy: Math.max(before.energy, now.energy) };
}

export function remember(level: Level, now: Best): void {
  keepIn(table, level.name, better(progress()[level.name], now));
}

/** 0: not won yet, 1: won, 2: won at par. */
export function medal(level: Level, best: Best | undefined): 0 | 1 | 2 {
  if (!best) return 0;
  return best.steps <= level.par ? 2 : 1;
}
