#!/usr/bin/env bash
# Prints the files of the project, one a line: what git does not ignore or, where git does not answer, what lies outside
# of build/.
#   scripts/files.sh [ROOT]
set -euo pipefail
cd "${1:-"$(dirname "$0")/.."}"
if [ -e .git ] && listed=$(git ls-files --cached --others --exclude-standard 2>/dev/null); then
  sort -u <<<"$listed"
else
  find . -type f -not -path './build*/*' -not -path './.git/*' | sed 's|^\./||' | sort
fi | while read -r file; do
  [ ! -f "$file" ] || echo "$file"
done
