import type { Parsed } from '../api/protocol';
import { gridOf } from '../grid/grid';
import type { Desk, Mode, Origin, Section, Work, WorldName } from '../state/state';
import { isForTwo, now, update, watch } from '../state/store';
import { isOfLine, unfolded } from './ask';

/** What a desk forgets when another board lies on it. */
const cleared = {
  work: undefined, solved: undefined, asked: undefined, shown: 0, reached: undefined, rating: undefined, player: undefined, race: undefined,
  game: undefined, notice: undefined, waits: undefined, followed: undefined,
} satisfies Partial<Desk>;

/** A board that was changed by hand: what was known of it is forgotten. */
export const changed = (parsed: Parsed): Partial<Desk> => ({
  ...cleared, origin: { from: 'text' }, parsed, grid: gridOf(parsed.scene.board),
});

let boards = 0;

/** The sections that are unfolded while nobody plays. */
export const firstOpen = (world: WorldName): Section[] => (isForTwo(world) ? ['play'] : ['board', 'play', 'solve']);

/** In a game, Play alone; beside it, what somebody has chosen to look at. */
export function openToPlay({ open, world }: Desk): Section[] {
  const first = firstOpen(world);
  return open.length === first.length && open.every((each) => first.includes(each)) ? ['play'] : unfolded(open, 'play');
}

/** A desk with this board and nothing done to it yet; habits are those of the desk before. */
export function deskWith(parsed: Parsed, name: string, origin: Origin, mode: Mode, before?: Desk): Desk {
  const world = parsed.world as WorldName;
  const { language, worlds } = now();
  const about = worlds[world];
  return {
    world,
    language,
    open: before?.open ?? firstOpen(world),
    objective: before?.objective ?? about?.objectives[0] ?? '',
    algorithm: before?.algorithm ?? about?.algorithms[0] ?? '',
    own: before?.own ?? {},
    ...(before?.brush !== undefined && { brush: before.brush }),
    ...(before?.searches && { searches: before.searches }),
    ...cleared,
    mode,
    name,
    origin,
    parsed,
    grid: gridOf(parsed.scene.board),
    laid: ++boards,
    past: [],
    future: [],
  };
}

/** What a link asks for, as far as the world has it; the usual ones where it does not say. */
export function habits(world: WorldName, { objective = '', algorithm = '' }: { objective?: string; algorithm?: string }): Partial<Desk> {
  const { objectives = [], algorithms = [] } = now().worlds[world] ?? {};
  return {
    objective: objectives.includes(objective) ? objective : (objectives[0] ?? ''),
    algorithm: algorithms.includes(algorithm) ? algorithm : (algorithms[0] ?? ''),
  };
}

/** A closer look that is asked for, at a search that is still there. */
export const scopeWork = (desk: Desk | undefined): Work | undefined =>
  desk?.race?.lanes.some(({ traced }) => traced === desk.scope?.of) ? desk.scope?.work : undefined;

/** Everything that the server does for a desk. */
export const workOf = (desk: Desk | undefined): { cancel: () => void }[] =>
  [desk?.work, scopeWork(desk), desk?.game?.work, desk?.game?.comparing, ...(desk?.race?.lanes.map(({ work }) => work) ?? [])].flatMap((each) => each ?? []);

// Work that no desk knows of any more is of no use to anybody: whoever takes it off a desk, with its game, its race or the
// whole board, has cancelled it.
watch((state, before) => {
  if (state.desks === before.desks) return;
  for (const world of Object.keys(before.desks) as WorldName[]) {
    if (state.desks[world] === before.desks[world]) continue;
    const still = new Set(workOf(state.desks[world]).map(({ cancel }) => cancel));
    for (const { cancel } of workOf(before.desks[world])) if (!still.has(cancel)) cancel();
  }
});

/** Puts a board on its world's desk, in the place of the one that lay there. */
export function lay(parsed: Parsed, name: string, origin: Origin, mode: Mode = 'look'): Desk {
  const world = parsed.world as WorldName;
  const before = now().desks[world];
  // What could not be opened before the world had a board is still to be told of, beside the first board.
  const trouble = now().troubles?.[world];
  const notice = trouble && !isOfLine(trouble) ? trouble : undefined;
  const laid = deskWith(parsed, name, origin, mode, before);
  const desk = notice ? { ...laid, notice, language: notice.language ?? laid.language, open: unfolded(laid.open, notice.section) } : laid;
  update((state) => ({ desks: { ...state.desks, [world]: desk }, troubles: { ...state.troubles, [world]: undefined } }));
  return desk;
}
