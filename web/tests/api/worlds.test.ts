import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { worldNames } from '../../src/state/state';
import { examples, type Example } from '../boards';
import { startStudio, type Studio } from '../server';
import { Description, send, type Answered } from './document';

// Every world through every operation, with the project's own boards; each request and each answer is checked against
// the description on its way.

let studio: Studio;
let description: Description;
let about: Record<string, any>;
const known: Record<string, Example[]> = {};

beforeAll(async () => {
  studio = await startStudio(['--log', 'error']);
  description = await Description.of(studio);
  const { body } = await send(studio, '/api/worlds', '', { method: 'GET' });
  about = Object.fromEntries(body.worlds.map((world: { name: string }) => [world.name, world]));
  for (const example of examples) {
    const { status, body } = await description.ask('/api/recognise', { text: example.text });
    expect(status, example.file).toBe(200);
    (known[body.world] ??= []).push(example);
  }
});
afterAll(() => studio.stop());

const good = async (world: string, operation: string, request: unknown): Promise<Answered> => {
  const answered = await description.ask(operation, request, world);
  if (answered.status !== 200) throw new Error(`${world} ${operation}: ${answered.status} ${JSON.stringify(answered.body)}`);
  return answered;
};

/** One puzzle of it: a file may hold hundreds. */
const first = async (world: string, example: Example): Promise<string> =>
  (await good(world, 'parse', { text: example.text, puzzle: 0 })).body.text;

test('every example belongs to a world, and every world has one', () => {
  expect(Object.keys(known).sort()).toEqual([...worldNames].sort());
});

describe.each(worldNames)('%s', (world) => {
  test('reads and solves every example', async () => {
    for (const example of known[world]!) {
      const text = await first(world, example);
      const { body } = await good(world, 'solve', { text, seconds: 0.5 });
      expect(['solved', 'impossible', 'unknown'], example.file).toContain(body.report.verdict);
      expect(body.report.world).toBe(world);
      expect(body.sentence.length, example.file).toBeGreaterThan(5);
    }
  });

  test('answers every wish as described', async () => {
    const text = await first(world, known[world]![0]!);
    const { objectives, algorithms } = about[world];
    for (const objective of objectives)
      for (const algorithm of algorithms) await description.ask('solve', { text, objective, algorithm, seconds: 0.3 }, world);
    for (const wish of [{ any: true }, { count: true, list: 3 }, { least: true }, { trade_off: true }])
      await description.ask('solve', { text, ...wish, seconds: 0.3 }, world);
  });

  test('shows, takes along and measures a board', async () => {
    const text = await first(world, known[world]![0]!);
    for (const { name } of about[world].formats) {
      const { body } = await good(world, 'convert', { text, format: name });
      expect(body.text.length, name).toBeGreaterThan(0);
    }
    const types: Record<string, RegExp> = { svg: /svg/, png: /png/, pdf: /pdf/, gif: /gif/, txt: /^text\/plain/ };
    for (const format of about[world].pictures) {
      const picture = await good(world, 'render', { text, format, theme: 'dark' });
      expect(picture.type).toMatch(types[format]!);
      expect(picture.bytes.length, format).toBeGreaterThan(50);
    }
    const rated = await description.ask('rate', { text, seconds: 1 }, world);
    if (rated.status !== 200) expect(rated.body.error.message).toMatch(/rate/);
    expect(['labyrinth', 'rush', 'amazons'].includes(world) && rated.status !== 200, 'rates no more').toBe(false);
    if (world === 'rush') expect(rated.body.measures.find(({ name }: { name: string }) => name === 'score').cuts).toHaveLength(3);
    await good(world, 'compare', { text, seconds: 1 });
  });

  test('makes and edits boards', async () => {
    const small = world === 'amazons' ? { size: '5' } : world === 'rush' ? { moves: '5' } : {};
    const made = await good(world, 'generate', { options: small, seed: 7 });
    const again = await good(world, 'generate', { options: small, seed: 7 });
    expect(again.body.text).toBe(made.body.text);
    if (about[world].making) await good(world, 'making', { options: small, seed: 7 });
    const blank = await good(world, 'blank', { rows: 5, cols: 5 });
    const brush = about[world].brushes[0];
    await good(world, 'edit', {
      text: blank.body.text, strokes: [{ row: 3, col: 2, brush: brush.name, ...(brush.touch !== 'cell' && { side: 'right' }) }],
    });
    await good(world, 'resize', { text: blank.body.text, rows: 4, cols: 5 });
    for (const to of about[world].translates_to) await good(world, 'translate', { text: made.body.text, to, approximate: true });
  });

  test('plays and plans', async () => {
    const text = await first(world, known[world]![0]!);
    const begun = await good(world, 'play', { text, moves: [] });
    expect(begun.body.standing).toBe('running');
    const move = begun.body.moves[0];
    const moved = await good(world, 'play', { text, moves: [move] });
    expect(moved.body.refused).toBe(false);
    const refused = await good(world, 'play', { text, moves: ['no such move'] });
    expect(refused.body.refused).toBe(true);
    await good(world, 'plan', { text, moves: [], seconds: 1 });
  });
});

describe.each(worldNames.filter((name) => name !== 'amazons'))('%s, alone', (world) => {
  test('shows its search, its answer in motion, and verifies it', async () => {
    const text = await first(world, known[world]![0]!);
    for (const algorithm of about[world].traced_algorithms) {
      const { body } = await good(world, 'trace', { text, algorithm, seconds: 5, most: 500, details: true });
      const expanded = body.cells ?? body.states;
      expect(expanded.length, algorithm).toBeGreaterThan(0);
      expect(body.taken, algorithm).toHaveLength(expanded.length);
      for (const column of ['parent', 'g', 'h', 'at', 'replaces']) expect(body.opened[column], algorithm).toHaveLength(body.opened.g.length);
      if (!body.states) continue;
      const { body: told } = await good(world, 'bound', { text, algorithm, pieces: body.states[0] });
      expect(told.bound, algorithm).toBe(body.opened.h[0]);
    }
    const { body } = await good(world, 'solve', { text, seconds: 20 });
    const solution = body.report.optimal;
    const shown = await good(world, 'motion', { text, solution });
    expect(shown.body.motion.frames.length).toBeGreaterThan(0);
    expect(shown.body.words).toBe(body.words);
    expect((await good(world, 'verify', { text, solution: shown.body.words })).body.valid).toBe(true);
    expect((await good(world, 'verify', { text, solution: JSON.stringify(solution) })).body.valid).toBe(true);
    const half = JSON.stringify({ ...solution, ...(solution.route ? { route: solution.route.slice(0, 2) } : { slides: solution.slides.slice(0, 1) }) });
    expect((await good(world, 'verify', { text, solution: half })).body.valid).toBe(false);
  });
});

test('a game of two: engine, outlook, review', async () => {
  const { body } = await good('amazons', 'generate', { options: { size: '5', plies: '0' }, seed: 1 });
  const moves: string[] = [];
  for (let turn = 0; turn < 3; ++turn) {
    const answer = await good('amazons', 'engine', { text: body.text, moves, level: 'easy' });
    moves.push(answer.body.move);
  }
  const wrong = await good('amazons', 'play', { text: body.text, moves: [moves[0]!.replace(/-.*\//, `-${moves[0]!.slice(0, 2)}/`)] });
  expect(wrong.body.fault).toMatchObject({ reason: 'same_cell' });
  const outlook = await good('amazons', 'outlook', { text: body.text, moves });
  expect(outlook.body.nearer).toHaveLength(25);
  const review = await good('amazons', 'review', { text: body.text, moves, seconds: 2 });
  expect(review.body.first).toHaveLength(4);
  expect((await good('amazons', 'engine', { text: body.text, moves, milliseconds: 200 })).body.move).toBeTruthy();
});
