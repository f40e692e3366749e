#!/usr/bin/env bash
# Builds the tests of one folder and what they stand on, file by file, and runs them.
#   scripts/try.sh FOLDER      (maze, search, server, ...)
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1##*/}
folders=$(grep -rhoP '^ariadne_tests\(\K\w+' src --include=CMakeLists.txt | sort -u | paste -sd ' ')
if [[ " $folders " != *" $folder "* ]]; then
  echo "try: '$1' is no folder with tests; make try FOLDER=NAME, where NAME is one of $folders" >&2
  exit 2
fi
scripts/build.sh try "tests_of_$folder"
ctest --test-dir build/try -L "^$folder\$" -j "${JOBS:-$(nproc)}" --output-on-failure
