#!/usr/bin/env python3
"""Makes examples/rush/levels.txt anew: boards of Rush Hour from beginner to expert, from our own generator.

    scripts/rush-levels.py [PROGRAM] [> FILE]

The same bytes every time. Every board is minimal; within a level they stand by the time that people would need.
Python's standard library is enough.
"""

import json
import subprocess
import sys

LEVELS = ["beginner", "intermediate", "advanced", "expert"]
BOARDS = 100  # of each level, at most
SEEDS = 112  # hard boards without a vehicle too many are few: some come twice


def generated(program, level):
    """Different boards of a level, `moves board states` each."""
    command = [program, "generate", "rush", "--level", level, "--minimal", "--seed", "1", "--count", str(SEEDS)]
    done = subprocess.run([*command, "--json", "--quiet"], check=True, capture_output=True, text=True)
    return list(dict.fromkeys(json.loads(line)["text"].strip() for line in done.stdout.splitlines()))


def rated(program, boards):
    """For each board its level and measures."""
    done = subprocess.run([program, "rate", "--json", "--quiet", "-"], input="\n".join(boards), check=True,
                          capture_output=True, text=True)
    ratings = [json.loads(line) for line in done.stdout.splitlines()]
    return [(rating["level"], rating["measures"]) for rating in ratings]


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else "build/release/ariadne"
    met = set()  # positions that can be reached from each other have these in common
    lines = []
    for level in LEVELS:
        kept = []
        boards = generated(program, level)
        for board, (found, measures) in zip(boards, rated(program, boards)):
            assert found == level, board
            component = (measures["states"], measures["solved_states"], measures["farthest"])
            if component in met or len(kept) == BOARDS:
                continue
            met.add(component)
            kept.append((measures["seconds"], measures["score"], board))
        lines += [f"\n# {level.capitalize()} {i}\n{board}" for i, (_, _, board) in enumerate(sorted(kept), 1)]
    print(f"# Rush Hour: {len(lines)} boards from beginner to expert, made by ariadne (scripts/rush-levels.py)")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
