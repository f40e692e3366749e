import { worldNames, type Desk, type Mode, type WorldName } from './state';

// A link holds a board in the part of the address after #: as an example's file, as a generator's recipe, or whole,
// deflated. And what was being done with it.

/** Browsers and chats take links up to about here. */
export const longest = 8000;

/** A board of 2,000 x 2,000 cells with room to spare, inflated. */
export const largest = 16 << 20;

export interface Link {
  world: WorldName;
  example?: { file: string; puzzle?: number };
  recipe?: { options: Record<string, string>; seed: number };
  text?: string;
  name?: string; // of the text
  view?: 'solved' | 'watch' | 'play' | 'edit';
  objective?: string;
  algorithm?: string;
}

/** The link whose board lies on the desk, which needs no following; none (''): the next one does. */
export const followed = { hash: '' };

export async function linkTo(desk: Desk): Promise<string> {
  const query = new URLSearchParams();
  const { origin } = desk;
  if (origin.from === 'example') {
    query.set('e', origin.file);
    if (origin.puzzle !== undefined) query.set('p', String(origin.puzzle));
  } else if (origin.from === 'recipe') {
    query.set('s', String(origin.seed));
    for (const [name, value] of Object.entries(origin.options)) query.set(`o.${name}`, value);
  } else {
    query.set('t', await packed(desk.parsed.text));
    if (desk.name !== desk.world) query.set('n', desk.name);
  }
  const view = viewOf(desk.mode, desk.solved !== undefined);
  if (view) {
    query.set('v', view);
    query.set('g', desk.objective);
    query.set('a', desk.algorithm);
  }
  return `#/${desk.world}?${query.toString()}`;
}

function viewOf(mode: Mode, solved: boolean): Link['view'] {
  if (mode === 'play' || mode === 'edit') return mode;
  if (!solved) return undefined;
  return mode === 'watch' ? 'watch' : 'solved';
}

/** What a link says; nothing where it is no link to a board. */
export async function readLink(hash: string): Promise<Link | undefined> {
  const [, world, search] = /^#\/(\w+)\?(.*)$/.exec(hash) ?? [];
  if (search === undefined || !worldNames.includes(world as WorldName)) return undefined;
  const query = new URLSearchParams(search);
  const link: Link = { world: world as WorldName };
  const view = query.get('v');
  if (view === 'solved' || view === 'watch' || view === 'play' || view === 'edit') link.view = view;
  if (query.get('g')) link.objective = query.get('g')!;
  if (query.get('a')) link.algorithm = query.get('a')!;
  const file = query.get('e');
  const seed = query.get('s');
  const text = query.get('t');
  if (file !== null) {
    const puzzle = query.get('p');
    if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(file)) throw new RangeError('no example has such a name');
    link.example = { file, ...(puzzle !== null && /^\d+$/.test(puzzle) && { puzzle: Number(puzzle) }) };
  } else if (seed !== null && /^\d+$/.test(seed)) {
    if (!Number.isSafeInteger(Number(seed))) throw new RangeError('no such seed');
    const options: Record<string, string> = {};
    for (const [name, value] of query) if (name.startsWith('o.')) options[name.slice(2)] = value;
    link.recipe = { options, seed: Number(seed) };
  } else if (text !== null) {
    link.text = await unpacked(text);
    if (query.get('n')) link.name = query.get('n')!.slice(0, 100);
  }
  return link;
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
