#!/usr/bin/env bash
# Makes the table and the plot of docs/labyrinth.md anew: the text between its two marks, and docs/images/builders.svg.
#   scripts/labyrinth-figures.sh [PROGRAM]
set -euo pipefail
cd "$(dirname "$0")/.."
program=${1:-build/release/ariadne}
table=$(mktemp --suffix=.md)
trap 'rm -f "$table"' EXIT
"$program" compare labyrinth --count 1000 --seed 1 -o "$table" --plot docs/images/builders.svg
awk -v table="$table" '
  /<!-- table/ { print; while ((getline line < table) > 0) print line; skip = 1; next }
  /<!-- end of table/ { skip = 0 }
  !skip { print }' docs/labyrinth.md > "$table.new"
cat "$table.new" > docs/labyrinth.md
rm -f "$table.new"
