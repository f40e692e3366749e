#!/usr/bin/env bash
# Stages of tests, one after the other, with a summary at the end. A stage that fails does not stop the others.
#   scripts/test.sh STAGE...
# The Makefile says which stages `make test`, `make check` and `make full` run.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
exec </dev/null
export JOBS=${JOBS:-$(nproc)}
failed=0 left_out=0 summary=() skipped=() faults=() total=(0 0 0)

declare -A about=(
  [style]="format of the sources, shell scripts"
  [page]="the studio: types, units, the interface, and user sessions in Chromium"
  [program]="the optimised program as people run it, its solvers against brute force; the installed library; documents, examples"
  [unit]="unit tests, with address and undefined sanitizers"
  [threads]="tests that start threads, with the thread sanitizer"
  [fault]="the optimised program while calls of the system and allocations fail"
  [tidy]="clang-tidy on every file but the tests"
  [fuzz]="the parsers, five seconds each"
  [alone]="each file and header compiled by itself"
  [definitions]="conflicting definitions, at one link"
  [sanitized]="program and agreement of the solvers, with address and undefined sanitizers"
  [long]="agreement of the solvers on twenty times as many boards"
  [browser]="the page, longer: every label has room, every kind of file is saved"
  [package]="Debian packages: made, installed on a new Debian, used, removed")

# ctest_in PRESET LABELS: what ran is in build/PRESET/results.
ctest_in() {
  ctest --test-dir "build/$1" -L "$2" -j "$JOBS" --output-on-failure --no-tests=error --output-junit results/ctest.xml |
    grep --line-buffered -v -e '^ *Start ' -e '^Test project' -e '^$'
}

style() { scripts/lint.sh format using shell; }
page() { scripts/web-test.sh build/release/ariadne build/page-results; }
program() { scripts/build.sh release program_tests agreement_tests && ctest_in release 'program|house|agreement'; }
unit() { scripts/build.sh dev unit_tests threads_tests && ctest_in dev 'unit|threads'; }
threads() { scripts/build.sh tsan threads_tests && ctest_in tsan threads; }
fault() { scripts/build.sh release fault_tests && ctest_in release fault; }
tidy() { scripts/lint.sh tidy; }
fuzz() { scripts/fuzz.sh 5; }
# Only object files: there is nothing to link.
alone() {
  cmake --preset alone --log-level=WARNING >/dev/null &&
    ninja -C build/alone -t targets all | sed -n 's/\.o: CXX_.*/.o/p' | xargs scripts/build.sh alone
}
definitions() { scripts/build.sh definitions ariadne; }
sanitized() { scripts/build.sh dev agreement_tests program_tests && ctest_in dev 'program|house|agreement'; }
long() { scripts/build.sh release agreement_tests && ARIADNE_ROUNDS=20 ctest_in release agreement; }
browser() { scripts/build.sh release ariadne && scripts/web-test.sh build/release/ariadne build/browser-results long; }
package() { scripts/setup.sh package && make --no-print-directory deb && scripts/package-test.sh; }

results_of() {
  case $1 in
    program | fault | long) echo build/release/results ;;
    page | browser) echo "build/$1-results" ;;
    unit | sanitized) echo build/dev/results ;;
    threads) echo build/tsan/results ;;
  esac
}

# finish NAME CODE SECONDS: a row of the summary.
finish() {
  local name=$1 code=$2 counts=() lines=() line folder result=passed
  folder=$(results_of "$name")
  [ -z "$folder" ] || mapfile -t lines < <(scripts/count-tests.sh "$folder")
  read -ra counts <<<"${lines[0]:-0 0 0}"
  if [ "$code" = 77 ]; then
    result=skipped
    left_out=$((left_out + 1))
    skipped+=("$name: $(sed -n 's/^skipped: //p' "build/stage-$name.log" | tail -n 1)")
    counts=(0 0 1)
  elif [ "$code" != 0 ]; then
    result=FAILED
    failed=$((failed + 1))
    [ "${counts[1]}" -gt 0 ] || { counts[1]=1; faults+=("$name"); }
  elif [ -z "$folder" ]; then
    counts=(1 0 0)
  fi
  for i in 0 1 2; do total[i]=$((total[i] + counts[i])); done
  for line in "${lines[@]:1}"; do
    case $line in
      skipped*) skipped+=("${line#skipped }") ;;
      failed*) faults+=("$name: ${line#failed }") ;;
    esac
  done
  summary+=("$(printf '%-10s %-8s %5d s  %5d passed %3d failed %3d skipped' "$name" "$result" "$3" "${counts[@]}")")
}

# What the compiler cache did in this stage.
compiled() {
  local hits misses
  hits=$(grep -c '_cache_hit$' "$CCACHE_STATSLOG")
  misses=$(grep -c '^cache_miss$' "$CCACHE_STATSLOG")
  [ $((hits + misses)) = 0 ] || echo "$1: $hits compilations from the cache, $misses new"
}

stage() {
  local begin=$SECONDS code results
  printf '\n==== %s: %s ====\n' "$1" "${about[$1]}"
  results=$(results_of "$1")
  [ -z "$results" ] || rm -rf "$results"
  : >"$CCACHE_STATSLOG"
  "$1" 2>&1 | tee "build/stage-$1.log"
  code=${PIPESTATUS[0]}
  compiled "$1"
  finish "$1" "$code" $((SECONDS - begin))
}

mkdir -p build
export CCACHE_STATSLOG=$PWD/build/ccache.log
: >"$CCACHE_STATSLOG"
[ $# -gt 0 ] || { sed -n '2,4p' "$0"; exit 2; }
for name in "$@"; do
  [ -n "${about[$name]:-}" ] || { echo "test: no stage is called '$name'; there are: ${!about[*]}" >&2; exit 2; }
done
while [ $# -gt 0 ]; do
  name=$1
  shift
  if [ "$name" != page ]; then
    stage "$name"
    continue
  fi
  rm -rf build/page-results
  printf '\n==== page: %s ====\n' "${about[page]}"
  page_begin=$SECONDS
  : >"$CCACHE_STATSLOG"
  # The program carries the page.
  if ! scripts/build.sh release ariadne 2>&1 | tee build/stage-page.log; then
    finish page 1 $((SECONDS - page_begin))
    continue
  fi
  compiled page
  # Browsers wait a good deal, so the page is tested beside the stages that follow.
  [ $# = 0 ] || echo "in the background, beside what follows"
  set -m  # so that it can be ended with all it has started
  (page >>build/stage-page.log 2>&1; code=$?; echo $((SECONDS - page_begin)) >build/stage-page.time; exit $code) &
  page_job=$!
  set +m
  trap 'kill -- "-$page_job"' EXIT
done
if [ -n "${page_job:-}" ]; then
  wait "$page_job"
  code=$?
  trap - EXIT
  printf '\n==== page ====\n'
  cat build/stage-page.log
  finish page "$code" "$(cat build/stage-page.time)"
fi

printf '\n==== summary ====\n'
if [ ${#skipped[@]} -gt 0 ]; then
  printf 'Skipped:\n'
  printf '  %s\n' "${skipped[@]}"
fi
if [ ${#faults[@]} -gt 0 ]; then
  printf 'Failed:\n'
  printf '  %s\n' "${faults[@]}"
fi
printf '\n'
printf '%s\n' "${summary[@]}"
printf '\n%d passed, %d failed, %d skipped\n' "${total[@]}"
if [ $failed -eq 0 ]; then
  printf '%d of %d stages passed in %d min %02d s' $((${#summary[@]} - left_out)) ${#summary[@]} $((SECONDS / 60)) $((SECONDS % 60))
  [ $left_out -eq 0 ] || printf '; %d skipped' $left_out
  printf '.\n'
else
  printf '%d of %d stages failed; scripts/test.sh STAGE runs one again, and build/stage-STAGE.log has what it said.\n' \
    $failed ${#summary[@]}
  exit 1
fi
