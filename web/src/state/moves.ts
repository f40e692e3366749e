// Moves in a link, parted by dots: steps as letters and how many of them (r3.d), slides with _ for + (A_2.B-1), turns of
// amazons as their three cells (d1d7g7). Others stand for themselves.

const letters: Record<string, string> = { up: 'u', down: 'd', left: 'l', right: 'r' };
const steps: Record<string, string> = { u: 'up', d: 'down', l: 'left', r: 'right' };

/** More are nobody's game: a few letters of a link might be read as millions. */
export const mostMoves = 100_000;

export function writeMoves(moves: readonly string[]): string {
  const parts: string[] = [];
  for (let i = 0, next; i < moves.length; i = next) {
    const move = moves[i]!;
    const letter = letters[move];
    for (next = i + 1; letter && moves[next] === move; ) ++next;
    if (letter) parts.push(next - i > 1 ? `${letter}${next - i}` : letter);
    else parts.push(move.replace(/^([a-z]\d+)-([a-z]\d+)\/([a-z]\d+)$/, '$1$2$3').replace('+', '_'));
  }
  return parts.join('.');
}

export function readMoves(code: string): string[] {
  const moves: string[] = [];
  for (const part of code.split('.').filter(Boolean)) {
    const [, letter, count] = /^([udlr])(\d*)$/.exec(part) ?? [];
    const times = count ? Number(count) : 1;
    if (moves.length + times > mostMoves) throw new RangeError('too many moves');
    const move = letter ? steps[letter]! : part.replace(/^([a-z]\d+)([a-z]\d+)([a-z]\d+)$/, '$1-$2/$3').replace('_', '+');
    for (let i = 0; i < times; ++i) moves.push(move);
  }
  return moves;
}
