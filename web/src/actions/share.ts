import { post } from '../api/client';
import type { Converted, Solution } from '../api/protocol';
import { writeAddress } from '../state/address';
import { fileName } from '../state/file_name';
import type { Desk, WorldName } from '../state/state';
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
  const name = fileName(desk, format);
  save(new Blob([converted.text], { type: 'text/plain;charset=utf-8' }), name);
  tell(world, 'share', t('Saved {0}', name), 'good');
}

/** What was played so far, for `ariadne verify`. */
export function savePlayed(world: WorldName, format: 'txt' | 'json'): void {
  const desk = now().desks[world];
  const played = desk?.game && playedSoFar(desk.game);
  if (!desk || !played) return;
  const name = fileName(desk, format, 'route' in played.json ? 'route' : 'moves');
  const text = format === 'json' ? JSON.stringify(played.json) : played.text;
  save(new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }), name);
  tell(world, 'share', t('Saved {0}', name), 'good');
}

/** The pictures that there are of a board as it lies there; one that moves needs something that does. */
export function picturesOf(desk: Desk): string[] {
  const moving = isForTwo(desk.world) ? (desk.game?.moves.length ?? 1) > 0 : shown(desk) !== undefined;
  return desk.parsed.pictures.filter((format) => format !== 'txt' && (format !== 'gif' || moving));
}

const shown = (desk: Desk): Solution | undefined => desk.solved && shownSolution(desk.solved, desk.shown);

/** With the answer where one is shown, as the page looks and speaks. */
async function picture(desk: Desk, format: string, scale = 1): Promise<Blob> {
  const { language, theme } = now();
  const solution = shown(desk);
  const request = { ...board(desk.world), format, theme, ...(scale > 1 && { scale }), ...(solution && { solution }) };
  return (await post(`${desk.world}/render`, request, language)).blob();
}

/** Scale: of a PNG, how many times as large. */
export async function savePicture(world: WorldName, format: string, scale = 1): Promise<void> {
  const desk = now().desks[world];
  if (!desk) return;
  try {
    const name = fileName(desk, format, scale > 1 ? `${scale}x` : '');
    save(await picture(desk, format, scale), name);
    tell(world, 'share', t('Saved {0}', name), 'good');
  } catch (error) {
    fail(world, 'share', error);
  }
}

/** Sharp on any screen. Where the browser refuses, the file is offered. */
export async function copyPicture(world: WorldName): Promise<void> {
  const desk = now().desks[world];
  if (!desk) return;
  let failed: unknown;
  const drawn = picture(desk, 'png', 2).catch((error: unknown) => {
    failed = error;
    throw error;
  });
  try {
    // Asked for at once, with the picture to come: a browser may forget the click meanwhile.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': drawn })]);
    tell(world, 'share', t('Image copied'), 'good');
  } catch {
    await drawn.catch(() => undefined);
    if (failed !== undefined) return fail(world, 'share', failed);
    const text = t('The browser does not allow copying images. Save the file instead.');
    say(text);
    updateDesk(world, { notice: { tone: 'bad', section: 'share', text, offers: 'picture' } });
  }
}

/** For the source of somebody's page; the board comes with the link. */
const embedCode = (hash: string): string =>
  `<iframe src="${location.origin}/embed${hash.replaceAll('&', '&amp;')}" width="560" height="640" title="Ariadne"></iframe>`;

export async function copyEmbedCode(world: WorldName): Promise<void> {
  const hash = await linkTo(world);
  if (hash !== undefined) await copy(world, 'share', embedCode(hash), t('Code copied'));
}

async function copy(world: WorldName, section: 'share' | 'solve', text: string, told: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(world, section, told, 'good');
  } catch {
    tell(world, section, 'no clipboard', 'bad');
  }
}

/** The board's address, which is its link; nothing where not all of it fits, which has been told. */
async function linkTo(world: WorldName): Promise<string | undefined> {
  const { full, fits } = (await writeAddress()) ?? { full: '', fits: '' };
  if (full === fits) return fits;
  const text = t('The board is too large for a link ({0} characters). Save the file instead.', full.length);
  say(text);
  updateDesk(world, { notice: { tone: 'bad', section: 'share', text, offers: 'file' } });
  return undefined;
}

export async function copyLink(world: WorldName): Promise<void> {
  const hash = await linkTo(world);
  if (hash !== undefined) await copy(world, 'share', new URL(hash, location.href).href, t('Link copied'));
}

export async function copyWords(world: WorldName): Promise<void> {
  const words = now().desks[world]?.solved?.words;
  if (words !== undefined) await copy(world, 'solve', words, t('Copied'));
}
