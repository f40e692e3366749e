import type { Parsed, Solved, Stroke, Traced } from '../api/protocol';
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

/**
 * One drag. All it has drawn is told of the board it began with, so that whatever it merely passed is as it was. One
 * question is under way at a time, and after it the latest is asked; until the answer is there the one before stays.
 */
export class Following {
  private wanted: Stroke[] | undefined;
  private going: Promise<void> | undefined;
  private grid;

  constructor(private readonly before: Desk) {
    this.grid = before.grid;
  }

  draw(strokes: Stroke[]): void {
    this.wanted = strokes;
    this.going ??= inTurn(`edit ${this.before.world}`, () => this.catchUp());
  }

  /** The drag is one step for Undo. */
  async finish(): Promise<void> {
    await this.going;
    const { world, past, parsed } = this.before;
    const desk = this.mine();
    if (!desk || desk.parsed.text === parsed.text) return;
    updateDesk(world, { past: [...past, parsed.text].slice(-500), future: [] });
    askInFull(world);
  }

  /** As if nothing had been touched. */
  async cancel(): Promise<void> {
    this.wanted = undefined;
    await this.going;
    if (this.mine()) updateDesk(this.before.world, this.before);
  }

  private mine(): Desk | undefined {
    const desk = now().desks[this.before.world];
    return desk?.grid === this.grid && desk.mode === this.before.mode ? desk : undefined;
  }

  private async catchUp(): Promise<void> {
    const { world, parsed: { text } } = this.before;
    for (let strokes = this.wanted; strokes && this.mine(); strokes = this.wanted) {
      this.wanted = undefined;
      try {
        const parsed = await client.get<Parsed>(world, 'edit', { text, strokes });
        const answer = await answerOf(this.before, parsed);
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
