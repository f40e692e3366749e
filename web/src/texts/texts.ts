import type { Language } from '../state/state';
import { now } from '../state/store';
import { cs } from './cs';
import { en, type Texts } from './en';
import { es } from './es';

// All words of the page, a file a language.

export const languages: Record<Language, Texts> = { en, es, cs };

export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', cs: 'Čeština' };

/** In the language of the page. */
export const t = (): Texts => languages[now().language];

/** What a table itself has under a name: names come from files and servers, and may be 'constructor'. */
const lookup = <T>(names: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/**
 * Puts a name of the server ('steps', 'life at the end', 'fog') into words; what has none stands for itself. A number in
 * it ('of 10 steps') is a # in the words.
 */
export function word(name: string): string {
  const { words } = t();
  const known = lookup(words, name);
  if (known !== undefined) return known;
  const number = /\d+/.exec(name)?.[0];
  return (number && lookup(words, name.replace(number, '#'))?.replace('#', number)) ?? name;
}

/** The word under the narrower name where there is one: wordOf('fog', 'on') is the "on" of fog. */
export function wordOf(context: string, name: string): string {
  return lookup(t().words, `${context} ${name}`) ?? word(name);
}

/** What a figure counts, as it stands beside its number: 1 step, 12 steps. */
export function unit(world: string, name: string, n: number): string {
  const units: Record<string, (n: number) => string> = t().units;
  return units[name]?.(n) ?? wordOf(world, name);
}

/** What an objective looks for: "shortest", "fewest steps". */
export const objectiveWord = (world: string, objective: string): string =>
  lookup(t().words, `${world} objective ${objective}`) ?? wordOf('objective', objective);

/** What happened on a turn of a game, as a sentence; nothing where there is nothing to say. */
export function eventText(event: { name: string; value: number }): string {
  const events: Record<string, (value: number) => string> = t().events;
  return events[event.name]?.(event.value) ?? '';
}

/** The text of a notice: by its key, or the server's own words. */
export const noticeText = (text: string): string => lookup(t().notices, text) ?? text;

/** The title of an example: by its key, or as it stands. */
export const exampleTitle = (title: string): string =>
  lookup(t().examples, title) ?? lookup(t().pacman.levels, title)?.title ?? title;

/** The title of a puzzle in a file: "Expert 12" has a word for its first part. */
export function puzzleTitle(title: string): string {
  const [, level, number] = /^(\p{L}+) (\d+)$/u.exec(title) ?? [];
  const known = level && lookup(t().words, level.toLowerCase());
  return known ? `${known.charAt(0).toUpperCase()}${known.slice(1)} ${number}` : exampleTitle(title);
}
