import { describe, expect, it, vi } from 'vitest';

vi.mock('../../actions/play', () => ({ move: vi.fn(), setSetting: vi.fn() }));

import { directionOfKey } from './steer';

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('steering', () => {
  it('knows arrows and letters, with and without Shift', () => {
    expect(directionOfKey(key('ArrowLeft'))).toBe('left');
    expect(directionOfKey(key('w'))).toBe('up');
    expect(directionOfKey(key('D'))).toBe('right');
    expect(directionOfKey(key('x'))).toBeUndefined();
  });

  it('leaves the browser its own keys', () => {
    expect(directionOfKey(key('s', { ctrlKey: true }))).toBeUndefined();
    expect(directionOfKey(key('ArrowLeft', { altKey: true }))).toBeUndefined();
  });
});
