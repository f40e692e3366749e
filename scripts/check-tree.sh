#!/usr/bin/env bash
# Fails on what the house does not want to find in its sources: long files, names that say nothing, notes to oneself.
#   scripts/check-tree.sh [ROOT]
set -euo pipefail
cd "${1:-"$(dirname "$0")/.."}"
bad=0
wrong() { echo "$*"; bad=1; }

files() {
  if [ -d .git ]; then git ls-files --cached --others --exclude-standard; else find . -type f | sed 's|^\./||'; fi |
    sort -u | while read -r file; do [ ! -f "$file" ] || echo "$file"; done
}

while read -r file; do
  base=$(basename "$file")
  case $file in
    src/*.cpp | src/*.h)
      lines=$(wc -l <"$file")
      [ "$lines" -le 400 ] || wrong "$file: $lines lines, at most 400 expected"
      [[ $base =~ ^[a-z][a-z0-9_]*\.(cpp|h)$ ]] || wrong "$file: a name in snake_case expected"
      [[ ! $base =~ ^(utils?|helpers?|common|misc)\. ]] || wrong "$file: a name that says what the file holds expected"
      [[ $base != *.h ]] || grep -q '^#pragma once$' "$file" || wrong "$file: #pragma once expected"
      ;;
  esac
done < <(files)

# Each word is split here so that this script does not find itself.
notes='TO''DO|FIX''ME|XX''X|HA''CK|for n''ow'
while read -r file; do
  while read -r hit; do wrong "$file:$hit"; done < <(grep -nIE "\b($notes)\b" "$file" || true)
done < <(files | grep -E '^(src|tests|fuzz|bench|scripts|docs|cmake|examples)/|^[^/]+$')

exit $bad
