#!/usr/bin/env bash
# Draws the pictures of labyrinths in docs/images again.
#   scripts/pictures.sh [ARIADNE]     ARIADNE: the program, build/release/ariadne if not given
set -euo pipefail
cd "$(dirname "$0")/.."
ariadne=${1:-build/release/ariadne}
out=docs/images/labyrinth
mkdir -p "$out"

dig() { "$ariadne" generate labyrinth --seed 1 "$@"; }

builders=(kruskal kruskal-rooms prim prim-true aldous-broder backtracker wilson hunt-and-kill growing-tree eller
          sidewinder binary-tree division boruvka)
for builder in "${builders[@]}"; do
  dig --builder "$builder" --rows 24 --cols 36 --dx 8 --x0 8 --y0 8 --solution -o "$out/$builder.png"
done

# The paper's figures 8 and 9: walls 1, 4, 10 and 15 pixels thick.
for thickness in 1 4 10 15; do
  dig --builder prim --rows 8 --cols 12 --dx 30 --x0 16 --y0 16 --thickness "$thickness" -o "$out/thickness-$thickness.png"
done

dig --builder kruskal --rows 3 --cols 5 --graph -o "$out/graph.svg"
for theme in light dark; do
  dig --builder wilson --rows 30 --cols 45 --search astar --solution --dx 16 --theme "$theme" -o "$out/heat-$theme.svg"
done
dig --builder wilson --rows 30 --cols 45 --braid 0.5 --search bfs --solution --dx 16 -o "$out/heat-braided.svg"
dig --builder backtracker --rows 14 --cols 20 --dx 14 --bare --every 3 --solution -o "$out/digging.gif"
dig --builder wilson --rows 14 --cols 20 --dx 14 --bare --braid 0.3 --search bfs --every 3 -o "$out/search.gif"
