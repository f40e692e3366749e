#!/usr/bin/env bash
# Checks the style of the sources; changes nothing.
#   scripts/lint.sh CHECK...      CHECK: format, using, shell, tidy
set -euo pipefail
cd "$(dirname "$0")/.."
jobs=${JOBS:-$(nproc)}

check_format() {
  scripts/files.sh | grep -E '\.(cpp|h)$' | xargs -r clang-format-19 --dry-run --Werror
}

# Names that a file is using but never says again. (clang-tidy looks for them only where a file is compiled by itself.)
check_using() {
  # shellcheck disable=SC2016  # awk's own
  scripts/files.sh | grep '\.cpp$' | xargs -r awk '
    function settle() { for (name in where) if (count[name] < 2) { print where[name] ": " name " is not used"; bad = 1 } }
    FNR == 1 { settle(); delete where; delete count }
    { sub(/\/\/.*/, "")
      if (match($0, /^ *using [A-Za-z_0-9:]+::[A-Za-z_0-9]+;/)) {
        name = $2; sub(/;.*/, "", name); sub(/.*::/, "", name); where[name] = FILENAME ":" FNR
      }
      words = split($0, word, /[^A-Za-z_0-9]+/)
      for (i = 1; i <= words; ++i) ++count[word[i]] }
    END { settle(); exit bad }'
}

check_shell() {
  if ! command -v shellcheck >/dev/null; then
    echo "lint: shellcheck is not installed, shell scripts are not checked" >&2
    return 0
  fi
  scripts/files.sh | grep -E '\.(sh|sbatch)$|^\.ci/run$' | xargs -r shellcheck
}

# The units that the dev preset compiles, each a file or several together, those of tests and of the carried page left
# out; and behind each the files of ours that it is made of.
tidy_units() {
  sed -n 's/^ *"file": "\(.*\)".*/\1/p' build/dev/compile_commands.json |
    grep -v -e '_test\(_[0-9]*\)\?\.cpp$' -e '/tests/' -e '/carried\.cpp$' -e '\.S$' | sort -u |
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
          else { sub(/[^\/]*$/, "", file); follow(file path, at) }
        }
      }
      { printf "%s", $0; follow($0, NR); print "" }'
}

# A unit that passed is not read again until something that it is made of changes, or how it is compiled and read. Its
# stamp, named after the hash of all that, serves every clone; an unused one is removed after 60 days.
check_tidy() {
  export TIDY_STAMPS=${XDG_CACHE_HOME:-$HOME/.cache}/ariadne/tidy
  mkdir -p "$TIDY_STAMPS"
  cmake --preset dev --log-level=WARNING >/dev/null
  local unit files hash todo=() count=0 settings
  settings=$({ clang-tidy-19 --version; cat .clang-tidy CMakePresets.json CMakeLists.txt cmake/ariadne.cmake; } | sha256sum)
  while read -r unit files; do
    count=$((count + 1))
    hash=$({ echo "$settings"; tr ' ' '\n' <<<"$files" | sort | xargs cat; } | sha256sum | cut -c 1-32)
    if [ -e "$TIDY_STAMPS/$hash" ]; then touch "$TIDY_STAMPS/$hash"; else todo+=("$hash $unit"); fi
  done < <(tidy_units)
  find "$TIDY_STAMPS" -type f -mtime +60 -delete
  [ $count -gt 0 ] || { echo "lint: there is nothing for clang-tidy to read" >&2; return 1; }
  echo "lint: clang-tidy has ${#todo[@]} of $count units to read"
  [ ${#todo[@]} -gt 0 ] || return 0
  printf '%s\n' "${todo[@]}" | xargs -P "$jobs" -L 1 scripts/tidy-one.sh
}

for check in "$@"; do
  case $check in
    format) check_format ;;
    using) check_using ;;
    shell) check_shell ;;
    tidy) check_tidy ;;
    *) echo "lint: unknown check '$check' (format, using, shell or tidy expected)" >&2; exit 2 ;;
  esac
done
