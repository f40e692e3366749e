#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "worlds/rush/lines/line_type.h"
#include "worlds/rush/model.h"
#include "worlds/rush/reach.h"
#include "worlds/rush/rules.h"

namespace ariadne::rush::lines {

// A board of at most 8 x 8 cells in words of eight bytes: one for the rows and one for the columns, a byte a line.
//
// In a word of arrangements the byte of a line has one bit set, that of the arrangement in which its vehicles stand:
// for a line with one vehicle, its position. In a word of cells the bits of a byte are the cells of the line. Lines
// without a vehicle that can move are empty: what always stands there holds others through their ranges already
// (see reach.h), and what moves only where nobody else can come does not matter.
//
// Every line counts the arrangements that it can have, and these numbers are the digits of a number: the index of a
// state, small enough for one bit a state in a plain array.
struct LineBoard {
    // An arrangement of a line: a bit of a word.
    struct alignas(16) Bit {
        std::uint64_t across = 0;  // the cells it covers, in the word of cells of those that cross
        std::uint32_t value = 0;   // its part of the index
    };
    // A line with several vehicles.
    struct Several {
        unsigned shift = 0;  // of its byte
        const LineType* type = nullptr;
        std::uint8_t allowed = 0;  // arrangements within everybody's range
        std::array<std::uint8_t, 4> vehicles = {};
    };
    // Rows are side 0, columns side 1.
    struct Side {
        std::array<Bit, 64> bits = {};
        std::array<std::uint64_t, 64> covering = {};  // by line and cell: the arrangements that cover it
        std::array<Several, 8> several = {};
        std::size_t several_count = 0;
        std::array<std::uint8_t, 8> vehicle = {};  // of lines with one
        std::array<std::uint8_t, 8> length = {};   // of that one
        // From one arrangement to another, the crossing arrangements that do not stand where the vehicle only passes.
        // By the new bit and the old arrangement's place in its byte.
        std::array<std::array<std::uint64_t, 8>, 64> clear = {};
    };

    std::array<Side, 2> sides;
    // Words of arrangements, of rows and columns:
    std::array<std::uint64_t, 2> start = {};
    std::array<std::uint64_t, 2> places = {};   // within the ranges, of lines with one vehicle
    std::array<std::uint64_t, 2> stops = {};    // of these, where it is worth going
    std::array<std::uint64_t, 2> trucks = {};   // whole bytes of lines with one vehicle, which is a truck
    std::array<std::uint64_t, 2> singles = {};  // whole bytes of all lines but those with several vehicles
    std::uint64_t states = 1;                   // indices there are
    std::uint32_t start_index = 0;

    unsigned red_shift = 0;                    // of the red car's byte
    std::array<std::uint8_t, 8> ahead = {};    // by arrangement of its line: the cells between it and the exit
    std::uint64_t on_red_row = 0;              // arrangements of columns that cover a cell of its row
    std::array<std::uint8_t, 8> to_exit = {};  // by arrangement of its line: how far it is from the exit
    std::uint64_t red_at_exit = 0;             // arrangements of its line with the red car at the exit

    // False: it does not fit. With an objective, positions are left out that are of no use for it: enough are there to
    // find a best solution, too few to count states. The red car is not blocked.
    bool load(const Board& board, const Reach& reach, std::optional<Objective> objective);

    // What slid between two states that differ in one line, or in several.
    void slides_between(const std::array<std::uint64_t, 2>& from, const std::array<std::uint64_t, 2>& to,
                        std::vector<Slide>& out) const;
    // The board in that state; lines that are empty stay as they are.
    Board board_at(const Board& board, const std::array<std::uint64_t, 2>& state) const;
    std::array<std::uint64_t, 2> cells_across(const std::array<std::uint64_t, 2>& state) const;

  private:
    struct Line;
    void load_single(const Board& board, const Line& line, std::optional<Objective> objective);
    bool load_several(const Board& board, const Line& line);
    void load_clearance();
};

}  // namespace ariadne::rush::lines
