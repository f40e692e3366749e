#!/usr/bin/env bash
# Runs the scripts of examples/cluster on a Slurm of one node, on this machine: to the end, with a rank killed, with a
# limit of time, cancelled, and as a job array. Each time the puzzles are those of plain `ariadne enumerate`.
#   scripts/slurm-test.sh [FOLDER]      (of ariadne and ariadne-mpi; build/release if not given)
# Slurm and munge are started for this and stopped again, with all their files in a folder that goes too. Where they are
# not installed, the script says `skipped: REASON` and exits with 77. LAUNCH="srun --mpi=pmix" in the environment tries
# that instead of mpirun.
set -euo pipefail
export LC_ALL=C

skip() { echo "skipped: $*"; exit 77; }
fail() { tail -n 30 "$work"/*.log >&2 || true; echo "slurm-test: $*" >&2; exit 1; }
say() { printf '%4d s  %s\n' $SECONDS "$*"; }

PATH=$PATH:/usr/sbin
for tool in munged slurmctld slurmd sbatch mpirun; do
  command -v "$tool" >/dev/null || skip "$tool is not installed (scripts/setup.sh cluster)"
done

root=$(realpath "$(dirname "$0")/..")
scripts=$root/examples/cluster
ARIADNE_BIN=$(realpath "${1:-"$root/build/release"}")
for program in ariadne ariadne-mpi; do
  [ -x "$ARIADNE_BIN/$program" ] || { echo "slurm-test: there is no program $ARIADNE_BIN/$program" >&2; exit 1; }
done
work=$(mktemp -d)
node=$(hostname -s) user=$(id -un)
up='' running=()
clean_up() {
  local pid end=$((SECONDS + 60))
  # Jobs end before the node that runs them: nobody else would end them.
  if [ -n "$up" ]; then
    scancel --quiet --user="$user" || true
    while [ -n "$(squeue -h)" ] && [ $SECONDS -lt $end ]; do sleep 0.1; done
  fi
  for pid in "${running[@]}"; do
    kill "$pid" 2>/dev/null || true
    wait "$pid" || true
  done
  rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 1' INT TERM HUP
cd "$work"

wait_for() {  # wait_for WHAT COMMAND...: until the command succeeds
  local end=$((SECONDS + 120)) pid
  until "${@:2}" >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || fail "two minutes were not enough for this: $1"
    for pid in "${running[@]}"; do kill -0 "$pid" 2>/dev/null || fail "a daemon has ended"; done
    sleep 0.1
  done
}

# --- munge and Slurm ---
free_port() {  # on which nobody answers
  local port
  while port=$((20000 + RANDOM % 10000)) && (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do :; done
  echo "$port"
}
mkdir state spool
chmod 711 .  # munge wants everybody to get to its socket
(umask 077 && head -c 128 /dev/urandom >munge.key)
cat >slurm.conf <<END
ClusterName=test
SlurmctldHost=$node(127.0.0.1)
SlurmctldPort=$(free_port)
SlurmdPort=$(free_port)
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/munge
# A job that was queued again waits as long as a credential is valid.
AuthInfo=socket=$work/munge.socket,cred_expire=10
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SchedulerType=sched/builtin
SchedulerParameters=sched_interval=1
# More processors than there may be.
SlurmdParameters=config_overrides
NodeName=$node NodeAddr=127.0.0.1 CPUs=4
PartitionName=all Nodes=$node Default=YES
END
setsid munged --foreground --key-file="$work/munge.key" --socket="$work/munge.socket" --pid-file="$work/munge.pid" \
  --log-file="$work/munge.log" --seed-file="$work/munge.seed" >munged.log 2>&1 &
running+=($!)
wait_for "munge is there" test -S munge.socket
export SLURM_CONF=$work/slurm.conf
setsid slurmctld -D >/dev/null 2>&1 &
running+=($!)
setsid slurmd -D >/dev/null 2>&1 &
running+=($!)
idle() { [ "$(sinfo -h -o %T)" = idle ]; }
wait_for "the node is idle" idle
up=yes
say "a Slurm of one node"

# --- what should come out ---
export ARIADNE_BIN ROWS=5 COLS=5 WALLS=2 TMPDIR=$work
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
"$ARIADNE_BIN/ariadne" enumerate rush --rows $ROWS --cols $COLS --walls $WALLS --threads 2 -q -o expected.txt >/dev/null
same() { cmp "$1" expected.txt || fail "$1 is not what plain ariadne makes"; }
say "$(wc -l <expected.txt) puzzles"

submit() { sbatch --parsable --ntasks=2 "$@" "$scripts/enumerate.sbatch"; }
ended() { [ "$(squeue -h -t all -j "$1" -o %T)" = "$2" ]; }
begun() { [ "$(stat -c %s "$1.journal")" -gt 4096 ]; }
signal_ranks() {  # signal_ranks SIGNAL JOB COUNT: the first so many of them
  local pid count=0
  for pid in $(scontrol listpids "$2" | awk 'NR > 1 {print $1}'); do
    [ "$count" -lt "$3" ] && [ "$(cat "/proc/$pid/comm")" = ariadne-mpi ] && kill -s "$1" "$pid" && count=$((count + 1))
  done
  [ "$count" = "$3" ] || fail "$count processes of ariadne-mpi found, $3 expected"
}

# --- to the end ---
FILE=plain.txt submit --wait >/dev/null || fail "the job ended with $?"
same plain.txt
say "a job"

# --- a rank is killed ---
job=$(FILE=killed.txt submit)
wait_for "something is saved" begun killed.txt
signal_ranks KILL "$job" 1
wait_for "the job resumes and ends" ended "$job" COMPLETED
grep -q 'resuming after' "ariadne-$job.log" || fail "it did not resume"
same killed.txt
say "a job with a rank killed"

# --- time runs out ---
# The ranks stand still until the warning comes, so that they do not finish before.
job=$(FILE=warned.txt submit --time=1)
wait_for "something is saved" begun warned.txt
signal_ranks STOP "$job" 2
wait_for "Slurm warns" grep 'time is nearly up' "ariadne-$job.log"
signal_ranks CONT "$job" 2
wait_for "the job resumes and ends" ended "$job" COMPLETED
grep -q 'queued again after exit code 3' "ariadne-$job.log" || fail "it was not queued again"
grep -q 'resuming after' "ariadne-$job.log" || fail "it did not resume"
same warned.txt
say "a job that took longer than it was allowed to"

# --- cancelled, and finished without Slurm ---
job=$(FILE=cancelled.txt submit)
wait_for "something is saved" begun cancelled.txt
scancel "$job"
wait_for "the job is cancelled" ended "$job" CANCELLED
echo "localhost slots=2" >hosts
FILE=cancelled.txt "$scripts/mpirun.sh" hosts >mpirun.log 2>&1 || fail "mpirun ended with $?"
grep -q 'resuming after' mpirun.log || fail "it did not resume"
ended "$job" CANCELLED || fail "a cancelled job was queued again"
same cancelled.txt
say "a job cancelled, and finished with mpirun alone"

# --- an array ---
parts=$(sbatch --parsable --array=1-4 "$scripts/array.sbatch")
# shellcheck disable=SC2016
job=$(sbatch --parsable --output=merge.log --dependency="afterok:$parts" \
  --wrap '"$ARIADNE_BIN/ariadne" merge part-*-of-4.txt -o merged.txt')
wait_for "the parts are put together" ended "$job" COMPLETED
same merged.txt
say "an array of four, merged"
