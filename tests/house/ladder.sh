#!/usr/bin/env bash
# Solves every map of the ladder and compares with its table: par proven, and the most energy within what is proven of it.
#   ladder.sh PROGRAM FOLDER
set -euo pipefail
program=$1 folder=$2
bad=0
wrong() { echo "$*"; bad=1; }
number() { sed -n "s/.*\"$1\":\(-\?[0-9]*\).*/\1/p" <<<"$2"; }

table=$(sed -n 's/^| *\([a-z0-9-]*\.txt\) *|[^|]*| *\([0-9]*\) *| *\([0-9]*\) *|$/\1|\2|\3/p' "$folder/README.md")
[ "$(wc -l <<<"$table")" -ge 12 ] || wrong "a dozen maps expected in the table of $folder/README.md"

while IFS='|' read -r file par most; do
  [ -f "$folder/$file" ] || { wrong "$file is in the table but not in the folder"; continue; }
  json=$("$program" solve --json --quiet --strict "$folder/$file" | tr -d ' \n') || wrong "$file: exit code $?"
  grep -q '"proven":true' <<<"$json" || wrong "$file: par is not proven: $json"
  best=$(sed -n 's/.*"optimal":{\([^}]*\).*/\1/p' <<<"$json")
  [ "$(number steps "$best")" = "$par" ] || wrong "$file: par $par expected: $best"

  json=$("$program" solve --json --quiet --objective energy --time-limit 10 "$folder/$file" | tr -d ' \n') ||
    wrong "$file: exit code $?"
  best=$(sed -n 's/.*"optimal":{\([^}]*\).*/\1/p' <<<"$json")
  found=$(number energy "$best")
  if grep -q '"proven":true' <<<"$json"; then
    [ "$found" = "$most" ] || wrong "$file: most energy $most expected: $found is proven"
  else
    { [ "$found" -le "$most" ] && [ "$most" -le "$(number bound "$json")" ]; } ||
      wrong "$file: most energy $most expected, found $found: $json"
  fi
done <<<"$table"

for file in "$folder"/*.txt; do
  grep -q "^$(basename "$file")|" <<<"$table" || wrong "$(basename "$file") is not in the table"
done
exit $bad
