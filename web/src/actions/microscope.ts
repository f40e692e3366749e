import type { Bound, Opened, Traced } from '../api/protocol';
import { OpenList } from '../grid/open_list';
import { client } from '../state/line';
import type { Desk, Scope, Work, WorldName } from '../state/state';
import { now, updateDesk } from '../state/store';
import { ended, workAt } from './ask';
import { scopeWork } from './desk';
import { stepsOf } from './watch';

// A closer look at a search: what waits on its open list, and why each state was expanded when it was. For a search that
// is shown alone and stands still.

interface Sight { algorithm: string; traced: Traced; step: number }

/** The search that can be looked at. */
export function sightOf({ mode, race }: Desk): Sight | undefined {
  const lane = race?.lanes[0];
  if (mode !== 'race' || !lane?.traced || race!.lanes.length > 1 || race!.playing) return undefined;
  return { algorithm: lane.algorithm, traced: lane.traced, step: Math.min(Math.floor(race!.shown), stepsOf(lane.traced)) };
}

export interface Look { open: OpenList; step: number; picked?: number; bound?: Bound }

/** What is seen of it; nothing: it is not there yet. */
export function lookOf(desk: Desk): Look | undefined {
  const sight = sightOf(desk);
  const { scope } = desk;
  if (!sight || !scope?.open || scope.of !== sight.traced) return undefined;
  const { open, picked, bound } = scope;
  const step = Math.min(sight.step, open.length);
  const shown = picked ?? open.current(step);
  return { open, step, ...(picked !== undefined && { picked }), ...(bound && bound.opening === shown && { bound: bound.told }) };
}

const put = (world: WorldName, of: Traced, change: Partial<Scope>): void =>
  updateDesk(world, ({ scope }) => (scope?.of === of ? { scope: { ...scope, ...change } } : {}));

/** Asks for what waits, once for each search; where no answer came, when it is looked at again. */
export async function examine(world: WorldName): Promise<void> {
  const desk = now().desks[world];
  const sight = desk && sightOf(desk);
  if (!sight || desk.scope?.of === sight.traced) return;
  const { algorithm, traced } = sight;
  updateDesk(world, { scope: { of: traced } });
  const request = { text: desk.parsed.text, algorithm, objective: traced.report.objective, seconds: 20, details: true };
  const place = {
    get: () => scopeWork(now().desks[world]),
    put: (work: Work | undefined) => put(world, traced, { work }),
    tellsProgress: true,
  };
  const told = await workAt<Traced>(place, world, 'tracing', 'trace', request, (error) => ended(world, 'watch', error));
  if (told?.opened && told.taken) put(world, traced, { open: new OpenList(told as Traced & { opened: Opened; taken: number[] }) });
  else updateDesk(world, ({ scope }) => (scope?.of === traced ? { scope: undefined } : {}));
}

/** A cell, or one of the states opened; the same again, or nothing: the one expanded last. */
export function pick(world: WorldName, picked: number | undefined): void {
  const desk = now().desks[world];
  if (desk && lookOf(desk)) put(world, desk.scope!.of, { picked: picked === desk.scope!.picked ? undefined : picked });
}

/** Asks what the bound of a state of pieces is made of. */
export async function askBound(world: WorldName, opening: number): Promise<void> {
  const desk = now().desks[world];
  const sight = desk && sightOf(desk);
  const pieces = desk && lookOf(desk)?.open.state(opening);
  if (!sight || !pieces) return;
  const { algorithm, traced } = sight;
  const request = { text: desk.parsed.text, algorithm, objective: traced.report.objective, pieces };
  const told = await client.get<Bound>(world, 'bound', request, 'bound').catch(() => undefined);
  if (told) put(world, traced, { bound: { opening, told } });
}
