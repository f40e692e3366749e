import { beforeAll, expect, test } from 'vitest';

import { worldNames, type Language, type State } from '../../src/state/state';
import { begin } from '../../src/state/store';
import { worldName } from '../../src/texts/names';
import { learn, t } from '../../src/texts/texts';
import { people, says } from './person';

const { open } = people();

beforeAll(async () => { await Promise.all([learn('es'), learn('cs')]); });

/** What the page says in a language. */
function inLanguage<T>(language: Language, say: () => T): T {
  begin({ language } as State, () => undefined);
  return say();
}

/** Labels that the page always shows in a world. */
const shown = (): string[] => [
  t('Board'), t('Share & export'), t('Open file'), t('Example'), t('New board'), t('Edit'), t('Algorithm'),
];

const walled = (): string => t('No route: walls cut S off from E.');

test.each(['es', 'cs'] as const)('everything is in %s, and nothing English is left', async (language) => {
  const page = await open('', { viewport: { width: 1440, height: 900 }, locale: language === 'cs' ? 'cs-CZ' : 'es-MX' });
  await page.locator(`html[lang=${language}]`).waitFor();
  await says(page, inLanguage(language, () => t('Grid puzzles, solved and proven')));
  const [own, english] = [inLanguage(language, shown), inLanguage('en', shown)];
  for (const world of worldNames) {
    await page.goto(new URL(`#/${world}`, page.url()).href);
    await page.getByRole('main', { name: inLanguage(language, () => worldName(world)) }).waitFor();
    await page.locator('#board .board-stack').first().waitFor();
    await page.getByRole('button', { name: inLanguage(language, () => t('Open file')) }).first().waitFor();
    const missing = async (): Promise<string[]> => {
      const words = await page.locator('body').innerText();
      return own.filter((text) => !words.includes(text));
    };
    await expect.poll(missing, { message: world }).toEqual([]);
    const words = (await page.locator('body').innerText()).split('\n');
    for (const [i, text] of english.entries()) if (own[i] !== text) expect(words, world).not.toContain(text);
  }
});

test('the language is chosen, kept, and spoken by verdicts', async () => {
  const page = await open('#/maze?e=walls.txt&v=solved');
  await says(page, inLanguage('en', walled));
  await page.getByLabel('Language').selectOption('es');
  await says(page, inLanguage('es', walled));
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByLabel(inLanguage('es', () => t('Language'))).selectOption('cs');
  await says(page, inLanguage('cs', walled));
  await page.reload();
  await page.locator('html[lang=cs]').waitFor();
  await page.locator('#board .board-stack').first().waitFor();
});

test('every world has its help in every language', async () => {
  const page = await open('#/help/maze');
  for (const language of ['en', 'es', 'cs'] as const) {
    await page.locator('select.language').selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor();
    const seen = new Set<string>();
    for (const world of worldNames) {
      await page.goto(new URL(`#/help/${world}`, page.url()).href);
      const article = page.getByRole('article');
      await article.getByRole('heading', { level: 1, name: inLanguage(language, () => worldName(world)) }).waitFor();
      await expect.poll(() => article.getByRole('heading', { level: 2 }).count()).toBe(3);
      await expect.poll(async () => (await article.innerText()).length, { message: `${language} ${world}` }).toBeGreaterThan(900);
      seen.add(await article.innerText());
    }
    expect(seen.size).toBe(worldNames.length);
  }
});
