import { expect, test } from 'vitest';

import { badMaze, easyMaze } from '../boards';
import {
  accessible, atRest, board, chooseFile, drawing, dropFile, lookAlike, paintAndUndo, paste, people, says, section, shareLink, title,
} from './person';
import { desktop, phone } from './visit';

const { open } = people();

test('solves a file of one’s own: chosen, pasted, dropped', async () => {
  const page = await open('#/maze');
  await chooseFile(page, 'mine.txt', easyMaze);
  await page.getByRole('heading', { name: 'mine', level: 1 }).waitFor();
  const solve = await section(page, 'Solve');
  await solve.getByRole('button', { name: 'Solve', exact: true }).click();
  await solve.getByText('Solved. The shortest route takes 3 steps and ends with life 7').waitFor();
  await solve.getByText('proven optimal', { exact: true }).waitFor();
  await solve.getByText(/0, ?0.*3, ?0/).waitFor();
  await accessible(page);

  await paste(page, 'N=1, M=5, P=9\nS111E\n');
  await page.getByText('1 × 5').waitFor();
  await dropFile(page, 'dropped-on-it.txt', 'N=1, M=6, P=9\nS1111E\n');
  await page.getByRole('heading', { name: 'dropped-on-it', level: 1 }).waitFor();

  const part = await section(page, 'Board');
  await part.getByRole('button', { name: 'Paste' }).click();
  await part.getByRole('textbox', { name: 'Paste a board here' }).fill('N=1, M=7, P=9\nS11111E\n');
  await part.getByRole('button', { name: 'Load board' }).click();
  await page.getByText('1 × 7').waitFor();
});

test('a bad file says where, and leaves the board', async () => {
  const page = await open('#/maze');
  await board(page).waitFor();
  const before = await title(page).textContent();
  const drawn = await drawing(page);
  await chooseFile(page, 'bad.txt', badMaze);
  const alert = page.getByRole('alert');
  await alert.getByText('Line 3, column 2').waitFor();
  await alert.getByRole('listitem').filter({ hasText: 'Line 3, column 4' }).waitFor();
  await alert.getByText('Your board is unchanged.').waitFor();
  expect(await title(page).textContent()).toBe(before);
  expect(await drawing(page)).toBe(drawn);
  await accessible(page);
});

test.each([['desktop', desktop], ['phone', phone]] as const)('a bad board that was pasted can be mended, on a %s', async (_, options) => {
  const page = await open('#/maze', options);
  await board(page).waitFor();
  await paste(page, badMaze);
  await page.getByRole('alert').getByText('Line 3, column 2').waitFor();
  const text = page.getByRole('textbox', { name: 'Paste a board here' });
  expect(await text.inputValue()).toBe(badMaze);
  await text.fill(badMaze.replace('0?0x', '0000'));
  await page.getByRole('button', { name: 'Load board' }).click();
  await page.getByText('2 × 4').waitFor();
  await text.waitFor({ state: 'hidden' });
});

test.each([['desktop', desktop], ['phone', phone]] as const)('a new board is another one each time, and its seed is shown, on a %s', async (_, options) => {
  const page = await open('#/maze', options);
  const part = await section(page, 'Board');
  await part.getByText('New board').click();
  const seed = part.getByLabel('Seed', { exact: true });
  const seeds = new Set<string>();
  for (let i = 1; i <= 2; ++i) {
    await part.getByRole('button', { name: 'Generate' }).click();
    await expect.poll(async () => (await seed.getAttribute('placeholder')) ?? '').toMatch(/^\d+$/);
    await expect.poll(async () => seeds.add((await seed.getAttribute('placeholder'))!).size).toBe(i);
  }
});

test('says why there is no route, and shows it', async () => {
  const page = await open('#/maze?e=walls.txt');
  const solve = await section(page, 'Solve');
  await solve.getByRole('button', { name: 'Solve', exact: true }).click();
  await solve.getByText('Impossible: walls separate the start from the exit.').waitFor();
  await solve.getByText(/^Coloured: every cell that can be reached/).waitFor();
  const coloured = () => page.locator('#board canvas').first().evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    return (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height).data.some((byte) => byte > 0);
  });
  await expect.poll(coloured).toBe(true);
  await (await section(page, 'Board')).getByLabel('Example').selectOption({ label: 'Life' });
  await solve.getByRole('button', { name: 'Solve', exact: true }).click();
  await solve.getByText('the runner always dies on the way').waitFor();
  await accessible(page);
});

test('counts the best routes and shows them one by one', async () => {
  const page = await open('#/maze');
  await paste(page, 'N=2, M=3, P=9\nS11\n11E\n');
  await page.getByText('2 × 3').waitFor();
  const solve = await section(page, 'Solve');
  await solve.getByRole('button', { name: 'Solve', exact: true }).click();
  await solve.getByRole('button', { name: 'Count optimal solutions' }).click();
  await solve.getByText('Optimal routes: 3').waitFor();
  const more = solve.getByRole('button', { name: 'Show them one by one' });
  if (await more.isVisible()) await more.click();
  await solve.getByText('1 of 3').waitFor();
  const first = await drawing(page);
  await solve.getByRole('button', { name: 'Next route' }).click();
  await solve.getByText('2 of 3').waitFor();
  await expect.poll(() => drawing(page)).not.toBe(first);
});

test('compares steps with life: table, plot, and the route of each row', async () => {
  const page = await open('#/maze');
  await paste(page, 'N=2, M=3, P=9\nS1E\nT11\n');
  await page.getByText('2 × 3').waitFor();
  const solve = await section(page, 'Solve');
  await solve.getByRole('button', { name: 'Compare steps and life' }).click();
  await solve.getByText('Steps vs. life (complete): longer routes gain no more life.').waitFor();
  const table = solve.getByRole('table', { name: 'Steps and life' });
  const cells = async (): Promise<string[]> => table.getByRole('row').allInnerTexts();
  expect((await cells()).map((row) => row.split(/\s+/).filter((word) => /^\d+$/.test(word)))).toEqual([[], ['2', '8'], ['4', '13']]);
  expect(await solve.locator('.trade-off-point').count()).toBe(2);
  await solve.getByText('(0,1) (1,1) (2,1)', { exact: true }).waitFor();
  const first = await drawing(page);
  const longer = table.getByRole('button', { name: '4 steps: show route' });
  await page.keyboard.press('Tab'); // after a click, Enter would play
  await longer.focus();
  await page.keyboard.press('Enter');
  await solve.getByText('(0,1) (0,0) (0,1) (1,1) (2,1)', { exact: true }).waitFor();
  await expect.poll(() => longer.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => drawing(page)).not.toBe(first);
  await accessible(page);
});

test('says what becomes of a runner who minds only the walls', async () => {
  const page = await open('#/maze?e=life.txt');
  const solve = await section(page, 'Solve');
  await solve.getByLabel('Algorithm').selectOption({ label: 'breadth-first' });
  await solve.getByRole('button', { name: 'Solve', exact: true }).click();
  await solve.getByText(/^Unknown: ignoring life, the shortest route takes 8 steps; on it the runner dies at step 2, on \(3,1\)/).waitFor();
});

test('says how hard a map is, and that an impossible one is', async () => {
  const page = await open('#/maze?e=vault.txt');
  const level = page.locator('.walker-level[aria-busy="false"]');
  await level.getByText('Expert').waitFor();
  await level.getByText(/^score \d+$/).waitFor();
  const solve = await section(page, 'Solve');
  await solve.getByRole('button', { name: 'Rate difficulty' }).click();
  await solve.getByText('The score is computed from the map; it is not based on measured times.').waitFor();
  await (await section(page, 'Board')).getByLabel('Example').selectOption({ label: 'Walls' });
  await level.getByText('Impossible').waitFor();
  await solve.getByRole('button', { name: 'Rate difficulty' }).click();
  await solve.getByText('The map cannot be won').waitFor();
  await solve.getByText('Impossible', { exact: true }).waitFor();
});

test('a map of a level is made, and rated so', async () => {
  const page = await open('#/maze');
  const part = await section(page, 'Board');
  await part.getByText('New board').click();
  await part.getByLabel('level').selectOption({ label: 'Advanced' });
  await part.getByLabel('Seed', { exact: true }).fill('3');
  await part.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('heading', { name: 'MAZE 3', level: 1 }).waitFor();
  await page.locator('.walker-level').getByText('Advanced').waitFor();
});

test('the solution is watched: play, pause, steps, slider and keys', async () => {
  const page = await open('#/maze?e=spiral.txt&v=solved');
  const watch = await section(page, 'Watch');
  await watch.getByRole('button', { name: 'Watch solution' }).click();
  const player = page.getByRole('group', { name: 'Player' });
  const slider = player.getByRole('slider', { name: /^Step/ });
  const step = async (): Promise<number> => Number(await slider.inputValue());
  await player.getByLabel('Speed').press('Home'); // slowly, or it ends before the pause
  await expect.poll(step).toBeGreaterThan(1);
  await player.getByRole('button', { name: 'Pause' }).click();
  const length = Number(await slider.getAttribute('max'));
  await page.keyboard.press('Home');
  await expect.poll(step).toBe(0);
  await player.getByRole('button', { name: 'Step forward' }).click();
  await expect.poll(step).toBe(1);
  await page.locator('body').click({ position: { x: 5, y: 890 } });
  await page.keyboard.press('ArrowRight');
  await expect.poll(step).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(step).toBe(1);
  await page.keyboard.press('End');
  await expect.poll(step).toBe(length);
  await slider.fill('3');
  await expect.poll(step).toBe(3);
  await says(page, /^3 \/ /);
  await player.getByRole('button', { name: 'Last step' }).click();
  await expect.poll(step).toBe(length);
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await player.waitFor({ state: 'hidden' });
});

test('two searches race side by side', async () => {
  const page = await open('#/maze?e=detour.txt');
  const watch = await section(page, 'Watch');
  await watch.getByLabel('Search 2', { exact: true }).selectOption({ label: 'breadth-first over states' });
  await watch.getByLabel('Search 1', { exact: true }).selectOption({ label: 'A*' });
  await watch.getByLabel('Search 2', { exact: true }).selectOption({ label: 'breadth-first' });
  await watch.getByRole('button', { name: 'Watch search' }).click();
  const lanes = [page.getByRole('region', { name: 'A*' }), page.getByRole('region', { name: 'breadth-first' })];
  for (const lane of lanes) await lane.getByLabel(/board, [\d,]+ rows?/).waitFor();
  await page.keyboard.press('End'); // it may have come there by itself
  for (const lane of lanes) await expect.poll(async () => Number(await lane.getByRole('definition').first().textContent())).toBeGreaterThan(3);
  await accessible(page);
});

test('is played to a win and to a death, with undo and restart', async () => {
  const page = await open('#/maze');
  await paste(page, easyMaze);
  await page.getByText('1 × 4').waitFor();
  await page.keyboard.press('Enter');
  await says(page, 'Reach E alive');
  for (let i = 0; i < 3; ++i) await page.keyboard.press('ArrowRight');
  await says(page, 'You won in 3 steps');
  await says(page, /no shorter solution exists/);
  await page.keyboard.press('r');
  await page.getByText('You won in 3 steps').waitFor({ state: 'hidden' });

  await (await section(page, 'Board')).getByLabel('Example').selectOption({ label: 'Life' });
  await page.getByRole('heading', { name: 'Life', level: 1 }).waitFor();
  await page.keyboard.press('Enter');
  await says(page, 'Reach E alive');
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  await says(page, /^You lost after 2 steps/);
  await page.keyboard.press('u');
  await page.getByText(/^You lost after/).waitFor({ state: 'hidden' });
  await page.keyboard.press('r');
  await expect.poll(() => page.getByRole('meter', { name: 'Life' }).getAttribute('aria-valuenow')).toBe('10');
  await accessible(page);
});

test('is edited by hand: one stroke, undone and made again; the link of it opens the same board', async () => {
  const page = await open('#/maze?e=corridor.txt');
  await board(page).waitFor();
  const { part, undo } = await paintAndUndo(page, 'treasure', 1, 3);
  await part.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => undo.isEnabled()).toBe(true);
  // The same with the keyboard alone.
  await board(page).focus();
  for (const key of ['ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await atRest(board(page));
  const unpainted = await drawing(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => drawing(page)).not.toBe(unpainted);
  await page.getByRole('button', { name: 'Done' }).first().click();
  const link = await shareLink(page);
  expect(link).toMatch(/^#\/maze\?t=/);
  const other = await open(link);
  await board(other).waitFor();
  await lookAlike(other, page);
});

test('a new one is generated from options and a seed, and its link says how', async () => {
  const page = await open('#/maze');
  const part = await section(page, 'Board');
  await part.getByText('New board').click();
  await part.getByLabel('rows').fill('8');
  await part.getByLabel('columns').fill('9');
  await part.getByLabel('Seed', { exact: true }).fill('42');
  await part.getByRole('button', { name: 'Generate' }).click();
  await page.getByText('8 × 9').waitFor();
  const link = await shareLink(page);
  expect(link).toContain('s=42');
  const other = await open(link);
  await other.getByText('8 × 9').waitFor();
  await lookAlike(other, page);
});
