#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/random.h"
#include "worlds/rush/model.h"

namespace ariadne::rush::testing {

// What is true of a small board, found by sliding letters about in its rows and remembering every picture. It shares
// nothing with the world but the form of its text.
struct Truth {
    int moves = -1;  // fewest; -1: it cannot be solved
    int steps = -1;
    std::uint64_t ways = 0;                // of solving it in the fewest moves
    std::uint64_t step_ways = 0;           // in the fewest steps, step by step
    std::uint64_t states = 0;              // that can be reached
    std::vector<std::uint64_t> histogram;  // of them, by the fewest moves that solve them
};

Truth brute_force(const std::string& rows, char red = 'A');

struct BoardOrder {
    Size least{4, 4};
    Size most{5, 5};
    int vehicles = 8;  // at most; the red car among them
    int walls = 2;     // at most
};

// A board at random; the red car stands somewhere in a row, others where there is room. Some of the letters are left
// out, and now and then another vehicle stands in the red car's row, or the red car is three cells long.
Board random_board(Random& random, const BoardOrder& order = {});

}  // namespace ariadne::rush::testing
