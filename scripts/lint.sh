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

# The units that the dev preset compiles, each a file or several together, those of tests left out; and behind each the
# files of ours that it is made of.
tidy_units() {
  sed -n 's/^ *"file": "\(.*\)".*/\1/p' build/dev/compile_commands.json |
    grep -v -e '_test\.dir/' -e '_test\.cpp$' -e '/tests/' -e '\.S$' | sort -u |
    awk -v root="$PWD/" '
      function follow(file, at,   line, found, path, i) {
        if (seen[at, file]++) return
        path = (file ~ /^\//) ? file : root file
        printf " %s", path
        if (!(path in includes)) {
          includes[path] = ""
          while ((getline line < path) > 0)
            if (line ~ /^[ \t]*#[ \t]*include[ \t]*"/) {
              sub(/^[^"]*"/, "", line); sub(/".*/, "", line)
              includes[path] = includes[path] " " line
            }
          close(path)
        }
        split(includes[path], found, " ")
        for (i in found) {
          path = found[i]
          if (path ~ /^\//) follow(path, at)
          else if ((getline line < (root "src/" path)) >= 0) { close(root "src/" path); follow("src/" path, at) }
          else if ((getline line < (root path)) >= 0) { close(root path); follow(path, at) }
        }
      }
      { printf "%s", $0; follow($0, NR); print "" }'
}

# A unit that passed is not read again until something that it is made of changes, or the configuration: a stamp in
# build/tidy has the hash of all that for its name. (Where it is read with other flags, it passes all the same.)
check_tidy() {
  export TIDY_STAMPS=build/tidy
  mkdir -p "$TIDY_STAMPS"
  cmake --preset dev --log-level=WARNING >/dev/null
  local unit files hash todo=()
  while read -r unit files; do
    # shellcheck disable=SC2086  # a list of names without blanks
    hash=$({ clang-tidy-19 --version; cat .clang-tidy; tr ' ' '\n' <<<"$files" | sort | xargs cat; } | sha256sum | cut -c 1-32)
    [ -e "$TIDY_STAMPS/$hash" ] || todo+=("$hash $unit")
  done < <(tidy_units)
  echo "lint: clang-tidy has ${#todo[@]} units to read"
  [ ${#todo[@]} -gt 0 ] || return 0
  printf '%s\n' "${todo[@]}" | xargs -P "$jobs" -L 1 scripts/tidy-one.sh
}

for check in "$@"; do
  case $check in
    format) check_format ;;
    shell) check_shell ;;
    tidy) check_tidy ;;
    *) echo "lint: unknown check '$check' (format, shell or tidy expected)" >&2; exit 2 ;;
  esac
done
