#include "worlds/amazons/two_player/opening.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/random.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

constexpr double fair = 0.1;  // how far the chances may be from even
constexpr int most_draws = 500;
constexpr unsigned most_turns = 60;      // after about so many, random games begin to end
constexpr std::uint64_t a_look = 1'000;  // evaluations; the evaluation alone overlooks what the next turn does

// Nothing: the game ended on the way.
std::optional<Position> draw_turns(unsigned turns, Random& random) {
    Position position = *new_position();
    std::vector<Move> moves;
    for (unsigned turn = 0; turn < turns; ++turn) {
        moves.clear();
        legal_moves(position, moves);
        if (moves.empty()) return std::nullopt;
        position = apply(position, moves[random.below(moves.size())]);
    }
    if (has_lost(position)) return std::nullopt;
    return position;
}

double unfairness(const Position& position) {
    const double at_first = std::abs(evaluate(position).win - 0.5);
    if (at_first >= 2 * fair) return at_first;
    EngineOptions options;
    options.memory_mb = 16;
    Engine engine(options);
    engine.set(position);
    Budget budget;
    ThinkLimits limits;
    limits.nodes = a_look;
    return std::abs(engine.think(limits, budget).thought.win - 0.5);
}

}  // namespace

std::string opening(unsigned turns, std::uint64_t seed) {
    turns = std::min(turns, most_turns);
    if (turns == 0) return write_fen(*new_position());
    Random random(seed);
    Position best = *new_position();
    double least = 1;
    for (int draw = 0; draw < most_draws && least >= fair; ++draw) {
        const std::optional<Position> position = draw_turns(turns, random);
        if (!position) continue;
        const double far = unfairness(*position);
        if (far >= least) continue;
        least = far;
        best = *position;
    }
    return write_fen(best);
}

}  // namespace ariadne::amazons
