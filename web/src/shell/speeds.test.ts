import { expect, it } from 'vitest';

import { notchOf, speedAt, speedNotches } from './speeds';

it('the slider goes from a step a second to all at once, faster at every notch', () => {
  for (const length of [0, 5, 300, 62_625]) {
    const speeds = Array.from({ length: speedNotches + 1 }, (_, notch) => speedAt(notch, length));
    expect(speeds[0]).toBe(1);
    expect(speeds[speedNotches - 1]).toBe(Math.max(60, length));
    expect(speeds[speedNotches]).toBe(Infinity);
    speeds.forEach((speed, notch) => {
      expect(speed).toBeGreaterThan(speeds[notch - 1] ?? 0);
      expect(notchOf(speed, length)).toBe(notch);
    });
  }
  expect(notchOf(2, 5)).toBeGreaterThan(0);
});
