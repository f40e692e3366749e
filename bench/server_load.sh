#!/usr/bin/env bash
# Puts load on the studio's server and prints a line for each figure: wrk for requests, server_sockets.py for sockets and
# long jobs. Client and server share the machine.
#   bench/server_load.sh PROGRAM [SECONDS]
set -euo pipefail
program=$1
seconds=${2:-10}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$work"' EXIT

if ! command -v wrk >/dev/null; then
  echo "load: wrk is missing (apt-get install wrk)" >&2
  exit 2
fi
"$program" serve --port 0 >"$work/out" 2>"$work/log" &
server=$!
for _ in $(seq 100); do
  grep -q 'Ariadne is at' "$work/out" && break
  sleep 0.1
done
address=$(sed -n 's/^Ariadne is at //p' "$work/out")
[ -n "$address" ] || { cat "$work/log" >&2; exit 1; }

# A map of 20 by 20, always the same one.
"$program" generate maze --rows 20 --cols 20 --seed 7 >"$work/map" 2>/dev/null

cat >"$work/static.lua" <<'END'
wrk.headers["Accept-Encoding"] = "gzip"
END
python3 - "$work/map" >"$work/solve.lua" <<'END'
import json, sys
body = json.dumps({"text": open(sys.argv[1]).read(), "objective": "steps"})
print('wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = ' + json.dumps(body))
END
# Each connection waits so many milliseconds before each request.
for name in static solve; do
  { cat "$work/$name.lua"; echo 'function delay() return 10 end'; } >"$work/$name-half.lua"
done

# measure LABEL SCRIPT CONNECTIONS PATH
measure() {
  wrk -t 1 -c "$3" -d "${seconds}s" --latency -s "$work/$2.lua" "${address%/}$4" >"$work/wrk"
  local errors
  errors=$(sed -n 's/.*Non-2xx or 3xx responses: \([0-9]*\)/\1/p; s/.*Socket errors: \(.*\)/\1/p' "$work/wrk" | paste -sd ' ')
  printf '%-42s %9s requests/s   p50 %-8s p99 %-8s errors %s\n' "$1" "$(awk '/Requests\/sec/ {print $2}' "$work/wrk")" \
    "$(awk '$1 == "50%" {print $2}' "$work/wrk")" "$(awk '$1 == "99%" {print $2}' "$work/wrk")" "${errors:-0}"
}
measure 'static page, 32 connections' static 32 /
measure 'solve of MAZE 20x20, 32 connections' solve 32 /api/maze/solve
measure 'static page, about 2,500 a second' static-half 26 /
measure 'solve of MAZE 20x20, about 1,000 a second' solve-half 11 /api/maze/solve
python3 "$here/server_sockets.py" "$address" "$server" "$work/map"
kill -TERM "$server"
wait "$server" && echo 'SIGTERM: ended with 0'
server=
