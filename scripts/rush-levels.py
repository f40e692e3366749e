#!/usr/bin/env python3
"""Makes examples/rush/levels.txt anew: boards of Rush Hour from beginner to expert, from our own generator.

    scripts/rush-levels.py [PROGRAM] [> FILE]

The same bytes every time. Every board is minimal; within a level they stand by the time that people would need.
Python's standard library is enough.
"""

import json
import os
import subprocess
import sys
import tempfile

LEVELS = {"beginner": 100, "intermediate": 100, "advanced": 100, "expert": 100}


def generated(program, level, count):
    """The boards of a level, `moves board states` each, without those that are there already."""
    command = [program, "generate", "rush", "--level", level, "--minimal", "--seed", "1", "--count", str(count)]
    done = subprocess.run([*command, "--json", "--quiet"], check=True, capture_output=True, text=True)
    return list(dict.fromkeys(json.loads(line)["text"].strip() for line in done.stdout.splitlines()))


def rated(program, boards):
    """For each board: its level, the seconds, the score."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for i, board in enumerate(boards):
            files.append(os.path.join(folder, f"{i:03}.txt"))
            with open(files[-1], "w", encoding="ascii") as out:
                out.write(board + "\n")
        done = subprocess.run([program, "rate", "--json", "--quiet", *files], check=True, capture_output=True)
    out = []
    for rating in json.loads(done.stdout):
        measures = rating["measures"]
        if isinstance(measures, list):
            measures = {m["name"]: m["value"] for m in measures}
        out.append((rating["level"], measures["seconds"], measures["score"]))
    return out


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else "build/release/ariadne"
    print(f"# Rush Hour: {sum(LEVELS.values())} boards from beginner to expert, made by ariadne (scripts/rush-levels.py)")
    for level, count in LEVELS.items():
        boards = generated(program, level, count)
        ratings = rated(program, boards)
        assert all(rating[0] == level for rating in ratings)
        order = sorted(range(len(boards)), key=lambda i: (ratings[i][1:], boards[i]))
        for number, i in enumerate(order, 1):
            print(f"\n# {level.capitalize()} {number}\n{boards[i]}")


if __name__ == "__main__":
    main()
