#!/usr/bin/env bash
# Fails on what the house does not want to find in its sources: long files, names that say nothing, notes to oneself.
#   scripts/check-tree.sh [ROOT]
set -euo pipefail
scripts=$(realpath "$(dirname "$0")")
cd "${1:-"$scripts/.."}"
bad=0
wrong() { echo "$*"; bad=1; }

files=$("$scripts/files.sh" "$PWD")

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
done <<<"$files"

# Notes to oneself, and words about the place where the code was written. Each is split here so that this script does
# not find itself.
notes='\b(TO''DO|FIX''ME|XX''X|HA''CK|for n''ow)\b'
place='(^|[^a-z])/wo''rk/|\.\./sha''red|\bissu''e #?[0-9]'
while read -r hit; do wrong "$hit"; done < <(tr '\n' '\0' <<<"$files" | xargs -0 grep -nHIE "$notes|$place" || true)

exit $bad
