#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/error.h"
#include "worlds/amazons/engine/features.h"

namespace ariadne::amazons {

// A small network of whole numbers: the counts of features.h to the log odds of winning. Two hidden layers whose cells
// hold 0..1 as 0..1024, and a straight way past them. All sums are of whole numbers and none overflows, so that every
// processor comes to the same result.
//
//   first   128 x 64, weights in 1/8192     the counts times the weights, cut to 0..1
//   second  64 x 32, weights in 1/1024      the same
//   third   32, weights in 1/1024
//   straight 128, weights in 1/8192
//
// `first` and `second` are stored for a multiplication of pairs: [pair of inputs][output][one of the pair].
inline constexpr std::size_t first_cells = 64;
inline constexpr std::size_t second_cells = 32;

struct Net {
    alignas(64) std::array<std::int16_t, feature_count * first_cells> first;
    alignas(64) std::array<std::int16_t, first_cells * second_cells> second;
    alignas(64) std::array<std::int16_t, second_cells> third;
    alignas(64) std::array<std::int16_t, feature_count> straight;
    alignas(64) std::array<std::int32_t, first_cells> first_bias;    // in 1/8192
    alignas(64) std::array<std::int32_t, second_cells> second_bias;  // in 1/2^20
    std::int32_t bias;                                               // in 1/2^20
};

// One for a side about to turn, one for a side that has moved its amazon and is about to shoot.
enum class Stage : std::uint8_t { turn, shot };

struct Nets {
    std::array<Net, 2> by_stage;
};

// The file: the eight bytes "AMAZONS1", then for each stage first, second, third, straight, first_bias, second_bias and
// bias, lowest byte first.
Result<Nets> read_nets(std::span<const std::uint8_t> bytes);

// What the program was built with.
const Nets& built_in_nets();

}  // namespace ariadne::amazons
