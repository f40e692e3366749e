#!/usr/bin/env bash
# Takes the screenshots of the studio that stand in docs/images/studio.
#   scripts/studio-pictures.sh PROGRAM      (an ariadne that carries the page)
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
program=$(realpath "$1")
cd "$root/web"
[ -d node_modules ] || npm ci --no-audit --no-fund --loglevel=error
ARIADNE_PROGRAM=$program npx --no-install vite-node tests/pictures.ts "$root/docs/images/studio"
