#!/usr/bin/env bash
# Every puzzle of Rush Hour of a size, on the machines of a host file, without a scheduler.
#   ROWS=6 COLS=6 WALLS=1 mpirun.sh [HOSTS]      (`hosts` beside this script if not given)
# Whatever ends it, Ctrl-C, a lost machine, a power cut: the same command goes on.
# FILE: where the puzzles go, on a disk that all machines see. ARIADNE_BIN: the folder of the program, if not in PATH.
set -euo pipefail
ROWS=${ROWS:-6} COLS=${COLS:-6} WALLS=${WALLS:-1}
exec mpirun --hostfile "${1:-"$(dirname "$0")/hosts"}" "${ARIADNE_BIN:+$ARIADNE_BIN/}ariadne-mpi" enumerate rush \
  --rows "$ROWS" --cols "$COLS" --walls "$WALLS" -o "${FILE:-rush-${ROWS}x$COLS-$WALLS.txt}"
