import { exampleText, openExample } from '../../actions/bring';
import { startGame } from '../../actions/play';
import type { Parsed } from '../../api/protocol';
import { keepIn, keep, keptTable } from '../../state/kept';
import { client } from '../../state/line';
import type { Desk } from '../../state/state';
import { now, updateDesk } from '../../state/store';

// The shipped collection: 354 boards in four levels, each a little harder than the one before it. What was solved is
// kept in the browser, under the board itself, so that a changed collection does not mix it up.

export const collection = 'rush/levels.txt';

export interface Level {
  puzzle: number; // in the file, from 0
  level: string; // 'beginner'
  number: number; // in its level, from 1
  moves: number; // the fewest
  board: string;
}

interface RushOwn {
  levels?: Level[];
  tab?: string; // a level
}

export const ownOf = (desk: Desk): RushOwn => (desk.own.rush ?? {}) as RushOwn;

export function putOwn(change: Partial<RushOwn>): void {
  updateDesk('rush', (desk) => ({ own: { ...desk.own, rush: { ...ownOf(desk), ...change } } }));
}

/** Titles and lines are the server's; a board's line has its fewest moves before it. */
export function levelsOf(text: string, puzzles: { title: string; line: number }[]): Level[] {
  const lines = text.split('\n');
  const counts = new Map<string, number>();
  return puzzles.flatMap(({ title, line }, puzzle) => {
    const level = /^(\w+) \d+$/.exec(title)?.[1]?.toLowerCase();
    // The line is the puzzle's first one, be it a remark or the board.
    const found = lines.slice(line - 1).find((each) => /^\d+ \S+/.test(each)) ?? '';
    const [moves, board] = found.split(' ');
    if (!level || !moves || !board) return [];
    const number = (counts.get(level) ?? 0) + 1;
    counts.set(level, number);
    return [{ puzzle, level, number, moves: Number(moves), board }];
  });
}

let loading = false;

export async function loadLevels(): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    const text = await exampleText(collection);
    const parsed = await client.get<Parsed>('rush', 'parse', { text });
    putOwn({ levels: levelsOf(text, parsed.puzzles ?? []) });
  } catch {
    // The panel goes without them, and asks again when it is next drawn anew.
  } finally {
    loading = false;
  }
}

const progressName = 'rush.levels';

/** Fewest moves so far, by board. */
export const progress = (): Record<string, number> => keptTable<number>(progressName, Number.isFinite);

export function forgetProgress(): void {
  keep(progressName, {});
}

/** The level that lies on the desk, if it is one of the collection. */
export function levelOn(desk: Desk): Level | undefined {
  const { origin } = desk;
  if (origin.from !== 'example' || origin.file !== collection) return undefined;
  return ownOf(desk).levels?.find((level) => level.puzzle === (origin.puzzle ?? 0));
}

/** Keeps what was reached; true: it is better than anything before. */
export function keepSolved(level: Level, moves: number): boolean {
  const before = progress()[level.board];
  if (before !== undefined && before <= moves) return false;
  keepIn(progressName, level.board, moves);
  return true;
}

/** The next harder one that is not solved yet; after a board from elsewhere, the first that needs more moves. */
export function nextLevel(levels: Level[], solved: Record<string, number>, here: Level | number): Level | undefined {
  const open = levels.filter((level) => solved[level.board] === undefined);
  return open.find((level) => (typeof here === 'number' ? level.moves > here : level.puzzle > here.puzzle));
}

/** Until it is known how hard the board on the desk is, nobody can say what is harder. */
export function nextAfter(desk: Desk): Level | undefined {
  const here = levelOn(desk) ?? desk.game?.best?.figures.moves;
  return here === undefined ? undefined : nextLevel(ownOf(desk).levels ?? [], progress(), here);
}

export async function openLevel(level: Level): Promise<void> {
  if (!(await openExample('rush', { file: collection, puzzle: level.puzzle }))) return;
  putOwn({ tab: level.level });
  if (now().desks.rush?.origin.from === 'example') await startGame('rush');
}
