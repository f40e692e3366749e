import { deflateRawSync } from 'node:zlib';

import type { Browser, Page } from 'playwright-core';

import { worldNames } from '../src/state/state';
import { desktop, openBrowser, visit } from './browser/visit';
import { startStudio, type Studio } from './server';

// How fast the studio feels: a small table of figures, each the median of several tries. A bench, not a test: what it
// prints depends on the machine and on what else runs there.

const row = (what: string, value: string, wanted: string): void => console.log(`${what.padEnd(58)} ${value.padStart(16)}   ${wanted}`);
const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const part = (values: number[], share: number): number => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

interface First { paint: number; text: number; bytes: number }

async function firstView(browser: Browser, studio: Studio): Promise<First> {
  const { page, close } = await visit(browser, 'about:blank', desktop);
  let bytes = 0;
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('h1')) requestAnimationFrame(() => ((window as unknown as { seen: number }).seen = performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${studio.address}/`);
  await page.waitForFunction(() => (window as unknown as { seen?: number }).seen !== undefined && performance.getEntriesByName('first-contentful-paint').length > 0);
  const { paint, text } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime, text: (window as unknown as { seen: number }).seen,
  }));
  await page.locator('.card-board .board-stack, .card-board canvas').nth(4).waitFor();
  await page.waitForLoadState('networkidle');
  await close();
  return { paint, text, bytes };
}

/** Of everything that the page could ever ask for in English: start page, all worlds, help. */
async function wholePage(browser: Browser, studio: Studio): Promise<number> {
  const { page, close } = await visit(browser, 'about:blank', desktop);
  let bytes = 0;
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(`${studio.address}/`);
  for (const place of [...worldNames, 'help/maze']) {
    await page.evaluate((hash) => (location.hash = hash), `#/${place}`);
    await page.waitForTimeout(1500);
  }
  await close();
  return bytes;
}

/** From a key to the frame in which the board looks different. */
async function keyToMove(page: Page, keys: string[], watched: string): Promise<number[]> {
  const times: number[] = [];
  for (const key of keys) {
    await page.evaluate((selector) => {
      const state = window as unknown as { pressed: number; drawn?: number };
      delete state.drawn;
      addEventListener('keydown', () => (state.pressed = performance.now()), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => (state.drawn = performance.now()));
      });
      observer.observe(document.querySelector(selector)!, { attributes: true, subtree: true, childList: true });
    }, watched);
    await page.keyboard.press(key);
    await page.waitForFunction(() => (window as unknown as { drawn?: number }).drawn !== undefined);
    times.push(await page.evaluate(() => {
      const { pressed, drawn } = window as unknown as { pressed: number; drawn: number };
      return drawn - pressed;
    }));
    await page.waitForTimeout(120);
  }
  return times;
}

/** Times between frames while something is done. */
async function frames(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const state = window as unknown as { frames: number[]; going: boolean };
    state.frames = [];
    state.going = true;
    let last = performance.now();
    const tick = (now: number): void => {
      state.frames.push(now - last);
      last = now;
      if (state.going) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await act();
  return page.evaluate(() => {
    const state = window as unknown as { frames: number[]; going: boolean };
    state.going = false;
    return state.frames.slice(2);
  });
}

const told = (times: number[]): string => `${ms(part(times, 0.5))}, ${ms(part(times, 0.95))}`;

async function drag(page: Page, from: [number, number], by: [number, number], steps: number): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  for (let i = 1; i <= steps; ++i) await page.mouse.move(from[0] + (by[0] * i) / steps, from[1] + (by[1] * i) / steps);
  for (let i = steps; i >= 0; --i) await page.mouse.move(from[0] + (by[0] * i) / steps, from[1] + (by[1] * i) / steps);
  await page.mouse.up();
}

/** From a move of the pointer that drags S to the frame in which the route is another. */
async function dragStart(page: Page): Promise<number[]> {
  const times: number[] = [];
  const { x, y, width } = (await page.locator('#board .grips rect').first().boundingBox())!;
  const at = (cells: number): [number, number] => [x + width * (0.5 + cells), y + width / 2];
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (const cells of [1, 2, 3, 4, 5, 4, 3, 2, 1]) {
    await page.evaluate(() => {
      const state = window as unknown as { moved: number; drawn?: number };
      delete state.drawn;
      addEventListener('pointermove', () => (state.moved = performance.now()), { capture: true, once: true });
      const threads = (nodes: NodeList): boolean => [...nodes].some((node) => node instanceof Element && node.matches('.thread'));
      const observer = new MutationObserver((records) => {
        if (!records.some(({ target, addedNodes, removedNodes }) =>
          (target as Element).closest('.thread') || threads(addedNodes) || threads(removedNodes))) return;
        observer.disconnect();
        requestAnimationFrame(() => (state.drawn = performance.now()));
      });
      observer.observe(document.querySelector('#board .board-stack')!, { attributes: true, subtree: true, childList: true });
    });
    await page.mouse.move(...at(cells));
    await page.waitForFunction(() => (window as unknown as { drawn?: number }).drawn !== undefined);
    times.push(await page.evaluate(() => {
      const { moved, drawn } = window as unknown as { moved: number; drawn: number };
      return drawn - moved;
    }));
  }
  await page.mouse.up();
  return times;
}

const studio = await startStudio();
const browser = await openBrowser();
const moving = { ...desktop, reducedMotion: 'no-preference' as const };

const views: First[] = [];
for (let i = 0; i < 5; ++i) views.push(await firstView(browser, studio));
row('first contentful paint', ms(median(views.map(({ paint }) => paint))), 'under 1000 ms');
row('text of the start page', ms(median(views.map(({ text }) => text))), 'under 1000 ms');
row('sent for the first view, compressed', `${(views[0]!.bytes / 1000).toFixed(0)} kB`, 'under 300 kB');
row('sent for start page, five worlds and help', `${((await wholePage(browser, studio)) / 1000).toFixed(0)} kB`, 'under 300 kB');

const pacman = await visit(browser, `${studio.address}/#/pacman?e=open-field.txt`, moving);
await pacman.page.goto(`${studio.address}/#/pacman?e=pacman-ladder%2F01-first-steps.txt&v=play`);
await pacman.page.reload();
await pacman.page.locator('.walker').first().waitFor();
await pacman.page.waitForTimeout(800);
const walk = ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft', 'r', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft'];
const walked = await keyToMove(pacman.page, walk, '#board .board-stack');
row('Pac-Man: key to drawn move (median, 95 %)', told(walked), 'under 50 ms');
await pacman.close();

const park = '......\n......\nAAB...\n..B...\n......\n......\n';
const rush = await visit(browser, `${studio.address}/#/rush?t=${deflateRawSync(Buffer.from(park)).toString('base64url')}`, moving);
await rush.page.getByText('Quit game').waitFor();
await rush.page.keyboard.press('b');
await rush.page.waitForTimeout(800);
const slid = await keyToMove(rush.page, ['ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowUp', 'ArrowDown'], '#board .board-pieces');
row('Rush Hour: key to drawn move (median, 95 %)', told(slid), 'under 50 ms');
const car = (await rush.page.locator('[data-piece="1"]').boundingBox())!;
const dragged = await frames(rush.page, () => drag(rush.page, [car.x + car.width / 2, car.y + car.height / 2], [0, car.height * 0.6], 60));
row('Rush Hour: frame while a vehicle is dragged (median, 95 %)', told(dragged), '16.7 ms');
await rush.close();

for (const world of ['maze', 'pacman', 'labyrinth']) {
  const solved = await visit(browser, `${studio.address}/#/${world}?s=7&o.rows=50&o.cols=50&v=solved`, moving);
  await solved.page.locator('#board .grips rect').first().waitFor();
  await solved.page.waitForTimeout(1500);
  row(`drag S on 50 x 50, ${world}: answer on screen (median, 95 %)`, told(await dragStart(solved.page)), 'under 100 ms');
  await solved.close();
}

const large = await visit(browser, `${studio.address}/#/labyrinth?s=3&o.rows=1000&o.cols=1000&v=solved`, moving);
await large.page.getByText('1000 × 1000').waitFor({ timeout: 60_000 });
await large.page.getByText(/^Solved\. The shortest route/).filter({ visible: true }).first().waitFor({ timeout: 60_000 });
const box = (await large.page.locator('#board canvas').first().boundingBox())!;
const middle: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
const whole = await frames(large.page, () => drag(large.page, middle, [-200, -120], 60));
row('1000 x 1000, all of it: frame while panned (median, 95 %)', told(whole), '16.7 ms');
for (let i = 0; i < 6; ++i) await large.page.getByRole('button', { name: 'Zoom in' }).click();
await large.page.waitForTimeout(1000);
const near = await frames(large.page, () => drag(large.page, middle, [-300, -200], 60));
row('1000 x 1000, near: frame while panned (median, 95 %)', told(near), '16.7 ms');
await large.close();

await browser.close();
await studio.stop();
