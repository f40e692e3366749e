import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { worldNames } from '../../src/state/state';
import { atRest, board, cellAt, clickCell, people, says, section, takeBrush } from './person';
import { desktop, phone } from './visit';

// Whatever the window and the hand: cells that can be hit, one stop of the Tab key for many buttons, moves that are
// heard, and a sheet of paper.

const { open } = people();

const boards: Record<(typeof worldNames)[number], string> = {
  maze: 'e=vault.txt', labyrinth: 's=7&o.rows=25&o.cols=30', pacman: 'e=pacman-ladder%2F09-spare-change.txt', rush: 'e=rush%2Frecords.txt&p=0',
  amazons: 'e=amazons%2Fbeginnings.txt&p=5',
};
const visit = async (page: Page, world: (typeof worldNames)[number]): Promise<void> => {
  await page.goto(new URL(`#/${world}?${boards[world]}`, page.url()).href);
  await page.locator(`main.${world} .board-stack`).first().waitFor();
};
const heard = (page: Page) => page.locator('.unseen[role=status]');
const focused = (page: Page) => page.locator(':focus');

const windows: Record<string, BrowserContextOptions> = {
  'a desktop at 200 %': { viewport: { width: 640, height: 400 } },
  'a desktop at 400 %': { viewport: { width: 320, height: 256 } },
  'a phone': phone,
  'a phone on its side': { ...phone, viewport: { width: 844, height: 390 } },
};

test.each(Object.entries(windows))('cells are large enough to touch on %s', async (_name, options) => {
  const page = await open('#/', options);
  for (const world of worldNames) {
    await visit(page, world);
    const cells = page.locator('#board .board-stack svg > g').first();
    await expect.poll(() => cells.evaluate((group) => (group as SVGGElement).getScreenCTM()!.a)).toBeGreaterThanOrEqual(20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('on a phone two fingers move a board that is played, and the runner stays in sight', async () => {
  const page = await open('#/maze?e=vault.txt&v=play', phone);
  const place = page.locator('#board .board-place.pans');
  await place.waitFor();
  await atRest(place);
  const { x, y, width, height } = (await place.boundingBox())!;
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: string, ...at: number[]) => fingers.send('Input.dispatchTouchEvent', {
    type: type as 'touchStart', touchPoints: at.map((left, id) => ({ id, x: left, y: y + height / 2 })),
  });
  const from = x + width - 40;
  await touch('touchStart', from - 60, from);
  for (let by = 20; by <= 120; by += 20) await touch('touchMove', from - 60 - by, from - by);
  await touch('touchEnd');
  await expect.poll(() => place.evaluate((element) => element.scrollLeft)).toBeGreaterThan(80);
  await expect.poll(() => heard(page).textContent()).toBe('The game has started.');
  // The first step brings him back.
  await page.getByRole('group', { name: 'Controls' }).getByRole('button', { name: 'right' }).tap();
  await expect.poll(() => heard(page).textContent()).toBe('right (2,7). 1 step.');
  const runner = await cellAt(page, 7, 2);
  expect(runner.x).toBeGreaterThan(x);
  expect(runner.x).toBeLessThan(x + width);
});

test.each([['desktop', desktop], ['phone', phone]] as const)('brushes are a few kinds and a value, and one stop of the Tab key, on a %s', async (_name, options) => {
  const page = await open('#/pacman?e=pacman-ladder%2F01-first-steps.txt&v=edit', options);
  const part = await section(page, 'Board');
  const kinds = part.getByRole('radiogroup', { name: 'Brush' }).getByRole('radio');
  await expect.poll(() => kinds.locator('> span').allTextContents()).toEqual(['empty', 'food', 'wall', 'bomb', 'start', 'goal']);
  expect(await part.locator('[role=radio][tabindex="0"]').count()).toBe(1);
  await kinds.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => kinds.nth(1).getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Tab');
  expect(await focused(page).getAttribute('type')).toBe('range');
  await page.keyboard.press('End');
  await takeBrush(part, 'wall', 9);
  await part.getByText('solid wall', { exact: true }).waitFor();
  await takeBrush(part, 'food');
  await part.getByRole('slider', { name: 'Value' }).and(page.locator('[aria-valuetext="9"]')).waitFor();
});

test('levels have one picker, which is one stop of the Tab key; Enter plays after a click', async () => {
  const page = await open('#/rush?e=rush%2Flevels.txt&p=0&v=solved');
  const part = await section(page, 'Board');
  const here = part.locator('.level-chip[aria-current]');
  await here.waitFor();
  expect(await part.getByRole('button', { name: 'Previous' }).count()).toBe(0);
  expect(await part.locator('.level-chip[tabindex="0"]').count()).toBe(1);
  await here.focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused(page).textContent()).toMatch(/^Beginner 2,/);
  await page.keyboard.press('End');
  expect(await focused(page).textContent()).not.toMatch(/^Beginner 2,/);
  // What was clicked has the focus, and does not take the key.
  await section(page, 'Solve').then((solve) => solve.getByRole('button', { name: 'fewest steps' }).click());
  await page.keyboard.press('Enter');
  await expect.poll(() => heard(page).textContent()).toBe('The game has started.');
  await clickCell(page, 2, 0);
});

test('the life bar is of this run', async () => {
  const page = await open('#/maze?e=treasure.txt&v=play');
  await says(page, 'Quit game');
  await board(page).focus();
  const most = () => page.getByRole('meter', { name: 'Life' }).getAttribute('aria-valuemax');
  const first = await most();
  await page.keyboard.press('h');
  for (let i = 0; i < 40 && (await most()) === first; ++i) {
    const hint = page.locator('.happened').filter({ hasText: /^Hint: / });
    await hint.waitFor();
    const [, way] = /Hint: (\w+)/.exec((await hint.textContent())!)!;
    await page.keyboard.press(`Arrow${way![0]!.toUpperCase()}${way!.slice(1)}`);
    await hint.waitFor({ state: 'detached' });
    await page.keyboard.press('h');
  }
  expect(Number(await most())).toBeGreaterThan(Number(first));
  await page.keyboard.press('r');
  await expect.poll(most).toBe(first);
});

test.each([['desktop', { ...desktop, colorScheme: 'dark' as const }], ['phone', phone]] as const)('board and solution are printed on one page, from a %s', async (_name, options) => {
  const page = await open('#/maze?e=vault.txt&v=solved', options);
  for (const place of ['', '#/labyrinth?s=7&o.rows=80&o.cols=80&v=solved']) {
    if (place) await page.goto(new URL(place, page.url()).href);
    await page.locator(place ? '#board canvas' : '#board .board-stack').first().waitFor();
    await page.locator('.printed .mono').waitFor({ state: 'attached' });
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^Solved\. The shortest route takes/).filter({ visible: true }).first().waitFor();
  expect(await page.locator('.bar, .panel, .sheet, .beside').filter({ visible: true }).count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).color)).toBe('rgb(0, 0, 0)');
});
