#include "worlds/amazons/engine/slip.h"

#include <vector>

#include "worlds/amazons/bits/moves.h"

namespace ariadne::amazons {

void slip_at_times(Answer& answer, const Position& position, double chance, Random& random) {
    constexpr std::uint64_t fine = 1'000;
    if (!answer.best || !random.chance(static_cast<std::uint64_t>(chance * fine), fine)) return;
    std::vector<Turn> turns;
    each_turn(to_board(position), [&](Turn turn) { turns.push_back(turn); });
    const Move move = to_move(turns[random.below(turns.size())]);
    answer.best = move;
    answer.thought.line = {move};
    answer.thought.depth = 1;
}

}  // namespace ariadne::amazons
