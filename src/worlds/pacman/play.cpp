#include "worlds/pacman/play.h"

namespace ariadne::pacman {

using worlds::Standing;
using worlds::Turn;

Walk begin(const Map& map) {
    return {.map = map, .at = map.start, .left = map.energy};
}

Standing PlayRules::standing(const Walk& walk) {
    if (walk.at == walk.map.goal) return Standing::won;
    return walk.left > 0 && !walk.map.at(walk.at).closed() ? Standing::running : Standing::lost;
}

std::string PlayRules::died(const Walk& walk) {
    return walk.map.at(walk.at).closed() ? "killed" : "exhausted";
}

Turn PlayRules::enter(const Walk& walk, Cell to, std::int64_t& left) {
    const Tile tile = walk.map.at(to);
    if (tile.kind == Kind::wall && tile.closed()) return worlds::refusal(Standing::running, "wall");
    const bool deadly = tile.closed();
    if (deadly && walk.safety != 0) return worlds::refusal(Standing::running, "safe deadly");

    Turn turn;
    left -= step_cost;
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

}  // namespace ariadne::pacman
