import { expect, test } from 'vitest';

import { accessible, atRest, board, drawing, paintAndUndo, people, says, section, shareLink } from './person';

const { open } = people();

test('is dug by another builder, watched being dug, measured and solved', async () => {
  const page = await open('#/labyrinth');
  const part = await section(page, 'Board');
  await part.getByText('New board').click();
  await part.getByLabel('builder').selectOption('wilson');
  await part.getByLabel('rows').fill('12');
  await part.getByLabel('columns').fill('14');
  await part.getByLabel('Seed', { exact: true }).fill('5');
  await part.getByRole('button', { name: 'Generate' }).click();
  await page.getByText('12 × 14').waitFor();
  await says(page, /^Dug by/);
  const whole = await drawing(page);
  await part.getByRole('button', { name: 'Statistics' }).click();
  await says(page, 'dead ends');
  await part.getByRole('button', { name: 'Watch digging' }).click();
  const player = page.getByRole('group', { name: 'Player' });
  await player.waitFor();
  await page.keyboard.press('Home');
  await expect.poll(() => drawing(page)).not.toBe(whole);
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  const solve = await section(page, 'Solve');
  await solve.getByRole('button', { name: 'Solve', exact: true }).click();
  await solve.getByText(/^Solved\. The shortest route takes \d+ steps/).waitFor();
  await accessible(page);
});

test('a thousand by a thousand is shown, zoomed, panned and solved', async () => {
  const page = await open('#/labyrinth?s=3&o.rows=1000&o.cols=1000');
  await page.getByText('1000 × 1000').waitFor();
  const canvas = page.locator('#board canvas').first();
  await canvas.waitFor();
  const seen = () => canvas.evaluate((each) => (each as HTMLCanvasElement).toDataURL('image/png').length + (each as HTMLCanvasElement).toDataURL().slice(-4000));
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await atRest(canvas);
  let before = '';
  for (let now = await seen(); now !== before; now = await seen()) before = now;
  const box = (await canvas.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 180, box.y + box.height / 2 - 120, { steps: 8 });
  await page.mouse.up();
  await expect.poll(seen).not.toBe(before);
  await board(page).focus();
  await page.keyboard.press('0');
  const solve = await section(page, 'Solve');
  await solve.getByRole('button', { name: 'Solve', exact: true }).click();
  await solve.getByText(/^Solved\. The shortest route takes [\d,]+ steps/).waitFor();
  const link = await shareLink(page);
  expect(link).toContain('o.rows=1000');
  expect(link.length).toBeLessThan(200);
});

test('is walked to the exit, in the open and in fog', async () => {
  const page = await open('#/labyrinth?s=2&o.rows=3&o.cols=3');
  await page.getByText('3 × 3').waitFor();
  const solve = await section(page, 'Solve');
  await solve.getByRole('button', { name: 'Solve', exact: true }).click();
  const text = (await solve.getByText(/^\[\d+, \d+\] /).textContent())!;
  const cells = [...text.matchAll(/\[(\d+), (\d+)\]/g)].map(([, row, col]) => [Number(row), Number(col)] as const);
  const keys = cells.slice(1).map(([row, col], i) => {
    const [above, before] = cells[i]!;
    return row > above ? 'ArrowDown' : row < above ? 'ArrowUp' : col > before ? 'ArrowRight' : 'ArrowLeft';
  });
  await (await section(page, 'Play')).getByRole('button', { name: 'Play', exact: true }).click();
  await says(page, /Quit game/);
  await page.getByRole('group', { name: 'fog' }).getByRole('button', { name: 'on' }).click();
  for (const key of keys) await page.keyboard.press(key);
  await says(page, `You won in ${keys.length} steps`);
  await accessible(page);
});

test('two searches race, one of the pairs on offer', async () => {
  const page = await open('#/labyrinth');
  const watch = await section(page, 'Watch');
  await watch.getByRole('button', { name: 'depth-first and breadth-first' }).click();
  for (const name of ['depth-first', 'breadth-first']) await page.getByRole('region', { name, exact: true }).getByLabel(/board, [\d,]+ rows?/).waitFor();
  // It may have come there by itself.
  await page.keyboard.press('End');
  const slider = page.getByRole('group', { name: 'Player' }).getByRole('slider', { name: /^Step/ });
  await expect.poll(async () => Number(await slider.inputValue()) > 0 && (await slider.inputValue()) === (await slider.getAttribute('max'))).toBe(true);
});

test('is edited by hand: exit moved, undone; and becomes a map of another world', async () => {
  const page = await open('#/labyrinth?s=2&o.rows=6&o.cols=6');
  await page.getByText('6 × 6').waitFor();
  const { part } = await paintAndUndo(page, 'exit', 3, 2);
  await part.getByRole('button', { name: 'Done' }).click();
  await part.getByRole('button', { name: 'MAZE', exact: true }).click();
  await page.getByRole('main', { name: 'MAZE' }).waitFor();
  await board(page).waitFor();
});
