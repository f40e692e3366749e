// The moves that were tried from one beginning, as a tree. One path through it is the game, another may be on the board.

export interface Tried { move: string; then: Tried[] }

export const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && begins(a, b);

export const begins = (whole: readonly string[], part: readonly string[]): boolean => part.every((move, i) => whole[i] === move);

/** What follows after a path. */
export const after = (tree: readonly Tried[], path: readonly string[]): readonly Tried[] =>
  path.reduce<readonly Tried[]>((next, move) => next.find((each) => each.move === move)?.then ?? [], tree);

export function withPath(tree: Tried[], [move, ...rest]: readonly string[]): Tried[] {
  if (move === undefined) return tree;
  const known = tree.find((each) => each.move === move);
  return known
    ? tree.map((each) => (each === known ? { move, then: withPath(each.then, rest) } : each))
    : [...tree, { move, then: withPath([], rest) }];
}

/** Without the last move of a path and all that follows it. */
export function without(tree: Tried[], [move, ...rest]: readonly string[]): Tried[] {
  if (rest.length === 0) return tree.filter((each) => each.move !== move);
  return tree.map((each) => (each.move === move ? { move, then: without(each.then, rest) } : each));
}

/** On from a path: along the game as far as it goes, then along what was tried first. */
export function onward(tree: readonly Tried[], line: readonly string[], path: readonly string[]): string[] {
  if (begins(line, path) && line.length > path.length) return line.slice(path.length);
  const [first] = after(tree, path);
  return first ? [first.move, ...onward(first.then, [], [])] : [];
}

/** Where a path leaves the game: so many moves of it are in common. */
export function common(line: readonly string[], path: readonly string[]): number {
  const off = path.findIndex((move, i) => line[i] !== move);
  return off < 0 ? path.length : off;
}

/** Of what the page has kept; anything else is nothing. */
export const isTree = (value: unknown): value is Tried[] =>
  Array.isArray(value) && value.every((each: Tried) => typeof each?.move === 'string' && isTree(each.then));
