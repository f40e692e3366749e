import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessible, board, clickOn, lookAlike, paintAndUndo, people, says, section, shareLink } from './person';

const { open } = people();

const four = '#/amazons?e=amazons%2Fbeginnings.txt&p=5'; // 4 x 4

/** Types the cells of a turn. */
async function type(page: Page, ...cells: string[]): Promise<void> {
  for (const cell of cells) for (const key of cell) await page.keyboard.press(key);
}

async function seat(page: Page, side: 'White' | 'Black', by: 'Human' | 'Computer', level?: string): Promise<void> {
  const row = (await section(page, 'Play')).getByRole('group', { name: side, exact: true });
  await row.getByRole('button', { name: by }).click();
  if (level) await row.getByLabel(`Strength of ${side}`).selectOption({ label: level });
}

const turns = async (page: Page): Promise<number> => page.getByRole('button', { name: /^Move \d+, / }).count();

/** A turn of White, cell by cell with the mouse: where the page asks, to the first cell that it offers. */
async function anyTurn(page: Page): Promise<void> {
  for (const prompt of [/^Choose an amazon/, /^Move the amazon on/, /^Shoot from/]) {
    const asked = page.locator('#board').getByText(prompt);
    await asked.waitFor();
    await clickOn(page, page.locator('#board .board-targets > *').first());
    await asked.waitFor({ state: 'hidden' });
  }
}

test('a game against the easiest computer is played to its end, and looked back on', async () => {
  const page = await open(four);
  await says(page, 'White to move');
  await seat(page, 'Black', 'Computer', 'beginner');
  const result = page.getByRole('region', { name: 'Result' });
  const over = result.getByText(/^(White|Black) wins$/);
  const mine = page.locator('#board').getByText('Choose an amazon');
  for (let turn = 0; turn < 8; ++turn) {
    await over.or(mine).waitFor();
    if (await over.isVisible()) break;
    await anyTurn(page);
  }
  await over.waitFor();
  await says(page, /has no moves left\./);
  await accessible(page);
  await result.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('img', { name: /^White's winning chance after each move/ }).waitFor();
  await result.getByRole('button', { name: 'Rematch' }).click();
  await says(page, 'White to move');
});

test('two people: a wrong shot asks for the shot only; take back; resign', async () => {
  const page = await open(four);
  await says(page, 'White to move');
  await seat(page, 'Black', 'Human');
  await board(page).focus();
  const from = await firstAmazon(page);
  await type(page, from.from, from.to);
  await says(page, `Shoot from ${from.to}`);
  await type(page, from.to); // onto itself
  await says(page, /^Invalid shot at .*: it must leave .* Choose another cell\.$/);
  await type(page, from.from); // back to where it came from is always free
  await says(page, 'Black to move');
  await expect.poll(() => turns(page)).toBe(1);
  expect(await page.locator('.turns li').first().textContent()).toMatch(/^1[a-j]/);
  await accessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await says(page, 'White to move');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await says(page, 'Black wins');
  await says(page, 'White resigns.');
});

/** An amazon of White with a free neighbour, as the interface tells it. */
async function firstAmazon(page: Page): Promise<{ from: string; to: string }> {
  return page.evaluate(async () => {
    const text = await (await fetch('/examples/amazons/beginnings.txt')).text();
    const ask = async (operation: string, request: object) =>
      (await (await fetch(`/api/amazons/${operation}`, {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(request),
      })).json()) as { text: string; moves: string[] };
    const parsed = await ask('parse', { text, puzzle: 5 });
    const { moves } = await ask('play', { text: parsed.text, moves: [] });
    const [from, to] = moves[0]!.split(/[^a-z0-9]+/);
    return { from: from!, to: to! };
  });
}

test('wrong picks are explained, and Escape goes a stage back', async () => {
  const page = await open(four);
  await says(page, 'Choose an amazon');
  await board(page).focus();
  const { from, to } = await firstAmazon(page);
  await type(page, to);
  await says(page, `There is no amazon on ${to}.`);
  await type(page, from, to);
  await says(page, `Shoot from ${to}`);
  await page.keyboard.press('Escape');
  await says(page, `Move the amazon on ${from}`);
  await page.keyboard.press('Escape');
  await says(page, 'Choose an amazon');
});

test('analysis shows who is ahead, the best turns and the territory', async () => {
  const page = await open('#/amazons?e=amazons%2Fbeginnings.txt&p=4');
  await says(page, 'White to move');
  const play = await section(page, 'Play');
  await play.getByRole('button', { name: 'Evaluation' }).click();
  await page.getByRole('img', { name: /^White \d+%, Black \d+%/ }).waitFor();
  await play.getByText('Best moves').waitFor();
  await play.getByRole('listitem').getByRole('button').first().waitFor();
  await play.getByRole('button', { name: 'Territory' }).click();
  await says(page, /^White is closer: \d+$/);
  await accessible(page);
});

test('two computers play; they can be paused', async () => {
  const page = await open(four);
  await says(page, 'White to move');
  await seat(page, 'Black', 'Computer', 'beginner');
  await seat(page, 'White', 'Computer', 'beginner');
  await expect.poll(() => turns(page)).toBeGreaterThan(1);
});

test('a long proof is cancelled, and the board stays', async () => {
  const page = await open('#/amazons');
  await says(page, 'White to move');
  const solve = await section(page, 'Solve');
  await solve.getByLabel('Algorithm').selectOption({ label: 'exact' });
  await solve.getByRole('button', { name: 'Solve', exact: true }).click();
  const cancel = solve.getByRole('button', { name: 'Cancel' });
  await cancel.waitFor();
  await accessible(page);
  await cancel.click();
  await cancel.waitFor({ state: 'hidden' });
  await board(page).waitFor();
  await expect.poll(() => solve.getByRole('button', { name: /^Solve/ }).first().isEnabled()).toBe(true);
});

test('is edited by hand, and the link of it opens the same board', async () => {
  const page = await open(four);
  await board(page).waitFor();
  const { part, undo } = await paintAndUndo(page, 'arrow', 1, 1);
  await part.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => undo.isEnabled()).toBe(true);
  const link = await shareLink(page);
  expect(link).toContain('t=');
  const other = await open(link);
  await other.locator('#board').getByText('4 × 4').waitFor();
  await lookAlike(other, page);
});
