import { generate, openExample } from '../../actions/bring';
import { startGame } from '../../actions/play';
import type { Act, Hint } from '../../board/world_view';
import type { Desk } from '../../state/state';
import { now } from '../../state/store';
import { t } from '../../texts/texts';
import { touched } from '../touched';

type Options = Record<string, string>;

/** How to walk, the first hint in all these worlds. */
export const walking: Hint = {
  text: () => (touched() ? t('Swipe to move, or tap a cell beside you.') : t('Move with the arrow keys or W A S D.')),
  done: ({ moves }) => moves.length > 0,
};

/** After this board: the next one on the way from easy to hard, and at its end generated ones, each a bit harder. */
export function onward(desk: Desk, files: readonly string[], harder: (desk: Desk, made?: Options) => Options): Act {
  const { world, origin } = desk;
  const at = origin.from === 'example' ? files.indexOf(origin.file) : -1;
  const file = at < 0 ? undefined : files[at + 1];
  const make = async (): Promise<boolean> => {
    const seed = origin.from === 'recipe' ? origin.seed + 1 : 1 + Math.floor(Math.random() * 9999);
    await generate(world, harder(desk, origin.from === 'recipe' ? origin.options : undefined), seed);
    const there = now().desks[world]?.origin;
    return there?.from === 'recipe' && there.seed === seed;
  };
  return {
    label: t('Next'),
    key: 'n',
    go: async () => {
      if (await (file === undefined ? make() : openExample(world, { file }))) await startGame(world);
    },
  };
}

const sides: readonly [number, number][] = [[10, 12], [12, 15], [14, 18], [16, 20]];

/** A map a level harder than this one was made to be; of one from elsewhere nobody knows, and the second level is tried. */
export function harderMap(desk: Desk, made?: Options): Options {
  const levels = now().worlds[desk.world]?.generate.find(({ name }) => name === 'level')?.choices ?? [];
  const before = made ? levels.indexOf(made['level'] ?? '') : desk.origin.from === 'example' ? levels.length - 1 : 0;
  const at = Math.min(before + 1, levels.length - 1);
  const [rows, cols] = sides[at] ?? sides[0]!;
  return { rows: String(rows), cols: String(cols), ...made, level: levels[at] ?? '' };
}
