import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { easyMaze } from '../boards';
import { accessible, board, clickCell, deflated, lookAlike, people, says, section, takeBrush } from './person';
import { desktop, phone } from './visit';

// The address says where one is: reload, Back, Forward, another window.

const { open, forgive } = people();

const devices = [['desktop', desktop], ['phone', phone]] as const;

const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const reaches = (page: Page, pattern: RegExp): Promise<void> => expect.poll(() => hash(page)).toMatch(pattern);

/** A window of somebody else who was sent the link shows the same, and so does this one after a reload. */
async function holds(page: Page, seen: (page: Page) => Promise<unknown>, options = desktop): Promise<void> {
  const link = await hash(page);
  const other = await open(link, options);
  await seen(other);
  await lookAlike(other, page);
  await expect.poll(() => hash(other)).toBe(link);
  await page.reload();
  await seen(page);
  await lookAlike(other, page);
  await expect.poll(() => hash(page)).toBe(link);
}

test.each(devices)('a game is where it was, on a %s', async (_, options) => {
  const page = await open('#/maze?e=spiral.txt', options);
  await board(page).waitFor();
  await page.keyboard.press('Enter');
  await says(page, 'Quit game');
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
  await reaches(page, /^#\/maze\?e=spiral\.txt&v=play&m=r\.l\.r$/);
  await page.keyboard.press('u');
  await reaches(page, /&m=r\.l$/);
  await holds(page, (each) => says(each, 'Quit game'), options);
  await page.keyboard.press('y'); // what was taken back is not lost by a reload
  await reaches(page, /&m=r\.l\.r$/);

  await (await section(page, 'Board')).getByLabel('Example').selectOption({ label: 'Life' });
  await reaches(page, /^#\/maze\?e=life\.txt$/);
  await page.goBack();
  await says(page, 'Quit game');
  await reaches(page, /^#\/maze\?e=spiral\.txt&v=play&m=r\.l\.r$/);
  await (await section(page, 'Play')).getByText('Quit game').click();
  await reaches(page, /^#\/maze\?e=spiral\.txt$/);
  await page.goBack();
  await says(page, 'Quit game');
  await reaches(page, /&v=play&m=r\.l\.r$/);
});

test.each([
  ['maze', '#/maze?e=first-run.txt&v=play&m=r4.d2.r2.d2.l.d2.r.l.d.r5'],
  ['pacman', '#/pacman?e=pacman-ladder/01-first-steps.txt&v=play&m=r5'],
  ['labyrinth', '#/labyrinth?s=7&o.rows=3&o.cols=3&v=play&m=r2.d2'],
  ['rush', '#/rush?e=rush/levels.txt&p=0&v=play&m=B-3.E%2B1.C-1.D-1.A%2B3'],
] as const)('the review of a finished game is where it was, in %s', async (world, link) => {
  const page = await open(link);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await reaches(page, /&v=replay&m=.*&k=\d+$/);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await reaches(page, /&k=1$/);
  await holds(page, (each) => each.getByRole('slider', { name: /^Step 1 of/ }).waitFor());
  expect(await page.getByRole('alert').count(), world).toBe(0);
});

test.each(devices)('an edit, a step of the player and a race are where they were, on a %s', async (_, options) => {
  const page = await open('#/maze?e=corridor.txt&v=edit', options);
  const part = await section(page, 'Board');
  await takeBrush(part, 'treasure');
  await clickCell(page, 1, 3);
  await reaches(page, /^#\/maze\?t=[\w-]+&n=corridor&v=edit$/);
  await holds(page, (each) => says(each, 'Editing'), options);

  await page.goto(new URL('/#/maze?e=spiral.txt&v=watch&k=4', page.url()).href);
  const step = (each: Page) => expect.poll(() => each.getByRole('slider', { name: /^Step/ }).inputValue());
  await step(page).toBe('4');
  await page.keyboard.press('ArrowRight');
  await reaches(page, /&k=5$/);
  await holds(page, (each) => step(each).toBe('5'), options);

  await page.goto(new URL('/#/maze?e=detour.txt&v=race&r=bfs.astar&k=6', page.url()).href);
  await step(page).toBe('6');
  await page.getByRole('region', { name: 'A*' }).waitFor();
  await reaches(page, /^#\/maze\?e=detour\.txt&v=race&k=6&r=bfs\.astar$/);
});

test('a level, an objective and a game of two are in the address', async () => {
  const page = await open('#/rush?e=rush/levels.txt&p=3');
  await reaches(page, /&p=3&v=play$/);
  const chips = (await section(page, 'Board')).locator('.level-chip');
  const lies = (place: number): Promise<void> => chips.nth(place).and(page.locator('[aria-current]')).waitFor();
  await chips.nth(4).click();
  await reaches(page, /&p=4&v=play$/);
  await lies(4);
  await page.goBack();
  await reaches(page, /&p=3&v=play$/);
  await lies(3);
  await (await section(page, 'Play')).getByText('Quit game').click();
  await reaches(page, /&p=3&v=look$/);
  await page.reload();
  await (await section(page, 'Play')).getByRole('button', { name: 'Play', exact: true }).waitFor();

  const maze = await open('#/maze?e=treasure.txt&v=solved');
  await says(maze, /^Solved/);
  await (await section(maze, 'Solve')).getByRole('button', { name: 'most life' }).click();
  await reaches(maze, /&g=life/);

  const amazons = await open(`#/amazons?e=amazons/beginnings.txt&p=3&v=play&m=${await firstTurn()}&w=person.person`);
  await says(amazons, 'Black to move');
  await reaches(amazons, /&m=\w+&w=person\.person$/);
});

/** White's first turn on the board of 6 x 6, as links have it. */
async function firstTurn(): Promise<string> {
  const page = await open('#/amazons?e=amazons/beginnings.txt&p=3&v=play&w=easy.person');
  await expect.poll(() => hash(page)).toContain('&m=');
  return /&m=(\w+)/.exec(await hash(page))![1]!;
}

test.each(devices)('what is wrong with a link is said beside a living board, on a %s', async (device, options) => {
  forgive(/404/);
  const page = await open('#/maze?e=nope.txt', options);
  const alert = page.getByRole('alert');
  await alert.getByText('nope.txt').waitFor();
  await alert.getByText('There is no such example.').waitFor();
  await board(page).waitFor();
  if (device === 'desktop') await accessible(page);
  for (const [place, words] of [
    ['rush?e=rush/levels.txt&p=9999', /There is no puzzle 10,000\. The file has 354 puzzles\./],
    ['maze?t=abc', 'This link is damaged'],
    ['maze?t=', 'This board was too large for a link'],
    ['maze?e=rush/levels.txt', /rush\/levels\.txt/],
    [`maze?t=${deflated(easyMaze)}&v=play&m=u3`, 'The moves in this link do not fit its board.'],
  ] as const) {
    await page.goto(new URL(`/#/${place}`, page.url()).href);
    await alert.getByText(words).waitFor();
    await board(page).waitFor();
  }
});
