#!/usr/bin/env bash
# When every package is there, set-up asks apt for nothing; when one is missing, it asks for that one alone. dpkg-query,
# apt-get and id are played by small scripts of our own.
set -euo pipefail
scripts=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin"

cat >"$work/bin/dpkg-query" <<'END'
#!/usr/bin/env bash
for name in "${@:4}"; do
  [ "$name" = "${MISSING:-}" ] || echo "$name installed"
done
[ -z "${MISSING:-}" ]
END
cat >"$work/bin/apt-get" <<'END'
#!/usr/bin/env bash
echo "apt-get $*" >>"$CALLS"
[ "${STALE:-}" != 1 ] || [ "$(wc -l <"$CALLS")" -gt 1 ]
END
printf '#!/bin/sh\necho 0\n' >"$work/bin/id"
chmod +x "$work/bin/"*

export CALLS=$work/calls PATH="$work/bin:$PATH"
bad=0
run() {  # run WHAT EXPECTED-CALLS, with MISSING and STALE from the environment
  : >"$CALLS"
  "$scripts/setup.sh" build test >"$work/log" 2>&1 || { echo "$1: setup failed"; cat "$work/log"; bad=1; }
  if [ "$(cat "$CALLS")" != "$2" ]; then
    printf '%s: expected\n%s\ngot\n%s\n' "$1" "$2" "$(cat "$CALLS")"
    bad=1
  fi
}
install='apt-get -q -y install --no-install-recommends ninja-build'
run "nothing missing" ""
MISSING=ninja-build run "one missing" "$install"
MISSING=ninja-build STALE=1 run "one missing, old lists" "$install
apt-get -q -y update
$install"
exit $bad
