#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "grid/grid.h"

namespace ariadne::maze_pacman {

enum class Style : std::uint8_t {
    open,       // walls strewn over a plain
    corridors,  // a maze of passages one cell wide
    caves,      // walls grown together to rock
    vault       // a plain, and the goal ringed by what costs most, so that items must be fetched first
};
inline constexpr std::array<std::string_view, 4> style_names = {"open", "corridors", "caves", "vault"};

// The resource is what the walker spends.
enum class Wish : std::uint8_t { any, solvable, impossible_walls, impossible_resource };

// The first half of a generated map: what is closed. The start is the top left corner, the goal the bottom right one,
// unless somebody says otherwise.
struct Layout {
    Size size;
    std::vector<std::uint8_t> closed;  // 0 or 1 for each cell, row by row
    Cell from = {0, 0};
    std::optional<Cell> to = std::nullopt;

    Cell start() const { return from; }
    Cell goal() const { return to.value_or(Cell{size.rows - 1, size.cols - 1}); }
    bool is_end(std::size_t i) const { return i == size.index(start()) || i == size.index(goal()); }
    bool open(Cell c) const { return size.contains(c) && closed[size.index(c)] == 0; }
};

// `percent` of the cells are walls; for corridors, of the maze's own walls; for caves, before the rock grows together.
// Nothing: what suits the style.
Layout lay_walls(Size size, Style style, std::optional<int> percent, Random& random);

// Opens the fewest walls that connect start and goal.
void connect(Layout& layout);

inline constexpr std::size_t largest_generated_area = 64'000'000;

// A map whose walls stand already.
struct Site {
    Layout layout;
    std::string costs = {};                           // a digit for each cell that is open; empty: as the recipe says
    std::optional<std::int64_t> life = std::nullopt;  // nothing: as the recipe says
};

// Steps from the start to each cell, over the goal to none; -1 where there is no way.
std::vector<std::int32_t> distances(const Layout& layout);

// Closes a belt of cells at one distance from the start, the smallest near the middle of the way to the goal. Every
// way crosses every distance, so none is left. False when start and goal touch.
bool disconnect(Layout& layout);

}  // namespace ariadne::maze_pacman
