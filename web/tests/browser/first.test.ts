import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { accessible, atRest, board, people, says } from './person';
import { desktop, phone } from './visit';

// The first minute: from the start page into each world, the hints, and what comes after the last move.

const { open, forgive } = people();

const worlds = ['MAZE', 'Labyrinth', 'Pac-Man', 'Rush Hour', 'Amazons'];
const firsts = ['First run', 'Pocket labyrinth', 'First steps', 'Beginner 1', 'Standard board'];

const card = (page: Page, world: string) => page.getByRole('link', { name: new RegExp(`^${world} .*Play$`) });
/** On a phone only the first of them is shown. */
const hintsIn = (page: Page) => goal(page).locator('li');
const goal = (page: Page) => page.getByRole('region', { name: 'Goal' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

/** Beside the board or under it, never over it, and told once. */
async function besideBoard(page: Page): Promise<void> {
  await atRest(result(page));
  const [shown, drawn] = [(await result(page).boundingBox())!, (await page.locator('#board .board-stack').boundingBox())!];
  const apart = shown.x >= drawn.x + drawn.width || shown.y >= drawn.y + drawn.height;
  expect(apart).toBe(true);
  expect(shown.y + shown.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  const said = await result(page).getByRole('heading').textContent();
  expect(await page.getByText(said!, { exact: true }).filter({ visible: true }).count()).toBe(1);
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const runHome = [
  ...Array<string>(4).fill('ArrowRight'), 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft',
  'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', ...Array<string>(4).fill('ArrowRight'),
];

describe.each<[string, BrowserContextOptions]>([['on a desk', desktop], ['in a hand', phone]])('%s', (_, size) => {
  test('the cards have their boards without asking anybody', async () => {
    forgive(/ERR_FAILED|WebSocket/);
    const page = await open('', size);
    await page.route(({ pathname }) => pathname.startsWith('/api/'), (route) => route.abort());
    await page.reload();
    for (const world of worlds) await card(page, world).locator('.board-stack svg').first().waitFor();
    await accessible(page);
  });

  test('a card opens the easiest board, ready to play', async () => {
    const page = await open('', size);
    for (const [i, world] of worlds.entries()) {
      await card(page, world).click();
      await page.getByRole('main', { name: world }).waitFor();
      await goal(page).waitFor();
      await expect.poll(() => page.locator('#board h1').textContent()).toBe(firsts[i]);
      expect(await hintsIn(page).count()).toBe(3);
      expect(await goal(page).getByRole('button', { name: 'See it solved' }).count()).toBe(world === 'Amazons' ? 0 : 1);
      await page.goBack();
    }
    await card(page, 'MAZE').click();
    await goal(page).getByText('Reach E alive').waitFor();
    await goal(page).getByRole('button', { name: 'See it solved' }).click();
    await page.getByRole('group', { name: 'Player' }).waitFor();
    await page.getByRole('button', { name: 'Resume game' }).click();
    await goal(page).waitFor();
  });

  test('hints go away as they are followed or put away, for good, and the board stays where it is', async () => {
    const page = await open('#/maze?e=first-run.txt&v=play', size);
    const hints = hintsIn(page);
    await expect.poll(() => hints.count()).toBe(3);
    await accessible(page);
    const place = page.locator('#board .board-stack');
    await atRest(place);
    const before = await place.boundingBox();
    await press(page, 'ArrowRight');
    await expect.poll(() => hints.count()).toBe(2);
    await goal(page).getByRole('button', { name: 'Hide hints' }).click();
    await expect.poll(() => hints.count()).toBe(0);
    await atRest(place);
    expect(await place.boundingBox()).toEqual(before);
    await page.reload();
    await goal(page).waitFor();
    expect(await hints.count()).toBe(0);
  });

  test('MAZE: after a win one card, with review, share and the next board; after a death the way back', async () => {
    const page = await open('#/maze?e=first-run.txt&v=play', size);
    await goal(page).waitFor();
    await says(page, 'par 19');
    await press(page, ...runHome);
    await result(page).getByText('You won in 19 steps').waitFor();
    await result(page).getByText('3 of 3 stars').waitFor({ state: 'attached' });
    await besideBoard(page);
    await accessible(page);
    await result(page).getByRole('button', { name: 'Review' }).click();
    expect(await page.getByRole('group', { name: 'Player' }).getByRole('slider', { name: /^Step/ }).getAttribute('max')).toBe('19');
    await page.getByRole('button', { name: 'Back to the result' }).click();
    await result(page).getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy link' }).filter({ visible: true }).waitFor();
    await result(page).getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => page.locator('#board h1').textContent()).toBe('Treasure');
    await goal(page).waitFor();
    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await result(page).getByText('You lost after 3 steps').waitFor();
    await besideBoard(page);
    await result(page).getByRole('button', { name: 'See it solved' }).waitFor();
    await result(page).getByRole('button', { name: 'Restart' }).click();
    await goal(page).waitFor();
  });

  test('Rush Hour: the red car drives out, and the next level comes', async () => {
    const page = await open('#/rush?e=rush%2Flevels.txt&p=0&v=play', size);
    await goal(page).getByText('Get the red car out').waitFor();
    await board(page).focus();
    await press(page, 'b', ...Array<string>(3).fill('ArrowLeft'), 'e', 'ArrowDown', 'c', 'ArrowUp', 'd', 'ArrowUp', 'a', ...Array<string>(3).fill('ArrowRight'));
    await result(page).getByText('Solved in 5 moves').waitFor();
    await besideBoard(page);
    await expect.poll(() => page.locator('.vehicle-red').evaluate((car) => getComputedStyle(car).opacity)).toBe('0');
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth)).toBe(true);
    await result(page).getByRole('button', { name: 'Next' }).waitFor();
    await page.keyboard.press('n');
    await page.getByRole('heading', { name: 'Beginner 2', level: 1 }).waitFor();
    await goal(page).waitFor();
  });

  test('Labyrinth: after the examples come generated ones, each larger', async () => {
    const page = await open('#/labyrinth?s=1&o.rows=1&o.cols=3&v=play', size);
    await goal(page).waitFor();
    await press(page, 'ArrowRight', 'ArrowRight');
    await result(page).getByRole('button', { name: 'Next' }).click();
    await page.getByText('5 × 9').waitFor();
    await goal(page).waitFor();
  });
});

test('on a phone every world has its name under its icon, at the thumb, in every language', async () => {
  for (const locale of ['en', 'es', 'cs']) {
    const page = await open('#/labyrinth', { ...phone, viewport: { width: 360, height: 640 }, locale });
    await page.locator('#board .board-stack').waitFor();
    const links = await page.locator('nav.worlds a').evaluateAll((all) => all.map((link) => {
      const { left, right, top, bottom, height } = link.getBoundingClientRect();
      const words = link.querySelector('span')!;
      const { left: from, right: to, width } = words.getBoundingClientRect();
      return { inside: left >= 0 && right <= innerWidth && bottom <= innerHeight && top > innerHeight / 2, whole: width > 0 && from >= left && to <= right, high: height >= 44 };
    }));
    expect(links).toEqual(Array(5).fill({ inside: true, whole: true, high: true }));
  }
});
