import type { Parsed, Solved, Stroke, Traced } from '../api/protocol';
import type { Grid } from '../grid/grid';
import { client } from '../state/line';
import type { Desk, Lane, WorldName } from '../state/state';
import { now, updateDesk } from '../state/store';
import { inTurn } from './ask';
import { changed } from './desk';
import { reaching, solve } from './solve';
import { raceLength, trace } from './watch';

// A board that is changed under its answer, and the answer follows.

const brief = { seconds: 0.08 }; // while a hand is on the board; what takes longer is asked for when it is off
const briefMost = 10_000; // cells of a search

/** Whether an answer lies on the board that a change of it would change. */
export const follows = ({ mode, solved, race }: Desk): boolean =>
  mode === 'race' ? (race?.lanes.every(({ traced }) => traced) ?? false) : mode === 'look' && solved !== undefined;

/** What a desk shows, found anew for another board, as far as a moment allows. */
export async function answerOf(desk: Desk, { text }: Parsed): Promise<Partial<Desk>> {
  const { world, mode, race } = desk;
  const traced = (algorithm: string): Promise<Traced> => client.get<Traced>(world, 'trace', { text, algorithm, most: briefMost, ...brief });
  if (mode === 'race' && race) {
    const lanes = await Promise.all(race.lanes.map(async ({ algorithm }): Promise<Lane> => ({ algorithm, traced: await traced(algorithm) })));
    const after = { ...race, lanes, playing: false };
    return { race: { ...after, shown: raceLength(after) }, followed: true };
  }
  const asked = { text, objective: desk.objective || undefined, algorithm: desk.algorithm || undefined };
  const solved = await client.get<Solved>(world, 'solve', { ...asked, ...brief });
  const search = solved.report.verdict === 'impossible' ? reaching(world, solved) : undefined;
  return { solved, asked, followed: true, ...(search && { reached: await traced(search) }) };
}

/** What a moment was too short for. */
export function askInFull(world: WorldName): void {
  const desk = now().desks[world];
  if (desk?.mode === 'look' && desk.solved?.report.stopped) void solve(world);
  desk?.race?.lanes.forEach(({ algorithm, traced }, i) => {
    if (traced?.cut || traced?.report.stopped) void trace(world, desk.race!.id, i, { text: desk.parsed.text, algorithm, seconds: 20 });
  });
}

/** Of a desk, its board and what is known of it; the work that went on then is over. */
const answered = ({ origin, parsed, grid, solved, asked, shown, reached, rating, notice, followed, game, race }: Desk): Partial<Desk> => ({
  origin, parsed, grid, solved, asked, shown, reached, rating, notice, followed,
  work: undefined,
  game: game && { ...game, work: undefined, comparing: undefined },
  race: race && { ...race, lanes: race.lanes.map(({ algorithm, traced }) => ({ algorithm, traced })) },
});

/**
 * One drag. All it has drawn is told of the board it began with, so that whatever it merely passed is as it was. One
 * question is under way at a time, and after it the latest is asked; until the answer is there the one before stays.
 */
export class Following {
  private wanted: Stroke[] | undefined;
  private going: Promise<void> | undefined;
  private before: Desk | undefined; // when its turn came: the drag before it may have been answered only then
  private grid: Grid | undefined;

  constructor(private readonly begun: Desk) {}

  draw(strokes: Stroke[]): void {
    this.wanted = strokes;
    this.going ??= inTurn(`edit ${this.begun.world}`, () => this.catchUp());
  }

  /** The drag is one step for Undo. */
  async finish(): Promise<void> {
    await this.going;
    const { before } = this;
    const desk = this.mine();
    if (!before || !desk || desk.parsed.text === before.parsed.text) return;
    updateDesk(desk.world, { past: [...before.past, before.parsed.text].slice(-500), future: [] });
    askInFull(desk.world);
  }

  /** As if nothing had been touched. */
  async cancel(): Promise<void> {
    this.wanted = undefined;
    await this.going;
    const { before } = this;
    const desk = this.mine();
    if (!before || !desk || desk.grid === before.grid) return;
    updateDesk(desk.world, answered(before));
    if (before.followed) askInFull(desk.world);
  }

  /** Its desk, while nobody else has changed the board. */
  private mine(): Desk | undefined {
    const { world, laid, mode } = this.begun;
    const desk = now().desks[world];
    return desk?.laid === laid && desk.mode === mode && (!this.grid || desk.grid === this.grid) ? desk : undefined;
  }

  private async catchUp(): Promise<void> {
    const before = (this.before ??= this.mine());
    this.grid ??= before?.grid;
    for (let strokes = this.wanted; before && strokes && this.mine(); strokes = this.wanted) {
      const { world, parsed: { text } } = before;
      this.wanted = undefined;
      try {
        const parsed = await client.get<Parsed>(world, 'edit', { text, strokes });
        const answer = await answerOf(before, parsed);
        if (!this.mine()) break;
        const after = { ...changed(parsed), ...answer };
        this.grid = after.grid!;
        updateDesk(world, after);
      } catch {
        // Not there: the board stays as it was.
      }
    }
    this.going = undefined;
  }
}
