#!/usr/bin/env bash
# Checks the style of the sources; changes nothing.
#   scripts/lint.sh CHECK...      CHECK: format, shell, tidy, or tidy-quick (tidy without the tests)
set -euo pipefail
cd "$(dirname "$0")/.."
jobs=${JOBS:-$(nproc)}

check_format() {
  scripts/sources.sh | xargs -r clang-format-19 --dry-run --Werror
}

check_shell() {
  if ! command -v shellcheck >/dev/null; then
    echo "lint: shellcheck is not installed, shell scripts are not checked" >&2
    return 0
  fi
  git ls-files -- '*.sh' .ci/run | xargs -r shellcheck
}

# A file that passed is not read again until it, any header, the build's flags or the configuration changes.
check_tidy() {
  local stamps=build/tidy file stamp todo=()
  mkdir -p "$stamps"
  [ -f build/dev/compile_commands.json ] || cmake --preset dev --log-level=WARNING >/dev/null
  local newest
  newest=$(scripts/sources.sh | grep '\.h$' | xargs ls -t | head -n 1)
  while read -r file; do
    stamp=$stamps/${file//\//_}
    if [ ! -e "$stamp" ] || [ "$file" -nt "$stamp" ] || [ "$newest" -nt "$stamp" ] || [ .clang-tidy -nt "$stamp" ] ||
       [ build/dev/compile_commands.json -nt "$stamp" ]; then
      todo+=("$file")
    fi
  done < <(scripts/sources.sh | grep '\.cpp$' | grep -v "${1:-^$}" | while read -r file; do
             grep -qF "\"file\": \"$PWD/$file\"" build/dev/compile_commands.json && echo "$file"; done)
  [ ${#todo[@]} -gt 0 ] || return 0
  echo "lint: clang-tidy on ${#todo[@]} files"
  # shellcheck disable=SC2016  # the inner shell expands these
  printf '%s\n' "${todo[@]}" | xargs -P "$jobs" -I{} bash -c '
    out=$(clang-tidy-19 --quiet -p build/dev "$1" 2>/dev/null) || { printf "%s\n" "$out"; exit 1; }
    touch "$2/${1//\//_}"' tidy {} "$stamps"
}

for check in "$@"; do
  case $check in
    format) check_format ;;
    shell) check_shell ;;
    tidy) check_tidy ;;
    tidy-quick) check_tidy '_test\.cpp$\|^tests/' ;;
    *) echo "lint: unknown check '$check' (format, shell, tidy or tidy-quick expected)" >&2; exit 2 ;;
  esac
done
