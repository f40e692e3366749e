#!/usr/bin/env bash
# Configures a preset of CMakePresets.json and builds targets of it. Into a file or a pipe it reports progress now and
# then, and whatever the compilers have to say.
#   scripts/build.sh PRESET TARGET... [-DOPTION...]
set -euo pipefail
cd "$(dirname "$0")/.."
preset=$1
shift
targets=() options=()
for word in "$@"; do
  case $word in
    -D*) options+=("$word") ;;
    *) targets+=("$word") ;;
  esac
done

log=$(mktemp)
trap 'rm -f "$log"' EXIT
cmake --preset "$preset" --log-level=WARNING "${options[@]}" >"$log" || { cat "$log"; exit 1; }

run() { cmake --build "build/$preset" --target "${targets[@]}" -j "${JOBS:-$(nproc)}"; }
if [ -t 1 ]; then
  run
else
  next=0
  run | while IFS= read -r line; do
    if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\  ]]; then
      done=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]}
      [ $((10 * done)) -ge $((next * all)) ] || continue
      next=$((10 * done / all + 1))
      line="build/$preset: $done of $all"
    fi
    [ "$line" = "ninja: no work to do." ] || printf '%s\n' "$line"
  done
fi
