import { expect, test } from 'vitest';

import { easyMaze } from '../boards';
import { accessible, board, dropFile, paste, people, says } from './person';
import { desktop, phone } from './visit';

const { open } = people();

const worlds = ['MAZE', 'Labyrinth', 'Pac-Man', 'Rush Hour', 'Amazons'];

test('a file dropped or pasted on the start page opens its world', async () => {
  const page = await open('');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await dropFile(page, 'mine.txt', easyMaze);
  await page.getByRole('heading', { name: 'mine', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Ariadne, home' }).click();
  await page.getByRole('link', { name: /^MAZE .*Play$/ }).waitFor();
  await paste(page, '6,3\n1,2,8\n6,2\nV,V,V,V,V,V\nV,V,V,V,V,V\nV,V,V,V,V,V\n');
  await page.getByRole('main', { name: 'Pac-Man' }).waitFor();
  await page.getByText('3 × 6').waitFor();
});

test.each([['desktop', desktop], ['phone', phone]] as const)('what cannot be opened is said in sight, on a %s', async (_, options) => {
  const page = await open('', options);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await dropFile(page, 'notes.txt', 'nothing that any world knows');
  const alert = page.getByRole('alert');
  await alert.getByText('notes.txt').waitFor();
  const inSight = () => expect.poll(() => alert.evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  })).toBe(true);
  await inSight();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await alert.waitFor({ state: 'hidden' });
  await paste(page, 'N=1, M=4\nS11E');
  await alert.waitFor();
  await inSight();
  await accessible(page);
  await page.getByRole('textbox', { name: 'Paste a board here' }).fill(easyMaze);
  await page.getByRole('button', { name: 'Load board' }).click();
  await page.getByText('1 × 4').waitFor();
});

test.each([['desktop', desktop], ['phone', phone]] as const)('a card shows its whole board, and its name under it, on a %s', async (_, options) => {
  const page = await open('', options);
  for (const world of worlds) {
    const card = page.getByRole('link', { name: new RegExp(`^${world} .*Play$`) });
    await card.locator('.board-stack').waitFor({ state: 'attached' });
    const [whole, place, drawing, words] = await card.evaluate((box) => [box, ...['.card-board', '.board-stack', '.card-words']
      .map((part) => box.querySelector(part)!)].map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    expect(drawing!.right, world).toBeLessThanOrEqual(place!.right);
    expect(drawing!.bottom, world).toBeLessThanOrEqual(words!.top + 1);
    expect(words!.bottom, world).toBeLessThanOrEqual(whole!.bottom);
  }
});

test('worlds by the bar, sections by number, help by its key, and back', async () => {
  const page = await open('#/maze');
  await board(page).waitFor();
  for (const world of worlds) {
    await page.getByRole('navigation', { name: 'Worlds' }).getByRole('link', { name: world, exact: true }).click();
    await page.getByRole('main', { name: world }).waitFor();
    await board(page).waitFor();
    await expect.poll(() => page.title()).toBe(`${world} · Ariadne`);
  }
  await page.goto(new URL('#/amazons', page.url()).href);
  await page.keyboard.press('5');
  await page.locator('#section-share').getByRole('button', { name: 'Copy link' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('heading', { name: 'How to play Amazons', level: 1 }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('main', { name: 'Amazons' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('light or dark follows the system until it is chosen, and the choice is kept', async () => {
  const page = await open('', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  await page.getByRole('button', { name: 'Light theme' }).click();
  await page.locator('html[data-theme=light]').waitFor();
  await page.reload();
  await page.locator('html[data-theme=light]').waitFor();
});

test('motion plays where it is wanted, and stands still where it is not', async () => {
  const page = await open('#/maze?e=spiral.txt&v=solved', { viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' });
  await says(page, /^Solved\. The shortest route/);
  const glides = (each: typeof page): Promise<boolean> => each.evaluate(() =>
    [...document.querySelectorAll('#board *, .button')].some((part) => {
      const { transitionDuration, animationName } = getComputedStyle(part);
      return parseFloat(transitionDuration) > 0.01 || animationName !== 'none';
    }));
  await expect.poll(() => glides(page)).toBe(true);
  const still = await open('#/maze?e=spiral.txt&v=solved');
  await says(still, /^Solved\. The shortest route/);
  await expect.poll(() => still.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length)).toBe(0);
});

test.each([['desktop', desktop], ['phone', phone]] as const)('what moves on the cards leaves the page where it is, on a %s', async (_, options) => {
  const page = await open('', { ...options, reducedMotion: 'no-preference' });
  const walkers = () => page.locator('.card .walker').evaluateAll((all) => all.map((each) => (each as SVGElement).style.transform).join());
  await page.locator('.card .walker').first().waitFor();
  const before = await walkers();
  await expect.poll(walkers).not.toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
