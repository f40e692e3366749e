import { readMoves, writeMoves } from './moves';
import { worldNames, type Desk, type WorldName } from './state';

// A link is the part of the address after #: the board (an example's file, a generator's recipe, or the whole text,
// deflated), what is done with it, and how far that is.
//   #/rush?e=rush/levels.txt&p=3&v=play&m=B-2.A_4

/** Browsers and chats take links up to about here. */
export const longest = 8000;

/** A board of 2,000 x 2,000 cells with room to spare, inflated. */
export const largest = 16 << 20;

const views = ['look', 'solved', 'watch', 'making', 'replay', 'race', 'play', 'edit'] as const;

/** What is on the screen; look: nothing is done, in a world where a game begins by itself. */
export type View = (typeof views)[number];

/** A game: where it began, if not on the board itself, and what was played. */
export interface Played { start?: string; moves: string[]; settings: Record<string, string> }

export interface Link {
  world: WorldName;
  example?: { file: string; puzzle?: number };
  recipe?: { options: Record<string, string>; seed: number };
  text?: string;
  name?: string; // of the text
  view?: View;
  objective?: string;
  algorithm?: string;
  game?: Played;
  step?: number; // of the player
  lanes?: string[]; // the algorithms of a race
  own?: string; // what the world adds
}

/** An example of a world, ready to be played or solved: for the href of a link. */
export const exampleLink = (world: WorldName, { file, puzzle }: { file: string; puzzle?: number }, view?: View): string =>
  written({ world, example: { file, ...(puzzle !== undefined && { puzzle }) }, ...(view && { view }) });

/** What a desk shows. Objective and algorithm are said where they are not the usual ones. */
export function linkOf(desk: Desk, usual: { objective?: string | undefined; algorithm?: string | undefined } = {}): Link {
  const { world, origin, parsed, game, objective, algorithm, player, race } = desk;
  const view = viewOf(desk);
  const step = view === 'race' ? race?.shown : player?.step;
  return {
    world,
    ...(origin.from === 'example' && { example: { file: origin.file, ...(origin.puzzle !== undefined && { puzzle: origin.puzzle }) } }),
    ...(origin.from === 'recipe' && { recipe: { options: origin.options, seed: origin.seed } }),
    ...(origin.from === 'text' && { text: parsed.text, ...(desk.name !== world && { name: desk.name }) }),
    ...(view && { view }),
    ...(objective && objective !== usual.objective && { objective }),
    ...(algorithm && algorithm !== usual.algorithm && { algorithm }),
    ...(game && (game.moves.length > 0 || Object.keys(game.settings).length > 0) && {
      game: { ...(game.start !== parsed.text && { start: game.start }), moves: game.moves, settings: game.settings },
    }),
    ...(step !== undefined && { step: Math.floor(step) }),
    ...(view === 'race' && race && { lanes: race.lanes.map((lane) => lane.algorithm) }),
  };
}

function viewOf({ mode, player, solved, work }: Desk): View | undefined {
  if (mode === 'play' || mode === 'edit' || mode === 'race') return mode;
  if (mode === 'watch' && player) return player.kind === 'making' ? 'making' : player.kind === 'game' ? 'replay' : 'watch';
  return solved || work?.what === 'solving' ? 'solved' : undefined;
}

/** Texts are given packed. */
function written(link: Link, text?: string, start?: string): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | undefined) => value !== undefined && query.set(name, String(value));
  put('e', link.example?.file);
  put('p', link.example?.puzzle);
  put('s', link.recipe?.seed);
  for (const [name, value] of Object.entries(link.recipe?.options ?? {})) put(`o.${name}`, value);
  put('t', text);
  put('n', link.name);
  put('v', link.view);
  put('g', link.objective);
  put('a', link.algorithm);
  put('b', start);
  if (link.game?.moves.length) put('m', writeMoves(link.game.moves));
  for (const [name, value] of Object.entries(link.game?.settings ?? {})) put(`x.${name}`, value);
  put('k', link.step);
  put('r', link.lanes?.join('.'));
  put('w', link.own);
  return `#/${link.world}?${query.toString().replaceAll('%2F', '/')}`;
}

/**
 * The link as an address, however long, and as one that fits: without the last moves where it would be too long, and
 * without the board where that alone is too long.
 */
export async function writeLink(link: Link): Promise<{ full: string; fits: string }> {
  const text = link.text === undefined ? undefined : await packedOnce(link.text);
  const start = link.game?.start === undefined ? undefined : await packedOnce(link.game.start);
  const full = written(link, text, start);
  if (full.length <= longest) return { full, fits: full };
  const { game, ...rest } = link;
  const upTo = (count: number): string => written({ ...rest, game: { ...game!, moves: game!.moves.slice(0, count) } }, text, start);
  if (game && upTo(0).length <= longest)
    for (let count = game.moves.length; ; ) {
      const fits = upTo((count = Math.floor(count * 0.9)));
      if (fits.length <= longest) return { full, fits };
    }
  return { full, fits: written(rest, '') };
}

/** Of a link, what says which board it is; none: it is not said. */
export function boardPart(hash: string): string | undefined {
  const query = new URLSearchParams(hash.split('?')[1] ?? '');
  const parts = [...query].filter(([name, value]) => /^([epst]|o\..*)$/.test(name) && value !== '');
  return parts.length > 0 ? parts.map(([name, value]) => `${name}=${value}`).sort().join('&') : undefined;
}

/** Thrown for a link to a board that was too large for it. */
export const tooLarge = 'too large';

/** What a link says; nothing where it is no link to a board. Whole: the text, where it is known from elsewhere. */
export async function readLink(hash: string, whole?: string): Promise<Link | undefined> {
  const [, world, search] = /^#\/(\w+)\?(.*)$/.exec(hash) ?? [];
  if (search === undefined || !worldNames.includes(world as WorldName)) return undefined;
  const query = new URLSearchParams(search);
  const get = (name: string) => query.get(name) || undefined;
  const table = (prefix: string) =>
    Object.fromEntries([...query].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [])));
  const [view, objective, algorithm, own, step] = [get('v'), get('g'), get('a'), get('w'), get('k')];
  const link: Link = {
    world: world as WorldName,
    ...(views.includes(view as View) && { view: view as View }),
    ...(objective && { objective }),
    ...(algorithm && { algorithm }),
    ...(own && { own }),
    ...(step && /^\d{1,9}$/.test(step) && { step: Number(step) }),
    ...(get('r') && { lanes: get('r')!.split('.') }),
  };
  const [file, puzzle, seed, text] = [query.get('e'), get('p'), query.get('s'), query.get('t')];
  if (file !== null) {
    if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(file)) throw new RangeError('no example has such a name');
    link.example = { file, ...(puzzle !== undefined && { puzzle: numberIn(puzzle) }) };
  } else if (seed !== null) {
    link.recipe = { options: table('o.'), seed: numberIn(seed) };
  } else if (text !== null) {
    if (text === '' && whole === undefined) throw new RangeError(tooLarge);
    link.text = whole ?? (await unpacked(text));
    if (get('n')) link.name = get('n')!.slice(0, 100);
  }
  const [moves, settings, start] = [get('m'), table('x.'), get('b')];
  if (moves !== undefined || Object.keys(settings).length > 0)
    link.game = { moves: readMoves(moves ?? ''), settings, ...(start && { start: await unpacked(start) }) };
  return link;
}

function numberIn(digits: string): number {
  if (!/^\d+$/.test(digits) || !Number.isSafeInteger(Number(digits))) throw new RangeError('no such number');
  return Number(digits);
}

type Through = ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

/** A few bytes may swell to gigabytes: past `most` it rejects. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: unknown, most = Infinity): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream as Through).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length <= most) continue;
    reader.cancel().catch(() => undefined);
    throw new RangeError('too long');
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

// The text on a desk is asked for after every move.
const codes = new Map<string, Promise<string>>();
function packedOnce(text: string): Promise<string> {
  const code = codes.get(text) ?? packed(text);
  codes.delete(text);
  codes.set(text, code);
  if (codes.size > 4) codes.delete(codes.keys().next().value!);
  return code;
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Rejects what is no such text. */
export async function unpacked(code: string): Promise<string> {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (c) => c.charCodeAt(0));
  const text = await through(bytes, new DecompressionStream('deflate-raw'), largest);
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}
