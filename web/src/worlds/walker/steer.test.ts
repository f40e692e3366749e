import { describe, expect, it, vi } from 'vitest';

vi.mock('../../actions/play', () => ({ move: vi.fn(), setSetting: vi.fn() }));

import { directionOf } from './steer';
import { swipeOf } from './swipe';

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('steering', () => {
  it('knows arrows and letters, with and without Shift', () => {
    expect(directionOf(key('ArrowLeft'))).toBe('left');
    expect(directionOf(key('w'))).toBe('up');
    expect(directionOf(key('D'))).toBe('right');
    expect(directionOf(key('x'))).toBeUndefined();
  });

  it('leaves the browser its own keys', () => {
    expect(directionOf(key('s', { ctrlKey: true }))).toBeUndefined();
    expect(directionOf(key('ArrowLeft', { altKey: true }))).toBeUndefined();
  });

  it('takes the longer way of a finger, once it is far enough', () => {
    expect(swipeOf(10, -12, 22)).toBeUndefined();
    expect(swipeOf(10, -30, 22)).toBe('up');
    expect(swipeOf(-31, 30, 22)).toBe('left');
    expect(swipeOf(3, 25, 22)).toBe('down');
  });
});
