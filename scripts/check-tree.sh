#!/usr/bin/env bash
# Fails on what the house does not want to find in its sources: long files, names that say nothing, notes to oneself.
#   scripts/check-tree.sh [ROOT]
set -euo pipefail
scripts=$(realpath "$(dirname "$0")")
cd "${1:-"$scripts/.."}"
bad=0
wrong() { echo "$*"; bad=1; }

files=$("$scripts/files.sh" "$PWD")

# shellcheck disable=SC2016  # awk's own variables
grep -E '^src/.*\.(cpp|h)$' <<<"$files" | tr '\n' '\0' | xargs -0 awk '
  function wrong(why) { print file ": " why; bad = 1 }
  BEGIN {
    for (i = 1; i < ARGC; ++i) {
      file = ARGV[i]; base = file; sub(/.*\//, "", base)
      lines = guarded = 0
      while ((getline line < file) > 0) { ++lines; if (line == "#pragma once") guarded = 1 }
      close(file)
      if (lines > 400) wrong(lines " lines, at most 400 expected")
      if (base !~ /^[a-z][a-z0-9_]*\.(cpp|h)$/) wrong("a name in snake_case expected")
      if (base ~ /^(util|utils|helper|helpers|common|misc)\./) wrong("a name that says what the file holds expected")
      if (base ~ /\.h$/ && !guarded) wrong("#pragma once expected")
    }
    exit bad
  }' || bad=1

# Notes to oneself, and words about the place where the code was written. Each is split here so that this script does
# not find itself.
notes='\b(TO''DO|FIX''ME|XX''X|HA''CK|for n''ow)\b'
place='(^|[^a-z])/wo''rk/|\.\./sha''red|\bissu''e #?[0-9]'
while read -r hit; do wrong "$hit"; done < <(tr '\n' '\0' <<<"$files" | xargs -0 grep -nHIE "$notes|$place" || true)

exit $bad
