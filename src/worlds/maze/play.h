#pragma once

#include <array>
#include <string>
#include <string_view>

#include "worlds/maze/field.h"
#include "worlds/maze/scene.h"
#include "worlds/maze_pacman/game.h"
#include "worlds/play.h"

namespace ariadne::maze {

using worlds::Standing;
using worlds::Turn;

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

    static Turn enter(const Walk& walk, Cell to, std::int64_t& left) {
        const char entered = walk.map.at(to);
        if (entered == wall) return worlds::refusal(Standing::running, "wall");
        Turn turn;
        if (entered == treasure) {
            left += treasure_gain;
            turn.events.push_back({"treasure", treasure_gain});
        } else if (entered > '0' && entered <= '9') {
            left -= entered - '0';
            turn.events.push_back({"toll", entered - '0'});
        }
        if (walk.safety != 0 && left <= 0) return worlds::refusal(Standing::running, "safe life", left);
        return turn;
    }

    static Standing standing(const Walk& walk) {
        if (walk.map.at(walk.at) == end) return Standing::won;
        return walk.left > 0 ? Standing::running : Standing::lost;
    }
    static std::string died(const Walk&) { return "died"; }
};

inline Walk begin(const Map& map) {
    return {.map = map, .at = map.find(start), .left = map.life};
}

}  // namespace ariadne::maze
