#!/usr/bin/env bash
# Runs the commands that the documents show: every fenced block marked `sh`, those of one document in turn, in a folder
# that has examples/ and build/release/ariadne.
# Links to files must lead to files.
# `ariadne` may answer 0 or 1 (impossible is an answer); of `make` only the existence of the target is checked.
#   scripts/check-documents.sh PROGRAM FILE.md...
set -euo pipefail
program=$(realpath "$1")
shift
root=$(realpath "$(dirname "$0")/..")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir "$work/bin"
cat >"$work/bin/ariadne" <<END
#!/usr/bin/env bash
"$program" "\$@"
code=\$?
[ \$code -le 1 ] || { echo "ariadne \$*: exit code \$code" >&2; exit \$code; }
exit 0
END
cat >"$work/bin/make" <<END
#!/usr/bin/env bash
exec "$(command -v make)" --no-print-directory -n -C "$root" "\$@" >/dev/null
END
chmod +x "$work/bin/ariadne" "$work/bin/make"

bad=0
blocks=0
for document in "$@"; do
  while read -r link; do
    if [ ! -e "$(dirname "$document")/$link" ]; then
      echo "$document: the link to $link leads nowhere"
      bad=1
    fi
  done < <(grep -oE '\]\([^)]+\)' "$document" | sed 's/^](//; s/)$//; s/#.*//' | grep -vE '^$|^https?:' | sort -u)
  rm -rf "$work/blocks" "$work/here"
  mkdir -p "$work/blocks" "$work/here/build/release"
  cp -r "$root/examples" "$work/here/"
  ln -s "$work/bin/ariadne" "$work/here/build/release/ariadne"
  awk -v out="$work/blocks" '
    /^ *```sh$/ { name = sprintf("%s/%04d.sh", out, FNR); inside = 1; next }
    /^ *```/ { if (inside) close(name); inside = 0; next }
    inside { print > name }' "$document"
  for block in "$work/blocks"/*.sh; do
    [ -e "$block" ] || continue
    line=$(basename "$block" .sh)
    blocks=$((blocks + 1))
    if ! (cd "$work/here" && PATH="$work/bin:$PATH" bash -eu -o pipefail "$block") >"$work/log" 2>&1 </dev/null; then
      echo "$document:$((10#$line)): this block fails:"
      sed 's/^/    /' "$block" "$work/log"
      bad=1
    fi
  done
done
[ "$blocks" -gt 0 ] || { echo "no command found in: $*"; exit 1; }
echo "$blocks blocks"
exit $bad
