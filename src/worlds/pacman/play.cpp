#include "worlds/pacman/play.h"

#include "worlds/maze_pacman/game.h"
#include "worlds/pacman/field.h"
#include "worlds/pacman/scene.h"

namespace ariadne::pacman {

using worlds::Standing;
using worlds::Turn;

static_assert(maze_pacman::Walking<Walk>);

Walk begin(const Map& map) {
    return {.map = map, .at = map.start, .energy = map.energy, .past = {}};
}

Standing Walk::standing() const {
    if (at == map.goal) return Standing::won;
    return energy > 0 && !map.at(at).closed() ? Standing::running : Standing::lost;
}

Turn Walk::apply(Direction direction) {
    if (standing() != Standing::running) return worlds::refusal(standing(), "over");
    const Cell to = step(at, direction);
    if (!map.size.contains(to)) return worlds::refusal(Standing::running, "edge");
    const Tile tile = map.at(to);
    if (tile.kind == Kind::wall && tile.closed()) return worlds::refusal(Standing::running, "wall");
    const bool deadly = tile.closed();
    if (deadly && safety != 0) return worlds::refusal(Standing::running, "safe deadly");

    Turn turn;
    std::int64_t left = energy - step_cost;
    if (tile.kind == Kind::food) {
        left += tile.value;
        turn.events.push_back({"food", tile.value});
    } else if (tile.kind != Kind::empty && !deadly) {
        left -= tile.value;
        turn.events.push_back({tile.kind == Kind::wall ? "climb" : "bomb", tile.value});
    }
    const bool harmful = tile.kind == Kind::wall || tile.kind == Kind::bomb;
    if ((safety == written && harmful && left <= -1) || (safety == strict && left <= 0 && to != map.goal)) {
        return worlds::refusal(Standing::running, "safe energy", left);
    }

    past.push_back({at, energy, tile});
    at = to;
    energy = left;
    if (tile.kind == Kind::food) ++eaten;
    // Walls stay, and so does what killed him.
    if (tile.kind != Kind::wall && !deadly) map.tiles[map.size.index(to)] = {};
    turn.standing = standing();
    if (turn.standing == Standing::won) turn.events.push_back({"goal", energy});
    if (turn.standing == Standing::lost) turn.events.push_back({deadly ? "killed" : "exhausted", energy});
    return turn;
}

bool Walk::undo() {
    if (past.empty()) return false;
    if (past.back().entered.kind == Kind::food) --eaten;
    map.tiles[map.size.index(at)] = past.back().entered;
    at = past.back().at;
    energy = past.back().energy;
    past.pop_back();
    return true;
}

worlds::View Walk::view() const {
    return {.board = board(map),
            .walker = at,
            .figures = {{"energy", energy}, {"steps", steps()}, {"eaten", eaten}},
            .standing = standing()};
}

resource::Field Walk::field() const {
    resource::Field ahead = to_field(map);
    ahead.start = at;
    ahead.life = energy;
    return ahead;
}

}  // namespace ariadne::pacman
