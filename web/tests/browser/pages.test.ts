import { expect, test } from 'vitest';

import { worldNames } from '../../src/state/state';
import { accessible, people } from './person';
import { desktop, phone } from './visit';

// Every page, desktop and phone, light and dark: nothing serious for an accessibility scan, no sideways scrolling,
// nothing that a thumb cannot hit.

const { open } = people();

const places = ['#/', ...worldNames.map((world) => `#/${world}`), '#/help/maze', '#/help/amazons'];

const settled = async (page: import('playwright-core').Page, place: string): Promise<void> => {
  if (place === '#/') await expect.poll(() => page.locator('.card-board .board-stack, .card-board canvas').count()).toBeGreaterThan(0);
  else if (place.startsWith('#/help')) await page.getByRole('heading', { level: 2 }).first().waitFor();
  else await page.locator('#board .board-stack').first().waitFor();
};

for (const [device, options] of [['desktop', desktop], ['phone', phone]] as const)
  test.each(places)(`%s on a ${device}`, async (place) => {
    const page = await open(place, options);
    await settled(page, place);
    await accessible(page);
    await page.locator('.settings button').click();
    await page.locator('html[data-theme=dark]').waitFor();
    await accessible(page);
    const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(room!);
    if (device === 'phone') expect(await page.evaluate(tooSmall)).toEqual([]);
  });

/** Buttons and tabs in sight that are less than 40 pixels in both directions, or less than 28 in one. */
function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, select, [role=tab], .bar a')].flatMap((each) => {
    const { width, height } = each.getBoundingClientRect();
    if (width === 0 || height === 0 || getComputedStyle(each).visibility === 'hidden' || each.closest('.unseen, .skip, [hidden]')) return [];
    return Math.max(width, height) < 40 || Math.min(width, height) < 28 ? [`${each.outerHTML.slice(0, 120)} ${width} x ${height}`] : [];
  });
}
