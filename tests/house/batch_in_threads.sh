#!/usr/bin/env bash
# A folder solved by one thread and by four gives the same answers in the same order.
#   batch_in_threads.sh PROGRAM FOLDER
set -euo pipefail
program=$1 folder=$2
# What a clock ended may differ from run to run: there only the beginning counts.
answers() { "$program" batch --quiet --jobs "$1" "$folder" | sed 's/"stats": {[^}]*}//; s/"stopped": "time".*//'; }
one=$(answers 1)
four=$(answers 4)
[ "$(wc -l <<<"$one")" -ge 10 ] || { echo "only these answers: $one"; exit 1; }
diff <(echo "$one") <(echo "$four")
