import type { Language } from '../state/state';
import { now } from '../state/store';
import { amount } from './amounts';

// English is the key: t('Open file') says that in the language of the page, as po/es.po and po/cs.po have it. Values
// stand for {0}, {1}, ...; numbers are written the way the language writes them. scripts/words.sh collects the keys, so
// they are literals wherever one of the functions below is called.

export type Catalogue = Record<string, string | string[]>;

export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', cs: 'Čeština' };

const catalogues: Partial<Record<Language, Catalogue>> = {};
const load: Partial<Record<Language, () => Promise<{ default: Catalogue }>>> = {
  es: () => import('virtual:words/es'),
  cs: () => import('virtual:words/cs'),
};

/** To be awaited before the page speaks a language. */
export async function learn(language: Language): Promise<void> {
  catalogues[language] ??= (await load[language]?.())?.default;
}

/** Which of the plural forms goes with a number, as Plural-Forms says in the language's file. */
const oneOrMore = (n: number): number => (n === 1 ? 0 : 1);
const form: Record<Language, (n: number) => number> = { en: oneOrMore, es: oneOrMore, cs: (n) => (n >= 2 && n <= 4 ? 1 : n === 1 ? 0 : 2) };

type Value = string | number;

const written = (value: Value | undefined): string => (typeof value === 'number' ? amount(value).replace('-', '−') : (value ?? ''));

const fill = (text: string, values: readonly Value[]): string => text.replace(/\{(\d)\}/g, (_, i: string) => written(values[Number(i)]));

const lookup = (key: string): string | string[] | undefined => {
  const catalogue = catalogues[now().language];
  return catalogue && Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
};

/** A key without its context. */
const english = (key: string): string => key.slice(key.indexOf('\u0004') + 1);

export function t(key: string, ...values: Value[]): string {
  const found = lookup(key);
  return fill(typeof found === 'string' ? found : english(key), values);
}

/** In a context, where an English word alone could mean two things. */
export const tc = (context: string, text: string, ...values: Value[]): string => t(kc(context, text), ...values);

/** With a number, which is {0}. */
export function tn(one: string, many: string, n: number, ...values: Value[]): string {
  const found = lookup(one);
  const text = Array.isArray(found) ? found[form[now().language](n)]! : n === 1 ? english(one) : many;
  return fill(text, [n, ...values]);
}

export const tnc = (context: string, one: string, many: string, n: number, ...values: Value[]): string => tn(kc(context, one), many, n, ...values);

/** Keys for tables, which t translates when they are shown. */
export const k = (text: string): string => text;
export const kc = (context: string, text: string): string => `${context}\u0004${text}`;
