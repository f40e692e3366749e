#pragma once

#include <array>
#include <string>
#include <string_view>

#include "worlds/maze/field.h"
#include "worlds/maze/scene.h"
#include "worlds/maze_pacman/game.h"
#include "worlds/play.h"

namespace ariadne::maze {

struct PlayRules;

// A runner on his way. Events: "toll" and "treasure" with their value, "exit", "died"; refusals: "edge", "wall",
// "over", and in safe mode "safe life" with the life that the move would have left.
using Walk = maze_pacman::Walk<PlayRules>;

struct PlayRules {
    using Map = maze::Map;
    using Tile = char;
    static constexpr std::string_view resource_name = "life";
    static constexpr std::string_view finds_name = "treasures";
    // strict: no move after which the runner is dead.
    static constexpr std::array<std::string_view, 2> safeties = {"off", "strict"};
    static constexpr std::string_view arrived = "exit";
    static constexpr Tile empty = '0';

    static char& tile(Map& map, Cell cell) { return map.cells[map.size.index(cell)]; }
    static bool is_find(char tile) { return tile == treasure; }
    static bool is_used_up(char tile) { return tile == treasure; }
    static worlds::Turn enter(const Walk& walk, Cell to, std::int64_t& left);
    static worlds::Standing standing(const Walk& walk);
    static std::string died(const Walk&) { return "died"; }
};

Walk begin(const Map& map);

}  // namespace ariadne::maze
