#include "worlds/maze/play.h"

namespace ariadne::maze {

using worlds::Standing;
using worlds::Turn;

Walk begin(const Map& map) {
    return {.map = map, .at = map.find(start), .left = map.life};
}

Standing PlayRules::standing(const Walk& walk) {
    if (walk.map.at(walk.at) == end) return Standing::won;
    return walk.left > 0 ? Standing::running : Standing::lost;
}

Turn PlayRules::enter(const Walk& walk, Cell to, std::int64_t& left) {
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

}  // namespace ariadne::maze
