import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { easyMaze, easyRush } from '../boards';
import { program } from '../server';
import { clickOn, deflated, people, says, section } from './person';
import { desktop, phone } from './visit';

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
  const page = await open(`#/${world}?v=solved`);
  await page.locator('#board .thread, #board .arrow').first().or(page.getByText(/^(Solved|Best move)/)).filter({ visible: true }).first().waitFor();
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

const width = (png: Buffer): number => png.readUInt32BE(16);
const buttons = (part: Locator): Promise<string[]> => part.getByRole('button').allInnerTexts();

test.each([['desktop', desktop], ['phone', phone]])('pictures are named after the puzzle, and speak and look as the page does, on a %s', async (_, device) => {
  const page = await open('#/rush?e=rush%2Flevels.txt&p=6', { ...device, locale: 'es-MX', colorScheme: 'dark' });
  await page.waitForURL(/v=play/); // it begins by itself
  await page.getByRole('tab', { name: 'Compartir' }).or(page.getByRole('button', { name: 'Compartir y exportar' })).first().click();
  const files: Record<string, Buffer> = {};
  for (const format of ['SVG', 'PNG', 'PNG 2×', 'PNG 4×']) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: format, exact: true }).click()]);
    files[download.suggestedFilename()] = await readFile(await download.path());
  }
  expect(Object.keys(files)).toEqual(['beginner-07.svg', 'beginner-07.png', 'beginner-07-2x.png', 'beginner-07-4x.png']);
  const svg = files['beginner-07.svg']!.toString();
  expect(svg).toContain('movimientos');
  expect(svg).toContain('#1D2027');
  expect([2, 4].map((scale) => width(files[`beginner-07-${scale}x.png`]!) / width(files['beginner-07.png']!))).toEqual([2, 4]);
});

test.each([['desktop', desktop], ['phone', phone]])('the image is copied on a %s, or the file offered', async (_, device) => {
  const page = await open('#/maze?e=corridor.txt', device);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const share = await section(page, 'Share & export');
  await share.getByRole('button', { name: 'Copy image' }).click();
  await says(page, 'Image copied');
  expect(await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))).toEqual(['image/png']);
  await page.evaluate(() => void (navigator.clipboard.write = () => Promise.reject(new Error('no'))));
  await share.getByRole('button', { name: 'Copy image' }).click();
  await says(page, /^The browser does not allow copying images/);
  expect((await saved(page, 'Save file')).name).toBe('corridor-2x.png');
});

test('only what the board can be saved as is offered', async () => {
  const page = await open('#/amazons?e=amazons%2Fbeginnings.txt&p=3');
  const share = await section(page, 'Share & export');
  await expect.poll(() => buttons(share)).toContain('fen');
  expect(await buttons(share)).not.toContain('board');
  const maze = await open('#/maze?e=corridor.txt');
  const part = await section(maze, 'Share & export');
  await expect.poll(() => buttons(part)).toContain('SVG');
  expect(await buttons(part)).not.toContain('GIF');
  await (await section(maze, 'Solve')).getByRole('button', { name: 'Solve', exact: true }).click();
  await expect.poll(() => buttons(part)).toContain('GIF');
});

test.each([['desktop', desktop], ['phone', phone]])('a converted board says once what it lost, on a %s', async (_, device) => {
  const page = await open('#/pacman?e=contest.txt', device);
  await (await section(page, 'Board')).getByRole('button', { name: 'MAZE' }).click();
  await page.getByRole('main', { name: 'MAZE' }).waitFor();
  const board = await section(page, 'Board');
  await board.getByText(/food gives its value once/).waitFor();
  expect(await board.getByText(/food gives its value once/).count()).toBe(1);
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
  const share = await section(page, 'Share & export');
  expect(await share.getByRole('button', { name: 'Save as text' }).count()).toBe(0);
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
  const share = await section(page, 'Share & export');
  await share.getByRole('button', { name: 'Copy link' }).click();
  await says(page, /^The board is too large for a link/);
});
