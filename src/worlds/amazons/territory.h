#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "worlds/amazons/model.h"

namespace ariadne::amazons {

inline constexpr std::uint8_t out_of_reach = 255;

// Who reaches each cell first: row by row as the position's squares, 1 white, -1 black, 0 nobody or both as soon. What
// is not empty belongs to nobody. Distances are turns, by movement alone; the amazons' own cells are at 0.
struct Territory {
    std::vector<std::int8_t> owner;
    std::vector<std::uint8_t> white;  // out_of_reach: no amazon of theirs gets there
    std::vector<std::uint8_t> black;

    // Cells of white, of black, and those that both reach as soon.
    std::array<int, 3> count() const;

    friend bool operator==(const Territory&, const Territory&) = default;
};

enum class Stride : std::uint8_t { queen, king };  // any number of cells in a line a turn, or one

Territory territory(const Position& position, Stride stride = Stride::queen);

}  // namespace ariadne::amazons
