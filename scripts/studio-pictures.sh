#!/usr/bin/env bash
# Takes screenshots of the studio to look at, in build/pictures, and puts those that the documents show into docs/images/studio.
#   scripts/studio-pictures.sh PROGRAM      (an ariadne that carries the page)
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
program=$(realpath "$1")
cd "$root/web"
[ -d node_modules ] || npm ci --no-audit --no-fund --loglevel=error
ARIADNE_PROGRAM=$program npx --no-install vite-node tests/pictures.ts "$root/build/pictures"
for picture in "$root"/docs/images/studio/*.png; do cp "$root/build/pictures/$(basename "$picture")" "$picture"; done
