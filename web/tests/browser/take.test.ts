import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { clickOn, people, says, section } from './person';

const { open } = people();

/** How files of each kind begin. */
const begins: Record<string, RegExp> = { SVG: /^<(\?xml|svg)/, PNG: /^\x89PNG/, PDF: /^%PDF/, GIF: /^GIF89a/ };

async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const part = await section(page, 'Take along');
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
  await section(page, 'Take along');
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
  await part.getByRole('button', { name: 'Edit by hand' }).click();
  await part.getByRole('button', { name: 'exit', exact: true }).click();
  await clickOn(page, page.locator('#board canvas').first());
  await expect.poll(() => part.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
  const take = await section(page, 'Take along');
  await take.getByRole('button', { name: 'Copy a link' }).click();
  await says(page, /^The board is too large for a link/);
});
