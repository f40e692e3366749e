#!/usr/bin/env bash
# The page's types, its words in three languages, its own tests, the interface against its description, and what a person
# does, in a real browser.
#   scripts/web-test.sh PROGRAM RESULTS [long]
# with an ariadne that carries the page and a folder for what ran, in JUnit's form. What takes a browser longer is left
# to `long`, which leaves out the rest.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
program=$(realpath "$1")
browser=${CHROMIUM:-/usr/bin/chromium-headless-shell}
[ -x "$program" ] || { echo "web: there is no program $1" >&2; exit 1; }
[ -x "$browser" ] || { echo "web: there is no browser $browser; scripts/setup.sh build test installs it" >&2; exit 1; }
rm -rf "$2"
mkdir -p "$2"
results=$(realpath "$2")
cd "$root/web"

if [ ! -d node_modules ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  npm ci --no-audit --no-fund --loglevel=error
fi
outside() {
  ARIADNE_PROGRAM=$program CHROMIUM=$browser npm run test:outside --silent -- "$@" --reporter=dot --reporter=junit \
    --outputFile.junit="$results/outside.xml"
}
long=(tests/browser/labels.test.ts tests/browser/share.test.ts)
if [ "${3:-}" = long ]; then
  outside "${long[@]}"
else
  npm run check --silent
  ../scripts/words.sh check
  npm test --silent -- --reporter=dot --reporter=junit --outputFile.junit="$results/units.xml"
  outside "${long[@]/#/--exclude=}"
fi
