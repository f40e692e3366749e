#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/error.h"

namespace ariadne::amazons {

// What the evaluation sees of a position: for every empty cell that somebody can reach one number that says how near
// each side is to it, and for every amazon one that says how free it is. All from the point of view of the side to
// move. The network has a row of weights for each number (below).
//
// A cell: ((own queen class * 7 + their queen class) * 7 + own king class) * 7 + their king class.
//   Queen classes: one amazon reaches it in one move, two do, more do; in two moves, in three, in more; never.
//   King classes: 1, 2, 3, 4, 5 steps, more; never.
// An amazon: 2401 + (side * 12 + class of the cells it can go to) * 9 + free neighbours; side 0 is own.
//   Classes: 0, 1, 2, 3, 4, 5-6, 7-8, 9-11, 12-15, 16-20, 21-26, more.
inline constexpr std::size_t distance_classes = 7;
inline constexpr std::size_t cell_rows = distance_classes * distance_classes * distance_classes * distance_classes;
inline constexpr std::size_t mobility_classes = 12;
inline constexpr std::size_t sight_rows = cell_rows + 2 * mobility_classes * 9;

struct Sight {
    std::size_t count = 0;
    std::array<std::uint16_t, 128> rows = {};  // cells in the order of the board, then own amazons, then theirs
    bool contested = false;  // some cell can be reached by both sides: otherwise nothing is left but filling
};

// A small network of whole numbers: from what is seen of a position to the log odds of winning.
//
//   first   each row seen adds its 64 weights (in 1/1024) to 64 sums. The last sum goes straight to the result, the
//           others are cut to 0..1, held as 0..1024.
//   second  64 x 32, weights in 1/1024, cut likewise
//   third   32, weights in 1/1024
//
// Training keeps the weights of cells below 1/4 and the biases below 1, so that the cells of a board overflow no sum;
// amazons, of which there may be any number, are added last, and the sums stay at their limits. Whole numbers make
// every processor come to the same result.
inline constexpr std::size_t first_cells = 64;
inline constexpr std::size_t second_cells = 32;

struct Net {
    alignas(64) std::array<std::int16_t, sight_rows * first_cells> first;
    alignas(
        64) std::array<std::int16_t, first_cells * second_cells> second;  // [pair of inputs][output][one of the pair]
    alignas(64) std::array<std::int16_t, second_cells> third;
    alignas(64) std::array<std::int16_t, first_cells> first_bias;    // in 1/1024
    alignas(64) std::array<std::int32_t, second_cells> second_bias;  // in 1/2^20
    std::int32_t bias;                                               // in 1/2^20
};

// One for a side about to turn, one for a side that has moved its amazon and is about to shoot.
enum class Stage : std::uint8_t { turn, shot };

struct Nets {
    std::array<Net, 2> by_stage;
};

// The file: the eight bytes "AMAZONS2", then for each stage first, second, third, first_bias, second_bias and bias,
// lowest byte first.
Result<Nets> read_nets(std::span<const std::uint8_t> bytes);

// What the program was built with.
const Nets& built_in_nets();

}  // namespace ariadne::amazons
