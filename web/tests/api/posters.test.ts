import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Motion } from '../../src/api/protocol';
import type { Poster } from '../../src/shell/posters';
import { worldNames } from '../../src/state/state';
import { startStudio, type Studio } from '../server';
import { send } from './document';

// The boards that travel with the start page are what the program makes of their examples.
//   WRITE_POSTERS=1 npm run test:outside -- tests/api/posters.test.ts      writes them anew

const file = new URL('../../src/shell/posters.json', import.meta.url);
const examples = new URL('../../../examples/', import.meta.url);

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio(['--log', 'error']);
});
afterAll(() => studio.stop());

/** Without axes, legend and figures: at the size of a poster they are clutter. */
function bare({ scene, frames }: Motion): Motion {
  const { axes: _axes, ...board } = scene.board;
  const { legend: _legend, figures: _figures, ...rest } = scene;
  return { scene: { ...rest, title: '', board }, frames: frames.map(({ figures: _figures, ...frame }) => frame) };
}

async function drawn(world: string, { file: example, puzzle }: Omit<Poster, 'motion'>): Promise<Motion> {
  const text = readFileSync(new URL(example, examples), 'utf8');
  const { body: parsed } = await send(studio, `/api/${world}/parse`, JSON.stringify({ text, puzzle }));
  const limit = world === 'amazons' ? { seconds: 1 } : {}; // the others are solved to the end
  const { body: solved } = await send(studio, `/api/${world}/solve`, JSON.stringify({ text: parsed.text, ...limit }));
  return bare(solved.motion);
}

test('the posters are as the program draws them', async () => {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Poster>;
  expect(Object.keys(kept)).toEqual([...worldNames]);
  const now: Record<string, Poster> = {};
  for (const [world, poster] of Object.entries(kept)) now[world] = { ...poster, motion: await drawn(world, poster) };
  if (process.env.WRITE_POSTERS) {
    const lines = Object.entries(now).map(([world, poster]) => `  ${JSON.stringify(world)}: ${JSON.stringify(poster)}`);
    writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
    return;
  }
  for (const [world, { motion }] of Object.entries(kept)) {
    expect(motion.scene.board, world).toEqual(now[world]!.motion.scene.board);
    // How the computer would go on in Amazons hangs on how long it thought.
    if (world !== 'amazons') expect(motion, world).toEqual(now[world]!.motion);
  }
});
