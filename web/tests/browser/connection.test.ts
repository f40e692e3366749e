import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';

import { startStudio } from '../server';
import { board, drawing, people, says, section } from './person';
import { desktop, openBrowser, phone, visit } from './visit';

const { open, forgive } = people();

test('a broken connection: the board stays, a line says so, and it comes back by itself', async () => {
  forgive(/WebSocket|socket/);
  const page = await open('#/');
  let down = false;
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket('**/api/socket', (line) => {
    if (down) return void line.close();
    line.connectToServer();
    lines.push(line);
  });
  await page.goto(new URL('/#/maze?e=spiral.txt', page.url()).href);
  await page.reload();
  await board(page).waitFor();
  down = true;
  for (const line of lines.splice(0)) await line.close();
  const offline = page.getByText('No connection to the server. Your board is safe. Reconnecting...');
  await offline.waitFor();
  await page.getByRole('heading', { name: 'Spiral', level: 1 }).waitFor();
  expect(await drawing(page)).toContain('<path');
  const solve = await section(page, 'Solve');
  await solve.getByRole('button', { name: 'Solve', exact: true }).click();
  await says(page, /^The connection to the server was lost/);
  down = false;
  await offline.waitFor({ state: 'hidden' });
  await solve.getByRole('button', { name: 'Solve', exact: true }).click();
  await solve.getByText(/^Solved\. The shortest route takes/).waitFor();
});

test.each([['desktop', desktop], ['phone', phone]] as const)('a line on which nothing comes is given up, and said so, on a %s', async (_, options) => {
  const page = await open('#/', options);
  await page.clock.install();
  let silent = false;
  await page.routeWebSocket('**/api/socket', (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => void (silent || server.send(message)));
  });
  await page.goto(new URL('/#/maze?e=spiral.txt', page.url()).href);
  await page.reload();
  await board(page).waitFor();
  silent = true;
  const play = await section(page, 'Play');
  await play.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.runFor(200);
  await says(page, 'Waiting for the server...');
  await page.clock.runFor(5000);
  await page.clock.runFor(5000);
  await says(page, 'The server does not answer.');
  await page.getByRole('heading', { name: 'Spiral', level: 1 }).waitFor();
  silent = false;
  await page.clock.runFor(5000);
  await play.getByRole('button', { name: 'Try again' }).click();
  await says(page, 'Quit game');
});

test.skipIf(process.env.STUDIO_ADDRESS)('a server that is stopped and started again is found again, by a page that was reloaded meanwhile too', async () => {
  const first = await startStudio(['--log', 'warn']);
  const browser = await openBrowser();
  try {
    const { page } = await visit(browser, `${first.address}/#/maze`);
    await board(page).waitFor();
    const keptFiles = (): Promise<number> => page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return (await (await caches.open('studio')).keys()).length;
    });
    await expect.poll(keptFiles).toBeGreaterThan(2);
    expect(await first.stop()).toBe(0);
    const offline = page.getByText('No connection to the server. Your board is safe. Reconnecting...');
    await offline.waitFor();
    await page.reload(); // the page is there, though its server is not
    await offline.waitFor();
    const again = await startStudio(['--log', 'warn'], Number(new URL(first.address).port));
    await offline.waitFor({ state: 'hidden' });
    await board(page).waitFor();
    const solve = await section(page, 'Solve');
    await solve.getByRole('button', { name: 'Solve', exact: true }).click();
    await solve.getByText(/^Solved\. The shortest route takes/).waitFor();
    await again.stop();
  } finally {
    await browser.close();
  }
});
