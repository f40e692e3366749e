import { fail, isOfLine } from '../actions/ask';
import { brought, editBoard, generate, openExample, openText } from '../actions/bring';
import { habits } from '../actions/desk';
import { resumeGame, startGame } from '../actions/play';
import { solve } from '../actions/solve';
import { race, searchesOf, seek, watchMaking, watchPlayed, watchSolution } from '../actions/watch';
import { inTime, lost, RequestFailed } from '../api/client';
import type { Worlds } from '../api/protocol';
import { addressOf, arrive, following } from '../state/address';
import { nameOfMade } from '../state/file_name';
import { boardPart, readLink, tooLarge, type Link } from '../state/link';
import { pageOf } from '../state/route';
import type { Language, Section, State, WorldName } from '../state/state';
import { now, update, updateDesk } from '../state/store';
import { leaveAlone } from '../worlds/at_once';
import { viewOf } from '../worlds/index';
import { keptDesk, type Kept } from './bring_back';

// What happens when the address changes: a page is shown, and what its address says is done on the world's desk. A world
// that is opened for the first time gets what lay there before a reload, or its first example.

/** The worlds as the server describes them, in the page's language; asked for again after a failure. */
const described: Partial<Record<Language, Promise<Pick<State, 'worlds' | 'limits' | 'embeds'>>>> = {};
export async function describe(): Promise<void> {
  const { language } = now();
  described[language] ??= fetch('/api/worlds', { headers: { 'Accept-Language': language }, signal: inTime() })
    .then((response) => response.json() as Promise<Worlds>)
    .then(({ worlds, ...rest }) => ({ worlds: Object.fromEntries(worlds.map((world) => [world.name, world])), ...rest }))
    .catch((error: unknown) => {
      delete described[language];
      throw error;
    });
  const about = await described[language];
  if (now().language === language) update(about);
}

let visits = 0;

export async function openPage(): Promise<void> {
  const visit = ++visits;
  const { hash } = location;
  const page = pageOf(hash);
  const before = now().page;
  arrive(hash);
  update({ page, said: '' });
  if (page.name !== before.name || (page.name !== 'start' && before.name !== 'start' && page.world !== before.world)) scrollTo(0, 0);
  if (page.name !== 'world') return;
  const { world } = page;
  const asks = hash.includes('?');
  if (now().desks[world] && (!asks || hash === addressOf(world)?.fits)) return;
  try {
    const begin = await following(() => (asks ? linked(world, hash, () => visit === visits) : unlinked(world, () => visit === visits)));
    if (visit === visits) await begin?.();
  } catch (error) {
    fail(world, 'board', error, undefined, undefined, () => void openPage());
  }
}

/** What is begun once the board, and the game on it, lie there. */
type Begin = (() => Promise<void> | void) | undefined;

/** Nobody has gone elsewhere meanwhile. */
type Still = () => boolean;

async function linked(world: WorldName, hash: string, still: Still): Promise<Begin> {
  await describe();
  const left = now().desks[world] ? undefined : keptDesk(world);
  const kept = left?.at === hash ? left.kept : undefined;
  let link: Link | undefined;
  try {
    link = await readLink(hash, kept?.whole?.text);
  } catch (error) {
    await first(world);
    fail(world, 'board', new RequestFailed(400, { message: error instanceof Error && error.message === tooLarge ? tooLarge : 'bad link' }));
    return undefined;
  }
  return link && follow(link, hash, still, kept);
}

async function unlinked(world: WorldName, still: Still): Promise<Begin> {
  await describe();
  await brought(); // what somebody pasted meanwhile comes before an example
  if (now().desks[world]) return undefined;
  const left = keptDesk(world);
  const link = left && (await readLink(left.at, left.kept.whole?.text).catch(() => undefined));
  if (link) return follow(link, left!.at, still, left!.kept);
  await first(world);
  return undefined;
}

/** A living board where there is none yet. */
async function first(world: WorldName): Promise<void> {
  if (now().desks[world]) return;
  const example = viewOf(world).examples[0];
  if (example) await openExample(world, example);
  else await generate(world, {}, 1);
}

async function follow(link: Link, hash: string, still: Still, kept?: Kept): Promise<Begin> {
  const { world, view, own } = link;
  const there = now().desks[world] && addressOf(world);
  const same = there && boardPart(hash) !== undefined && boardPart(hash) === boardPart(there.fits);
  if (!same && !(await layBoard(link, kept))) {
    const notice = now().desks[world]?.notice ?? now().troubles?.[world];
    if (notice && isOfLine(notice)) throw new RequestFailed(lost, { message: notice.text });
    await first(world);
    return undefined;
  }
  if (!still()) return undefined;
  const { keeps } = viewOf(world);
  const back = () => keeps?.back(now().desks[world]!, kept?.own ?? (own === undefined ? undefined : keeps.read?.(own)));
  updateDesk(world, {
    ...habits(world, link), mode: 'look', game: undefined, player: undefined, race: undefined, reached: undefined,
    ...(view !== 'solved' && view !== 'watch' && view !== 'race' && { solved: undefined, shown: 0 }),
    ...(same && { notice: undefined }),
  });
  if (own !== undefined) back();
  if (view && view !== 'play') leaveAlone(now().desks[world]!.grid);
  const game = link.game && { ...link.game, ...(kept?.game && { moves: kept.game.moves }) };
  if (game) {
    const { grid } = now().desks[world]!;
    leaveAlone(grid);
    const resumed = await resumeGame(world, game, back, kept?.game);
    if (now().desks[world]?.grid !== grid) return undefined; // another board was laid meanwhile
    if (!resumed) fail(world, 'board', new RequestFailed(400, { message: 'bad moves' }));
    else if (view !== 'play') updateDesk(world, { mode: 'look' });
  }
  return () => show(link, game !== undefined);
}

async function layBoard({ world, example, recipe, text, name }: Link, kept?: Kept): Promise<boolean> {
  const whole = kept?.whole;
  if (example) return openExample(world, example);
  if (recipe && whole && kept.from === 'recipe') {
    const laid = await openText(world, whole.text, nameOfMade(world, recipe.seed));
    if (laid) updateDesk(world, { origin: { from: 'recipe', ...recipe } });
    return laid;
  }
  if (recipe) {
    const before = now().desks[world];
    await generate(world, recipe.options, recipe.seed);
    return now().desks[world] !== before;
  }
  if (text !== undefined) return openText(world, text, name ?? world, whole?.puzzle);
  await first(world);
  return now().desks[world] !== undefined;
}

/** The section that a link is about, unfolded alone. */
const sectionOf: Partial<Record<NonNullable<Link['view']>, Section>> = { solved: 'solve', watch: 'watch', replay: 'watch', making: 'watch', race: 'watch' };

async function show({ world, view, step, lanes }: Link, played: boolean): Promise<void> {
  const section = view && sectionOf[view];
  if (section) updateDesk(world, { open: [section] });
  switch (view) {
    case 'play':
      return played ? undefined : startGame(world);
    case 'edit':
      return editBoard(world, true);
    case 'solved':
      return now().desks[world]?.solved ? undefined : solve(world);
    case 'replay':
      return watchPlayed(world, step ?? 0);
    case 'watch':
      await watchSolution(world);
      break;
    case 'making':
      await watchMaking(world);
      break;
    case 'race':
      await race(world, searchesOf(now().desks[world]!, lanes));
  }
  if (step !== undefined) seek(world, step);
}
