#!/usr/bin/env bash
# Checks the style of the sources; changes nothing.
#   scripts/lint.sh CHECK...      CHECK: format, shell, tidy
set -euo pipefail
cd "$(dirname "$0")/.."
jobs=${JOBS:-$(nproc)}

check_format() {
  scripts/files.sh | grep -E '\.(cpp|h)$' | xargs -r clang-format-19 --dry-run --Werror
}

check_shell() {
  if ! command -v shellcheck >/dev/null; then
    echo "lint: shellcheck is not installed, shell scripts are not checked" >&2
    return 0
  fi
  scripts/files.sh | grep -E '\.sh$|^\.ci/run$' | xargs -r shellcheck
}

# Newest first, so that a budget is spent where something changed.
tidy_files() {
  { git log -n 500 --name-only --format= 2>/dev/null || true; scripts/files.sh; } |
    awk '/\.cpp$/ && !/_test\.cpp$/ && !/\/testing\// && !/^tests\// && !seen[$0]++' | while read -r file; do
    if grep -qF "\"file\": \"$PWD/$file\"" build/dev/compile_commands.json; then echo "$file"; fi
  done
}

# A file that passed is not read again until it, any header, the flags of the build or the configuration changes.
# TIDY_SECONDS, where set, is the time after which no further file is begun.
check_tidy() {
  local stamps=build/tidy file stamp todo=() newest
  mkdir -p "$stamps"
  [ -f build/dev/compile_commands.json ] || cmake --preset dev --log-level=WARNING >/dev/null
  newest=$(scripts/files.sh | grep '\.h$' | xargs ls -t | sed -n 1p)
  while read -r file; do
    stamp=$stamps/${file//\//_}
    if [ ! -e "$stamp" ] || [ "$file" -nt "$stamp" ] || [ "$newest" -nt "$stamp" ] || [ .clang-tidy -nt "$stamp" ] ||
       [ build/dev/compile_commands.json -nt "$stamp" ]; then
      todo+=("$file")
    fi
  done < <(tidy_files)
  [ ${#todo[@]} -gt 0 ] || return 0

  export TIDY_END=$((EPOCHSECONDS + ${TIDY_SECONDS:-1000000})) TIDY_STAMPS=$stamps
  echo "lint: clang-tidy on ${#todo[@]} files"
  printf '%s\n' "${todo[@]}" | xargs -P "$jobs" -I{} scripts/tidy-one.sh {} || return 1
  local left=0
  for file in "${todo[@]}"; do
    [ -e "$stamps/${file//\//_}" ] && [ "$stamps/${file//\//_}" -nt "$file" ] || left=$((left + 1))
  done
  [ $left = 0 ] || echo "lint: out of time, $left of the ${#todo[@]} files are left; make lint reads them all"
}

for check in "$@"; do
  case $check in
    format) check_format ;;
    shell) check_shell ;;
    tidy) check_tidy ;;
    *) echo "lint: unknown check '$check' (format, shell or tidy expected)" >&2; exit 2 ;;
  esac
done
