#!/usr/bin/env bash
# One file through clang-tidy, unless the time is over; called by lint.sh. A stamp remembers that it passed.
set -euo pipefail
file=$1
[ "$EPOCHSECONDS" -lt "$TIDY_END" ] || exit 0
begin=$(mktemp -p "$TIDY_STAMPS")
if ! said=$(clang-tidy-19 --quiet -p build/dev --extra-arg=-Wno-error "$file" 2>&1); then
  rm -f "$begin"
  printf '%s\n' "$said" | grep -v 'warnings generated\|Suppressed\|Use -header-filter'
  exit 1
fi
mv "$begin" "$TIDY_STAMPS/${file//\//_}"
