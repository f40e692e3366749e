#!/usr/bin/env bash
# Builds the fuzz targets and runs each for some seconds. What is found stays in build/fuzz/found, what was learnt
# in build/fuzz/corpus; seeds for all come from the folders of fuzz/corpus.
#   scripts/fuzz.sh SECONDS [TARGET...]
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:?seconds for each target}
shift
scripts/build.sh dev fuzz_targets

if [ $# -gt 0 ]; then
  targets=("$@")
else
  mapfile -t targets < <(find build/dev/fuzz -maxdepth 1 -type f -executable -printf '%f\n' | sort)
fi
if [ ${#targets[@]} -eq 0 ]; then
  echo "fuzz: no target was built" >&2
  exit 1
fi

run_one() {  # run_one TARGET
  local corpus=build/fuzz/corpus/$1 log=build/fuzz/$1.log
  mkdir -p "$corpus"
  if ! "build/dev/fuzz/$1" -max_total_time="$seconds" -timeout=60 -rss_limit_mb=2048 -print_final_stats=1 \
       -artifact_prefix=build/fuzz/found/ "$corpus" fuzz/corpus/*/ >"$log" 2>&1 </dev/null; then
    tail -n 40 "$log"
    echo "fuzz: $1 failed; its input is in build/fuzz/found" >&2
    return 1
  fi
  echo "fuzz: $1: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") inputs"
}
export -f run_one
export seconds
mkdir -p build/fuzz/found
printf '%s\n' "${targets[@]}" | xargs -P "${JOBS:-$(nproc)}" -I{} bash -c 'run_one {}'
