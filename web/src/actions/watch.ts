import type { Motion, Shown, Traced } from '../api/protocol';
import { Reel } from '../grid/reel';
import type { Desk, Lane, Player, Race, Work, WorldName } from '../state/state';
import { now, updateDesk, watch } from '../state/store';
import { ended, quick, unfolded, work, workAt } from './ask';
import { playedSoFar } from './played';
import { solve } from './solve';

// The player: a solution, how a board was made, or a game; and searches side by side. Time runs here, in one loop that
// ends when nothing plays.

const slidesASecond = 2;

/** Steps a second so that a reel of any length takes a pleasant while. Where pieces slide, a step is a move to be followed. */
export const pleasant = ({ motion, length }: Reel): number =>
  motion.scene.board.pieces?.length ? slidesASecond : Math.min(240, Math.max(3, length / 15));

export function watchReel(world: WorldName, motion: Motion, kind: Player['kind'], at = 0, playing = true): void {
  const reel = new Reel(motion);
  const player: Player = { reel, kind, step: Math.min(at, reel.length), playing: playing && reel.length > 0, speed: pleasant(reel) };
  updateDesk(world, (desk) => ({ mode: 'watch', player, race: undefined, open: unfolded(desk.open, 'watch') }));
  run();
}

export async function watchSolution(world: WorldName): Promise<void> {
  if (!now().desks[world]?.solved) await solve(world);
  const motion = now().desks[world]?.solved?.motion;
  if (motion) watchReel(world, motion, 'solution');
}

/** What somebody has played: from its beginning, or stopped after so many moves. */
export async function watchPlayed(world: WorldName, at?: number): Promise<void> {
  const game = now().desks[world]?.game;
  const played = game && playedSoFar(game);
  if (!played) return;
  const shown = await quick<Shown>(world, 'play', 'motion', { text: game.start, solution: played.json });
  if (shown?.motion && now().desks[world]?.game?.moves === game.moves) watchReel(world, shown.motion, 'game', at, at === undefined);
}

/** Of a board that a generator made: files do not tell. */
export async function watchMaking(world: WorldName): Promise<void> {
  const origin = now().desks[world]?.origin;
  if (origin?.from !== 'recipe') return;
  const request = { options: origin.options, seed: origin.seed };
  const motion = await work<Motion>(world, 'watch', 'making', 'making', request);
  if (motion) watchReel(world, motion, 'making');
}

export function endWatch(world: WorldName): void {
  const desk = now().desks[world];
  updateDesk(world, { mode: desk?.game ? 'play' : 'look', player: undefined, race: undefined });
}

// ---- Searches side by side ----

export const stepsOf = (traced: Traced): number => traced.cells?.length ?? traced.states?.length ?? 0;

export const raceLength = ({ lanes }: Race): number => Math.max(0, ...lanes.map(({ traced }) => (traced ? stepsOf(traced) : 0)));

let races = 0;

export const mostSearches = 4;

/** What a search has found already stays when another one is added. */
export async function race(world: WorldName, searches: string[]): Promise<void> {
  const desk = now().desks[world];
  if (!desk || searches.length === 0) return;
  const { text } = desk.parsed;
  const before = desk.mode === 'race' ? desk.race : undefined;
  const id = ++races;
  const lanes = searches.map((algorithm): Lane => ({ algorithm, traced: before?.lanes.find((lane) => lane.algorithm === algorithm)?.traced }));
  updateDesk(world, (now) => ({
    mode: 'race', game: undefined, player: undefined, followed: undefined, searches, open: unfolded(now.open, 'watch'),
    race: { id, lanes, shown: 0, playing: false, speed: before?.speed ?? 60 },
  }));
  const traces = await Promise.all(lanes.map(({ algorithm, traced }, index) => traced ?? trace(world, id, index, { text, algorithm, seconds: 20 })));
  const there = now().desks[world]?.race;
  if (there?.id !== id || traces.some((traced) => !traced)) return;
  updateDesk(world, { race: { ...there, playing: true, speed: before?.speed ?? Math.max(10, raceLength(there) / 8) } });
  run();
}

/** Those named, as far as the world has them; otherwise those compared last, or two that everybody knows. */
export function searchesOf({ world, searches }: Desk, named: string[] = []): string[] {
  const known = now().worlds[world]?.traced_algorithms ?? [];
  const wanted = named.filter((name) => known.includes(name)).slice(0, mostSearches);
  if (wanted.length > 0) return wanted;
  const usual = ['bfs', 'astar'].filter((name) => known.includes(name));
  return searches ?? (usual.length > 0 ? usual : known.slice(0, 1));
}

/** Other searches than those: at once where they are shown. */
export function setSearches(world: WorldName, searches: string[]): void {
  if (now().desks[world]?.mode === 'race') void race(world, searches);
  else updateDesk(world, { searches });
}

/** A lane of the race with that number; what comes after another race has begun is nobody's any more. */
export async function trace(world: WorldName, id: number, index: number, request: object): Promise<Traced | undefined> {
  const put = (change: Partial<Lane>) =>
    updateDesk(world, ({ race }) => {
      if (race?.id !== id) return {};
      const after = { ...race, lanes: race.lanes.map((lane, i) => (i === index ? { ...lane, ...change } : lane)) };
      // Shown to the end, it still is when a longer record takes the place of a brief one.
      const whole = race.lanes[index]?.traced !== undefined && race.shown >= raceLength(race);
      return { race: whole ? { ...after, shown: raceLength(after) } : after };
    });
  const get = () => {
    const race = now().desks[world]?.race;
    return race?.id === id ? race.lanes[index]?.work : undefined;
  };
  const place = { get, put: (work: Work | undefined) => put({ work }), tellsProgress: true };
  const traced = await workAt<Traced>(place, world, 'tracing', 'trace', request, (error) => {
    ended(world, 'watch', error);
    endWatch(world);
  });
  if (traced) put({ traced });
  return traced;
}

// ---- Controls, the same for both ----

/** Where the player stands: whole steps. */
export function position(world: WorldName): { step: number; length: number; playing: boolean; speed: number } | undefined {
  const desk = now().desks[world];
  if (desk?.mode === 'race' && desk.race)
    return { ...desk.race, step: Math.floor(desk.race.shown), length: raceLength(desk.race) };
  if (desk?.player) return { ...desk.player, step: Math.floor(desk.player.step), length: desk.player.reel.length };
  return undefined;
}

function put(world: WorldName, change: { step?: number; playing?: boolean; speed?: number }): void {
  updateDesk(world, ({ mode, race, player }) => {
    const { step, ...rest } = change;
    if (mode === 'race' && race) return { race: { ...race, ...rest, ...(step !== undefined && { shown: step }) } };
    return player ? { player: { ...player, ...change } } : {};
  });
}

export function playPause(world: WorldName): void {
  const at = position(world);
  if (!at) return;
  put(world, { playing: !at.playing, ...(!at.playing && at.step >= at.length && { step: 0 }) });
  run();
}

export function seek(world: WorldName, step: number): void {
  const at = position(world);
  if (at) put(world, { step: Math.max(0, Math.min(step, at.length)), playing: false });
}

export function stepBy(world: WorldName, n: number): void {
  const at = position(world);
  if (at) seek(world, at.step + n);
}

export const setSpeed = (world: WorldName, speed: number): void => put(world, { speed });

// ---- Time ----

let running = false;
let last = 0;

function run(): void {
  if (running) return;
  running = true;
  last = performance.now();
  requestAnimationFrame(tick);
}

function tick(time: number): void {
  // A page that was hidden goes on where it was.
  const seconds = Math.max(0, Math.min(0.1, (time - last) / 1000));
  last = time;
  const { page } = now();
  const at = page.name === 'world' ? position(page.world) : undefined;
  running = at?.playing === true;
  if (page.name !== 'world' || !at?.playing) return;
  advance(page.world, seconds, at.length);
  requestAnimationFrame(tick);
}

// What plays on a page that is left stands still until somebody is back.
watch((state, before) => {
  if (state.page !== before.page) run();
});

function advance(world: WorldName, seconds: number, length: number): void {
  const desk = now().desks[world]!;
  const racing = desk.mode === 'race' && desk.race;
  const from = racing ? desk.race!.shown : desk.player!.step;
  const speed = racing ? desk.race!.speed : desk.player!.speed;
  // A frame that lasts is left as many times more slowly.
  const lasts = racing ? 1 : (desk.player!.reel.frames[Math.floor(from) - 1]?.lasts ?? 1);
  const step = speed === Infinity ? length : Math.min(length, from + (seconds * speed) / Math.max(1, lasts));
  put(world, { step, ...(step >= length && { playing: false }) });
}
