import { afterEach, describe, expect, it, vi } from 'vitest';

import { isStrings, keep, keepIn, kept, keptTable } from './kept';

const store = (values: Record<string, string>) =>
  vi.stubGlobal('localStorage', { getItem: (name: string) => values[name] ?? null, setItem: (name: string, value: string) => void (values[name] = value) });

afterEach(() => vi.unstubAllGlobals());

describe('what is kept', () => {
  it('is forgotten where it is garbage', () => {
    store({ 'ariadne.a': '{', 'ariadne.b': '[1]', 'ariadne.c': '{"x":1}', 'ariadne.d': 'null' });
    for (const name of ['a', 'b', 'c', 'd']) expect(kept(name, 'none', isStrings)).toBe('none');
    expect(keptTable('b')).toEqual({});
  });

  it('loses only what does not look right', () => {
    store({ 'ariadne.levels': '{"one":5,"two":"many","three":null}' });
    expect(keptTable<number>('levels', Number.isFinite)).toEqual({ one: 5 });
    keepIn('levels', 'four', 4);
    expect(keptTable<number>('levels', Number.isFinite)).toEqual({ one: 5, four: 4 });
  });

  it('is nothing where the browser forbids it, or is full', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(kept('a', 1)).toBe(1);
    expect(() => keep('a', 2)).not.toThrow();
  });
});
