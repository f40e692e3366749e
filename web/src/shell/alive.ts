import { exampleText } from '../actions/bring';
import { deskWith } from '../actions/desk';
import type { Parsed, Scene, Solved } from '../api/protocol';
import { Reel } from '../grid/reel';
import { client } from '../state/line';
import type { Desk, WorldName } from '../state/state';
import { viewOf } from '../worlds/index';

// Small real boards for the start page: each world's first example with its solution, brought one after another once
// the page stands, and kept while it does.

const desks = new Map<WorldName, Desk>();
let queue: Promise<unknown> = Promise.resolve();
const wanted = new Set<WorldName>(); // those in sight
let solving: { world: WorldName; cancel: () => void } | undefined;

export const aliveDesk = (world: WorldName): Desk | undefined => desks.get(world);

/** The board first, so that something stands there, then its solution. Failures leave an empty frame. */
export function bringAlive(world: WorldName, changed: () => void): void {
  wanted.add(world);
  queue = queue.then(() => bring(world, changed)).catch(() => undefined);
}

/** Nobody looks at it any more: what is still to be done for it is not done. */
export function leaveAlone(world: WorldName): void {
  wanted.delete(world);
  if (solving?.world === world) solving.cancel();
}

async function bring(world: WorldName, changed: () => void): Promise<void> {
  if (!wanted.has(world)) return;
  if (desks.get(world)?.player) return changed();
  const view = viewOf(world);
  const example = view.examples[0];
  if (!example) return;
  const text = await exampleText(example.file);
  const whole = await client.get<Parsed>(world, 'parse', { text, puzzle: example.puzzle });
  const parsed = { ...whole, scene: bare(whole.scene) };
  const desk = deskWith(parsed, example.file, { from: 'example', file: example.file }, 'look');
  desks.set(world, desk);
  changed();
  if (!wanted.has(world)) return;
  const job = client.ask<Solved>(world, 'solve', { text: parsed.text, seconds: 2 });
  solving = { world, cancel: job.cancel };
  const solved = await job.result;
  if (!solved.motion?.frames.length) return;
  const player = { reel: new Reel({ ...solved.motion, scene: bare(solved.motion.scene) }), kind: 'solution' as const, step: 0, playing: false, speed: 2 };
  desks.set(world, { ...desk, mode: 'watch', solved, player });
  changed();
}

/** Without axes and legend: at this size they are clutter. */
function bare(scene: Scene): Scene {
  const { axes: _axes, ...board } = scene.board;
  const { legend: _legend, ...rest } = scene;
  return { ...rest, board };
}

/** The desk with its player at a step. */
export const at = (desk: Desk, step: number): Desk => (desk.player ? { ...desk, player: { ...desk.player, step } } : desk);
