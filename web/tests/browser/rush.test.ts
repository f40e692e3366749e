import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { easyRush as easy } from '../boards';
import { accessible, board, cellAt, clickCell, deflated, drawing, paintAndUndo, people, says, section, shareLink } from './person';
import { phone } from './visit';

const { open } = people();

const place = (text: string): string => `#/rush?t=${deflated(text)}`;

const begun = (page: Page): Promise<void> => says(page, 'Quit game');

/** As the page counts them. */
const moves = async (page: Page): Promise<number> =>
  Number(await page.locator('#board .board-head .figure').first().locator('b').textContent());

/** From one cell to another with the mouse, slowly enough to be followed. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const begin = await cellAt(page, ...from);
  const end = await cellAt(page, ...to);
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move((begin.x + end.x) / 2, (begin.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

test('is won by dragging, and a vehicle stops at what is in its way', async () => {
  const page = await open(place(easy));
  await begun(page);
  // B is in the way: the red car does not move at all.
  await drag(page, [2, 0], [2, 4]);
  expect(await moves(page)).toBe(0);
  await drag(page, [2, 2], [4, 2]);
  await expect.poll(() => moves(page)).toBe(1);
  await drag(page, [2, 0], [2, 5]);
  await says(page, 'Solved in 2 moves');
  await says(page, 'Perfect: no shorter solution exists.');
  await accessible(page);
});

test('is won by the keyboard alone', async () => {
  const page = await open(place(easy));
  await begun(page);
  await board(page).focus();
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('a');
  for (let i = 0; i < 4; ++i) await page.keyboard.press('ArrowRight');
  await says(page, 'Solved in 2 moves');
  await page.keyboard.press('u');
  await page.getByRole('heading', { name: 'Solved in 2 moves' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('r');
  await expect.poll(() => moves(page)).toBe(0);
});

test('is won by touch on a phone', async () => {
  const page = await open(place(easy), phone);
  await begun(page);
  await page.locator('.difficulty[aria-busy="false"]').waitFor();
  const tap = async (row: number, col: number): Promise<void> => {
    const { x, y } = await cellAt(page, row, col);
    await page.touchscreen.tap(x, y);
  };
  await tap(2, 2); // choose B
  await tap(5, 2); // slide it there
  await tap(2, 0);
  await tap(2, 5);
  await says(page, 'Solved in 2 moves');
  await accessible(page);
});

test('a finger drags a vehicle', async () => {
  const page = await open(place(easy), phone);
  await begun(page);
  await page.locator('.difficulty[aria-busy="false"]').waitFor();
  const begin = await cellAt(page, 2, 2);
  const end = await cellAt(page, 4, 2);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: begin.x, y }] });
  await touch('touchStart', begin.y);
  for (let i = 1; i <= 6; ++i) await touch('touchMove', begin.y + ((end.y - begin.y) * i) / 6);
  await touch('touchEnd', end.y);
  await expect.poll(() => moves(page)).toBe(1);
});

test('levels of the collection: played by hints to the exit, remembered, and the next one offered', async () => {
  const page = await open('#/rush?e=rush%2Frecords.txt');
  await begun(page);
  await (await section(page, 'Board')).getByRole('button', { name: 'Beginner', exact: true }).click();
  await page.getByRole('button', { name: /^beginner 1, 5 moves/i }).click();
  await page.getByRole('heading', { name: 'Beginner 1', level: 1 }).waitFor();
  const difficulty = page.getByRole('region', { name: 'Difficulty' });
  await difficulty.getByText('Beginner').waitFor();
  for (const said of ['score', 'vehicles', 'moved', 'symmetric']) await difficulty.getByText(said, { exact: true }).waitFor();
  await board(page).focus();
  await begun(page);
  const won = page.getByText(/^Solved in \d+ moves$/).filter({ visible: true }).first();
  const hint = page.getByText(/^Hint: \w (up|down|left|right) by \d/).filter({ visible: true }).first();
  for (let i = 0; i < 8; ++i) {
    await page.keyboard.press('h');
    await hint.or(won).first().waitFor();
    if (await won.isVisible()) break;
    const [, vehicle, way, by] = /Hint: (\w) (\w+) by (\d)/.exec((await hint.textContent()) ?? '')!;
    await page.keyboard.press(`Shift+${vehicle}`);
    const key = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' }[way!]!;
    for (let step = 0; step < Number(by); ++step) await page.keyboard.press(key);
    await hint.waitFor({ state: 'hidden' });
  }
  await says(page, 'Solved in 5 moves');
  await section(page, 'Board');
  await page.getByRole('button', { name: 'beginner 1, 5 moves, solved in the fewest moves' }).waitFor();
  await page.getByRole('button', { name: /^Next, slightly harder/ }).first().click();
  await page.getByRole('heading', { name: 'Beginner 2', level: 1 }).waitFor();
  await page.waitForURL(/p=1&v=play$/); // the game is what a reload brings back
  await page.reload();
  await begun(page);
  await (await section(page, 'Board')).getByRole('button', { name: 'Beginner', exact: true }).click();
  await page.getByRole('button', { name: 'beginner 1, 5 moves, solved in the fewest moves' }).waitFor();
});

test('is solved, watched, and its search is shown', async () => {
  const page = await open('#/rush?e=rush%2Flevels.txt&p=0&v=solved');
  await says(page, /^Solved in 5 moves .*proven optimal/);
  await accessible(page);
  const watch = await section(page, 'Watch');
  await watch.getByRole('button', { name: 'Watch solution' }).click();
  const slider = page.getByRole('group', { name: 'Player' }).getByRole('slider', { name: /^Step/ });
  expect(await slider.getAttribute('max')).toBe('5');
  expect(await page.getByLabel('Speed').getAttribute('aria-valuetext')).toBe('2/s'); // half a second a move
  await page.keyboard.press('End');
  await expect.poll(() => slider.inputValue()).toBe('5');
  await watch.getByLabel('Search 1', { exact: true }).selectOption({ label: 'breadth-first' });
  await watch.getByLabel('Search 2', { exact: true }).selectOption({ label: 'A*' });
  await watch.getByRole('button', { name: 'Watch search' }).click();
  for (const name of ['breadth-first', 'A*']) await page.getByRole('region', { name, exact: true }).getByLabel(/board, [\d,]+ rows?/).waitFor();
});

test('is impossible where nothing can be done', async () => {
  const page = await open(place('......\n......\nAAx...\n......\n......\n......\n'));
  await page.getByRole('region', { name: 'Difficulty' }).getByText('No way out').waitFor();
  await begun(page);
  const solve = await section(page, 'Solve');
  await solve.getByRole('button', { name: 'Solve', exact: true }).click();
  await solve.getByText('Impossible: the red car cannot get out.').waitFor();
});

test('is edited by hand, and the link of it opens the same board', async () => {
  const page = await open(place(easy));
  await begun(page);
  const { part, undo } = await paintAndUndo(page, 'wall', 5, 0);
  await part.getByRole('radio', { name: 'truck', exact: true }).click();
  await clickCell(page, 0, 1);
  await expect.poll(() => undo.isEnabled()).toBe(true);
  await page.locator('[data-piece]').nth(2).waitFor();
  const link = await shareLink(page);
  const other = await open(link);
  await expect.poll(() => other.locator('[data-piece]').count()).toBe(3);
  await expect.poll(async () => (await drawing(other)).length - (await drawing(page)).length).toBe(0);
});
