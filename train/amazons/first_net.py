#!/usr/bin/env python3
"""Writes the network that the first generation of games is played with: no hidden cell does anything, and the straight
way counts territory, nearness and mobility with weights from the literature, rounded."""

import struct
import sys


def straight():
    weights = [0.0] * 128
    for own in range(6):
        for theirs in range(6):
            if own * 6 + theirs < 35:
                side = (own < theirs) - (own > theirs)
                near = 0 if own == 5 else 2.0 ** -(own + 1)
                far = 0 if theirs == 5 else 2.0 ** -(theirs + 1)
                weights[own * 6 + theirs] = 0.06 * side + 0.06 * (near - far)
    for own in range(8):
        for theirs in range(8):
            if own * 8 + theirs < 63:
                side = (own < theirs) - (own > theirs)
                gap = max(-1.0, min(1.0, (theirs - own) / 6))
                weights[35 + own * 8 + theirs] = 0.03 * side + 0.05 * gap
    weights[126] = -2.0 / 16
    weights[127] = 2.0 / 16
    return weights


def main():
    out = bytearray(b"AMAZONS1")
    for _ in range(2):
        out += struct.pack("<%dh" % (128 * 64 + 64 * 32 + 32), *([0] * (128 * 64 + 64 * 32 + 32)))
        out += struct.pack("<128h", *(round(weight * 8192) for weight in straight()))
        out += struct.pack("<97i", *([0] * 97))
    with open(sys.argv[1], "wb") as file:
        file.write(out)


if __name__ == "__main__":
    main()
