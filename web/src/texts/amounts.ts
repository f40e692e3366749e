import { now } from '../state/store';

// Numbers as the page's language writes them.

const tags = { en: 'en-GB', es: 'es-MX', cs: 'cs-CZ' } as const;

export const amount = (n: number, decimals = 0): string =>
  n.toLocaleString(tags[now().language], { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: true });

/** 12 ms, 1.4 s, 2 min 05 s. */
export function seconds(s: number): string {
  if (s < 0.995) return `${amount(Math.max(1, Math.round(s * 1000)))} ms`;
  if (s < 60) return `${amount(s, s < 9.95 ? 1 : 0)} s`;
  const whole = Math.round(s);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** "45 s", "3 min": how long people take, which nobody knows more exactly. */
export function roughly(s: number): string {
  if (s < 90) return `${Math.max(5, Math.round(s / 5) * 5)} s`;
  return `${Math.round(s / 60)} min`;
}

/** A clock: 0:07, 12:30. */
export function clock(s: number): string {
  const whole = Math.max(0, Math.floor(s));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
