#!/usr/bin/env python3
"""Writes the network that the first generation of games is played with: no hidden cell does anything, and the straight
way counts territory, nearness and mobility with weights from the literature, rounded."""

import struct
import sys

QUEEN_MOVES = [1, 1, 1, 2, 3, 4, None]  # by class: src/worlds/amazons/engine/net.h
CELLS_TO_GO = [0, 1, 2, 3, 4, 5, 7, 10, 13, 18, 23, 29]


def sign(own, theirs):
    return (own < theirs) - (own > theirs)


def straight():
    weights = []
    for row in range(7 ** 4):
        queen_own, queen_theirs, king_own, king_theirs = (row // 7 ** place % 7 for place in (3, 2, 1, 0))
        near, far = ((0 if QUEEN_MOVES[it] is None else 2.0 ** -QUEEN_MOVES[it]) for it in (queen_own, queen_theirs))
        queens = sign(max(queen_own, 2), max(queen_theirs, 2))
        kings = max(-1.0, min(1.0, (king_theirs - king_own) / 6))
        weights.append(0.06 * queens + 0.06 * (near - far) + 0.03 * sign(king_own, king_theirs) + 0.05 * kings)
    for side in (-2.0, 2.0):
        for cells in CELLS_TO_GO:
            weights += [max(-1, min(1, side / (1 + cells)))] * 9
    return weights


def main():
    out = bytearray(b"AMAZONS2")
    for _ in range(2):
        for weight in straight():
            out += struct.pack("<64h", *([0] * 63), round(weight * 1024))
        out += struct.pack("<%dh" % (64 * 32 + 32 + 64), *([0] * (64 * 32 + 32 + 64)))
        out += struct.pack("<33i", *([0] * 33))
    with open(sys.argv[1], "wb") as file:
        file.write(out)


if __name__ == "__main__":
    main()
