#!/usr/bin/env bash
# Everything that must hold, stage by stage, with a summary at the end. A stage that fails does not stop the others.
#   scripts/test.sh [STAGE...]      STAGE: style dev release web threads fuzz tidy; all of them if none is named
set -uo pipefail
cd "$(dirname "$0")/.." || exit
exec </dev/null
export JOBS=${JOBS:-$(nproc)}
names=() results=() failed=0

stage() {
  local name=$1 begin=$SECONDS result=Passed
  shift
  if [ ${#wanted[@]} -gt 0 ] && [[ " ${wanted[*]} " != *" $name "* ]]; then return; fi
  printf '\n==== %s ====\n' "$name"
  if ! "$@"; then
    result='***Failed'
    failed=$((failed + 1))
  fi
  names+=("$name")
  results+=("$(printf '%-10s %4d s' "$result" $((SECONDS - begin)))")
}

build() {  # build PRESET TARGET [cmake option...]
  cmake --preset "$1" --log-level=WARNING "${@:3}" >/dev/null && cmake --build "build/$1" --target "$2" -j "$JOBS"
}

style() { scripts/lint.sh format shell; }
dev() { build dev all && ctest --test-dir build/dev -j "$JOBS" --output-on-failure --timeout 600 --no-tests=error; }
# The optimised program, without assertions, through all tests that cross folders, and the library as it is installed.
# Without link-time optimisation, which takes as long again and finds nothing more; in a folder of its own, so that the
# program of `make build` is left alone.
release() {
  cmake --preset release -B build/optimised --log-level=WARNING -DARIADNE_TESTS=ON -DARIADNE_UNIT_TESTS=OFF \
    -DCMAKE_INTERPROCEDURAL_OPTIMIZATION=OFF >/dev/null &&
    cmake --build build/optimised -j "$JOBS" &&
    ctest --test-dir build/optimised -j "$JOBS" --output-on-failure --timeout 600 --no-tests=error
}
# The page's own tests, the interface against its description, and what a person does, in a real browser, with the
# program of the stage before.
web() { scripts/web-test.sh build/optimised/ariadne; }
threads() {
  build tsan thread_tests &&
    ctest --test-dir build/tsan -L threads -j "$JOBS" --output-on-failure --timeout 600 --no-tests=error
}
fuzz() { scripts/fuzz.sh 10; }
tidy() { TIDY_SECONDS=100 scripts/lint.sh tidy; }

wanted=("$@")
stage style style
stage dev dev
stage release release
stage web web
stage threads threads
stage fuzz fuzz
stage tidy tidy

printf '\n==== summary ====\n'
for i in "${!names[@]}"; do
  printf '%d/%d Stage: %-10s %s\n' $((i + 1)) ${#names[@]} "${names[$i]}" "${results[$i]}"
done
if [ $failed -eq 0 ]; then
  printf '\nAll %d stages passed in %d s.\n' ${#names[@]} $SECONDS
else
  printf '\n%d of %d stages failed.\n' $failed ${#names[@]}
fi
[ $failed -eq 0 ] && [ ${#names[@]} -gt 0 ]
