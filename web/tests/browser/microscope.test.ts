import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessible, board, cellAt, deflated, people, section } from './person';
import { desktop, phone } from './visit';

const { open } = people();

// A search under the microscope: shown alone, paused, step by step.

/** One search, paused at its beginning. */
async function watchOne(page: Page, algorithm: string): Promise<Locator> {
  const watch = await section(page, 'Watch');
  await watch.getByRole('button', { name: 'Remove search 2' }).click();
  await watch.getByLabel('Search 1', { exact: true }).selectOption({ label: algorithm });
  await watch.getByRole('button', { name: 'Watch search' }).click();
  await page.getByRole('region', { name: algorithm, exact: true }).getByLabel(/board, [\d,]+ rows?/).waitFor();
  const steps = page.getByRole('slider', { name: /^Step/ });
  await expect.poll(() => steps.getAttribute('max').then(Number)).toBeGreaterThan(0);
  await page.keyboard.press('End'); // it may be there already
  await page.keyboard.press('Home');
  await watch.getByRole('heading', { name: 'Microscope' }).waitFor();
  return watch;
}

// Two ways round a wall, the lower one shorter:
//   S 1 1
//   1 # 1
//   1 1 E
const small = 'N=3, M=3, P=20\nS11\n1#1\n11E\n';

for (const [name, size] of [['desktop', desktop], ['phone', phone]] as const)
  test(`steps through a search of MAZE and says why (${name})`, async () => {
    const page = await open(`#/maze?t=${deflated(small)}`, size);
    await page.getByText('3 × 3').waitFor();
    const watch = await watchOne(page, 'breadth-first');
    const status = watch.getByRole('status');
    const list = watch.getByRole('listbox', { name: 'Open list' });
    await expect.poll(() => list.getByRole('option').count()).toBe(1); // the start waits
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => status.innerText()).toContain('Expanded at step 1: it had waited longest. The search starts here.');
    await expect.poll(() => list.getByRole('option').count()).toBe(2);
    await list.getByRole('option', { name: '(0,1) g 1 h 0 f 1 from (0,2)' }).waitFor();
    // Numbers stand in the cells that were reached, and the way back is drawn.
    await expect.poll(() => page.locator('.scope-marks text').count()).toBeGreaterThanOrEqual(3);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const { x, y } = await cellAt(page, 1, 1);
    await page.mouse.click(x, y);
    await expect.poll(() => status.innerText()).toContain('Never reached.');
    const start = await cellAt(page, 0, 0);
    await page.mouse.click(start.x, start.y);
    await expect.poll(() => status.innerText()).toContain('Expanded at step 1');
    // The list has one stop for the keyboard.
    await list.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => status.innerText()).toContain('Still open: f = 2, number 1 of 2 on the open list.');
    await accessible(page);
  });

test('a labyrinth by keyboard: the board has a cursor that reads out g, h and f', async () => {
  const page = await open('#/labyrinth?s=2&o.rows=6&o.cols=6');
  const watch = await watchOne(page, 'A*');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const status = watch.getByRole('status');
  await expect.poll(() => status.innerText()).toMatch(/Expanded at step 2: .*f.* Opened by \(0,0\) at step 1\./);
  const place = board(page);
  for (let stops = 0; stops < 40 && !(await place.evaluate((element) => element === document.activeElement)); ++stops) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.locator('#board [aria-live=polite]').first().innerText()).toMatch(/^\(0,0\): g = 0, h = 10, f = 10$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => status.innerText()).toContain('The search starts here.');
});

test('Rush Hour says what the bound of a state is made of', async () => {
  const park = 'oooCoo\noooCoo\nAAoCoB\noooooB\noooEEo\noooFFo\n';
  const page = await open(`#/rush?t=${deflated(park)}`);
  const watch = await watchOne(page, 'A*, stronger bound');
  await page.keyboard.press('ArrowRight');
  const parts = watch.getByRole('table', { name: 'What h is made of' });
  await expect.poll(() => parts.innerText()).toMatch(/A has to drive out\s+\+1\s+B blocks A\s+\+1\s+C blocks A, and E, F must move first\s+\+3\s+h\s+5/);
  const list = watch.getByRole('listbox', { name: 'Open list' });
  const first = list.getByRole('option').first();
  const name = (await first.innerText()).split(/\s/)[0]!;
  expect(name).toMatch(/^[A-F][+-]\d$/);
  await first.click();
  await expect.poll(() => watch.getByRole('status').innerText()).toMatch(/Still open: f = \d+, number 1 of \d+/);
});
