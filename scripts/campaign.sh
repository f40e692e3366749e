#!/usr/bin/env bash
# Hours of looking for faults, on all cores; not part of the tests. Builds what it needs and hands over to campaign.py.
#   scripts/campaign.sh HOURS      fractions are welcome; SEED=N repeats the dice of an earlier one
#   scripts/campaign.sh keep       takes what was learnt into fuzz/corpus: of each target the few small inputs that
#                                  cover something new, as long as its folder stays small
set -euo pipefail
cd "$(dirname "$0")/.."
hours=${1:?how many hours, or the word keep}
largest_input=2048
largest_folder=16384

keep() {
  local target name folder merged input added size=0
  for target in build/dev/fuzz/fuzz_*; do
    name=${target##*/}
    [ -d "build/fuzz/corpus/$name" ] || continue
    folder=${name#fuzz_}
    folder=fuzz/corpus/${folder%_text}
    mkdir -p "$folder"
    merged=$(mktemp -d)
    cp -r "$folder/." "$merged"
    if ! "$target" -set_cover_merge=1 -timeout=60 -max_len=$largest_input "$merged" "build/fuzz/corpus/$name" \
      >"$merged.log" 2>&1; then
      tail -n 20 "$merged.log"
      exit 1
    fi
    added=0
    size=$(cat "$folder"/* | wc -c)
    while read -r bytes input; do
      if [ "$bytes" -gt $largest_input ] || [ $((size + bytes)) -gt $largest_folder ]; then break; fi
      [ ! -e "$folder/$input" ] || continue
      cp "$merged/$input" "$folder"
      size=$((size + bytes)) added=$((added + 1))
    done < <(find "$merged" -type f -printf '%s %f\n' | sort -n)
    echo "campaign: $folder: $added new, $size bytes in all"
    rm -r "$merged" "$merged.log"
  done
}

scripts/build.sh dev fuzz_targets
if [ "$hours" = keep ]; then
  keep
  exit
fi
scripts/build.sh plain fuzz_readers
scripts/build.sh release ariadne agreement_tests
exec python3 scripts/campaign.py "$hours" "${SEED:-$(date +%s)}"
