#!/usr/bin/env bash
# What people read, collected from the sources into po/es.po and po/cs.po; English is the key.
#   scripts/words.sh update     adds new messages, to be translated, and removes those that are gone
#   scripts/words.sh check      fails where a catalogue is out of date, incomplete, or uses other values than the English,
#                               and on sentences of the program that are in none
set -euo pipefail
cd "$(dirname "$0")/.."
languages=(es cs)
layout=(--sort-by-file --add-location=file --width=120)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# xgettext does not read TSX: it gets the JavaScript, under the names of the sources.
page_scripts() {
  find web/src -name '*.ts' -o -name '*.tsx' | grep -v '\.test\.\|\.d\.ts$' | LC_ALL=C sort >"$work/page"
  node - "$work" <<'EOF'
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const ts = require('./web/node_modules/typescript');
const folder = process.argv[2];
for (const file of readFileSync(join(folder, 'page'), 'utf8').trim().split('\n')) {
  const options = { fileName: file, compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 } };
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), ts.transpileModule(readFileSync(file, 'utf8'), options).outputText);
}
EOF
}

collect() {
  local from=(--from-code=UTF-8 --package-name=Ariadne --add-comments=Translators: "${layout[@]}" --output="$work/all.pot" --keyword)
  find src -name '*.cpp' -o -name '*.h' | grep -v '_test\.\|/testing/' | LC_ALL=C sort >"$work/program"
  xgettext "${from[@]}" --files-from="$work/program" --language=C++ --keyword=tr --keyword=tr_c:1c,2 --keyword=tr_n:1,2 --keyword=tr_nc:1c,2,3
  page_scripts
  xgettext "${from[@]}" --join-existing --directory="$work" --files-from="$work/page" --language=JavaScript --keyword=t \
    --keyword=tc:1c,2 --keyword=tn:1,2 --keyword=tnc:1c,2,3 --keyword=k --keyword=kc:1c,2
  sed '/^"POT-Creation-Date:/d; /^#, .*-format$/d' "$work/all.pot" >"$work/ariadne.pot"
}

merged() { # of a language
  msgmerge --quiet --no-fuzzy-matching "${layout[@]}" "po/$1.po" "$work/ariadne.pot" | msgattrib --no-obsolete "${layout[@]}"
}

# Each translation uses the values of the English text; the count, {0}, may be left out of a plural form.
same_values() {
  python3 - "$@" <<'EOF'
import re, sys
faults = 0
for path in sys.argv[1:]:
    for entry in re.split(r'\n\s*\n', open(path, encoding='utf-8').read()):
        fields = {}
        for name, text in re.findall(r'^(\S+) ((?:".*"\n?)+)', entry + '\n', re.M):
            fields[name] = set(re.findall(r'\{\d[^}]*\}', text))
        if 'msgid' not in fields: continue
        count = {'{0}'} if 'msgid_plural' in fields else set()
        wanted = fields['msgid'] | fields.get('msgid_plural', set()) | count
        for name, values in fields.items():
            if name.startswith('msgstr') and values | count != wanted:
                faults += 1
                print(f'{path}: other values than the English text:\n{entry}\n', file=sys.stderr)
sys.exit(faults > 0)
EOF
}

# Sentences of the program that are in no catalogue.
strays() {
  python3 - <<'EOF'
import pathlib, re, sys
spared = {
    'bug reports': r'catalog/(solve|compare)\.cpp cli/grade\.cpp worlds/.*/(play|game|report|cards)\.(h|cpp) worlds/amazons/engine/net\.cpp',
    'the protocol of engines': r'worlds/amazons/protocol/.*',
    'names of jobs, by which journals are told apart': r'cli/(batch|match)\.cpp worlds/rush/enumerate/survey\.cpp',
    'formats of files': r'worlds/.*/graph\.cpp worlds/labyrinth/text\.cpp cli/known_answers\.cpp render/svg\.cpp server/security_headers\.cpp',
    'what people type': r'worlds/amazons/console/(reading\.cpp|words\.h) cli/(completion|manual)\.cpp',
    "the server's log, and what CLI11 and the compiler say": r'server/socket_session\.cpp cli/usage\.cpp words/phrase\.h',
    'names that get their words here': r'catalog/play_words\.cpp',
}
token = re.compile(r'''//[^\n]*|^#[^\n]*|R"\((?P<raw>.*?)\)"|"(?P<text>(?:[^"\\\n]|\\.)*)"|'(?:[^'\\]|\\.)+'|\b(?P<open>tr(?:_n|_c|_nc)?\(|static_assert\()|[()]''', re.S | re.M)
faults = 0
for path in sorted(pathlib.Path('src').rglob('*.*')):
    name = str(path.relative_to('src'))
    if path.suffix not in ('.cpp', '.h') or '_test.' in name or '/testing/' in name: continue
    if any(re.fullmatch(pattern, name) for patterns in spared.values() for pattern in patterns.split()): continue
    source = re.sub(r"(?<=[0-9a-fA-F])'(?=[0-9a-fA-F])", '', path.read_text())
    depth, outside = 0, None
    for found in token.finditer(source):
        text = found['text'] or found['raw']
        if found['open'] and outside is None: outside = depth
        if text is None and found[0].endswith('('): depth += 1
        if found[0] == ')':
            depth -= 1
            if depth == outside: outside = None
        if outside is None and re.search(r"\b[A-Za-z]{2,},?( +[a-z']{2,}){2}", re.sub(r'\\.|\{[^}]*\}', ' ', text or '')):
            faults += 1
            line = source.count('\n', 0, found.start()) + 1
            print(f'src/{name}:{line}: outside the catalogue: {found[0]}', file=sys.stderr)
sys.exit(faults > 0)
EOF
}

case "${1:-}" in
  update)
    collect
    for language in "${languages[@]}"; do
      merged "$language" >"$work/$language.po"
      cp "$work/$language.po" "po/$language.po"
      msgfmt --statistics --output-file=/dev/null "po/$language.po"
    done
    ;;
  check)
    collect
    for language in "${languages[@]}"; do
      merged "$language" | diff -u "po/$language.po" - >&2 || { echo "words: po/$language.po is out of date: scripts/words.sh update" >&2; exit 1; }
      for lack in --untranslated --only-fuzzy; do
        found=$(msgattrib "$lack" --no-obsolete "po/$language.po")
        [ -z "$found" ] || { echo "words: po/$language.po, $lack:" "$found" >&2; exit 1; }
      done
      msgfmt --check --output-file=/dev/null "po/$language.po"
    done
    same_values po/*.po
    strays
    ;;
  *)
    sed -n '2,5s/^# \?//p' "$0" >&2
    exit 2
    ;;
esac
