#!/usr/bin/env bash
# What Ariadne does, shown on the examples. Needs no terminal and asks nothing.
#   scripts/tour.sh PROGRAM
set -euo pipefail
program=$(realpath "${1:?the program}")
cd "$(dirname "$0")/.."

if [ -t 1 ]; then bold=$'\e[1m' plain=$'\e[0m'; else bold='' plain=''; fi
say() { printf '\n%s%s%s\n' "$bold" "$1" "$plain"; }

# show WORDS... : prints the command and runs it. 1 means "proven impossible": an answer.
show() {
  printf '\n$ build/release/ariadne %s\n\n' "$*"
  local code=0
  "$program" "$@" || code=$?
  [ $code -le 1 ] || { echo "tour: exit code $code" >&2; exit $code; }
}

say "1. A map to solve. The straight way costs 21 life and the runner has 8, but T gives 5.
   (Maps this small break the rules of the game, hence the warnings.)"
cat examples/treasure.txt
show solve examples/treasure.txt

say "2. Sometimes walking back is the only way: both treasures lie in dead ends."
show solve examples/back-and-forth.txt

say "3. \"There is no way\" is an answer too, with its reason."
show solve examples/walls.txt
show solve examples/one-short.txt

say "4. How much life must one have at least?"
show solve examples/one-short.txt --min-life

say "5. A vault: which eight of the eleven treasures, and in which order? The answer is proven to be the shortest."
show solve examples/vault.txt

say "6. A map made on the spot, from a seed, and solved."
printf '\n$ build/release/ariadne generate maze --rows 12 --cols 40 --treasures 6 --seed 7 | build/release/ariadne solve -\n\n'
"$program" generate maze --rows 12 --cols 40 --treasures 6 --seed 7 | "$program" solve -

cat <<'END'

What to try next (every verb has --help):

  build/release/ariadne solve examples/detour.txt --trade-off          steps against life
  build/release/ariadne solve examples/open-field.txt --count          how many shortest routes there are
  build/release/ariadne render examples/vault.txt --solution -o vault.svg
  build/release/ariadne generate maze --rows 30 --cols 60 --seed 1 -o mine.txt
  build/release/ariadne solve mine.txt --json
END
