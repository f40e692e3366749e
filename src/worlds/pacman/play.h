#pragma once

#include <array>
#include <string>
#include <string_view>

#include "worlds/maze_pacman/game.h"
#include "worlds/pacman/field.h"
#include "worlds/pacman/scene.h"
#include "worlds/play.h"

namespace ariadne::pacman {

using worlds::Standing;
using worlds::Turn;

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

    static Turn enter(const Walk& walk, Cell to, std::int64_t& left) {
        const Tile tile = walk.map.at(to);
        if (tile.kind == Kind::wall && tile.closed()) return worlds::refusal(Standing::running, "wall");
        const bool deadly = tile.closed();
        if (deadly && walk.safety != 0) return worlds::refusal(Standing::running, "safe deadly");

        Turn turn;
        left = deadly ? 0 : left - step_cost;
        if (tile.kind == Kind::food) {
            left += tile.value;
            turn.events.push_back({"food", tile.value});
        } else if (tile.kind != Kind::empty && !deadly) {
            left -= tile.value;
            turn.events.push_back({tile.kind == Kind::wall ? "climb" : "bomb", tile.value});
        }
        const bool harmful = tile.kind == Kind::wall || tile.kind == Kind::bomb;
        if ((walk.safety == written && harmful && left <= -1) ||
            (walk.safety == strict && left <= 0 && to != walk.map.goal)) {
            return worlds::refusal(Standing::running, "safe energy", left);
        }
        return turn;
    }

    static Standing standing(const Walk& walk) {
        if (walk.at == walk.map.goal) return Standing::won;
        return walk.left > 0 && !walk.map.at(walk.at).closed() ? Standing::running : Standing::lost;
    }

    static std::string died(const Walk& walk) { return walk.map.at(walk.at).closed() ? "killed" : "exhausted"; }
};

inline Walk begin(const Map& map) {
    return {.map = map, .at = map.start, .left = map.energy};
}

}  // namespace ariadne::pacman
