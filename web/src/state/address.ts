import { linkOf, writeLink, type Link } from './link';
import type { Desk, WorldName } from './state';
import { now, watch } from './store';

// The address follows the desk in sight: the present entry of the history is rewritten while somebody works, and one is
// added where they would want to go back to what was before.

/** Browsers take about a hundred changes in half a minute. */
const rest = 400; // ms

/** A game that is asked for together with its board belongs to the board's entry, however late it comes. */
const together = 500; // ms

/** The address of each desk: as it stands in the bar, and with what does not fit there. */
interface Address { fits: string; full: string }
const addresses = new Map<WorldName, Address>();
export const addressOf = (world: WorldName): Address | undefined => addresses.get(world);

let here = ''; // what was in the bar when we last looked: it is ours to change only while it still is
let held = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let writtenAt = -Infinity;
let laidAt = -Infinity;
let pushes = false;

/** What the worlds know: what they add to their links, and where games begin by themselves. */
interface Worlds { add: (link: Link, desk: Desk) => Link; begins: (world: WorldName) => boolean; written: (desk: Desk) => void }
let worldly: Worlds = { add: (link) => link, begins: () => false, written: () => undefined };

/** Somebody went to this address: what was still to be written belongs to another. */
export function arrive(hash: string): void {
  here = hash;
  held = false;
  pushes = false;
  clearTimeout(timer);
  timer = undefined;
}

/** While an address is being followed it is left alone; where that failed, until somebody goes on to another, or there again. */
export async function following<T>(task: () => Promise<T>): Promise<T> {
  const hash = here;
  held = true;
  const done = await task();
  if (hash === here) held = false;
  laidAt = performance.now();
  schedule();
  return done;
}

/** Whether what the address says could not be brought. */
export const isHeld = (): boolean => held;

function schedule(): void {
  timer ??= setTimeout(() => void writeAddress(), Math.max(0, writtenAt + rest - performance.now()));
}

let writing: Promise<unknown> = Promise.resolve();

/** Writes the address of the desk in sight, and tells it even while the one in the bar is held. One at a time: packing a board may take long. */
export function writeAddress(): Promise<Address | undefined> {
  const address = writing.then(write);
  writing = address.catch(() => undefined);
  return address;
}

async function write(): Promise<Address | undefined> {
  clearTimeout(timer);
  timer = undefined;
  const { page, desks, worlds } = now();
  const desk = page.name === 'world' ? desks[page.world] : undefined;
  if (!desk) return undefined;
  writtenAt = performance.now();
  const adds = pushes; // what is asked for from here on is the next one's
  pushes = false;
  const about = worlds[desk.world];
  const address = await writeLink(worldly.add(linkOf(desk, { objective: about?.objectives[0], algorithm: about?.algorithms[0] }), desk));
  if (held || now().page !== page || location.hash !== here) return address;
  addresses.set(desk.world, address);
  if (address.fits !== here) {
    here = address.fits;
    if (adds && !now().embedded) history.pushState(null, '', here);
    else history.replaceState(null, '', here);
  }
  worldly.written(desk);
  return address;
}

/** Another board, and the beginning and the end of a game, are what Back goes back from. */
function isElsewhere(old: Desk, desk: Desk): boolean {
  const wanted = (desk.game !== old.game && desk.game?.wanted) || performance.now();
  const starts = desk.mode === 'play' && old.mode !== 'play' && !worldly.begins(desk.world) && wanted - laidAt > together;
  return desk.laid !== old.laid || starts || (old.mode === 'play' && desk.mode !== 'play');
}

export function keepAddress(told: Worlds): void {
  worldly = told;
  watch(({ page, desks }, before) => {
    if (held || page.name !== 'world') return;
    const [desk, old] = [desks[page.world], before.desks[page.world]];
    if (!desk || (desk === old && page === before.page)) return;
    if (old && desk.laid !== old.laid) laidAt = performance.now();
    if (old && desk !== old && isElsewhere(old, desk)) pushes = true;
    schedule();
  });
}
