#!/usr/bin/env bash
# Solves every example and compares with the table in examples/README.md; each map is in the table and the other way
# round.
#   examples.sh PROGRAM EXAMPLES
set -euo pipefail
program=$1 examples=$2
bad=0
wrong() { echo "$*"; bad=1; }
table=$(sed -n 's/^| *\([a-z-]*\.txt\) *|[^|]*| *\([^|]*[^ |]\) *| *\([0-9]*\) *| *\([0-9]*\) *|$/\1|\2|\3|\4/p' "$examples/README.md")
[ -n "$table" ] || { echo "no table in $examples/README.md"; exit 1; }

while IFS='|' read -r file verdict steps life; do
  [ -f "$examples/$file" ] || { wrong "$file is in the table but not in the folder"; continue; }
  code=0
  json=$("$program" solve --json --quiet "$examples/$file" | tr -d ' \n') || code=$?
  optimal=$(sed -n 's/.*"optimal":{\([^}]*\).*/\1/p' <<<"$json")
  case $verdict in
    solved)
      [ $code = 0 ] || wrong "$file: exit code $code, 0 expected"
      grep -q '"verdict":"solved"' <<<"$json" || wrong "$file: not solved: $json"
      grep -q '"proven":true' <<<"$json" || wrong "$file: not proven: $json"
      grep -q "\"steps\":$steps," <<<"$optimal," || wrong "$file: $steps steps expected: $optimal"
      # Labyrinths have a cost only where passages have weights.
      [ -z "$life" ] || grep -qE "\"(life|energy|cost)\":$life," <<<"$optimal," ||
        wrong "$file: $life left expected: $optimal"
      ;;
    impossible:*)
      [ $code = 1 ] || wrong "$file: exit code $code, 1 expected"
      grep -q '"verdict":"impossible"' <<<"$json" || wrong "$file: not impossible: $json"
      grep -q "\"reason\":\"${verdict#impossible: }\"" <<<"$json" || wrong "$file: $verdict expected: $json"
      ;;
    *) wrong "$file: the table says '$verdict'" ;;
  esac
done <<<"$table"

for file in "$examples"/*.txt; do
  grep -q "^$(basename "$file")|" <<<"$table" || wrong "$(basename "$file") is not in the table"
done
exit $bad
