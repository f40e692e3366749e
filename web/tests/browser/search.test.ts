import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessible, cellAt, deflated, drawing, people, says, section, takeBrush } from './person';
import { desktop, phone } from './visit';

// An answer that follows the hand, and searches side by side.

const { open } = people();

type Place = [row: number, col: number];

/** From cell to cell with the mouse, or a finger where there is one. */
async function stroke(page: Page, touch: boolean, ...places: Place[]): Promise<void> {
  const points = [];
  for (const place of places) points.push(await cellAt(page, ...place));
  if (!touch) {
    await page.mouse.move(points[0]!.x, points[0]!.y);
    await page.mouse.down();
    for (const { x, y } of points.slice(1)) await page.mouse.move(x, y, { steps: 4 });
    return page.mouse.up();
  }
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [points[0]!] });
  for (const point of points.slice(1)) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

async function solved(page: Page): Promise<void> {
  const solve = await section(page, 'Solve');
  await solve.getByRole('button', { name: 'Solve', exact: true }).click();
}

const boards = {
  maze: { place: `#/maze?t=${deflated('N=3, M=5, P=9\nS000E\n00000\n00000\n')}`, wall: [[0, 3], [1, 3]], after: /takes 6 steps/ },
  pacman: {
    place: `#/pacman?t=${deflated(`5,3\n1,1,9\n5,1\n${'V,V,V,V,V\n'.repeat(3)}`)}`, wall: [[0, 3], [1, 3]], after: /takes 6 steps/,
  },
  // Along the left side and the bottom; the wall goes between two rooms there.
  labyrinth: { place: '#/labyrinth?s=2&o.rows=5&o.cols=6', wall: [[4, 2.45]], after: /Impossible/ },
} satisfies Record<string, { place: string; wall: Place[]; after: RegExp }>;

for (const [device, options] of [['desktop', desktop], ['phone', phone]] as const) {
  const touch = device === 'phone';

  for (const [world, { place, wall, after }] of Object.entries(boards))
    test(`${world}: ends are dragged and walls drawn under a solution, which follows (${device})`, async () => {
      const page = await open(place, options);
      await solved(page);
      await says(page, world === 'labyrinth' ? /takes 9 steps/ : /takes 4 steps/);
      expect(await page.locator('.grips rect').first().evaluate((grip) => getComputedStyle(grip).cursor)).toBe('grab');
      await stroke(page, touch, [0, 0], world === 'labyrinth' ? [2, 0] : [0, 2]);
      const few = world === 'labyrinth' ? /takes 7 steps/ : /takes 2 steps/;
      await says(page, few);
      await page.getByRole('button', { name: 'Draw walls' }).click();
      await stroke(page, touch, ...wall);
      await says(page, after);
      await page.getByRole('group', { name: 'Change the board' }).getByRole('button', { name: 'Undo' }).click();
      await says(page, few);
      // Begun on a wall, a stroke erases; over an end, it goes past it.
      await stroke(page, touch, ...wall);
      await says(page, after);
      await stroke(page, touch, ...wall);
      await says(page, few);
      // Both ends lie over the route.
      const over = await page.locator('#board .thread').evaluate((thread) =>
        Array.from(thread.parentElement!.lastElementChild!.querySelectorAll('g')).some((mark) => mark.childElementCount > 0));
      expect(over).toBe(true);
    });

  test(`up to four searches race; one wins, and all follow the hand (${device})`, async () => {
    const page = await open('#/labyrinth?s=2&o.rows=12&o.cols=12', options);
    const watch = await section(page, 'Watch');
    await watch.getByRole('button', { name: 'Watch search' }).click();
    await page.getByRole('region', { name: 'A*', exact: true }).waitFor();
    for (const search of [3, 4]) {
      await watch.getByRole('button', { name: 'Add search' }).click();
      await watch.getByLabel(`Search ${search}`, { exact: true }).waitFor();
    }
    expect(await watch.getByRole('button', { name: 'Add search' }).count()).toBe(0);
    await watch.getByLabel('Search 4', { exact: true }).selectOption({ label: 'depth-first' });
    await page.getByRole('region', { name: 'depth-first', exact: true }).waitFor();
    const player = page.getByRole('group', { name: 'Player' });
    await player.getByRole('slider', { name: 'Speed' }).press('End');
    await player.getByText('instant').waitFor();
    const result = page.locator('.race-result');
    await expect.poll(() => result.textContent()).toMatch(/^\S+ explored \d+ % fewer rooms than \S+/);
    await watch.getByRole('button', { name: 'Remove search 4' }).click();
    await expect.poll(() => page.locator('.board-lane').count()).toBe(3);
    await expect.poll(() => result.textContent()).toBe('A* explored 29 % fewer rooms than breadth-first.');
    if (touch) expect(await page.locator('.board-lane').first().evaluate((lane) => lane.clientWidth)).toBeGreaterThan(300);
    const steps = (): Promise<string[]> => page.locator('.board-lane dl div:nth-child(2) dd').allTextContents();
    await expect.poll(steps).toEqual(['22', '22', '22']);
    await stroke(page, touch, [0, 0], [1, 0]);
    await expect.poll(steps).toEqual(['21', '21', '21']);
    await accessible(page);
  });

  test(`a stroke of walls over S leaves S where it is (${device})`, async () => {
    const page = await open(boards.maze.place, options);
    const part = await section(page, 'Board');
    await part.getByRole('button', { name: 'Edit' }).click();
    await takeBrush(part, 'wall');
    const before = await drawing(page);
    await stroke(page, touch, [1, 0], [0, 0], [0, 1]);
    await expect.poll(() => drawing(page)).not.toBe(before);
    await expect.poll(() => part.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true); // the board has it
    await part.getByRole('button', { name: 'Done' }).click();
    await solved(page);
    await says(page, /Impossible/);
  });
}
