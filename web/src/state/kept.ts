// What outlives the page, in the browser's own store: settings and progress. Private windows may refuse it; then the
// page works all the same and forgets.

const prefix = 'ariadne.';

/** What was kept under this name, if it still looks right; `fallback` otherwise. */
export function kept<T>(name: string, fallback: T, looksRight: (value: unknown) => boolean = () => true): T {
  try {
    const text = localStorage.getItem(prefix + name);
    if (text === null) return fallback;
    const value: unknown = JSON.parse(text);
    return looksRight(value) ? (value as T) : fallback;
  } catch {
    return fallback;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Full or forbidden: nothing is lost but the memory of it.
  }
}

/** The same for as long as this tab is open, a reload included: what lies on the desks. */
export function keptHere(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null');
  } catch {
    return null;
  }
}

const most = 2 << 20; // characters under one name

/** What is too long, or refused, leaves nothing: something older would be wrong. */
export function keepHere(name: string, value: unknown): void {
  try {
    sessionStorage.removeItem(prefix + name);
    const text = JSON.stringify(value);
    if (text.length <= most) sessionStorage.setItem(prefix + name, text);
  } catch {
    // Full, or forbidden altogether.
  }
}

export const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A table of words, as settings and options are. */
export const isStrings = (value: unknown): boolean =>
  isRecord(value) && Object.values(value as object).every((each) => typeof each === 'string');

/** Changes a table kept under this name: keepIn<number>('rush.solved', 'levels.txt/3', 17). */
export function keepIn<T>(name: string, key: string, value: T): void {
  keep(name, { ...keptTable<T>(name), [key]: value });
}

/** What in it does not look right is left out. */
export function keptTable<T>(name: string, looksRight: (value: unknown) => boolean = () => true): Record<string, T> {
  const entries = Object.entries(kept<Record<string, T>>(name, {}, isRecord));
  return Object.fromEntries(entries.filter(([, value]) => looksRight(value)));
}
