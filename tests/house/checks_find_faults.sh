#!/usr/bin/env bash
# The checks of the house are worth something only if they fail: each fault is planted in a small tree of its own.
set -euo pipefail
scripts=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bad=0

# plant FILE CONTENT, in a fresh tree that is otherwise clean
plant() {
  rm -rf "$work/tree"
  mkdir -p "$work/tree/src/"{base,grid,search,resource,render,worlds/maze,worlds/rush,catalog,server,cli}
  printf '#pragma once\n' >"$work/tree/src/base/error.h"
  printf '#pragma once\n#include "base/error.h"\n#include <vector>\n' >"$work/tree/src/worlds/maze/model.h"
  mkdir -p "$work/tree/$(dirname "$1")"
  printf '%b' "$2" >"$work/tree/$1"
}
expect() {
  local want=$1 what=$2 got=pass
  shift 2
  "$@" >"$work/log" 2>&1 || got=fail
  if [ $got != "$want" ]; then
    echo "$what: $want expected, got $got"
    cat "$work/log"
    bad=1
  fi
}
layers() { expect "$1" "layers: $2 with '$3'" "$scripts/check-layers.sh" "$work/tree/src"; }
tree() { expect "$1" "tree: $2" "$scripts/check-tree.sh" "$work/tree"; }
document() { expect "$1" "documents: $2" "$scripts/check-documents.sh" "$work/program" "$work/tree/README.md"; }

while IFS='|' read -r verdict file included; do
  plant "$file" "#pragma once\n#include \"$included\"\n"
  layers "$verdict" "$file" "$included"
done <<'END'
pass|src/grid/a.h|base/error.h
pass|src/search/a.h|grid/a.h
pass|src/base/a.h|base/error.h
pass|src/worlds/maze/a.h|worlds/maze/model.h
pass|src/worlds/maze/a.h|worlds/world.h
pass|src/worlds/maze/a.h|resource/solve.h
pass|src/worlds/maze/a.h|worlds/maze_pacman/rules.h
fail|src/worlds/maze_pacman/a.h|worlds/maze/model.h
fail|src/worlds/world.h|worlds/maze_pacman/rules.h
fail|src/worlds/rush/a.h|worlds/maze_pacman/rules.h
pass|src/catalog/a.cpp|worlds/maze/entry.h
pass|src/cli/a.cpp|catalog/catalog.h
fail|src/base/a.h|grid/grid.h
fail|src/grid/a.h|search/outcome.h
fail|src/search/a_test.cpp|worlds/maze/model.h
fail|src/render/a.h|worlds/world.h
fail|src/resource/a.h|render/scene.h
fail|src/worlds/maze/a.h|worlds/rush/model.h
fail|src/worlds/world.h|worlds/maze/model.h
fail|src/worlds/maze/a.h|catalog/catalog.h
fail|src/server/a.h|cli/main.h
pass|src/cli/a.h|server/server.h
fail|src/catalog/a.h|cli/main.h
fail|src/base/a.h|error.h
fail|src/base/a.h|../grid/grid.h
fail|src/odd/a.h|base/error.h
END

plant src/base/fine.h '#pragma once\n'
tree pass "a clean tree"
plant src/base/long.cpp "$(yes '\n' | head -n 401 | tr -d '\n')"
tree fail "401 lines"
plant src/base/helpers.h '#pragma once\n'
tree fail "a file called helpers"
plant src/base/CamelCase.cpp '\n'
tree fail "a file in CamelCase"
plant src/base/guard.h 'int x();\n'
tree fail "a header without #pragma once"
plant src/base/note.cpp "// TO""DO later\n"
tree fail "a note to oneself"
plant docs/place.md "see /wo""rk/there\n"
tree fail "a word about the workplace"

cat >"$work/program" <<'END'
#!/bin/sh
[ "$1" != bad ] || exit 2
[ "$1" != impossible ] || exit 1
END
chmod +x "$work/program"
fence='```'
plant README.md "${fence}sh\nariadne solve\nariadne impossible\nmake test\n${fence}\n"
document pass "good commands"
plant README.md "${fence}sh\nariadne bad\n${fence}\n"
document fail "a command that the program rejects"
plant README.md "${fence}sh\nmake no_such_target\n${fence}\n"
document fail "a target that does not exist"
plant README.md "${fence}sh\nariadne solve\nno_such_program\n${fence}\n"
document fail "a program that does not exist"
plant README.md "[x](nowhere.md)\n${fence}sh\nariadne solve\n${fence}\n"
document fail "a link that leads nowhere"
plant README.md "[x](src/base/error.h)\n${fence}sh\nariadne solve\n${fence}\n"
document pass "a link that leads somewhere"
plant README.md "nothing\n"
document fail "a document without commands"

# --- what the summary of the tests counts ---
mkdir "$work/results"
cat >"$work/results/ctest.xml" <<'END'
<testsuite><testcase name="one" status="run"></testcase><testcase name="broken" status="fail"><failure message="x"/></testcase>
<testcase name="fine" status="run"></testcase></testsuite>
END
cat >"$work/results/one.xml" <<'END'
<testsuites><testsuite><testcase name="A" classname="S" /><testcase name="B" classname="S"><failure message="no &gt; yes"/></testcase>
<testcase name="C" classname="S"><skipped message="/there/a.cpp:3 &#x0A;no such thing"/></testcase></testsuite></testsuites>
END
expect pass "counts: one by its own file, one that left none, one of CTest alone" \
  diff <("$scripts/count-tests.sh" "$work/results") <(printf '2 2 1\nfailed broken\nfailed S.B\nskipped S.C: no such thing\n')

exit $bad
