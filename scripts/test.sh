#!/usr/bin/env bash
# Stages of tests, one after the other, with a summary at the end. A stage that fails does not stop the others.
#   scripts/test.sh STAGE...
# `make test` runs style page program unit, and `make check` the others.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
exec </dev/null
export JOBS=${JOBS:-$(nproc)}
failed=0 left_out=0 summary=() skipped=() faults=() total=(0 0 0)

declare -A about=(
  [style]="format of the sources, shell scripts"
  [program]="the optimised program, as people run it; the installed library; documents and examples"
  [page]="the studio: types, units, the interface, and what a person does in Chromium"
  [unit]="unit tests"
  [alone]="each file and header compiled by itself; one definition of every name"
  [tidy]="clang-tidy on every file but the tests"
  [threads]="tests that start threads, under the thread sanitizer"
  [sanitized]="unit, program and agreement of the solvers, with address and undefined sanitizers"
  [long]="solvers against each other and against brute force"
  [browser]="what takes a browser longer: every label has room, every kind of file is saved"
  [fuzz]="the readers, five seconds each"
  [package]="Debian packages: made, installed on a new Debian, used, removed")

# ctest_in PRESET LABELS: what ran is in build/PRESET/results.
ctest_in() {
  ctest --test-dir "build/$1" -L "$2" -j "$JOBS" --output-on-failure --no-tests=error --output-junit results/ctest.xml |
    grep --line-buffered -v -e '^ *Start ' -e '^Test project' -e '^$'
}

style() { scripts/lint.sh format using shell; }
program() { scripts/build.sh release program_tests && ctest_in release 'program|house'; }
# The page is carried by the program, which must have been built.
page() { scripts/web-test.sh build/release/ariadne build/page-results; }
unit() { scripts/build.sh release unit_tests threads_tests && ctest_in release 'unit|threads'; }
# Tests are compiled there, but not linked.
alone() {
  scripts/build.sh alone ariadne headers_alone &&
    ninja -C build/alone -t targets all | sed -n 's/\.o: CXX_.*/.o/p' | xargs scripts/build.sh alone
}
tidy() { scripts/lint.sh tidy; }
threads() { scripts/build.sh tsan threads_tests && ctest_in tsan threads; }
sanitized() { scripts/build.sh dev unit_tests threads_tests agreement_tests program_tests && ctest_in dev .; }
long() { scripts/build.sh release agreement_tests && ARIADNE_ROUNDS=20 ctest_in release agreement; }
browser() { scripts/build.sh release ariadne && scripts/web-test.sh build/release/ariadne build/browser-results long; }
fuzz() { scripts/fuzz.sh 5; }
package() { scripts/setup.sh package && make --no-print-directory deb && scripts/package-test.sh; }

results_of() {
  case $1 in
    program | unit | long) echo build/release/results ;;
    page | browser) echo "build/$1-results" ;;
    sanitized) echo build/dev/results ;;
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

stage() {
  local begin=$SECONDS code results
  printf '\n==== %s: %s ====\n' "$1" "${about[$1]}"
  results=$(results_of "$1")
  [ -z "$results" ] || rm -rf "$results"
  "$1" 2>&1 | tee "build/stage-$1.log"
  code=${PIPESTATUS[0]}
  finish "$1" "$code" $((SECONDS - begin))
}

mkdir -p build
[ $# -gt 0 ] || { sed -n '2,4p' "$0"; exit 2; }
for name in "$@"; do
  [ -n "${about[$name]:-}" ] || { echo "test: no stage is called '$name'; there are: ${!about[*]}" >&2; exit 2; }
done
for name in "$@"; do
  [ "$name" != page ] || rm -rf build/page-results
  if [ "$name" = page ] && ! scripts/build.sh release ariadne 2>&1 | tee build/stage-page.log; then
    printf '\n==== page: %s ====\nthere is no program to try it with\n' "${about[page]}"
    finish page 1 0
  elif [ "$name" = page ] && [[ " $* " == *" unit "* ]]; then
    # Browsers wait a good deal: the page is tried while other tests are built and run.
    printf '\n==== page: %s ====\nin the background, beside what follows\n' "${about[page]}"
    page_begin=$SECONDS
    set -m  # so that it can be ended with all it has started
    (page >build/stage-page.log 2>&1; code=$?; echo $((SECONDS - page_begin)) >build/stage-page.time; exit $code) &
    page_job=$!
    set +m
    trap 'kill -- "-$page_job"' EXIT
  else
    stage "$name"
  fi
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
