#include "worlds/maze/play.h"

#include <algorithm>

#include "worlds/maze/field.h"
#include "worlds/maze/scene.h"
#include "worlds/maze_pacman/game.h"

namespace ariadne::maze {

using worlds::Standing;
using worlds::Turn;

static_assert(maze_pacman::Walking<Walk>);

Walk begin(const Map& map) {
    return {.map = map, .at = map.find(start), .life = map.life, .past = {}};
}

Standing Walk::standing() const {
    if (map.at(at) == end) return Standing::won;
    return life > 0 ? Standing::running : Standing::lost;
}

Turn Walk::apply(Direction direction) {
    if (standing() != Standing::running) return worlds::refusal(standing(), "over");
    const Cell to = step(at, direction);
    if (!map.size.contains(to)) return worlds::refusal(Standing::running, "edge");
    const char entered = map.at(to);
    if (entered == wall) return worlds::refusal(Standing::running, "wall");

    Turn turn;
    std::int64_t left = life;
    if (entered == treasure) {
        left += treasure_gain;
        turn.events.push_back({"treasure", treasure_gain});
    } else if (entered > '0' && entered <= '9') {
        left -= entered - '0';
        turn.events.push_back({"toll", entered - '0'});
    }
    if (safety != 0 && left <= 0) return worlds::refusal(Standing::running, "safe life", left);

    past.push_back({at, life, entered});
    at = to;
    life = left;
    if (entered == treasure) {
        map.cells[map.size.index(to)] = '0';
        ++treasures;
    }
    turn.standing = standing();
    if (turn.standing == Standing::won) turn.events.push_back({"exit", life});
    if (turn.standing == Standing::lost) turn.events.push_back({"died", life});
    return turn;
}

bool Walk::undo() {
    if (past.empty()) return false;
    if (past.back().entered == treasure) --treasures;
    map.cells[map.size.index(at)] = past.back().entered;
    at = past.back().at;
    life = past.back().life;
    past.pop_back();
    return true;
}

worlds::View Walk::view() const {
    return {.board = scene(map).board,
            .walker = at,
            .figures = {{"life", life}, {"steps", steps()}, {"treasures", treasures}},
            .standing = standing()};
}

resource::Field Walk::field() const {
    resource::Field ahead = to_field(map);
    ahead.start = at;
    ahead.life = life;
    return ahead;
}

}  // namespace ariadne::maze
