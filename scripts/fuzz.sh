#!/usr/bin/env bash
# Builds the fuzz targets and runs each for some seconds. What is found stays in build/fuzz/found, what was learnt
# in build/fuzz/corpus; seeds for all come from the folders of fuzz/corpus.
#   scripts/fuzz.sh SECONDS [TARGET...]
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:?seconds for each target}
shift
jobs=${JOBS:-$(nproc)}

cmake --preset fuzz --log-level=WARNING >/dev/null
cmake --build build/fuzz --target fuzz/all -j "$jobs"

if [ $# -gt 0 ]; then
  targets=("$@")
else
  mapfile -t targets < <(find build/fuzz/fuzz -maxdepth 1 -type f -executable -printf '%f\n' | sort)
fi
if [ ${#targets[@]} -eq 0 ]; then
  echo "fuzz: no target was built" >&2
  exit 1
fi

mkdir -p build/fuzz/found
for target in "${targets[@]}"; do
  corpus=build/fuzz/corpus/$target
  mkdir -p "$corpus"
  folders=("$corpus" fuzz/corpus/*/)
  echo "fuzz: $target for $seconds s"
  log=build/fuzz/$target.log
  if ! "build/fuzz/fuzz/$target" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 \
       -artifact_prefix=build/fuzz/found/ "${folders[@]}" >"$log" 2>&1 </dev/null; then
    tail -n 40 "$log"
    echo "fuzz: $target failed; its input is in build/fuzz/found" >&2
    exit 1
  fi
  grep 'number_of_executed_units' "$log"
done
