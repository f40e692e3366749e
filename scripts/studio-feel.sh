#!/usr/bin/env bash
# Measures how fast the studio feels: first view, bytes, moves, frames.
#   scripts/studio-feel.sh PROGRAM      (an ariadne that carries the page)
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
program=$(realpath "$1")
cd "$root/web"
[ -d node_modules ] || npm ci --no-audit --no-fund --loglevel=error
ARIADNE_PROGRAM=$program npx --no-install vite-node tests/feel.ts
