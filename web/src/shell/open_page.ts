import { fail } from '../actions/ask';
import { brought, editBoard, generate, openExample, openText } from '../actions/bring';
import { habits } from '../actions/desk';
import { startGame } from '../actions/play';
import { solve } from '../actions/solve';
import { watchSolution } from '../actions/watch';
import type { Worlds } from '../api/protocol';
import { followed, readLink, type Link } from '../state/link';
import { pageOf } from '../state/route';
import type { Language, State, WorldName } from '../state/state';
import { now, update, updateDesk } from '../state/store';
import { viewOf } from '../worlds/index';
import { bringBack } from './bring_back';

// What happens when the address changes: a page is shown, a link's board is laid on its desk, and a world that is
// opened for the first time gets what lay there before a reload, or its first example.

/** The worlds as the server describes them, in the page's language; asked for again after a failure. */
const described: Partial<Record<Language, Promise<Pick<State, 'worlds' | 'limits' | 'embeds'>>>> = {};
export async function describe(): Promise<void> {
  const { language } = now();
  described[language] ??= fetch('/api/worlds', { headers: { 'Accept-Language': language } })
    .then((response) => response.json() as Promise<Worlds>)
    .then(({ worlds, ...rest }) => ({ worlds: Object.fromEntries(worlds.map((world) => [world.name, world])), ...rest }))
    .catch((error: unknown) => {
      delete described[language];
      throw error;
    });
  const about = await described[language];
  if (now().language === language) update(about);
}

export async function openPage(): Promise<void> {
  const { hash } = location;
  const page = pageOf(hash);
  update({ page, said: '' });
  scrollTo(0, 0);
  if (page.name !== 'world') return;
  const { world } = page;
  try {
    await describe();
    if (hash.includes('?') && hash !== followed.hash) {
      followed.hash = hash;
      const link = await readLink(hash).catch(() => 'damaged' as const);
      if (link === 'damaged') return broken(world);
      if (link) return await follow(link);
    }
    await brought(); // what somebody pasted meanwhile comes before an example
    if (!now().desks[world] && !(await bringBack(world))) await first(world);
  } catch (error) {
    fail(world, 'board', error);
  }
}

async function first(world: WorldName): Promise<void> {
  const example = viewOf(world).examples[0];
  if (example) await openExample(world, example);
  else await generate(world, {}, 1);
}

async function broken(world: WorldName): Promise<void> {
  if (!now().desks[world]) await first(world);
  updateDesk(world, { notice: { tone: 'bad', section: 'board', text: 'bad link' } });
}

async function follow(link: Link): Promise<void> {
  const { world, example, recipe, text, view } = link;
  let laid = true;
  if (example) laid = await openExample(world, example);
  else if (recipe) await generate(world, recipe.options, recipe.seed);
  else if (text !== undefined) laid = await openText(world, text, link.name ?? world);
  else if (!now().desks[world]) await first(world);
  if (!laid) {
    if (!now().desks[world]) await first(world);
    return;
  }
  updateDesk(world, habits(world, link));
  if (view === 'solved') await solve(world);
  if (view === 'watch') await watchSolution(world);
  if (view === 'play') await startGame(world);
  if (view === 'edit') editBoard(world, true);
}
