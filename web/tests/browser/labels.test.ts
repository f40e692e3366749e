import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { worldNames } from '../../src/state/state';
import { people } from './person';

// No words stick out of their boxes or of the window, whatever the language and the device.

const { open } = people();

const locales = { en: 'en-GB', es: 'es-MX', cs: 'cs-CZ' } as const;
const devices: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  'phone on its side': { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  'desktop at 200 %': { viewport: { width: 640, height: 400 } },
};

const boards: Record<(typeof worldNames)[number], string> = {
  maze: 'e=vault.txt', labyrinth: 's=7&o.rows=12&o.cols=14', pacman: 'e=pacman-ladder%2F09-spare-change.txt', rush: 'e=rush%2Frecords.txt&p=2',
  amazons: 'e=amazons%2Fbeginnings.txt&p=5',
};

/** By which it is known that a view is there. */
const signs = { solved: '.verdict', watch: '.player', play: '[role=application]', edit: '#edit-part .brush' };

const places = [
  '#/',
  ...worldNames.flatMap((world) => [`#/help/${world}`, ...Object.keys(signs).map((view) => `#/${world}?${boards[world]}&v=${view}`)]),
];

async function settled(page: Page, place: string): Promise<void> {
  if (place === '#/') await page.locator('.card').nth(4).waitFor();
  else if (place.includes('help')) await page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor();
  else {
    await page.locator('#board .board-stack').first().waitFor();
    const view = /v=(\w+)/.exec(place)![1] as keyof typeof signs;
    await page.locator(signs[view]).first().waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('[aria-busy=true], .busy').count()).toBe(0);
  }
  await page.evaluate(() => document.fonts.ready);
}

/** Everything that can be folded away is in sight; on a phone in the tab that is open, and in all others once a world. */
async function* views(page: Page, place: string): AsyncGenerator<string> {
  const unfold = () => page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLElement>('.fold[aria-expanded=false]')) fold.click();
    for (const part of document.querySelectorAll('details')) part.open = true;
    return new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  });
  await unfold();
  yield '';
  if (!place.includes('v=solved')) return;
  for (const tab of await page.locator('[role=tab][aria-selected=false]').evaluateAll((tabs) => tabs.map(({ id }) => id))) {
    await page.locator(`#${tab}`).click();
    await unfold();
    yield ` ${tab}`;
  }
}

/** Words that are cut off, or lie outside their box or the window. */
function astray(): string[] {
  const slack = 1; // pixels
  const found = new Set<string>();
  const note = (element: Element, why: string) =>
    found.add(`${why}: <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 60)}`);
  const leftOut = '.unseen, .narrow.amazons .board-head, .skip, .drop, .board-stack, [hidden], option, pre, .titles'; // what files say is theirs
  const pen = document.createElement('canvas').getContext('2d')!;
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest(leftOut) || !element.getClientRects().length || getComputedStyle(element).visibility === 'hidden') continue;
    if (element instanceof HTMLSelectElement) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(element);
      pen.font = font;
      const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (pen.measureText(element.selectedOptions[0]?.text ?? '').width > room + slack) note(element.selectedOptions[0]!, 'cut off in its list');
      continue;
    }
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '');
    if (texts.length === 0) continue;
    if (element instanceof HTMLElement && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + slack) note(element, 'wider than its box');
    const range = document.createRange();
    range.setStartBefore(texts[0]!);
    range.setEndAfter(texts.at(-1)!);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (left < -slack || right > innerWidth + slack) note(element, 'outside the window');
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const holds = box.matches('button, .button, .select, svg');
      const edge = box.getBoundingClientRect();
      if ((holds || overflowX !== 'visible') && (left < edge.left - slack || right > edge.right + slack)) note(element, `cut off by ${box.className || box.tagName}`);
      const scrolls = overflowY === 'auto' || overflowY === 'scroll';
      if (!scrolls && (holds || overflowY !== 'visible') && (top < edge.top - slack || bottom > edge.bottom + slack)) note(element, `cut off by ${box.className || box.tagName}`);
      if (scrolls) break; // what is above or below can be scrolled to
    }
  }
  return [...found];
}

const cases = [
  ...['desktop', 'phone'].flatMap((device) => Object.keys(locales).map((language) => [language as keyof typeof locales, device] as const)),
  ['cs', 'phone on its side'], ['es', 'desktop at 200 %'], // the longest words in the least room
] as const;

test.each(cases)('every label has room in %s on a %s', async (language, device) => {
  const page = await open('', { ...devices[device], locale: locales[language] });
  await page.locator(`html[lang=${language}]`).waitFor();
  const wrong = new Map<string, string>(); // with the first place where it is so
  // A phone shows what it has in tabs, which are all opened in the first view of a world.
  for (const place of places.filter((each) => device === 'desktop' || !/v=(watch|edit)/.test(each))) {
    await page.goto(new URL(place, page.url()).href);
    await settled(page, place);
    for await (const view of views(page, place))
      for (const what of await page.evaluate(astray)) if (!wrong.has(what)) wrong.set(what, place + view);
  }
  expect([...wrong].map(([what, place]) => `${place}: ${what}`)).toEqual([]);
});
