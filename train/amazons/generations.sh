#!/bin/bash
# Makes a network from nothing: generations of self-play and training, one after another.
#   generations.sh GAMES FOLDER [SECONDS:NODES...]
# GAMES is the program amazons_games, FOLDER is for what is made; for each generation seconds of play and evaluations a
# move. The last network is FOLDER/net.bin.
set -euo pipefail

here=$(dirname "$(readlink -f "$0")")
games=$1
folder=$2
shift 2
[ $# -gt 0 ] || set -- 60:2000 150:2500 200:3000 300:2500 300:4000
threads=$(nproc)
mkdir -p "$folder"
net=$folder/net0.bin
"$here/first_net.py" "$net"
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
cp "$net" "$folder/net.bin"
