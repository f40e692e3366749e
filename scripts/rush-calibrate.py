#!/usr/bin/env python3
"""Fits the time that people need for a board of Rush Hour, and says how well it predicts boards it was not fitted on.

    scripts/rush-calibrate.py [PROGRAM [DATA]]

PROGRAM is the binary (build/release/ariadne), whose own features are used. DATA is a folder with
rush/human_difficulty.csv (the environment variable ARIADNE_DATA if not given). The coefficients printed are those of
src/worlds/rush/rate.cpp. Python's standard library is enough.
"""

import csv
import itertools
import json
import math
import os
import subprocess
import sys

# The features that may be chosen from. All boards have nine vehicles, so their number can explain nothing.
FEATURES = {
    "log moves": lambda m: math.log(m["moves"]),
    "log farthest": lambda m: math.log(m["farthest"]),
    "plain moves": lambda m: m["plain_moves"],
    "log states": lambda m: math.log(m["states"]),
    "log solved": lambda m: math.log(m["solved_states"]),
    "moved %": lambda m: m["moved_percent"],
    "symmetry %": lambda m: m["symmetry_percent"],
}


def rated(program, boards):
    """What the program measures on each board."""
    done = subprocess.run([program, "rate", "--json", "--quiet", "-"], input="\n".join(boards), check=True,
                          capture_output=True, text=True)
    return [json.loads(line)["measures"] for line in done.stdout.splitlines()]


def solved(matrix, right):
    """Gauss with pivots; small systems only."""
    n = len(right)
    rows = [row[:] + [value] for row, value in zip(matrix, right)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, n):
            factor = rows[k][i] / rows[i][i]
            for j in range(i, n + 1):
                rows[k][j] -= factor * rows[i][j]
    out = [0.0] * n
    for i in reversed(range(n)):
        out[i] = (rows[i][n] - sum(rows[i][j] * out[j] for j in range(i + 1, n))) / rows[i][i]
    return out


def fitted(table, targets):
    """Least squares."""
    n = len(table[0])
    matrix = [[sum(row[i] * row[j] for row in table) for j in range(n)] for i in range(n)]
    return solved(matrix, [sum(row[i] * y for row, y in zip(table, targets)) for i in range(n)])


def predicted(coefficients, row):
    return sum(c * x for c, x in zip(coefficients, row))


def left_out(table, targets):
    """The prediction for each board by a fit on all the others."""
    out = []
    for i, row in enumerate(table):
        out.append(predicted(fitted(table[:i] + table[i + 1 :], targets[:i] + targets[i + 1 :]), row))
    return out


def explained(targets, predictions):
    mean = sum(targets) / len(targets)
    return 1 - sum((y - p) ** 2 for y, p in zip(targets, predictions)) / sum((y - mean) ** 2 for y in targets)


def ranks(values):
    """From 1; equal values share the mean of their ranks."""
    order = sorted(range(len(values)), key=lambda i: values[i])
    out = [0.0] * len(values)
    for _, group in itertools.groupby(enumerate(order), key=lambda pair: values[pair[1]]):
        group = list(group)
        mean = sum(place for place, _ in group) / len(group) + 1
        for _, i in group:
            out[i] = mean
    return out


def correlation(a, b):
    mean_a, mean_b = sum(a) / len(a), sum(b) / len(b)
    both = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b))
    return both / math.sqrt(sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b))


def table_of(names, measures):
    return [[1.0] + [FEATURES[name](m) for name in names] for m in measures]


def best_choice(measures, targets):
    """Up to three features beside the constant, log moves among them, by what they predict when left out."""
    others = [name for name in FEATURES if name != "log moves"]
    choices = [("log moves", *more) for k in range(3) for more in itertools.combinations(others, k)]

    def quality(names):
        table = table_of(names, measures)
        return explained(targets, left_out(table, targets))

    return max(choices, key=quality)


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else "build/release/ariadne"
    data = sys.argv[2] if len(sys.argv) > 2 else os.environ.get("ARIADNE_DATA", "")
    path = os.path.join(data, "rush", "human_difficulty.csv")
    if not data or not os.path.exists(path):
        sys.exit(f"{path}: not there; give the folder of the data, or set ARIADNE_DATA")
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    measures = rated(program, [row["board"] for row in rows])
    # The mean of the logarithms of all times is steadier than their median: slopes are fitted to it, and the constant
    # is then moved so that predictions are medians in the mean.
    means = [float(row["mean_log_total_time"]) for row in rows]
    medians = [math.log(float(row["median_total_time_s"])) for row in rows]
    shift = sum(medians) / len(medians) - sum(means) / len(means)

    print(f"{len(rows)} boards of {sorted({m['moves'] for m in measures})} moves; medians {shift:+.4f} from the means")
    print()
    print("| features | R2 left out, mean log | R2 left out, log median | rank correlation | typical error |")
    print("|---|---:|---:|---:|---:|")
    models = [("log moves",), ("log moves", "plain moves"), ("log moves", "log farthest")]
    chosen = best_choice(measures, means)
    fits = {}
    for names in [*models, *([] if chosen in models else [chosen])]:
        table = table_of(names, measures)
        out = left_out(table, means)
        seconds = [p + shift for p in out]
        error = math.exp(sorted(abs(y - p) for y, p in zip(medians, seconds))[len(rows) // 2])
        print(
            f"| {', '.join(names)} | {explained(means, out):.3f} | {explained(medians, seconds):.3f} "
            f"| {correlation(ranks(medians), ranks(seconds)):.3f} | x {error:.2f} |"
        )
        fits[names] = fitted(table, means)

    # The choice itself made anew for each board, without that board.
    out = []
    choices = {}
    for i, target in enumerate(measures):
        rest, wanted = measures[:i] + measures[i + 1 :], means[:i] + means[i + 1 :]
        names = best_choice(rest, wanted)
        choices[names] = choices.get(names, 0) + 1
        out.append(predicted(fitted(table_of(names, rest), wanted), table_of(names, [target])[0]))
    print()
    print(f"With the choice of features left out too: R2 {explained(means, out):.3f}")
    for names, times in choices.items():
        print(f"  {times} times: {', '.join(names)}")

    print()
    print("log(seconds), constants moved to the medians:")
    for names in (chosen, ("log moves", "plain moves"), ("log moves",)):
        constant, *slopes = fits[names]
        terms = " ".join(f"{c:+.4f} * {name}" for c, name in zip(slopes, names))
        print(f"  {constant + shift:.4f} {terms}")


if __name__ == "__main__":
    main()
