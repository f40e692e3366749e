import type { Parsed } from '../api/protocol';
import { gridOf } from '../grid/grid';
import type { Desk, Mode, Origin, WorldName } from '../state/state';
import { isForTwo, now, update, watch } from '../state/store';

/** What a desk forgets when another board lies on it. */
export const cleared = {
  work: undefined, solved: undefined, asked: undefined, shown: 0, reached: undefined, rating: undefined, player: undefined, race: undefined,
  game: undefined, notice: undefined,
} satisfies Partial<Desk>;

/** A desk with this board and nothing done to it yet; habits are those of the desk before. */
export function deskWith(parsed: Parsed, name: string, origin: Origin, mode: Mode, before?: Desk): Desk {
  const world = parsed.world as WorldName;
  const { language, worlds } = now();
  const about = worlds[world];
  return {
    world,
    language,
    open: before?.open ?? (isForTwo(world) ? ['play'] : ['board', 'play', 'solve']),
    objective: before?.objective ?? about?.objectives[0] ?? '',
    algorithm: before?.algorithm ?? about?.algorithms[0] ?? '',
    own: before?.own ?? {},
    ...(before?.brush !== undefined && { brush: before.brush }),
    ...cleared,
    mode,
    name,
    origin,
    parsed,
    grid: gridOf(parsed.scene.board),
    past: [],
    future: [],
  };
}

/** What a link or a reload asks for, as far as the world has it. */
export function habits(world: WorldName, { objective = '', algorithm = '' }: { objective?: string; algorithm?: string }): Partial<Desk> {
  const about = now().worlds[world];
  return {
    ...(about?.objectives.includes(objective) && { objective }),
    ...(about?.algorithms.includes(algorithm) && { algorithm }),
  };
}

/** Everything that the server does for a desk. */
export const workOf = (desk: Desk | undefined): { cancel: () => void }[] =>
  [desk?.work, desk?.game?.work, desk?.game?.comparing, ...(desk?.race?.lanes.map(({ work }) => work) ?? [])].flatMap((each) => each ?? []);

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
  // A file that could not be read before the world had a board is still to be told of, beside the first board.
  const trouble = now().troubles?.[world];
  const notice = trouble?.source === undefined ? undefined : trouble;
  const desk = { ...deskWith(parsed, name, origin, mode, before), notice };
  update((state) => ({ desks: { ...state.desks, [world]: desk }, troubles: { ...state.troubles, [world]: undefined } }));
  return desk;
}
