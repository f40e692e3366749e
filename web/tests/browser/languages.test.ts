import { beforeAll, expect, test } from 'vitest';

import { worldNames, type Language, type State } from '../../src/state/state';
import { begin } from '../../src/state/store';
import { worldName } from '../../src/texts/names';
import { learn, t, tn } from '../../src/texts/texts';
import { badMaze, easyMaze, exampleText } from '../boards';
import { deflated, people, says, section } from './person';

const { open, address } = people();

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

/** What the program says in a language. */
async function told(language: Language, operation: string, request: object): Promise<any> {
  const response = await fetch(`${address()}/api/maze/${operation}`, {
    method: 'POST', headers: { 'Content-Type': 'application/json', 'Accept-Language': language }, body: JSON.stringify(request),
  });
  return response.json();
}

test.each(['es', 'cs'] as const)('everything is in %s, and nothing English is left', async (language) => {
  const page = await open('', { viewport: { width: 1440, height: 900 }, locale: language === 'cs' ? 'cs-CZ' : 'es-MX' });
  await page.locator(`html[lang=${language}]`).waitFor();
  await says(page, inLanguage(language, () => t('Grid puzzles, solved and proven')));
  const [own, english] = [inLanguage(language, shown), inLanguage('en', shown)];
  for (const world of worldNames) {
    await page.goto(new URL(`#/${world}`, page.url()).href);
    await page.getByRole('main', { name: inLanguage(language, () => worldName(world)) }).waitFor();
    await page.locator('#board .board-stack').first().waitFor();
    const file = page.getByRole('button', { name: inLanguage(language, () => t('Open file')) }).first();
    await expect.poll(async () => { // a game that begins by itself folds the others
      await page.locator('.fold[aria-expanded=false]').evaluateAll((folds) => { for (const fold of folds as HTMLElement[]) fold.click(); });
      return file.isVisible();
    }).toBe(true);
    const missing = async (): Promise<string[]> => {
      const words = await page.locator('body').innerText();
      return own.filter((text) => !words.includes(text));
    };
    await expect.poll(missing, { message: world }).toEqual([]);
    const words = (await page.locator('body').innerText()).split('\n');
    for (const [i, text] of english.entries()) if (own[i] !== text) expect(words, world).not.toContain(text);
  }
});

test('the language is chosen, kept, and spoken by what the program has said', async () => {
  const page = await open('#/maze?e=walls.txt&v=solved');
  const text = exampleText('walls.txt');
  await (await section(page, 'Solve')).getByRole('button', { name: 'Rate difficulty' }).click();
  for (const language of ['en', 'es', 'cs'] as const) {
    await page.locator('select.language').selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor();
    await says(page, (await told(language, 'solve', { text })).sentence);
    await says(page, (await told(language, 'rate', { text })).remarks[0]);
    const { scene } = await told(language, 'parse', { text });
    const legend = scene.legend.map((entry: { text: string }) => entry.text);
    await expect.poll(async () => (await page.locator('.board-legend li > span').allInnerTexts()).slice(0, legend.length)).toEqual(legend);
  }
  await page.reload();
  await page.locator('html[lang=cs]').waitFor();
  await page.locator('#board .board-stack').first().waitFor();
});

test('a file that does not read says why in the language chosen', async () => {
  const page = await open(`#/maze?t=${deflated(badMaze)}`);
  for (const language of ['en', 'es', 'cs'] as const) {
    await page.locator('select.language').selectOption(language);
    const { error } = await told(language, 'parse', { text: badMaze });
    await page.getByRole('alert').getByText(error.message).first().waitFor();
  }
});

test('a game goes on in another language, move by move', async () => {
  const page = await open(`#/maze?t=${deflated(easyMaze)}&v=play`);
  await says(page, 'Quit game');
  const life = () => page.getByRole('meter').getAttribute('aria-valuenow');
  await expect.poll(life).toBe('9');
  await page.locator('#board').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(life).toBe('8');
  await page.keyboard.press('ArrowUp');
  await page.locator('.walker-refused').waitFor();
  await page.locator('select.language').selectOption('es');
  await page.locator('html[lang=es]').waitFor();
  expect(await life()).toBe('8');
  await page.locator('#board').focus();
  await page.keyboard.press('ArrowUp');
  const { events } = await told('es', 'play', { text: easyMaze, moves: ['right', 'up'] });
  await page.locator('.walker-refused').getByText(events[0].text).waitFor();
  for (let i = 0; i < 2; ++i) await page.keyboard.press('ArrowRight');
  await says(page, inLanguage('es', () => tn('You won in {0} step', 'You won in {0} steps', 3)));
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
