import { RequestFailed, cancelled, lost } from '../api/client';
import { client } from '../state/line';
import type { Notice, Section, Work, WorldName } from '../state/state';
import { now, update, updateDesk } from '../state/store';
import { noticeText } from '../texts/names';

// How actions ask the server: with a word on the desk while it works, and a failure said in the section it belongs to.

/** After so long a work is shown at all. */
export const patience = 150;

/** Where a work stands on its desk while it is done. */
interface Place { get: () => Work | undefined; put: (work: Work | undefined) => void; tellsProgress: boolean }

/**
 * Asks as the work of a place. Nothing is the answer where it was cancelled or overtaken, so that whoever asked leaves the
 * desk alone; `failed` hears why, or nothing where somebody cancelled it.
 */
export async function workAt<T>(
  place: Place, world: WorldName, what: string, operation: string, request: unknown, failed: (error?: unknown) => void,
): Promise<T | undefined> {
  let mine: Work | undefined;
  const there = (): boolean => mine !== undefined && place.get() === mine;
  const note = (change: Partial<Work>): void => {
    if (!place.tellsProgress || !there()) return;
    mine = { ...mine!, ...change };
    place.put(mine);
  };
  const job = client.ask<T>(world, operation, request, {
    queued: (ahead) => note({ ahead }),
    progress: (progress) => note({ progress }),
  });
  let stopped = false;
  const cancel = () => {
    stopped = true;
    job.cancel();
  };
  mine = { what, since: performance.now(), cancel };
  place.put(mine);
  const timer = setTimeout(() => update({}), patience + 10);
  try {
    const result = await job.result;
    return there() ? result : undefined;
  } catch (error) {
    if (there()) failed(stopped ? undefined : error);
    return undefined;
  } finally {
    clearTimeout(timer);
    if (there()) place.put(undefined);
  }
}

/** Asks as the desk's present work; what it was busy with before is cancelled. Failures are shown in the section. */
export async function work<T>(
  world: WorldName, section: Section, what: string, operation: string, request: unknown,
): Promise<T | undefined> {
  now().desks[world]?.work?.cancel();
  updateDesk(world, ({ notice }) => ({ notice: notice?.section === section ? undefined : notice }));
  const place = {
    get: () => now().desks[world]?.work,
    put: (work: Work | undefined) => updateDesk(world, { work }),
    tellsProgress: true,
  };
  const { language } = now();
  const answer = await workAt<T>(place, world, what, operation, request, (error) => ended(world, section, error));
  if (answer && now().language !== language) updateDesk(world, { language });
  return answer;
}

/** Says how a work ended that has no answer; no error: somebody cancelled it. */
export function ended(world: WorldName, section: Section, error?: unknown): void {
  if (error === undefined) tell(world, section, 'cancelled');
  else fail(world, section, error);
}

/** Says in the section that an answer is waited for, once it has taken a while. */
export async function awaited<T>(world: WorldName, section: Section, answer: Promise<T>, after = 600): Promise<T> {
  const timer = setTimeout(() => updateDesk(world, { waits: section }), after);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    if (now().desks[world]?.waits === section) updateDesk(world, { waits: undefined });
  }
}

/** A quick question whose failure is shown; nothing is the answer then. */
export async function quick<T>(world: WorldName, section: Section, operation: string, request: unknown, source?: string, kind?: string) {
  try {
    return await awaited(world, section, client.get<T>(world, operation, request, kind));
  } catch (error) {
    // A newer one of its kind has taken its place.
    if (kind !== undefined && error instanceof RequestFailed && error.status === cancelled) return undefined;
    fail(world, section, error, source);
    return undefined;
  }
}

/** Whether a notice is about the connection, and not about what was asked. */
export const isOfLine = ({ text }: Notice): boolean => text === 'connection' || text === 'stalled';

/** Does it; where the connection failed under it, the notice offers to do it once more. */
export async function retriable<T>(world: WorldName, act: () => Promise<T>): Promise<T> {
  const before = now().desks[world]?.notice;
  const done = await act();
  const notice = now().desks[world]?.notice;
  const again = (): void => {
    updateDesk(world, { notice: undefined });
    void retriable(world, act);
  };
  if (notice && notice !== before && isOfLine(notice) && !notice.again) updateDesk(world, { notice: { ...notice, again } });
  return done;
}

/** A failure in words: on the desk, or where there is none yet, on the world's page. */
export function fail(world: WorldName, section: Section, error: unknown, source?: string, file?: string, again?: () => void): void {
  const failed = error instanceof RequestFailed ? error : undefined;
  const text = failed ? failed.error.message : error instanceof DOMException && error.name === 'TimeoutError' ? 'stalled' : 'connection';
  const notice: Notice = {
    tone: 'bad',
    section,
    text,
    ...(failed && failed.status !== lost && { error: failed.error }),
    ...(source !== undefined && { source }),
    ...(file && { file }),
    ...(again && { again }),
  };
  say(text);
  if (now().desks[world]) updateDesk(world, (desk) => ({ notice, open: unfolded(desk.open, section) }));
  else update((state) => ({ troubles: { ...state.troubles, [world]: source === undefined ? notice : { ...notice, language: state.language } } }));
}

/** On the start page there is no section to say it in: about a file that is of none of the worlds. */
export function stray(text: string, file?: string, source?: string): void {
  update({ stray: { tone: 'bad', section: 'board', text, ...(file && { file }), ...(source && { source }) } });
  say(text);
}

export function tell(world: WorldName, section: Section, text: string, tone: Notice['tone'] = 'plain'): void {
  updateDesk(world, { notice: { tone, section, text } });
  say(text);
}

/** To the live region, which is heard again only where it changes. */
export function say(text: string): void {
  const words = noticeText(text);
  update({ said: words !== '' && words === now().said ? `${words}\u00a0` : words });
}

/** Unfolded, and the one that a phone shows: it shows the last. */
export const unfolded = (open: Section[], section: Section): Section[] => [...open.filter((each) => each !== section), section];

/** One after another, in the order they came in, a queue a name: moves and strokes that are made faster than answered. */
const queues = new Map<string, Promise<unknown>>();
export function inTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
  const result = (queues.get(name) ?? Promise.resolve()).then(task);
  queues.set(name, result.catch(() => undefined));
  return result;
}
