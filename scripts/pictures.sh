#!/usr/bin/env bash
# Draws the pictures of labyrinths, of Rush Hour and of Amazons in docs/images again.
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
dig --builder backtracker --rows 4 --cols 4 --graph --delay 300 -o "$out/graph.gif"
dig --builder wilson --rows 6 --cols 9 --braid 0.4 --search astar --values -o "$out/values.svg"
for theme in light dark; do
  dig --builder wilson --rows 30 --cols 45 --search astar --solution --dx 16 --theme "$theme" -o "$out/heat-$theme.svg"
done
dig --builder wilson --rows 30 --cols 45 --braid 0.5 --search bfs --solution --dx 16 -o "$out/heat-braided.svg"
dig --builder backtracker --rows 14 --cols 20 --dx 14 --bare --every 3 --solution -o "$out/digging.gif"
dig --builder wilson --rows 14 --cols 20 --dx 14 --bare --braid 0.3 --search bfs --every 3 -o "$out/search.gif"

out=docs/images/rush
mkdir -p "$out"
boards=$(mktemp)
trap 'rm -f "$boards"' EXIT
cat > "$boards" <<'END'
# First gear
.BB.C..DEEC..DAAFG.HH.FGIJ.KKKIJ.LLL
# Side street
.BBBC..DD.C.EFAAC.EF.....GH.II.GH...
# One way
.BCCD..BE.D.AAE.FGHII.FGH..JJK..LL.K
# Roundabout
BBBC..DDDCE.AAFGE...FG..HIIJJKH..LLK
# Back and forth
.BCCD.EBFFD.EAAGD.H..GIIH.JKKL..JMML
# As long as it gets
GBB.L.GHI.LMGHIAAMCCCK.M..JKDDEEJFF.
END
park() { "$ariadne" render "$boards" "$@"; }
park --board 2 --solution -o "$out/solution.svg"
park --board 2 --solution --theme dark -o "$out/solution-dark.svg"
park --board 4 --solution -o "$out/slides.gif"
park --board 2 --solution --bare --cell 36 -o "$out/small.gif"
park -o "$out/cards.png"

out=docs/images/amazons
mkdir -p "$out"
line=$(mktemp)
game=$(mktemp)
trap 'rm -f "$boards" "$line" "$game"' EXIT
echo 'a7-c9/c2' > "$line"
cat > "$game" <<'END'
1. d1-c2/b3 d10-d3/b5
2. g1-g8/f9 j7-h5/e8
3. a4-d4/e3 a7-c7/g7
END
queens() { "$ariadne" render examples/amazons/tablero.txt "$@"; }
queens --route "$line" -o "$out/best.svg"
queens --route "$line" --theme dark -o "$out/best-dark.svg"
queens --territory -o "$out/territory.svg"
"$ariadne" render "$game" --cell 32 --bare -o "$out/opening.gif"
