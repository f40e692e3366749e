import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startStudio, type Studio } from '../server';
import { says, section } from './person';
import { barriers, desktop, openBrowser, phone, visit } from './visit';

// A board of the studio in somebody's page, which is another server here.

let theirs: Server;
let studio: Studio;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  theirs = createServer((request, answer) => {
    const frame = new URL(request.url!, 'http://x').searchParams.get('frame') ?? '';
    answer.setHeader('Content-Type', 'text/html');
    answer.end(`<!doctype html><title>Theirs</title><iframe src="${frame}" width="360" height="480" title="a board"></iframe>`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => theirs.once('listening', resolve));
  origin = `http://127.0.0.1:${(theirs.address() as AddressInfo).port}`;
  studio = await startStudio(['--frame', origin, '--url', 'https://puzzles.example.org']);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await studio?.stop();
  theirs.close();
});

const framed = async (page: Page, path: string): Promise<void> =>
  void (await page.goto(`${origin}/?frame=${encodeURIComponent(studio.address + path)}`));

test.each([['desktop', desktop], ['phone', phone]])('a board is watched and played in another page on a %s', async (_, device) => {
  const { page, faults, close } = await visit(browser, `${studio.address}/#/maze?e=corridor.txt`, device);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const share = await section(page, 'Share & export');
  await share.getByRole('button', { name: 'Copy embed code' }).click();
  await says(page, 'Code copied');
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const src = /^<iframe src="(.*?)" .*><\/iframe>$/.exec(code)![1]!.replaceAll('&amp;', '&');
  expect(src).toMatch(/\/embed#\/maze\?e=corridor\.txt/);

  await framed(page, src.slice(studio.address.length));
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Watch' }).click();
  const player = frame.getByRole('group', { name: 'Player' });
  await player.getByRole('button', { name: 'Last step' }).click();
  await player.getByRole('button', { name: 'Close player' }).click();
  await player.waitFor({ state: 'hidden' });
  await frame.getByRole('button', { name: 'Play', exact: true }).click();
  await frame.getByRole('button', { name: 'Hint' }).waitFor();
  expect(await frame.getByRole('tab').or(frame.getByRole('navigation')).count()).toBe(0);
  const [opened] = await Promise.all([page.waitForEvent('popup'), frame.getByRole('link', { name: 'Open in Ariadne' }).click()]);
  await opened.waitForURL(/\/#\/maze\?e=corridor\.txt/);
  expect(faults).toEqual([]);
  await close();
});

test('nobody frames the studio itself, and a bad link in a frame says so', async () => {
  const { page, close } = await visit(browser, 'about:blank');
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await framed(page, '/#/maze');
  await refused;
  await framed(page, '/embed#/maze?t=nonsense');
  await page.frameLocator('iframe').getByRole('alert').waitFor();
  await close();
});

test('the board alone is playable and free of barriers, and links to it have a preview', async () => {
  const { page, faults, close } = await visit(browser, `${studio.address}/embed#/maze?e=corridor.txt&v=play`, phone);
  await page.getByRole('button', { name: 'Hint' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
  const preview = await page.evaluate(() =>
    [...document.querySelectorAll('meta[property]')].map((tag) => `${tag.getAttribute('property')} ${tag.getAttribute('content')}`));
  expect(preview).toContain('og:image https://puzzles.example.org/preview.png');
  expect((await page.request.get(`${studio.address}/preview.png`)).headers()['content-type']).toBe('image/png');
  expect(faults).toEqual([]);
  await close();
});

test('a game of two says who won', async () => {
  const { page, faults, close } = await visit(browser, `${studio.address}/embed#/amazons?e=amazons/last-turn.txt&v=play&w=person.person`);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.keyboard.type('e7e8e9');
  await page.getByText('White wins', { exact: true }).waitFor();
  expect(faults).toEqual([]);
  await close();
});

test.each(['en-GB', 'es-MX'])('in %s no letters are fetched but those of the page', async (locale) => {
  const fonts: string[] = [];
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  page.on('request', (request) => void (/woff2/.test(request.url()) && fonts.push(request.url())));
  await page.goto(`${studio.address}/#/maze?e=corridor.txt`);
  await page.locator('.select.language').waitFor();
  await page.locator('#board svg').first().waitFor();
  await expect.poll(() => fonts).not.toEqual([]);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((each) => each.includes('latin-ext'))).toEqual([]);
  await context.close();
});
