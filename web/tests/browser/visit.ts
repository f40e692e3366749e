import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

// A person in front of the studio: a browser window that remembers everything that went wrong in it.

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--no-first-run', '--disable-dev-shm-usage'];

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2,
};

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: flags });

export interface Visit {
  page: Page;
  faults: string[]; // console errors, uncaught exceptions, failed requests
  close: () => Promise<void>;
}

export async function visit(browser: Browser, url: string, options: BrowserContextOptions = desktop): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') faults.push(`${request.url()}: ${why}`); // who leaves a page aborts what it asked for
  });
  page.setDefaultTimeout(60_000);
  await page.goto(url);
  return { page, faults, close: () => context.close() };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What an accessibility scan finds serious, in words: a line a rule, with the first place where it is broken. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Found { id: string; impact: string; nodes: { html: string; failureSummary?: string }[] }
    const { axe: scan } = window as unknown as { axe: { run: () => Promise<{ violations: Found[] }> } };
    const { violations } = await scan.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]!.html.slice(0, 200)} ${nodes[0]!.failureSummary ?? ''}`);
  });
}
