#!/usr/bin/env bash
# Fails on an include that points up the layers, or from one world into another.
#   scripts/check-layers.sh [SRC]
# Tests count too: a unit test stands beside its file and sees no more than it.
set -euo pipefail
src=${1:-"$(dirname "$0")/../src"}
cd "$src"

# shellcheck disable=SC2016  # awk's own variables
find . -name '*.h' -o -name '*.cpp' | sort | xargs awk '
  BEGIN {
    count = split("words base grid text search prize resource render worlds catalog cluster server cli", order)
    for (i = 1; i <= count; ++i) level[order[i]] = i
  }
  function world(path, parts) { return split(path, parts, "/") > 2 && parts[1] == "worlds" ? parts[2] : "" }
  function wrong(why) { printf "src/%s:%d: %s\n", file, FNR, why; ++bad }
  FNR == 1 {
    file = substr(FILENAME, 3)
    from = file; sub("/.*", "", from)
    if (!(from in level)) wrong("folder " from " has no layer")
  }
  /^[ \t]*#[ \t]*include[ \t]*"/ {
    included = $0; sub(/^[^"]*"/, "", included); sub(/".*/, "", included)
    if (included !~ "/") { wrong("\"" included "\" does not name its folder"); next }
    to = included; sub("/.*", "", to)
    if (!(to in level)) { wrong("\"" included "\" is in no layer"); next }
    if (from != to && level[to] >= level[from]) wrong(from " may not include \"" included "\": " to " is not below it")
    a = world(file); b = world(included)
    # A folder named after several worlds is theirs.
    theirs = a != "" && index("_" b "_", "_" a "_")
    if (a != b && b != "" && !theirs && from == "worlds") wrong("world " (a == "" ? "interface" : a) " may not include \"" included "\"")
  }
  END { exit bad > 0 }'
