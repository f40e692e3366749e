#!/usr/bin/env bash
# A folder solved by one thread and by four gives the same bytes.
#   batch_in_threads.sh PROGRAM FOLDER
set -euo pipefail
program=$1 folder=$2
# What a clock ends may differ from run to run; what a count ends does not.
answers() { "$program" batch --quiet --node-limit 5000 --jobs "$1" "$folder"; }
one=$(answers 1)
four=$(answers 4)
[ "$(wc -l <<<"$one")" -ge 10 ] || { echo "only these answers: $one"; exit 1; }
diff <(echo "$one") <(echo "$four")
