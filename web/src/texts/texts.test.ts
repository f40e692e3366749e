import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

import { catalogueOf, readCatalogue } from '../../po';
import type { Language, State } from '../state/state';
import { begin } from '../state/store';
import { kc, learn, t, tc, tn } from './texts';

const speak = (language: Language): void => begin({ language } as State, () => undefined);
beforeAll(async () => { await Promise.all([learn('es'), learn('cs')]); });

const root = join(new URL('.', import.meta.url).pathname, '..');
const sources = (readdirSync(root, { recursive: true }) as string[])
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
  .map((file) => ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ES2022, true));

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Every call of the functions that take keys: its name and its literal arguments. */
function calls(): { name: string; texts: string[]; place: string }[] {
  const found: ReturnType<typeof calls> = [];
  for (const source of sources)
    walk(source, (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !/^(t|k)(c|n|nc)?$/.test(node.expression.text)) return;
      const texts = node.arguments.filter(ts.isStringLiteralLike).map(({ text }) => text);
      if (texts.length > 0) found.push({ name: node.expression.text, texts, place: source.fileName });
    });
  return found;
}

const values = (text: string): string[] => [...new Set(text.match(/\{\d\}/g))].sort();

describe('the catalogues', () => {
  it.each([['es', 2], ['cs', 3]] as const)('have every key in %s, with the values of the English', (language, forms) => {
    const catalogue = readCatalogue(language);
    expect(calls().length).toBeGreaterThan(600);
    for (const { name, texts, place } of calls()) {
      const [context, one, many] = name.endsWith('c') ? texts : [undefined, ...texts];
      const key = context === undefined ? one! : kc(context, one!);
      const found = catalogue[key];
      expect(found, `${place}: ${key}`).toBeTruthy();
      if (!name.includes('n')) expect(values(found as string), key).toEqual(values(one!));
      else {
        expect(found, key).toHaveLength(forms);
        for (const form of found!) expect(new Set([...values(form), '{0}']), key).toEqual(new Set([...values(many!), '{0}']));
      }
    }
  });

  it('shout nowhere', () => {
    for (const text of [...Object.values(readCatalogue('es')), ...Object.values(readCatalogue('cs')), ...calls().map(({ texts }) => texts)])
      expect([text].flat().join(' ')).not.toMatch(/!|^\s*$/);
  });

  it('are read with contexts, plurals, long lines and quotes, and only what the page uses', () => {
    const po = `msgid ""\nmsgstr "Language: es\\n"\n
#: src/cli/main.cpp\nmsgid "cli"\nmsgstr "no"\n
#: src/a.cpp web/src/b.tsx\nmsgctxt "brush"\nmsgid ""\n"say "\n"\\"a\\""\nmsgstr "di\\n"\n
#. Translators: a count\n#: web/src/b.tsx\nmsgid "{0} a"\nmsgid_plural "{0} b"\nmsgstr[0] "x"\nmsgstr[1] "y"\n`;
    expect(catalogueOf(po)).toEqual({ [kc('brush', 'say "a"')]: 'di\n', '{0} a': ['x', 'y'] });
  });
});

describe('a text', () => {
  it('takes the form that goes with its number', () => {
    const said = (language: Language) => {
      speak(language);
      return [0, 1, 2, 5, 21].map((n) => tn('{0} step', '{0} steps', n));
    };
    expect(said('en')).toEqual(['0 steps', '1 step', '2 steps', '5 steps', '21 steps']);
    expect(said('es')).toEqual(['0 pasos', '1 paso', '2 pasos', '5 pasos', '21 pasos']);
    expect(said('cs')).toEqual(['0 kroků', '1 krok', '2 kroky', '5 kroků', '21 kroků']);
  });

  it('knows its context, and writes numbers as its language does', () => {
    speak('cs');
    expect([tc('fog', 'off'), tc('safe mode', 'off')]).toEqual(['vypnutá', 'vypnutý']);
    expect(tn('{0} step', '{0} steps', 12345)).toMatch(/^12\s345 kroků$/u);
    speak('en');
    expect(tc('fog', 'off')).toBe('off');
    expect([tn('{0} step', '{0} steps', 12345), t('Par is {0}.', -3)]).toEqual(['12,345 steps', 'Par is −3.']);
    expect(t('no such key')).toBe('no such key');
  });
});

describe('what is visible', () => {
  const letters = /\p{L}{2}/u;
  const free = new Set(['Ariadne', 'Esc']); // a name, and what stands on a key
  const spoken = /^(aria-label|aria-valuetext|aria-description|title|placeholder|alt|label)$/;

  /** What an expression may come to by itself: not what it asks, calls or compares. */
  function literals(node: ts.Node, note: (text: string) => void): void {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return note(node.text);
    if (ts.isCallExpression(node) || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node) || ts.isElementAccessExpression(node)) return;
    if (ts.isBinaryExpression(node) && /^([!=]==|in)$/.test(node.operatorToken.getText())) return;
    ts.forEachChild(node, (child) => literals(child, note));
  }

  it('goes through the catalogue', () => {
    const outside: string[] = [];
    for (const source of sources)
      walk(source, (node) => {
        const note = (text: string) => { if (letters.test(text) && !free.has(text.trim())) outside.push(`${source.fileName}: ${text.trim()}`); };
        if (ts.isJsxText(node)) note(node.text);
        if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression) literals(node.expression, note);
        if (ts.isJsxAttribute(node) && spoken.test(node.name.getText()) && node.initializer) literals(node.initializer, note);
      });
    expect(outside).toEqual([]);
  });
});
