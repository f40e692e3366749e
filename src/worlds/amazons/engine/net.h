#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/error.h"
#include "worlds/amazons/engine/sight.h"

namespace ariadne::amazons {

// A small network of whole numbers: what is seen of a position (sight.h) to the log odds of winning.
//
//   first   each row seen adds its 64 weights (in 1/1024) to 64 sums. The last sum goes straight to the result, the
//           others are cut to 0..1, held as 0..1024.
//   second  64 x 32, weights in 1/1024, cut likewise
//   third   32, weights in 1/1024
//
// No sum overflows on a board with four amazons a side: training keeps the weights of cells within 1/4, those of
// amazons and the biases within 1. Whole numbers make every processor come to the same result.
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
