import { describe, expect, it } from 'vitest';

import { after, begins, common, isTree, onward, same, without, withPath } from './lines';

const game = ['a', 'b', 'c'];
const tree = withPath(withPath(withPath([], game), ['a', 'x', 'y']), ['a', 'x', 'z']);

describe('the moves that were tried', () => {
  it('branch where another was made', () => {
    expect(after(tree, ['a']).map(({ move }) => move)).toEqual(['b', 'x']);
    expect(after(tree, ['a', 'x']).map(({ move }) => move)).toEqual(['y', 'z']);
    expect(after(tree, ['q'])).toEqual([]);
    expect(withPath(tree, ['a', 'b'])).toEqual(tree);
  });

  it('are forgotten with all that follows', () => {
    const left = without(tree, ['a', 'x']);
    expect(after(left, ['a']).map(({ move }) => move)).toEqual(['b']);
    expect(after(left, ['a', 'b'])).toHaveLength(1);
  });

  it('go on along the game, else along the first', () => {
    expect(onward(tree, game, ['a'])).toEqual(['b', 'c']);
    expect(onward(tree, game, ['a', 'x'])).toEqual(['y']);
    expect(onward(tree, game, game)).toEqual([]);
  });

  it('are compared with the game', () => {
    expect(common(game, ['a', 'x', 'y'])).toBe(1);
    expect(common(game, ['a'])).toBe(1);
    expect(begins(game, ['a', 'b'])).toBe(true);
    expect(same(game, ['a', 'b'])).toBe(false);
  });

  it('are known from what was kept', () => {
    expect(isTree(JSON.parse(JSON.stringify(tree)))).toBe(true);
    expect(isTree([{ move: 1 }])).toBe(false);
    expect(isTree(undefined)).toBe(false);
  });
});
