import { inTime, lost, RequestFailed } from '../api/client';
import type { Parsed, Recognised, Stroke } from '../api/protocol';
import { boardName, nameOfMade } from '../state/file_name';
import { keep } from '../state/kept';
import { client } from '../state/line';
import { go } from '../state/route';
import { worldNames, type Desk, type WorldName } from '../state/state';
import { now, updateDesk } from '../state/store';
import { t, tn } from '../texts/texts';
import { awaited, fail, inTurn, quick, retriable, say, stray, unfolded, work } from './ask';
import { changed, lay } from './desk';
import { answerOf, askInFull, follows } from './follow';

// Boards come from files, the clipboard, examples, generators and the hand.

/** The world that a text belongs to, as the server knows it. */
const recognise = async (text: string): Promise<WorldName> => (await client.get<Recognised>('', 'recognise', { text })).world as WorldName;

// Boards are brought in the order they were asked for, whichever comes first: one that arrives after a later one was asked
// for is left alone.
let asked = 0;
const latest = new Map<WorldName, number>();

/** Takes a place in the order; whether it is still the last one that was asked for. */
function takePlace(world: WorldName, order = ++asked): () => boolean {
  latest.set(world, Math.max(order, latest.get(world) ?? 0));
  return () => latest.get(world) === order;
}

let bringing: Promise<unknown> = Promise.resolve();

/** When the text that was opened last lies there, or was refused. */
export const brought = (): Promise<unknown> => bringing;

/**
 * Without a world, the text's own one is opened; a text that is nobody's is read as one of the page's world, and refused
 * on the start page. File: its name, for what there is to say about it.
 */
export function openText(
  world: WorldName | undefined, text: string, name: string, puzzle?: number, file?: string,
): Promise<boolean> {
  const opened = bringText(world, text, name, puzzle, file);
  bringing = opened;
  return opened;
}

async function bringText(
  world: WorldName | undefined, text: string, name: string, puzzle?: number, file?: string,
): Promise<boolean> {
  const order = ++asked;
  const page = now().page;
  const here = page.name === 'start' ? worldNames[0] : page.world;
  let mine = world;
  if (!mine)
    try {
      mine = await recognise(text);
    } catch (error) {
      if (page.name === 'start' && error instanceof RequestFailed) {
        stray(error.status === lost ? error.error.message : 'no world', file, text);
        return false;
      }
      mine = here;
    }
  const isLast = takePlace(mine, order);
  if (!isLast()) return false; // to ask would cancel the later one's question
  try {
    const parsed = await awaited(mine, 'board', client.get<Parsed>(mine, 'parse', { text, puzzle }, 'board'));
    if (!isLast()) return false;
    wholes.set(mine, text);
    lay(parsed, name || mine, { from: 'text' });
    if (page.name === 'start' || page.name === 'help' || page.world !== mine) go({ name: 'world', world: mine });
    return true;
  } catch (error) {
    if (!isLast()) return false;
    if (page.name !== 'world') go({ name: 'world', world: mine });
    fail(page.name === 'world' && now().desks[here] ? here : mine, 'board', error, text, file);
    return false;
  }
}

/** The whole text of the last file: where it has several puzzles, another one is taken from it later. */
const wholes = new Map<WorldName, string>();

/** What a desk's board is read from again: with the puzzles beside it as long as it is one of them. */
export const wholeText = ({ world, parsed }: Desk): string => (parsed.puzzles && wholes.get(world)) || parsed.text;

export async function exampleText(file: string): Promise<string> {
  const response = await fetch(`/examples/${file}`, { signal: inTime() });
  const html = response.headers.get('Content-Type')?.includes('html');
  if (!response.ok || html) throw new RequestFailed(response.status || 404, { message: 'no example' });
  return response.text();
}

/** False: it is not there, as the Board section says; where only the puzzle is not, the file's first one is. */
export const openExample = (world: WorldName, example: { file: string; puzzle?: number }): Promise<boolean> =>
  retriable(world, () => awaited(world, 'board', bringExample(world, example)));

async function bringExample(world: WorldName, { file, puzzle }: { file: string; puzzle?: number }): Promise<boolean> {
  const isLast = takePlace(world);
  const read = (text: string, index?: number) => client.get<Parsed>(world, 'parse', { text, puzzle: index }, 'board');
  try {
    const text = await exampleText(file);
    if (!isLast()) return false; // to ask would cancel the later one's question
    const asked = await read(text, puzzle).catch((error: unknown) => (puzzle && isRefused(error) ? undefined : Promise.reject(error)));
    const parsed = asked ?? (await read(text));
    if (!isLast()) return false;
    wholes.set(world, text);
    lay(parsed, nameOfFile(file), { from: 'example', file, ...(parsed.puzzle !== undefined && { puzzle: parsed.puzzle }) });
    if (!asked) noPuzzle(world, file, puzzle!, parsed.puzzles?.length ?? 1);
    return asked !== undefined;
  } catch (error) {
    if (isLast()) fail(world, 'board', error, undefined, file);
    return false;
  }
}

const isRefused = (error: unknown): boolean => error instanceof RequestFailed && error.status === 400;

function noPuzzle(world: WorldName, file: string, puzzle: number, count: number): void {
  const message = `${t('There is no puzzle {0}.', puzzle + 1)} ${tn('The file has {0} puzzle.', 'The file has {0} puzzles.', count)}`;
  fail(world, 'board', new RequestFailed(404, { message }), undefined, file);
}

const nameOfFile = (file: string) => file.replace(/^.*\//, '').replace(/\.[^.]*$/, '');

/** Another puzzle of the same file. */
export async function openPuzzle(world: WorldName, index: number): Promise<void> {
  const desk = now().desks[world];
  if (!desk) return;
  if (desk.origin.from === 'example') return void (await openExample(world, { file: desk.origin.file, puzzle: index }));
  const text = wholes.get(world);
  if (!text) return;
  const isLast = takePlace(world);
  const parsed = await quick<Parsed>(world, 'board', 'parse', { text, puzzle: index }, text, 'board');
  if (parsed && isLast()) lay(parsed, desk.name, { from: 'text' });
}

export const generate = (world: WorldName, options: Record<string, string>, seed: number): Promise<void> =>
  retriable(world, () => make(world, options, seed));

async function make(world: WorldName, options: Record<string, string>, seed: number): Promise<void> {
  keep(`generate.${world}`, { options, seed });
  const request = { options, seed };
  const isLast = takePlace(world);
  const another = now().desks[world] !== undefined; // a work is shown on a desk only
  const parsed = another
    ? await work<Parsed>(world, 'board', 'generating', 'generate', request)
    : await quick<Parsed>(world, 'board', 'generate', request);
  if (!parsed || !isLast()) return;
  lay(parsed, nameOfMade(world, seed), { from: 'recipe', options, seed });
  if (another) say(parsed.scene.title);
}

// ---- By hand ----

/** The text before goes to the past. Who is done with editing before the last answer comes stays done. */
function change(world: WorldName, parsed: Parsed): void {
  updateDesk(world, (desk) => ({
    ...changed(parsed),
    name: boardName(desk), // in a collection it is no longer
    mode: desk.mode === 'edit' ? 'edit' : 'look',
    past: [...desk.past, desk.parsed.text].slice(-500),
    future: [],
  }));
}

/** An edit of a board that is no longer there is none of the one in its place. */
const unchanged = (desk: Desk): boolean => now().desks[desk.world]?.grid === desk.grid;

export function editBoard(world: WorldName, on: boolean): void {
  updateDesk(world, (desk) => ({
    mode: on ? 'edit' : 'look', notice: undefined,
    ...(on && { game: undefined, player: undefined, race: undefined, reached: undefined, open: unfolded(desk.open, 'board') }),
    brush: desk.brush ?? now().worlds[world]?.brushes?.[0]?.name,
  }));
}

export async function blank(world: WorldName, rows: number, cols: number): Promise<void> {
  const isLast = takePlace(world);
  const parsed = await quick<Parsed>(world, 'board', 'blank', { rows, cols }, undefined, 'board');
  if (!parsed || !isLast()) return;
  if (now().desks[world]) change(world, parsed);
  else lay(parsed, world, { from: 'text' }, 'edit');
}

export async function resize(world: WorldName, rows: number, cols: number): Promise<void> {
  await inTurn(`edit ${world}`, async () => {
    const desk = now().desks[world];
    const parsed = desk && (await quick<Parsed>(world, 'board', 'resize', { text: desk.parsed.text, rows, cols }));
    if (parsed && unchanged(desk)) change(world, parsed);
  });
}

export async function paint(world: WorldName, strokes: Stroke[], facts?: Record<string, string>): Promise<void> {
  await inTurn(`edit ${world}`, async () => {
    const desk = now().desks[world];
    const parsed =
      desk && (await quick<Parsed>(world, 'board', 'edit', { text: desk.parsed.text, strokes, facts }));
    if (parsed && parsed.text !== desk.parsed.text && unchanged(desk)) change(world, parsed);
  });
}

async function travel(world: WorldName, from: 'past' | 'future', to: 'past' | 'future'): Promise<void> {
  await inTurn(`edit ${world}`, async () => {
    const desk = now().desks[world];
    const text = desk?.[from].at(-1);
    if (!desk || text === undefined) return;
    const parsed = await quick<Parsed>(world, 'board', 'parse', { text });
    const answer = parsed && follows(desk) ? await answerOf(desk, parsed).catch(() => undefined) : undefined;
    if (!parsed || !unchanged(desk)) return;
    const mode = answer || desk.mode === 'edit' ? desk.mode : 'look';
    updateDesk(world, { ...changed(parsed), ...answer, mode, [from]: desk[from].slice(0, -1), [to]: [...desk[to], desk.parsed.text] });
    if (answer) askInFull(world);
  });
}

export const undoEdit = (world: WorldName): Promise<void> => travel(world, 'past', 'future');
export const redoEdit = (world: WorldName): Promise<void> => travel(world, 'future', 'past');

/** The same board in another world; what that world does not know is left out. */
export async function translate(world: WorldName, to: string): Promise<void> {
  const desk = now().desks[world];
  if (!desk) return;
  const request = { text: desk.parsed.text, to, approximate: true };
  const parsed = await work<Parsed>(world, 'board', 'opening', 'translate', request);
  if (!parsed) return;
  lay(parsed, boardName(desk), { from: 'text' });
  go({ name: 'world', world: parsed.world as WorldName });
  say(parsed.warnings.join(' ')); // the board has them too
}
