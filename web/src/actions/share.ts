import { post } from '../api/client';
import type { Converted } from '../api/protocol';
import { followed, linkTo, longest } from '../state/link';
import type { WorldName } from '../state/state';
import { isForTwo, now, updateDesk } from '../state/store';
import { t } from '../texts/texts';
import { fail, quick, say, tell } from './ask';
import { playedSoFar } from './played';
import { shownSolution } from './solve';

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Forms of plain text that have no ending of their own. */
const plain = ['edges', 'board', 'game', 'fen', 'drawing', 'line'];

const tables = ['adjacency', 'coordinates'];

function fileName(name: string, format: string): string {
  if (plain.includes(format)) return `${name}-${format}.txt`;
  return tables.includes(format) ? `${name}-${format}.csv` : `${name}.${format}`;
}

/** The game's moves belong to it where there is a game. */
function board(world: WorldName): { text: string; moves?: string[] } | undefined {
  const desk = now().desks[world];
  if (!desk) return undefined;
  const game = desk.mode === 'play' && isForTwo(world) ? desk.game : undefined;
  return game ? { text: game.start, moves: game.moves } : { text: desk.parsed.text };
}

export async function saveText(world: WorldName, format: string): Promise<void> {
  const desk = now().desks[world];
  if (!desk) return;
  const converted = await quick<Converted>(world, 'share', 'convert', { ...board(world), format });
  if (!converted) return;
  const name = fileName(desk.name, format);
  save(new Blob([converted.text], { type: 'text/plain;charset=utf-8' }), name);
  tell(world, 'share', t('Saved {0}', name), 'good');
}

/** What was played so far, for `ariadne verify`. */
export function savePlayed(world: WorldName, format: 'txt' | 'json'): void {
  const desk = now().desks[world];
  const played = desk?.game && playedSoFar(desk.game);
  if (!desk || !played) return;
  const name = `${desk.name}-${'route' in played.json ? 'route' : 'moves'}.${format}`;
  const text = format === 'json' ? JSON.stringify(played.json) : played.text;
  save(new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }), name);
  tell(world, 'share', t('Saved {0}', name), 'good');
}

/** With the answer where one is shown. */
export async function savePicture(world: WorldName, format: string): Promise<void> {
  const desk = now().desks[world];
  if (!desk) return;
  const solution = desk.solved && shownSolution(desk.solved, desk.shown);
  const request = { ...board(world), format, theme: now().theme, ...(solution && { solution }) };
  try {
    const name = `${desk.name}.${format}`;
    save(await (await post(`${world}/render`, request, now().language)).blob(), name);
    tell(world, 'share', t('Saved {0}', name), 'good');
  } catch (error) {
    fail(world, 'share', error);
  }
}

async function copy(world: WorldName, section: 'share' | 'solve', text: string, told: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(world, section, told, 'good');
  } catch {
    tell(world, section, 'no clipboard', 'bad');
  }
}

/** The link goes into the address bar too, so that it can be taken from there. */
export async function copyLink(world: WorldName): Promise<void> {
  const desk = now().desks[world];
  if (!desk) return;
  // A game is linked to with its moves, as its file has them.
  const there = board(world);
  const played = there?.moves?.length ? await quick<Converted>(world, 'share', 'convert', { ...there, format: 'game' }) : undefined;
  if (there?.moves?.length && !played) return;
  const hash = await linkTo(played ? { ...desk, origin: { from: 'text' }, parsed: { ...desk.parsed, text: played.text } } : desk);
  if (hash.length > longest) {
    const text = t('The board is too large for a link ({0} characters). Save the file instead.', hash.length);
    say(text);
    return updateDesk(world, { notice: { tone: 'bad', section: 'share', text, offers: 'file' } });
  }
  followed.hash = hash;
  history.replaceState(null, '', hash);
  await copy(world, 'share', location.href, t('Link copied'));
}

export async function copyWords(world: WorldName): Promise<void> {
  const words = now().desks[world]?.solved?.words;
  if (words !== undefined) await copy(world, 'solve', words, t('Copied'));
}
