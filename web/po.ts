import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

// The page's part of the translations in po/: `virtual:words/es` is a table from English to Spanish, with an array of
// forms where there are plurals. A key with a context is "context\u0004text", as in compiled catalogues.

const folder = join(new URL('.', import.meta.url).pathname, '..', 'po');

type Catalogue = Record<string, string | string[]>;

/** The entries of a file that are used below web/. */
export function catalogueOf(po: string): Catalogue {
  const catalogue: Catalogue = {};
  for (const entry of po.split(/\n\s*\n/)) {
    if (!/^#: (.* )?web\//m.test(entry)) continue;
    const fields: Record<string, string> = {};
    let field = '';
    for (const line of entry.split('\n')) {
      const [, name, text] = /^([a-z_]+(?:\[\d\])?)? ?(".*")$/.exec(line) ?? [];
      if (text === undefined) continue;
      field = name ?? field;
      fields[field] = (fields[field] ?? '') + (JSON.parse(text) as string);
    }
    const { msgctxt, msgid } = fields;
    const forms = Object.keys(fields).filter((name) => name.startsWith('msgstr[')).map((name) => fields[name]!);
    catalogue[(msgctxt === undefined ? '' : `${msgctxt}\u0004`) + msgid!] = forms.length > 0 ? forms : fields['msgstr']!;
  }
  return catalogue;
}

export const readCatalogue = (language: string): Catalogue => catalogueOf(readFileSync(join(folder, `${language}.po`), 'utf8'));

export function words(): Plugin {
  const prefix = 'virtual:words/';
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = id.slice(prefix.length + 1);
      this.addWatchFile(join(folder, `${language}.po`));
      return `export default ${JSON.stringify(readCatalogue(language))};`;
    },
  };
}
