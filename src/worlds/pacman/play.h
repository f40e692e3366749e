#pragma once

#include <array>
#include <string>
#include <string_view>

#include "worlds/maze_pacman/game.h"
#include "worlds/pacman/field.h"
#include "worlds/pacman/scene.h"
#include "worlds/play.h"

namespace ariadne::pacman {

struct PlayRules;

// Pac-Man on his way. Events: "food", "bomb" and "climb" with their value, "goal", "killed", "exhausted"; refusals:
// "edge", "wall", "over", and in safe mode "safe deadly", and "safe energy" with what the move would have left.
using Walk = maze_pacman::Walk<PlayRules>;

struct PlayRules {
    using Map = pacman::Map;
    using Tile = pacman::Tile;
    static constexpr std::string_view resource_name = "energy";
    static constexpr std::string_view finds_name = "eaten";
    // written: no wall or bomb that kills at once or leaves -1 or less; strict: no move after which Pac-Man is dead.
    static constexpr std::array<std::string_view, 3> safeties = {"off", "written", "strict"};
    static constexpr std::size_t written = 1;
    static constexpr std::size_t strict = 2;
    static constexpr std::string_view arrived = "goal";
    static constexpr Tile empty = {};

    static Tile& tile(Map& map, Cell cell) { return map.tiles[map.size.index(cell)]; }
    static bool is_find(Tile tile) { return tile.kind == Kind::food; }
    // Walls stay, and so does what killed him.
    static bool is_used_up(Tile tile) { return tile.kind != Kind::wall && !tile.closed(); }
    static worlds::Turn enter(const Walk& walk, Cell to, std::int64_t& left);
    static worlds::Standing standing(const Walk& walk);
    static std::string died(const Walk& walk);
};

Walk begin(const Map& map);

}  // namespace ariadne::pacman
