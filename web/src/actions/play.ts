import { lost, RequestFailed } from '../api/client';
import type { GameState, Plan } from '../api/protocol';
import { gridOf, nameOf } from '../grid/grid';
import { isStrings, keep, kept } from '../state/kept';
import type { Played } from '../state/link';
import { client } from '../state/line';
import type { Desk, Game, Section, Work, WorldName } from '../state/state';
import { isForTwo, now, updateDesk, updateGame } from '../state/store';
import { amount } from '../texts/amounts';
import { moveText } from '../texts/moves';
import { unit } from '../texts/names';
import { t } from '../texts/texts';
import { awaited, fail, inTurn, patience, quick, retriable, say, unfolded, workAt } from './ask';
import { firstOpen, openToPlay } from './desk';

// A game is its start and its moves: the server says what stands after them.

/** What a world does itself when a game begins, after each move, and when one is taken back: main.tsx says. */
let moved: (desk: Desk) => void = () => undefined;
export function onMoved(tell: typeof moved): void {
  moved = tell;
}

const gameOf = (world: WorldName): Game | undefined => now().desks[world]?.game;

/** The game before its first move, as it is liked here; settings that it does not know (any more) are forgotten. */
async function firstState(world: WorldName, start: string): Promise<Pick<Game, 'settings' | 'state'> | undefined> {
  const settings = kept<Record<string, string>>(`settings.${world}`, {}, isStrings);
  const request = { text: start, moves: [] };
  if (Object.keys(settings).length > 0) {
    const state = await client.get<GameState>(world, 'play', { ...request, settings }).catch(() => undefined);
    if (state) return { settings, state };
  }
  const state = await quick<GameState>(world, 'play', 'play', { ...request, settings: {} });
  if (state) keep(`settings.${world}`, {});
  return state && { settings: {}, state };
}

/**
 * Where something else has been begun before the answer comes, or `wanted` says no, there is no game. Who has unfolded
 * something since `open` was what is, goes on looking at that.
 */
export const startGame = (world: WorldName, wanted?: () => boolean, open?: Section[]): Promise<void> =>
  retriable(world, () => start(world, wanted, open));

async function start(world: WorldName, wanted = (): boolean => true, open?: Section[]): Promise<void> {
  const desk = now().desks[world];
  if (!desk) return;
  const start = desk.parsed.text;
  const wantedAt = performance.now();
  const first = await awaited(world, 'play', firstState(world, start), patience);
  const there = now().desks[world];
  if (!first || there?.grid !== desk.grid || there.mode !== desk.mode || !wanted()) return;
  const game: Game = { start, moves: [], undone: [], turns: [], ...first, grid: gridOf(first.state.board), wanted: wantedAt, began: 0 };
  updateDesk(world, (now) => ({
    mode: 'play', game, player: undefined, race: undefined, reached: undefined, notice: undefined,
    open: open && open !== now.open ? now.open : openToPlay(now),
  }));
  say(t('The game has started.'));
  moved(now().desks[world]!);
  void compare(world);
}

/** What of a game a link cannot say. */
export interface Aside { undone: string[]; passed: number } // ms since its first move

/** A game as it was left, which the server plays again; `ready` hears at once that it is there. False: it does not take its moves. */
export async function resumeGame(
  world: WorldName, { start, moves, settings }: Played, ready: () => void, { undone, passed }: Aside = { undone: [], passed: 0 },
): Promise<boolean> {
  const desk = now().desks[world];
  if (!desk) return false;
  const text = start ?? desk.parsed.text;
  const state = await client.get<GameState>(world, 'play', { text, moves, settings }).catch((error: unknown) => {
    if (error instanceof RequestFailed && error.status !== lost) return undefined;
    throw error;
  });
  if (!state || state.refused || now().desks[world]?.grid !== desk.grid) return false;
  const game: Game = {
    start: text, moves, undone, turns: moves.map(() => true), settings, state, grid: gridOf(state.board),
    began: passed > 0 ? performance.now() - passed : 0,
    ...(state.standing !== 'running' && { ended: performance.now() }),
  };
  updateDesk(world, (now) => ({ mode: 'play', game, open: openToPlay(now) }));
  ready();
  void compare(world);
  return true;
}

/** What the best player would do: for comparison, whenever it comes. */
export async function compare(world: WorldName): Promise<void> {
  const start = gameOf(world)?.start;
  if (start === undefined) return;
  if (isForTwo(world)) return; // against an opponent there is none
  const { objective = '' } = now().desks[world] ?? {};
  const job = client.ask<Plan>(world, 'plan', { text: start, moves: [], objective: objective || undefined, seconds: 10 });
  const comparing = { cancel: job.cancel };
  updateGame(world, { comparing, best: undefined });
  const best = await job.result.catch(() => undefined);
  if (gameOf(world)?.comparing !== comparing) return;
  updateGame(world, { comparing: undefined, ...(best && { best }) });
}

/** The game after other moves. Figures tell whether the last one was a turn or only a choice. */
async function replay(world: WorldName, moves: string[], change: Partial<Game> = {}, settings?: Record<string, string>) {
  const game = gameOf(world);
  if (!game) return undefined;
  const state = await quick<GameState>(world, 'play', 'play', { text: game.start, moves, settings: settings ?? game.settings });
  const there = gameOf(world);
  // Another game, or this one with other moves, has taken its place meanwhile.
  if (there?.start !== game.start || there.moves !== game.moves) return undefined;
  // What was shown before the answer came is taken back where none came.
  if (!state) return void updateGame(world, { grid: gridOf(game.state.board) });
  updateGame(world, { state, grid: gridOf(state.board), ...(!state.refused && { hint: undefined, plan: undefined, work: undefined, ...change }) });
  // An answer about a game of two was about the position before.
  if (!state.refused && isForTwo(world)) updateDesk(world, { solved: undefined, shown: 0 });
  return state;
}

const figures = (state: GameState): string => JSON.stringify(state.figures);

export async function move(world: WorldName, move: string): Promise<void> {
  await inTurn(`play ${world}`, async () => {
    const game = gameOf(world);
    if (!game || game.state.standing !== 'running') {
      if (game) say(t('The game is over. Restart, or undo the last move.'));
      return;
    }
    const before = figures(game.state);
    const state = await replay(world, [...game.moves, move], { undone: [] });
    if (!state) return;
    if (!state.refused) {
      const over = state.standing !== 'running';
      updateGame(world, {
        moves: [...game.moves, move],
        turns: [...(game.turns ?? []), figures(state) !== before || over],
        began: game.began || performance.now(),
        ...(over && { ended: performance.now() }),
      });
    }
    say(spoken(world, moveText(move, game.grid), state, game.state));
    moved(now().desks[world]!);
    if (!state.refused && gameOf(world)?.path) void showPath(world, true);
  });
}

/** What the last move brought about, in words. */
export const happened = ({ events }: GameState): string => events.map(({ text }) => text).filter(Boolean).join(' ');

/** For the live region: what was done, where the walker is, what came of it, and the figures that have changed. */
function spoken(world: WorldName, what: string, state: GameState, before: GameState): string {
  if (state.refused || isForTwo(world)) return happened(state);
  const end = state.standing === 'running' ? '' : state.standing === 'won' ? t('You won') : t('You lost');
  const changed = Object.entries(state.figures).filter(([name, value]) => value !== before.figures[name]);
  const told = changed.filter(([name]) => name !== 'steps'); // which always change
  const figures = (told.length > 0 ? told : changed).map(([name, value]) => `${amount(value)} ${unit(world, name, value)}`).join(', ');
  const where = state.walker === undefined ? '' : ` ${nameOf(gridOf(state.board), state.walker)}`;
  return [what + where, happened(state), figures, end].filter(Boolean).map((part) => part.replace(/[^.!?]$/, '$&.')).join(' ');
}

/** Takes the last turn back, and what was chosen since. */
export async function undo(world: WorldName): Promise<void> {
  await inTurn(`play ${world}`, async () => {
    const game = gameOf(world);
    if (!game) return;
    const turns = game.turns ?? [];
    let to = game.moves.length - 1;
    while (to > 0 && !turns[to]) --to;
    if (to < 0) return say(t('Nothing to undo'));
    const state = await replay(world, game.moves.slice(0, to), {
      moves: game.moves.slice(0, to),
      turns: turns.slice(0, to),
      undone: [...game.undone, ...game.moves.slice(to).reverse()],
      ended: undefined,
    });
    if (state) say(spoken(world, t('Undo'), state, game.state));
    if (state) await after(world);
  });
}

export async function redo(world: WorldName): Promise<void> {
  await inTurn(`play ${world}`, async () => {
    const from = gameOf(world)?.state;
    // Choices go with the turn that follows them.
    for (let again = true; again; ) {
      const game = gameOf(world);
      const next = game?.undone.at(-1);
      if (!game || next === undefined) return;
      const before = figures(game.state);
      const moves = [...game.moves, next];
      const state = await replay(world, moves, { moves, undone: game.undone.slice(0, -1) });
      if (!state || state.refused) return;
      const turn = figures(state) !== before;
      updateGame(world, { turns: [...(game.turns ?? []), turn], ...(state.standing !== 'running' && { ended: performance.now() }) });
      again = !turn;
    }
    if (from) say(spoken(world, t('Redo'), gameOf(world)!.state, from));
    await after(world);
  });
}

async function after(world: WorldName): Promise<void> {
  const desk = now().desks[world];
  if (desk) moved(desk);
  if (gameOf(world)?.path) void showPath(world, true);
}

export async function restart(world: WorldName): Promise<void> {
  await inTurn(`play ${world}`, async () => {
    const before = gameOf(world)?.state;
    const state = await replay(world, [], { moves: [], turns: [], undone: [], began: 0, ended: undefined });
    if (state && before) say(spoken(world, t('Restart'), state, before));
    if (state) await after(world);
  });
}

/** The game after other moves, and those that lead on from there, the next one at the end. */
export async function jump(world: WorldName, moves: string[], undone: string[]): Promise<void> {
  await inTurn(`play ${world}`, async () => {
    const state = await replay(world, moves, { moves, turns: moves.map(() => true), undone, ended: undefined });
    if (state) await after(world);
  });
}

/** The computer's plan from here, as the game's own work. */
async function plan(world: WorldName): Promise<Plan | undefined> {
  const game = gameOf(world);
  if (!game || game.state.standing !== 'running') return undefined;
  const { objective = '' } = now().desks[world] ?? {};
  const request = { text: game.start, moves: game.moves, settings: game.settings, objective: objective || undefined, seconds: 20 };
  const place = {
    get: () => gameOf(world)?.work,
    put: (work: Work | undefined) => updateGame(world, { work }),
    tellsProgress: false,
  };
  return workAt<Plan>(place, world, 'thinking', 'plan', request, (error) => error !== undefined && fail(world, 'play', error));
}

export async function hint(world: WorldName): Promise<void> {
  await inTurn(`play ${world}`, async () => undefined); // after the moves that are under way
  const found = gameOf(world)?.plan ?? (await plan(world));
  if (!found) return;
  updateGame(world, { hint: found });
  const game = gameOf(world);
  if (game && found.moves[0] !== undefined) say(t('Hint: {0}', moveText(found.moves[0], game.grid)));
}

export async function showPath(world: WorldName, on: boolean): Promise<void> {
  updateGame(world, { path: on, ...(!on && { plan: undefined, work: undefined }) });
  const found = on ? await plan(world) : undefined;
  if (found && gameOf(world)?.path) updateGame(world, { plan: found });
}

export async function setSetting(world: WorldName, name: string, value: string): Promise<void> {
  await inTurn(`play ${world}`, async () => {
    const game = gameOf(world);
    if (!game) return;
    const settings = { ...game.settings, [name]: value };
    const state = await replay(world, game.moves, { settings }, settings);
    if (!state) return;
    keep(`settings.${world}`, settings);
    if (gameOf(world)?.path) void showPath(world, true);
  });
}

/** Back to the game that was left for a look at the answer. */
export function goOn(world: WorldName): void {
  updateDesk(world, ({ game, open }) => (game ? {
    mode: 'play', player: undefined, race: undefined, reached: undefined,
    open: unfolded(open.filter((each) => each !== 'watch'), 'play'),
  } : {}));
}

export function endGame(world: WorldName): void {
  updateDesk(world, { mode: 'look', game: undefined, open: unfolded(firstOpen(world), 'play') });
}
