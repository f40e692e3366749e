#!/usr/bin/env bash
# Builds the studio's page when something it is made from changed. Builds that run at the same time wait for each other.
#   scripts/web.sh OUT      (a folder; the page lands in OUT/dist)
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
out=$1
mkdir -p "$out"
out=$(cd "$out" && pwd)
exec 9>"$out/lock"
flock 9
cd "$root/web"

# Everything the page is made from: names, times and sizes.
state=$(find . ../examples ../po -path ./node_modules -prune -o -path ./dist -prune -o -path ./test-results -prune -o -type f -printf '%p %T@ %s\n' |
        LC_ALL=C sort | sha256sum)
if [ -f "$out/dist/index.html" ] && [ -f "$out/state" ] && [ "$(cat "$out/state")" = "$state" ]; then exit 0; fi

if [ ! -d node_modules ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  npm ci --no-audit --no-fund --loglevel=error
fi
rm -f "$out/state"
STUDIO_OUT=$out/dist npm run build --silent
[ -f "$out/dist/index.html" ] || { echo "web: no page was made" >&2; exit 1; }
printf '%s\n' "$state" >"$out/state"
