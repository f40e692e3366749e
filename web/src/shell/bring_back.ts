import { wholeText } from '../actions/bring';
import { addressOf } from '../state/address';
import { isRecord, keepHere, keptHere } from '../state/kept';
import type { Desk, Origin, WorldName } from '../state/state';
import { now } from '../state/store';
import { viewOf } from '../worlds/index';

// What a reload is to leave as it is and the address cannot say: a text that does not fit there, or takes long to make
// again, the other puzzles of a file, moves that were taken back, the clock, and what a world keeps.

export interface Kept {
  from: Origin['from'];
  whole?: { text: string; puzzle?: number };
  game?: { moves: string[]; undone: string[]; passed: number }; // ms
  own?: unknown;
}

const enough = 1 << 20; // a longer text that can be made again is

export function keptOf({ game, origin, parsed }: Desk, text: string): Kept {
  const needed = origin.from === 'text' || (origin.from === 'recipe' && text.length <= enough);
  return {
    from: origin.from,
    ...(needed && { whole: { text, ...(parsed.puzzle !== undefined && { puzzle: parsed.puzzle }) } }),
    ...(game && {
      game: { moves: game.moves, undone: game.undone, passed: game.began && (game.ended ?? performance.now()) - game.began },
    }),
  };
}

const isWords = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');

/** What somebody else has written there is nothing. */
export function readKept(value: unknown): Kept | undefined {
  if (!isRecord(value)) return undefined;
  const { from, whole, game, own } = value as Kept;
  const plays = isRecord(game) && isWords(game!.moves) && isWords(game!.undone) && Number.isFinite(game!.passed);
  return { from, ...(isRecord(whole) && typeof whole!.text === 'string' && { whole: whole! }), ...(plays && { game: game! }), own };
}

const last = new Map<WorldName, Desk>();

const isSame = (desk: Desk, old: Desk | undefined): boolean =>
  desk.parsed === old?.parsed && desk.own === old.own && desk.game?.moves === old.game?.moves && desk.game?.undone === old.game?.undone;

/** Called whenever the desk's address is written, which is kept with it. */
export function keepDesk(desk: Desk, leaving = false): void {
  const { world } = desk;
  keepHere(`at.${world}`, addressOf(world)?.fits);
  if (!leaving && isSame(desk, last.get(world))) return;
  last.set(world, desk);
  keepHere(`desk.${world}`, { ...keptOf(desk, wholeText(desk)), own: viewOf(world).keeps?.of(desk) });
}

/** What was done in the last moment is kept when the page is left, and the time to it. */
export function keepOnLeaving(): void {
  addEventListener('pagehide', () => {
    const { page, desks } = now();
    const desk = page.name === 'world' ? desks[page.world] : undefined;
    if (desk && addressOf(desk.world)) keepDesk(desk, true);
  });
}

/** The address of the desk that lay here before a reload, and what is kept with it. */
export function keptDesk(world: WorldName): { at: string; kept: Kept } | undefined {
  const at = keptHere(`at.${world}`);
  const kept = readKept(keptHere(`desk.${world}`));
  return typeof at === 'string' && kept ? { at, kept } : undefined;
}
