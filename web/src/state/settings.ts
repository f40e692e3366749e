import { keep, kept } from './kept';
import type { Language, Theme } from './state';
import { update } from './store';

// Language and theme: as the browser asks for, until somebody chooses; the choice is kept.

const languages: readonly Language[] = ['en', 'es', 'cs'];
const isLanguage = (value: unknown): boolean => languages.includes(value as Language);
const isTheme = (value: unknown): boolean => value === 'light' || value === 'dark';

/** Slovak readers are better served by Czech than by English; Spain's other languages by Spanish. */
const kin: Record<string, Language> = { sk: 'cs', ca: 'es', gl: 'es', eu: 'es' };

export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0]!;
    if (isLanguage(code)) return code as Language;
    if (kin[code]) return kin[code];
  }
  return 'en';
}

export const firstLanguage = (): Language => kept('language', languageFor(navigator.languages), isLanguage);

const dark = () => matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (dark().matches ? 'dark' : 'light');

export const firstTheme = (): Theme => kept<Theme>('theme', systemTheme(), isTheme);

export function setLanguage(language: Language): void {
  keep('language', language);
  update({ language, said: '' });
}

export function setTheme(theme: Theme): void {
  keep('theme', theme);
  update({ theme });
}

/** The system's change of mind counts as long as nobody chose here. */
export function followSystem(): void {
  dark().addEventListener('change', () => {
    if (kept<Theme | undefined>('theme', undefined, isTheme) === undefined) update({ theme: systemTheme() });
  });
}
