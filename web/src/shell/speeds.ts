// The player's speed on a slider: each notch is faster than the one before by the same factor, and the last is all at once.

export const speedNotches = 24;

/** Just before the last notch, a second is enough for all of it. */
const fastest = (length: number): number => Math.max(60, length);

/** As it is told: slow ones to a tenth. */
export const rounded = (speed: number): number => (speed < 10 ? Math.round(speed * 10) / 10 : Math.round(speed));

/** Steps a second. */
export function speedAt(notch: number, length: number): number {
  if (notch >= speedNotches) return Infinity;
  return rounded(fastest(length) ** (Math.max(0, notch) / (speedNotches - 1)));
}

export function notchOf(speed: number, length: number): number {
  if (speed === Infinity) return speedNotches;
  const notch = (Math.log(Math.max(1, speed)) / Math.log(fastest(length))) * (speedNotches - 1);
  return Math.min(speedNotches - 1, Math.round(notch));
}
