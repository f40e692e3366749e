import { editBoard, generate, openExample, openText, wholeText } from '../actions/bring';
import { habits } from '../actions/desk';
import { compare } from '../actions/play';
import type { GameState } from '../api/protocol';
import { gridOf } from '../grid/grid';
import { isRecord, isStrings, keepHere, keptHere } from '../state/kept';
import { client } from '../state/line';
import type { Desk, Game, Origin, WorldName } from '../state/state';
import { now, updateDesk, watch } from '../state/store';
import { viewOf } from '../worlds/index';

// A reload of the page leaves every desk as it was: its board, and its game, which the server plays again.

interface KeptGame {
  start?: string; // where it is not the kept text itself
  moves: string[];
  undone: string[];
  turns: boolean[];
  settings: Record<string, string>;
  passed: number; // ms
}

interface KeptDesk {
  text?: string; // none: the origin says it all
  puzzle?: number;
  name: string;
  origin: Origin;
  mode: 'look' | 'play' | 'edit';
  objective: string;
  algorithm: string;
  game?: KeptGame;
  own?: unknown;
}

const enough = 1 << 20; // a longer text that can be made again is

export function keptOf(desk: Desk, whole: string): KeptDesk {
  const { origin, game, name, objective, algorithm, parsed } = desk;
  const anew = origin.from === 'example' || (origin.from === 'recipe' && whole.length > enough);
  const mode = desk.mode === 'play' || desk.mode === 'edit' ? desk.mode : 'look';
  return {
    ...(!anew && { text: whole }),
    ...(parsed.puzzle !== undefined && { puzzle: parsed.puzzle }),
    name, origin, mode, objective, algorithm,
    ...(game && {
      game: {
        ...((anew || game.start !== whole) && { start: game.start }),
        moves: game.moves, undone: game.undone, turns: game.turns ?? [], settings: game.settings,
        passed: game.began && (game.ended ?? performance.now()) - game.began,
      },
    }),
  };
}

const isWords = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');

/** What somebody else has written there is nothing. */
export function readKept(value: unknown): KeptDesk | undefined {
  if (!isRecord(value)) return undefined;
  const kept = value as KeptDesk;
  const { origin, game } = kept;
  if (typeof kept.name !== 'string' || !isRecord(origin)) return undefined;
  const anew = origin.from === 'example' ? typeof origin.file === 'string'
    : origin.from === 'recipe' && isStrings(origin.options) && Number.isSafeInteger(origin.seed);
  if (typeof kept.text !== 'string' && !anew) return undefined;
  const plays = isRecord(game) && isWords(game!.moves) && isWords(game!.undone) && Array.isArray(game!.turns) && isStrings(game!.settings);
  const { game: _game, ...rest } = kept;
  return plays ? kept : { ...rest, mode: kept.mode === 'play' ? 'look' : kept.mode };
}

const place = (world: WorldName) => `desk.${world}`;

// Written a moment after the last change, and at once when the page is left.
const changed = new Set<WorldName>();
let timer: ReturnType<typeof setTimeout> | undefined;

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const world of changed) {
    const desk = now().desks[world];
    if (desk) keepHere(place(world), { ...keptOf(desk, wholeText(desk)), own: viewOf(world).keeps?.of(desk) });
  }
  changed.clear();
}

export function keepDesks(): void {
  watch((state, before) => {
    if (state.desks === before.desks) return;
    for (const world of Object.keys(state.desks) as WorldName[]) {
      const [desk, old] = [state.desks[world]!, before.desks[world]];
      const same = old && desk.parsed === old.parsed && desk.mode === old.mode && desk.objective === old.objective && desk.own === old.own &&
        desk.algorithm === old.algorithm && desk.game?.moves === old.game?.moves && desk.game?.settings === old.game?.settings;
      if (!same) changed.add(world);
    }
    if (changed.size > 0) timer ??= setTimeout(write, 300);
  });
  addEventListener('pagehide', write);
}

/** False: nothing was kept, or it is no good any more. */
export async function bringBack(world: WorldName): Promise<boolean> {
  const kept = readKept(keptHere(place(world)));
  if (!kept) return false;
  // The game first: it is there together with its board, and none begins by itself meanwhile.
  const game = kept.game && (await played(world, kept.game, kept.text));
  if (!(await layAgain(world, kept)) || !now().desks[world]) return false;
  updateDesk(world, {
    ...habits(world, kept),
    ...(game && { game, mode: kept.mode === 'edit' ? 'look' : kept.mode }),
  });
  viewOf(world).keeps?.back(now().desks[world]!, kept.own);
  if (game) void compare(world);
  else if (kept.mode === 'edit') editBoard(world, true);
  return true;
}

async function layAgain(world: WorldName, { text, origin, name, puzzle }: KeptDesk): Promise<boolean> {
  if (text !== undefined) {
    const laid = await openText(world, text, name, puzzle);
    if (laid) updateDesk(world, { origin });
    return laid;
  }
  if (origin.from === 'example') return openExample(world, { file: origin.file, ...(puzzle !== undefined && { puzzle }) });
  if (origin.from === 'recipe') await generate(world, origin.options, origin.seed);
  return true;
}

/** The game as it stood; none where the server does not take its moves any more. */
async function played(world: WorldName, kept: KeptGame, text: string | undefined): Promise<Game | undefined> {
  const { moves, undone, turns, settings, passed, start = text } = kept;
  if (start === undefined) return undefined;
  const state = await client.get<GameState>(world, 'play', { text: start, moves, settings }).catch(() => undefined);
  if (!state || state.refused) return undefined;
  const over = state.standing !== 'running';
  return {
    start, moves, undone, turns, settings, state, grid: gridOf(state.board),
    began: passed > 0 ? performance.now() - passed : 0,
    ...(over && { ended: performance.now() }),
  };
}
