#!/usr/bin/env bash
# Installs the build into a folder of its own and uses it from outside: as a library through find_package and through
# pkg-config, and as a program with its manual.
#   outside.sh BUILD-DIR COMPILER
set -euo pipefail
build=$1 compiler=$2
here=$(realpath "$(dirname "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() { echo "$*"; exit 1; }
cmake --install "$build" --prefix "$work/prefix" >"$work/log" || { cat "$work/log"; fail "the installation failed"; }
grep -rlF -e "$build" -e "$here" "$work/prefix" --include='*.cmake' --include='*.pc' &&
  fail "the package names folders of the build"

cmake -S "$here" -B "$work/outside" -DCMAKE_PREFIX_PATH="$work/prefix" -DCMAKE_CXX_COMPILER="$compiler" \
      -DCMAKE_BUILD_TYPE=Release >"$work/log" 2>&1 || { cat "$work/log"; fail "the package was not found"; }
cmake --build "$work/outside" >"$work/log" 2>&1 || { cat "$work/log"; fail "the outside program does not build"; }
pc=$(find "$work/prefix" -name ariadne.pc)
read -ra flags < <(PKG_CONFIG_PATH=${pc%/*} pkg-config --cflags --libs ariadne) ||
  fail "pkg-config does not find the library"
"$compiler" -std=c++23 "$here/main.cpp" "${flags[@]}" -o "$work/outside/outside_pkg_config" >"$work/log" 2>&1 ||
  { cat "$work/log"; fail "the outside program does not build with what pkg-config says"; }
for program in outside outside_one_folder outside_pkg_config; do
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
