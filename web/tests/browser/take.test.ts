import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { easyMaze, easyRush } from '../boards';
import { program } from '../server';
import { clickOn, deflated, people, says, section } from './person';

const { open } = people();

/** How files of each kind begin. */
const begins: Record<string, RegExp> = { SVG: /^<(\?xml|svg)/, PNG: /^\x89PNG/, PDF: /^%PDF/, GIF: /^GIF89a/ };

async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const part = await section(page, 'Share & export');
  const [download] = await Promise.all([
    page.waitForEvent('download'), part.getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test.each([
  ['maze', ['txt', 'dot', 'graphml', 'edges']],
  ['labyrinth', ['txt', 'json', 'dot', 'graphml', 'edges']],
  ['pacman', ['txt', 'json', 'dot', 'graphml', 'edges']],
  ['rush', ['txt', 'line']],
  ['amazons', ['txt', 'fen', 'board', 'game', 'drawing']],
])('%s is saved in every format', async (world, formats) => {
  const page = await open(`#/${world}`);
  await section(page, 'Share & export');
  for (const format of formats) {
    const { name, bytes } = await saved(page, format);
    expect(bytes.length, format).toBeGreaterThan(5);
    expect(name, format).toMatch(/\.\w+$/);
    await says(page, `Saved ${name}`);
  }
  for (const [format, begin] of Object.entries(begins)) {
    const { name, bytes } = await saved(page, format);
    expect(bytes.toString('latin1', 0, 40), format).toMatch(begin);
    expect(name).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
  }
});

/** What `ariadne verify` says of a file that was saved, on the board that was saved beside it. */
async function verified(page: Page, name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ariadne-'));
  try {
    const files = [await saved(page, 'txt'), await saved(page, name)].map((file, i) => {
      const path = join(folder, `${i}-${file.name}`);
      writeFileSync(path, file.bytes);
      return path;
    });
    return execFileSync(program, ['verify', ...files, '--lang', 'en'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const right = (times: number): string[] => Array<string>(times).fill('ArrowRight');

test.each([
  ['maze', `#/maze?t=${deflated(easyMaze)}&v=play`, ['ArrowRight', 'ArrowLeft', ...right(3)], '5 steps'],
  ['labyrinth', '#/labyrinth?s=2&o.rows=1&o.cols=4&v=play', right(3), '3 steps'],
  ['pacman', '#/pacman?e=pacman-ladder%2F01-first-steps.txt&v=play', right(5), '5 steps'],
  ['rush', `#/rush?t=${deflated(easyRush)}&v=play`, ['b', 'ArrowDown', 'ArrowDown', 'a', ...right(4)], '2 moves'],
])('what was played in %s is saved, and verify accepts it', async (_, place, keys, length) => {
  const page = await open(place);
  await says(page, 'Quit game');
  const take = await section(page, 'Share & export');
  expect(await take.getByRole('button', { name: 'Save as text' }).count()).toBe(0);
  await page.locator('#board').focus();
  for (const key of keys) await page.keyboard.press(key);
  await says(page, /^(You won|Solved in)/);
  for (const name of ['Save as text', 'Save as JSON']) {
    const said = await verified(page, name);
    expect(said, name).toMatch(/^valid/i);
    expect(said, name).toContain(length);
  }
});

test('the route is copied as text', async () => {
  const page = await open('#/maze?e=corridor.txt&v=solved');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const solve = await section(page, 'Solve');
  await solve.getByRole('button', { name: 'Copy', exact: true }).click();
  await says(page, 'Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\d+, ?\d+/);
});

test('a board too large for a link says so', async () => {
  const page = await open('#/labyrinth?s=1&o.rows=150&o.cols=150');
  await page.getByText('150 × 150').waitFor();
  const part = await section(page, 'Board');
  await part.getByRole('button', { name: 'Edit' }).click();
  await part.getByRole('radio', { name: 'exit', exact: true }).click();
  await clickOn(page, page.locator('#board canvas').first());
  await expect.poll(() => part.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
  const take = await section(page, 'Share & export');
  await take.getByRole('button', { name: 'Copy link' }).click();
  await says(page, /^The board is too large for a link/);
});
