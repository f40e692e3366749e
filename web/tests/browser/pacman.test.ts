import { expect, test } from 'vitest';

import { accessible, board, cellAt, clickCell, lookAlike, paintAndUndo, people, says, section, shareLink } from './person';
import { phone } from './visit';

const { open } = people();

const energy = (page: import('playwright-core').Page) => page.getByRole('meter', { name: 'Energy' }).getAttribute('aria-valuenow');

test('is won with arrow keys, and the ladder remembers it', async () => {
  const page = await open('#/pacman');
  await (await section(page, 'Play')).getByRole('button', { name: /^1: First steps/ }).click();
  await says(page, 'Reach the goal before your energy runs out');
  for (let i = 0; i < 5; ++i) await page.keyboard.press('ArrowRight');
  await says(page, /^You won in 5 steps/);
  await says(page, /no shorter solution exists/);
  await page.getByRole('button', { name: /^1: First steps.*won at par/ }).waitFor();
  await accessible(page);
  await page.keyboard.press('n');
  await page.getByRole('heading', { name: 'Food', level: 1 }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^1: First steps.*won at par/ }).waitFor();
});

test('is lost, restarted in one key, and safe mode refuses the deadly step', async () => {
  const page = await open('#/pacman?e=pacman-ladder%2F02-food.txt&v=play');
  await says(page, 'Reach the goal before your energy runs out');
  for (const key of ['d', 'a', 'd', 'a', 'd']) await page.keyboard.press(key);
  await says(page, /^You lost after 5 steps/);
  await accessible(page);
  await page.keyboard.press('r');
  await expect.poll(() => energy(page)).toBe('5');

  await (await section(page, 'Play')).getByRole('button', { name: /^5: Deadly ground/ }).click();
  await page.getByRole('heading', { name: 'Deadly ground', level: 1 }).waitFor();
  await says(page, 'Reach the goal before your energy runs out');
  const settings = page.getByRole('group', { name: 'Settings' });
  await settings.getByRole('button', { name: 'strict' }).click();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await says(page, /^Blocked by safe mode: /);
  await expect.poll(() => energy(page)).toBe('15');
});

test('is steered by mouse, hints and shows the computer’s path with its length', async () => {
  const page = await open('#/pacman?e=pacman-ladder%2F01-first-steps.txt&v=play');
  await says(page, 'Reach the goal before your energy runs out');
  const play = await section(page, 'Play');
  await play.getByRole('button', { name: /^Hint/ }).click();
  await says(page, /^Hint: right/);
  await play.getByRole('button', { name: /^Show solution/ }).click();
  await says(page, /^Computer's route: 5 steps/);
  await clickCell(page, 1, 4);
  await expect.poll(() => energy(page)).toBe('7');
  await play.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => energy(page)).toBe('8');
  await play.getByRole('button', { name: /^Redo/ }).click();
  await expect.poll(() => energy(page)).toBe('7');
});

test('solves for the shortest and for the richest path', async () => {
  const page = await open('#/pacman?e=pacman-ladder%2F09-spare-change.txt');
  const solve = await section(page, 'Solve');
  await solve.getByRole('button', { name: 'Solve', exact: true }).click();
  await solve.getByText(/^Solved\. The shortest route takes 12 steps/).waitFor();
  await solve.getByRole('button', { name: 'most energy' }).click();
  await solve.getByRole('button', { name: /^Solve/ }).first().click();
  await solve.getByText(/^Solved\. The most energy possible on arrival is 9/).waitFor();
});

test('keeps the four colours in light and dark', async () => {
  const page = await open('#/pacman?e=mined.txt');
  await board(page).waitFor();
  const colours = () => page.locator('#board .board-stack svg').first().evaluate((svg) =>
    [...new Set([...svg.querySelectorAll('[fill]')].map((each) => getComputedStyle(each).fill))].sort());
  const light = await colours();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.locator('html[data-theme=dark]').waitFor();
  await expect.poll(async () => (await colours()).filter((each) => light.includes(each)).length).toBeGreaterThan(2);
});

test('is won with thumbs on a phone: buttons and swipes', async () => {
  const page = await open('#/pacman?e=pacman-ladder%2F01-first-steps.txt&v=play', phone);
  const cross = page.getByRole('group', { name: 'Controls' });
  await cross.getByRole('button', { name: 'right' }).tap();
  await expect.poll(() => energy(page)).toBe('7');
  const from = await cellAt(page, 1, 1);
  const touch = (type: string, x: number) => page.evaluate(([kind, left, top]) => {
    const target = document.elementFromPoint(left as number, top as number)!;
    target.dispatchEvent(new PointerEvent(kind as string, {
      bubbles: true, cancelable: true, pointerId: 5, pointerType: 'touch', isPrimary: true, clientX: left as number, clientY: top as number,
    }));
  }, [type, x, from.y] as const);
  await touch('pointerdown', from.x);
  for (const by of [12, 30]) await touch('pointermove', from.x + by);
  await touch('pointerup', from.x + 30);
  await expect.poll(() => energy(page)).toBe('6');
  for (let i = 0; i < 3; ++i) await cross.getByRole('button', { name: 'right' }).tap();
  await says(page, /^You won in 5 steps/);
  await accessible(page);
});

test('is edited by hand, and the link of it opens the same board', async () => {
  const page = await open('#/pacman?e=pacman-ladder%2F01-first-steps.txt');
  await board(page).waitFor();
  const { part, undo } = await paintAndUndo(page, 'food', 1, 2);
  await part.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => undo.isEnabled()).toBe(true);
  const link = await shareLink(page);
  const other = await open(link);
  await board(other).waitFor();
  await (await section(other, 'Board')).getByRole('button', { name: 'Done' }).click();
  await (await section(page, 'Board')).getByRole('button', { name: 'Done' }).click();
  await lookAlike(other, page);
});
