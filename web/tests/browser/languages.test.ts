import { expect, test } from 'vitest';

import { worldNames } from '../../src/state/state';
import { cs } from '../../src/texts/cs';
import { en } from '../../src/texts/en';
import { es } from '../../src/texts/es';
import { people, says } from './person';

const { open } = people();

const languages = { en, es, cs };

/** Sentences and labels of a language that the page always shows in this world. */
const shown = (texts: typeof en): string[] => [
  texts.sections.board, texts.sections.take, texts.board.open, texts.board.examples, texts.board.generate, texts.board.editing, texts.solve.algorithm,
];

test.each(['es', 'cs'] as const)('everything is in %s, and nothing English is left', async (language) => {
  const texts = languages[language];
  const page = await open('', { viewport: { width: 1440, height: 900 }, locale: language === 'cs' ? 'cs-CZ' : 'es-ES' });
  await page.locator(`html[lang=${language}]`).waitFor();
  await says(page, texts.start.title);
  for (const world of worldNames) {
    await page.goto(new URL(`#/${world}`, page.url()).href);
    await page.getByRole('main', { name: texts[world].name }).waitFor();
    await page.locator('#board .board-stack').first().waitFor();
    await page.getByRole('button', { name: texts.board.open }).first().waitFor();
    const missing = async (): Promise<string[]> => {
      const words = await page.locator('body').innerText();
      return shown(texts).filter((text) => !words.includes(text));
    };
    await expect.poll(missing, { message: world }).toEqual([]);
    const words = await page.locator('body').innerText();
    for (const [i, text] of shown(en).entries()) if (shown(texts)[i] !== text) expect(words.split('\n'), world).not.toContain(text);
  }
});

test('the language is chosen, kept, and spoken by verdicts', async () => {
  const page = await open('#/maze?e=walls.txt&v=solved');
  await says(page, en.verdict.life.walls);
  await page.getByLabel('Language').selectOption('es');
  await says(page, es.verdict.life.walls);
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByLabel(es.bar.language).selectOption('cs');
  await says(page, cs.verdict.life.walls);
  await page.reload();
  await page.locator('html[lang=cs]').waitFor();
  await page.locator('#board .board-stack').first().waitFor();
});

test('every world has its help in every language', async () => {
  const page = await open('#/help/maze');
  for (const language of ['en', 'es', 'cs'] as const) {
    await page.locator('select.language').selectOption(language);
    const seen = new Set<string>();
    for (const world of worldNames) {
      await page.goto(new URL(`#/help/${world}`, page.url()).href);
      const article = page.getByRole('article');
      await article.getByRole('heading', { level: 1, name: languages[language][world].name }).waitFor();
      await expect.poll(() => article.getByRole('heading', { level: 2 }).count()).toBe(3);
      await expect.poll(async () => (await article.innerText()).length, { message: `${language} ${world}` }).toBeGreaterThan(900);
      seen.add(await article.innerText());
    }
    expect(seen.size).toBe(worldNames.length);
  }
});
