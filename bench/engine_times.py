#!/usr/bin/env python3
"""How long `ariadne engine WORLD` takes for a move, and how far past its time, on a machine that is busy.

Plays games against itself with `go MS` for every move, while other processes keep the processors busy, and measures
from the command written to `bestmove` read. The protocol allows 50 ms plus 2 %; an answer after that is counted.

    bench/engine_times.py build/release/ariadne --ms 20 --moves 300 --busy 4
"""
import argparse
import subprocess
import sys
import time

BURN = "while True: pass"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--world", default="amazons")
    parser.add_argument("--ms", type=int, default=20)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--busy", type=int, default=0, help="processes that only burn time")
    parser.add_argument("--threads", type=int, default=0, help="of the engine; all if not given")
    arguments = parser.parse_args()

    command = [arguments.program, "engine", arguments.world]
    if arguments.threads:
        command += ["--threads", str(arguments.threads)]
    others = [subprocess.Popen([sys.executable, "-c", BURN]) for _ in range(arguments.busy)]
    engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def ask(line, word):
        begin = time.monotonic()
        engine.stdin.write(line + "\n")
        engine.stdin.flush()
        while True:
            answer = engine.stdout.readline()
            if not answer:
                sys.exit("the engine has ended")
            if answer.startswith("error"):
                sys.exit(answer)
            if answer.split()[:1] == [word]:
                return answer.split()[-1], 1000 * (time.monotonic() - begin)

    times = []
    try:
        ask("newgame", "ok")
        while len(times) < arguments.moves:
            move, spent = ask(f"go {arguments.ms}", "bestmove")
            if move == "none":
                ask("newgame", "ok")
                continue
            times.append(spent)
            ask(f"play {move}", "ok")
    finally:
        engine.kill()
        for other in others:
            other.kill()
    times.sort()
    late = [spent for spent in times if spent > 1.02 * arguments.ms + 50]
    print(f"{len(times)} moves of {arguments.ms} ms, {arguments.busy} busy processes: "
          f"median {times[len(times) // 2]:.1f} ms, 99 % below {times[len(times) * 99 // 100]:.1f} ms, "
          f"longest {times[-1]:.1f} ms, late {len(late)}")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
