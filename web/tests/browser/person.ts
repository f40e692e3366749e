import { deflateRawSync } from 'node:zlib';

import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

import { startStudio, type Studio } from '../server';
import { barriers, desktop, openBrowser, visit, type Visit } from './visit';

// What the tests of a file share: a studio, a browser, and after each test the question whether anything went wrong in
// any window that it opened.

export interface People {
  /** Opens the studio at this place (#/maze) in a window of its own. */
  open: (place: string, options?: BrowserContextOptions) => Promise<Page>;
  /** What broke the connection on purpose: its complaints are none of the page's. */
  forgive: (pattern: RegExp) => void;
  address: () => string;
}

export function people(): People {
  let studio: Studio;
  let browser: Browser;
  const visits: Visit[] = [];
  let forgiven: RegExp[] = [];
  beforeAll(async () => {
    studio = await startStudio();
    browser = await openBrowser();
  });
  afterEach(async () => {
    const faults = visits.flatMap((each) => each.faults).filter((fault) => !forgiven.some((pattern) => pattern.test(fault)));
    forgiven = [];
    await Promise.all(visits.splice(0).map((each) => each.close()));
    expect(faults).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await studio?.stop();
  });
  return {
    open: async (place, options = desktop) => {
      const opened = await visit(browser, `${studio.address}/${place}`, options);
      visits.push(opened);
      return opened.page;
    },
    forgive: (pattern) => void forgiven.push(pattern),
    address: () => studio.address,
  };
}

export type SectionName = 'Board' | 'Solve' | 'Watch' | 'Play' | 'Share & export';
const ids: Record<SectionName, string> = { Board: 'board', Solve: 'solve', Watch: 'watch', Play: 'play', 'Share & export': 'share' };

/** A text as links have it. */
export const deflated = (text: string): string => deflateRawSync(Buffer.from(text)).toString('base64url');

/** A section of the panel, unfolded and drawn; on a phone, its tab. */
export async function section(page: Page, name: SectionName): Promise<Locator> {
  const label = name === 'Share & export' ? 'Share' : name;
  const tab = page.getByRole('tab', { name: label, exact: true });
  const fold = page.getByRole('region', { name, exact: true }).getByRole('button', { name, exact: true }).first();
  await tab.or(fold).first().waitFor();
  if ((await tab.count()) > 0) {
    await tab.click();
    const panel = page.getByRole('tabpanel', { name: label, exact: true });
    await panel.waitFor();
    return panel;
  }
  await atRest(fold);
  if ((await fold.getAttribute('aria-expanded')) !== 'true') await fold.click();
  const part = page.locator(`#section-${ids[name]}`);
  await part.waitFor();
  return part;
}

export const board = (page: Page): Locator => page.locator('#board').getByLabel(/board, [\d,]+ rows?/).first();

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Waits until this stays where it is, whatever is still moving around it. */
export const atRest = (part: Locator): Promise<void> => part.evaluate(async (element) => {
  for (let before = ''; ; ) {
    for (let frames = 0; frames < 2; ++frames) await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    const now = [x, y, width, height].join(' ');
    if (now === before) return;
    before = now;
  }
});

/** Clicks in the middle of it; what lies over it on the board hears of it. */
export async function clickOn(page: Page, part: Locator): Promise<void> {
  await atRest(part);
  const { x, y, width, height } = (await part.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** The middle of a cell on the screen, of a board drawn as SVG. */
export async function cellAt(page: Page, row: number, col: number): Promise<{ x: number; y: number }> {
  const cells = page.locator('#board .board-stack svg > g').first();
  await atRest(cells);
  return cells.evaluate((group, [y, x]) => {
    const point = new DOMPoint(x! + 0.5, y! + 0.5).matrixTransform((group as SVGGElement).getScreenCTM()!);
    return { x: point.x, y: point.y };
  }, [row, col]);
}

export async function clickCell(page: Page, row: number, col: number): Promise<void> {
  const { x, y } = await cellAt(page, row, col);
  await page.mouse.click(x, y);
}

/** The board as it is drawn, to be compared. */
export const drawing = (page: Page): Promise<string> => page.locator('#board .board-stack').first().innerHTML();

/** Waits until both show the same. */
export const lookAlike = (one: Page, other: Page): Promise<void> =>
  expect.poll(async () => (await drawing(one)) === (await drawing(other))).toBe(true);

/** A brush by its kind and, where the kind has several, its place among them. */
export async function takeBrush(part: Locator, kind: string, value?: number): Promise<void> {
  const brush = part.getByRole('radio', { name: kind, exact: true });
  await brush.click();
  await brush.and(part.locator('[aria-checked=true]')).waitFor(); // the value is this one's from here on
  if (value !== undefined) await part.getByRole('slider', { name: 'Value' }).fill(String(value));
}

/** Begins to edit, paints one cell and takes it back. */
export async function paintAndUndo(page: Page, brush: string, row: number, col: number): Promise<{ part: Locator; undo: Locator }> {
  const part = await section(page, 'Board');
  await part.getByRole('button', { name: 'Edit' }).click();
  const undo = part.getByRole('button', { name: 'Undo' });
  expect(await undo.isDisabled()).toBe(true);
  await takeBrush(part, brush);
  const before = await drawing(page);
  await clickCell(page, row, col);
  await expect.poll(() => undo.isEnabled()).toBe(true);
  await expect.poll(() => drawing(page)).not.toBe(before);
  await undo.click();
  await expect.poll(() => undo.isDisabled()).toBe(true);
  return { part, undo };
}

/** Text that becomes visible somewhere on the page. */
export const says = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).filter({ visible: true }).first().waitFor();

/** A page on which an accessibility scan finds nothing serious. */
export async function accessible(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
}

/** Pastes as the clipboard would, with nothing in focus. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Drops a file on the page. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(([file, words]) => {
    const data = new DataTransfer();
    data.items.add(new File([words!], file!, { type: 'text/plain' }));
    return data;
  }, [name, text]);
  for (const type of ['dragenter', 'dragover', 'drop']) await page.dispatchEvent('body', type, { dataTransfer });
}

export async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const part = await section(page, 'Board');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), part.getByRole('button', { name: 'Open file' }).click()]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** The same board in a window of somebody else: the link as it stands in the address after it was asked for. */
export async function shareLink(page: Page): Promise<string> {
  const part = await section(page, 'Share & export');
  await part.getByRole('button', { name: 'Copy link' }).click();
  await says(page, /Link copied|access to the clipboard/);
  return page.evaluate(() => location.hash);
}
