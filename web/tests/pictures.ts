import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContextOptions, Page } from 'playwright-core';

import { openBrowser, visit } from './browser/visit';
import { startStudio } from './server';

// The screenshots of the studio: every page, on a desk and in a hand, light and dark, in three languages.
//   vite-node tests/pictures.ts FOLDER [NAME...]      (NAME: only these)

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const hand: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const dark: BrowserContextOptions = { colorScheme: 'dark' };

interface Shot { name: string; place: string; options?: BrowserContextOptions; then?: (page: Page) => Promise<void> }

const click = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const sees = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).filter({ visible: true }).first().waitFor();
const unfold = async (page: Page, name: string): Promise<void> => {
  const fold = page.getByRole('region', { name, exact: true }).getByRole('button', { name, exact: true }).first();
  if ((await fold.getAttribute('aria-expanded')) !== 'true') await fold.click();
};

async function steps(page: Page, ...keys: string[]): Promise<void> {
  await page.getByText('Quit game').first().waitFor({ state: 'attached' }).catch(() => undefined);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
}

async function analysis(page: Page): Promise<void> {
  await sees(page, 'White to move');
  await unfold(page, 'Play');
  await click(page, 'Evaluation');
  await click(page, 'Territory');
  await page.getByRole('listitem').filter({ hasText: '%' }).first().waitFor({ timeout: 30_000 });
}

const shots: Shot[] = [
  { name: 'start', place: '#/' },
  { name: 'start-dark', place: '#/', options: { ...desk, ...dark } },
  { name: 'start-phone', place: '#/', options: hand },
  { name: 'maze', place: '#/maze?e=vault.txt&v=solved' },
  { name: 'maze-dark', place: '#/maze?e=vault.txt&v=solved', options: { ...desk, ...dark } },
  { name: 'maze-impossible', place: '#/maze?e=walls.txt&v=solved' },
  { name: 'maze-edit', place: '#/maze?e=treasure.txt&v=edit' },
  { name: 'maze-spanish', place: '#/maze?e=spiral.txt&v=solved', options: { ...desk, locale: 'es-ES' } },
  { name: 'maze-phone', place: '#/maze?e=treasure.txt&v=watch', options: hand },
  { name: 'labyrinth', place: '#/labyrinth?s=7&o.builder=wilson&o.rows=30&o.cols=44&v=solved' },
  { name: 'labyrinth-race', place: '#/labyrinth?s=7&o.rows=24&o.cols=24&o.braid=0.4&v=race&r=bfs.astar&k=250' },
  { name: 'labyrinth-microscope', place: '#/labyrinth?s=7&o.rows=10&o.cols=12&o.braid=0.4&v=race&r=astar&k=30' },
  {
    name: 'labyrinth-large', place: '#/labyrinth?s=3&o.rows=1000&o.cols=1000&v=solved',
    then: async (page) => {
      await sees(page, /^Solved\. The shortest route/);
      // To where the route ends, in the lower right corner.
      const box = (await page.locator('#board canvas').first().boundingBox())!;
      await page.mouse.move(box.x + box.width / 2 + 270, box.y + box.height - 70);
      for (let i = 0; i < 11; ++i) await page.mouse.wheel(0, -120);
    },
  },
  { name: 'labyrinth-phone-dark', place: '#/labyrinth?e=heart.txt&v=solved', options: { ...hand, ...dark } },
  {
    name: 'pacman', place: '#/pacman?e=pacman-ladder%2F09-spare-change.txt&v=play',
    then: async (page) => { await steps(page); await page.keyboard.press('p'); await page.getByRole('button', { name: /^Hide solution/ }).first().waitFor(); },
  },
  { name: 'pacman-dark', place: '#/pacman?e=pacman-ladder%2F12-the-labyrinth.txt&v=solved', options: { ...desk, ...dark } },
  {
    name: 'pacman-won', place: '#/pacman?e=pacman-ladder%2F01-first-steps.txt&v=play',
    then: async (page) => { await steps(page, 'd', 'd', 'd', 'd', 'd'); await sees(page, /^You won/); },
  },
  { name: 'pacman-phone', place: '#/pacman?e=contest.txt&v=play', options: hand, then: (page) => steps(page, 'd') },
  { name: 'rush', place: '#/rush?e=rush%2Flevels.txt&p=149', then: async (page) => { await steps(page); await page.keyboard.press('h'); await sees(page, /^Hint/); } },
  { name: 'rush-dark', place: '#/rush?e=rush%2Frecords.txt&p=0&v=solved', options: { ...desk, ...dark } },
  { name: 'rush-czech', place: '#/rush?e=rush%2Flevels.txt&p=39', options: { ...desk, locale: 'cs-CZ' } },
  { name: 'rush-phone', place: '#/rush?e=rush%2Flevels.txt&p=320', options: hand },
  { name: 'amazons', place: '#/amazons?e=amazons%2Fgame.txt', then: (page) => page.getByRole('button', { name: /^Move 1,/ }).waitFor() },
  { name: 'amazons-analysis', place: '#/amazons?e=amazons%2Fbeginnings.txt&p=3', then: analysis },
  { name: 'amazons-dark', place: '#/amazons', options: { ...desk, ...dark } },
  { name: 'amazons-phone', place: '#/amazons?e=amazons%2Fbeginnings.txt&p=3', options: hand },
  { name: 'help', place: '#/help/amazons' },
  { name: 'help-phone-czech', place: '#/help/pacman', options: { ...hand, locale: 'cs-CZ' } },
];

const [folder = 'pictures', ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const studio = await startStudio();
const browser = await openBrowser();
let wrong = 0;
for (const { name, place, options = desk, then } of shots) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { page, faults, close } = await visit(browser, `${studio.address}/${place}`, options);
  const path = join(folder, `${name}.png`);
  try {
    if (place.startsWith('#/help')) await page.getByRole('heading', { level: 2 }).first().waitFor();
    else if (place === '#/') await page.locator('.card-board .board-stack, .card-board canvas').nth(options === hand ? 0 : 4).waitFor();
    else await page.locator('#board .board-stack, #board canvas').first().waitFor({ timeout: 60_000 });
    await then?.(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1200); // what was asked for on the way, such as ratings, has come
    await page.mouse.move(0, 0);
    await page.screenshot({ path });
    console.log(`${name.padEnd(24)} ${String(Math.round(statSync(path).size / 1024)).padStart(5)} kB ${faults.join(' ')}`);
  } catch (error) {
    ++wrong;
    console.log(`${name.padEnd(24)} failed: ${String(error).split('\n')[0]}`);
  }
  await close();
}
await browser.close();
await studio.stop();
process.exitCode = wrong > 0 ? 1 : 0;
