#!/usr/bin/env bash
# Installs the build into a folder of its own and uses it from outside: as a library through find_package, and as a
# program with its manual.
#   outside.sh BUILD-DIR COMPILER
set -euo pipefail
build=$1 compiler=$2
here=$(realpath "$(dirname "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() { echo "$*"; exit 1; }
cmake --install "$build" --prefix "$work/prefix" >"$work/log" || { cat "$work/log"; fail "the installation failed"; }
grep -rlF -e "$build" -e "$here" "$work/prefix" --include='*.cmake' && fail "the package names folders of the build"

cmake -S "$here" -B "$work/outside" -DCMAKE_PREFIX_PATH="$work/prefix" -DCMAKE_CXX_COMPILER="$compiler" \
      -DCMAKE_BUILD_TYPE=Release >"$work/log" 2>&1 || { cat "$work/log"; fail "the package was not found"; }
cmake --build "$work/outside" >"$work/log" 2>&1 || { cat "$work/log"; fail "the outside program does not build"; }
for program in outside outside_one_folder; do
  said=$("$work/outside/$program")
  [ "$said" = "3 steps, life 2" ] || fail "$program said '$said', '3 steps, life 2' expected"
done

if [ -e "$build/ariadne" ]; then
  "$work/prefix/bin/ariadne" --help >/dev/null || fail "the installed program does not run"
  [ -e "$work/prefix/share/man/man1/ariadne.1" ] || fail "no manual was installed"
  [ -e "$work/prefix/share/bash-completion/completions/ariadne" ] || fail "no completion was installed"
  "$work/prefix/bin/ariadne" solve "$work/prefix/share/doc/ariadne/examples/vault.txt" >/dev/null ||
    fail "the installed example is not solved"
fi
