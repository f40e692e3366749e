#pragma once

#include <array>
#include <cstdint>

#include "worlds/amazons/bits/bits.h"

namespace ariadne::amazons {

// How many cells a queen sees along the four lines through a cell. Each line is taken out of the board as up to ten
// adjacent bits; a table knows the rest.
struct Lines {
    struct Line {
        std::uint64_t low = 0;   // its cells in the lower half of the board
        std::uint64_t high = 0;  // ... and in the upper one
        std::uint8_t split = 0;  // how many lie in the lower one
        std::uint8_t at = 0;     // where the cell stands in the line
    };

    std::array<std::array<Line, 4>, 110> through;
    std::array<std::array<std::uint8_t, 1024>, 10> seen;   // by place in the line and free cells of it
    std::array<std::array<std::uint64_t, 2>, 110> around;  // the neighbours
};

consteval Lines make_lines() {
    Lines out{};
    for (int row = 0; row < 10; ++row) {
        for (int col = 0; col < 10; ++col) {
            const int index = row * stride + col;
            constexpr std::array<std::array<int, 2>, 4> ways = {{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
            for (std::size_t way = 0; way < 4; ++way) {
                const int down = ways[way][0];
                const int right = ways[way][1];
                int r = row;
                int c = col;
                std::uint8_t at = 0;
                while (r - down >= 0 && c - right >= 0 && c - right < 10) {
                    r -= down;
                    c -= right;
                    ++at;
                }
                Lines::Line& line = out.through[static_cast<std::size_t>(index)][way];
                line.at = at;
                for (; r < 10 && c >= 0 && c < 10; r += down, c += right) {
                    const int here = r * stride + c;
                    if (here < 64) {
                        line.low |= 1ULL << static_cast<unsigned>(here);
                        ++line.split;
                    } else {
                        line.high |= 1ULL << static_cast<unsigned>(here - 64);
                    }
                }
            }
            Bits near = neighbours(bit(index)) & ~bit(index);
            out.around[static_cast<std::size_t>(index)] = {low_half(near), high_half(near)};
        }
    }
    for (unsigned at = 0; at < 10; ++at) {
        for (unsigned free = 0; free < 1024; ++free) {
            std::uint8_t seen = 0;
            for (unsigned i = at + 1; i < 10 && ((free >> i) & 1U) != 0; ++i) ++seen;
            for (unsigned i = at; i > 0 && ((free >> (i - 1)) & 1U) != 0; --i) ++seen;
            out.seen[at][free] = seen;
        }
    }
    return out;
}

inline constexpr Lines lines = make_lines();

}  // namespace ariadne::amazons
