#!/bin/bash
# Generations of self-play and training, one after another. Takes the program amazons_games, the network to begin with,
# a folder for what is made, then for each generation: seconds of play and evaluations a move, as SECONDS:NODES.
set -euo pipefail

here=$(dirname "$(readlink -f "$0")")
games=$1
net=$2
folder=$3
shift 3
threads=$(nproc)
mkdir -p "$folder"
generation=0
kept=()
for plan in "$@"; do
    generation=$((generation + 1))
    rows="$folder/rows$generation.bin"
    "$games" rows --net "$net" --nodes "${plan#*:}" --seconds "${plan%:*}" --threads "$threads" \
        --seed "$generation" --out "$rows"
    kept=("${kept[@]: -1}" "$rows")
    "$here/train.py" --out "$folder/net$generation.bin" --epochs "${EPOCHS:-16}" "${kept[@]}"
    echo "generation $generation against the one before:"
    "$games" match --net-a "$folder/net$generation.bin" --net-b "$net" --nodes 3000 --games 100000 \
        --seconds "${MATCH_SECONDS:-15}" --threads "$threads"
    net="$folder/net$generation.bin"
done
