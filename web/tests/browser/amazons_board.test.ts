import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessible, atRest, cellAt, deflated, people, says, section } from './person';
import { desktop, phone } from './visit';

// Amazons as a board to play and to study on: by mouse on a desk, by finger on a phone.

const { open } = people();

const sizes = [['on a desk', desktop], ['on a phone', phone]] as const;

const fourByFour = '1qq1/q2q/Q2Q/1QQ1 w';
const game = ['a2-b3/c3', 'b4-a4/b4', 'b3-c2/d1', 'a4-b3/b2'];
const at = (text: string): string => `#/amazons?t=${deflated(text)}`;
const begun = at(`${fourByFour}\n1. ${game[0]} ${game[1]}\n2. ${game[2]} ${game[3]}\n`);

const placeOf = (page: Page, name: string): Promise<{ x: number; y: number }> => cellAt(page, 4 - Number(name[1]), name.charCodeAt(0) - 97);
const moves = (page: Page): Locator => page.getByRole('button', { name: /^Move \d+, / });
const move = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: false }).first();
const shown = (page: Page): Promise<string | null> => page.locator('.turns [aria-current]').textContent();

const inSight = (part: Locator): Promise<boolean> => part.evaluate((box) => {
  const { top, bottom } = box.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
});

const byFinger = (page: Page): boolean => page.viewportSize()!.width < 500;

/** A press at one cell and a release at another; halfway `then` is looked at. */
async function drag(page: Page, from: string, to: string, then?: () => Promise<void>): Promise<void> {
  const [a, b] = [await placeOf(page, from), await placeOf(page, to)];
  const finger = byFinger(page) ? await page.context().newCDPSession(page) : undefined;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    finger!.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await (finger ? touch('touchStart', a.x, a.y) : page.mouse.move(a.x, a.y).then(() => page.mouse.down()));
  for (const share of [0.3, 0.7, 1]) {
    const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
    await (finger ? touch('touchMove', x, y) : page.mouse.move(x, y));
  }
  await then?.();
  await (finger ? touch('touchEnd', b.x, b.y) : page.mouse.up());
}

/** Whether the amazon that was picked is there. */
async function near(page: Page, name: string): Promise<boolean> {
  const { x, y } = await placeOf(page, name);
  const { x: left, y: top, width, height } = (await page.locator('#board .piece.chosen').boundingBox())!;
  return x > left && x < left + width && y > top && y < top + height;
}

async function tap(page: Page, name: string): Promise<void> {
  const { x, y } = await placeOf(page, name);
  await (byFinger(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

async function twoPeople(page: Page): Promise<void> {
  const black = (await section(page, 'Play')).getByRole('group', { name: 'Black', exact: true });
  await black.getByRole('button', { name: 'Human' }).click();
}

test.each(sizes)('taps and drags make a move, and the board stays where it is %s', async (_, size) => {
  const page = await open(at(fourByFour), size);
  await says(page, 'Choose an amazon');
  await twoPeople(page);
  const stack = page.locator('#board .board-stack');
  await atRest(stack);
  const box = await stack.boundingBox();
  const unmoved = async () => expect(await stack.boundingBox()).toEqual(box);
  await tap(page, 'a2');
  await says(page, 'Move the amazon on a2');
  await unmoved();
  await tap(page, 'd4'); // which is not in line
  await says(page, /^Invalid move to d4/);
  await unmoved();
  await tap(page, 'b3');
  await says(page, 'Shoot from b3');
  await unmoved();
  await tap(page, 'c3');
  await moves(page).first().waitFor();
  await says(page, 'Black to move');
  await unmoved();

  // The amazon goes along with the pointer; where it may not stay it is put back.
  const places = () => page.locator('#board .piece').evaluateAll((all) => all.map((each) => (each as SVGGElement).style.transform));
  const before = await places();
  await drag(page, 'b4', 'b2', async () => {
    await expect.poll(() => near(page, 'b2')).toBe(true);
    await expect.poll(() => page.locator('.board-targets circle').count()).toBeGreaterThan(0);
  });
  await expect.poll(places).toEqual(before);
  await drag(page, 'b4', 'a4');
  await says(page, 'Shoot from a4');
  await expect.poll(() => near(page, 'a4')).toBe(true);
  await drag(page, 'a4', 'b4', () => page.locator('#board .board-stack svg path').last().waitFor({ state: 'attached' }));
  await expect.poll(() => moves(page).count()).toBe(2);
  await unmoved();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
});

test.each(sizes)('another move is tried without harm to the game, and outlasts a reload %s', async (_, size) => {
  const page = await open(begun, size);
  await expect.poll(() => moves(page).count()).toBe(4);
  await twoPeople(page);
  await move(page, 'Move 1, White').click();
  await says(page, 'Black to move');
  for (const cell of ['b4', 'a4', 'b4']) await tap(page, cell); // as in the game
  await expect.poll(() => shown(page)).toBe(game[1]);
  await expect.poll(() => moves(page).count()).toBe(4);
  await move(page, 'Move 1, White').click();
  await says(page, 'Black to move');
  for (const cell of ['c4', 'd4', 'c4']) await tap(page, cell);
  await expect.poll(() => moves(page).count()).toBe(5);
  await expect.poll(() => page.locator('.instead').textContent()).toBe('(2c4-d4/c4)');
  const { x, y } = await placeOf(page, 'a1');
  await page.mouse.click(x, y, { button: 'right' }); // with nothing picked, there is nothing to go back from
  await page.getByRole('button', { name: 'Back to game' }).click();
  await expect.poll(() => shown(page)).toBe(game[3]);
  await page.evaluate(() => history.replaceState(null, '', '#/amazons')); // not the link again, which is the game alone
  await page.reload();
  await expect.poll(() => moves(page).count()).toBe(5);
  await expect.poll(() => shown(page)).toBe(game[3]);
  await move(page, 'Move 2, Black: c4-d4/c4').click();
  await expect.poll(() => shown(page)).toBe('c4-d4/c4');
  await accessible(page);
  await section(page, 'Play');
  await page.getByRole('button', { name: 'Delete variation' }).click();
  await expect.poll(() => moves(page).count()).toBe(4);
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect.poll(() => shown(page)).toBe(game[1]);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('button', { name: 'Back to game' }).waitFor({ state: 'hidden' });
});

test.each(sizes)('what ends a game asks first, and can be undone %s', async (_, size) => {
  const page = await open(begun, size);
  await expect.poll(() => moves(page).count()).toBe(4);
  await section(page, 'Play');
  const question = page.getByRole('alertdialog');
  const undo = page.locator('.asked').getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Restart' }).click();
  await question.getByRole('button', { name: 'Keep playing' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await moves(page).count()).toBe(4);
  await page.getByRole('button', { name: 'Restart' }).click();
  await question.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => moves(page).count()).toBe(0);
  await undo.click();
  await expect.poll(() => moves(page).count()).toBe(4);
  await page.getByRole('button', { name: 'New game, 5 × 5' }).click();
  await question.getByRole('button', { name: 'New game' }).click();
  await page.locator('#board').getByLabel(/board, 5 rows/).waitFor();
  await undo.click();
  await page.locator('#board').getByLabel(/board, 4 rows/).waitFor();
  await expect.poll(() => moves(page).count()).toBe(4);
  const drawing = page.locator('#board .board-stack');
  await atRest(drawing);
  const place = await drawing.boundingBox();
  await page.getByRole('button', { name: 'Resign' }).click();
  await question.getByRole('button', { name: 'Resign' }).click();
  await says(page, 'White resigns.');
  await atRest(drawing);
  expect(await drawing.boundingBox()).toEqual(place);
  await accessible(page);
  await undo.click();
  await says(page, 'White to move');
});

test.each(sizes)('the review goes from mistake to mistake with the better move, beside clocks %s', async (_, size) => {
  const page = await open(begun, { ...size, colorScheme: 'dark' });
  await expect.poll(() => moves(page).count()).toBe(4);
  await section(page, 'Play');
  const clock = page.getByRole('timer', { name: "White's clock" });
  const still = page.getByRole('timer', { name: "Black's clock" });
  await expect.poll(() => clock.textContent()).not.toBe('0:00');
  expect(await still.textContent()).toBe('0:00');
  await page.getByRole('button', { name: 'Review game' }).click();
  const next = page.getByRole('button', { name: 'Next mistake' });
  await next.click();
  await says(page, /^Move 1, White: a2-b3\/c3\. The winning chance fell from/);
  for (const part of [page.locator('#board .board-stack'), page.locator('.mistakes p'), next]) await expect.poll(() => inSight(part)).toBe(true);
  expect(await page.getByRole('button', { name: 'Pause' }).isDisabled()).toBe(true);
  await next.click();
  await says(page, /^Move 2, Black: .*Better: [a-d]\d-[a-d]\d\/[a-d]\d\.$/);
  await expect.poll(() => shown(page)).toBe(game[0]);
  await page.getByRole('button', { name: 'Previous mistake' }).click();
  await says(page, /^Move 1, White/);
  await page.getByRole('button', { name: 'Territory' }).click();
  // The legend's discs have the colours of the board's marks.
  for (const side of ['White', 'Black']) {
    const disc = page.getByRole('listitem').filter({ hasText: `${side} is closer` }).locator('.side-disc');
    const colour = await disc.evaluate((each) => getComputedStyle(each).backgroundColor);
    const mark = page.locator(`#board .nearer-${side.toLowerCase()}`).first();
    expect(await mark.evaluate((each) => getComputedStyle(each).fill)).toBe(colour);
  }
  await accessible(page);
});

test.each(sizes)('who plays Black against the computer has it below, and is hit there %s', async (_, size) => {
  const page = await open(`${at(`${fourByFour}\n1. ${game[0]}\n`)}&v=play&w=beginner.person`, size);
  await says(page, 'Black to move');
  const [corner, above, beside] = [await placeOf(page, 'a1'), await placeOf(page, 'a4'), await placeOf(page, 'd1')];
  expect(corner.y).toBeLessThan(above.y);
  expect(corner.x).toBeGreaterThan(beside.x);
  const names = page.locator('#board .board-axes text');
  expect((await names.allTextContents()).slice(0, 4)).toEqual(['d', 'c', 'b', 'a']);
  const sides = page.getByRole('timer');
  const [first, second] = [await sides.first().getAttribute('aria-label'), await sides.last().getAttribute('aria-label')];
  expect([first, second]).toEqual(["White's clock", "Black's clock"]);
  await drag(page, 'b4', 'a4', () => expect.poll(() => near(page, 'a4')).toBe(true));
  await says(page, 'Shoot from a4');
  await tap(page, 'b4');
  await expect.poll(() => moves(page).count()).toBeGreaterThan(1);
  expect(await moves(page).nth(1).textContent()).toContain(game[1]!);
  await accessible(page);
});

test("the computer's amazon lands before its arrow flies", async () => {
  const page = await open(at(fourByFour), { ...desktop, reducedMotion: 'no-preference' });
  await says(page, 'Choose an amazon');
  for (const cell of ['a2', 'b3', 'c3']) await tap(page, cell);
  const late = page.locator('#board .flight-late');
  await late.waitFor({ state: 'attached' });
  const [flies, lands] = await page.evaluate(() => {
    const style = (name: string) => getComputedStyle(document.querySelector(name)!);
    return [style('#board .flight-late').animationDelay, style('#board .piece').transitionDuration].map((time) => parseFloat(time));
  });
  expect(flies).toBeGreaterThan(lands!);
});

test('all is in sight on a small desk, and a cleared board is empty', async () => {
  const page = await open(begun, { viewport: { width: 1280, height: 800 } });
  await expect.poll(() => moves(page).count()).toBe(4);
  const parts = ["White's clock", "Black's clock"].map((name) => page.getByRole('timer', { name }))
    .concat(['Review game', 'Resign', 'New game, 10 × 10', 'Evaluation'].map((name) => page.getByRole('button', { name })));
  for (const part of parts) {
    const { y, height } = (await part.boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(800);
  }
  const part = await section(page, 'Board');
  await part.getByRole('button', { name: 'Edit' }).click();
  await part.getByRole('button', { name: 'Clear board' }).click();
  await expect.poll(() => page.locator('#board .piece').count()).toBe(0);
});
