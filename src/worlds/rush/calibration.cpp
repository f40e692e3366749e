#include "worlds/rush/calibration.h"

#include <algorithm>
#include <cmath>

#include "worlds/rush/reach.h"
#include "worlds/rush/rules.h"

namespace ariadne::rush {

namespace {

// log(seconds) = constant + moves * log(moves) + farthest * log(farthest) + plain * plain moves
struct Model {
    double constant = 0;
    double moves = 0;
    double farthest = 0;
    double plain = 0;
};

// Fitted by scripts/rush-calibrate.py on the times of 86 people on 70 boards of 6 x 6 with nine vehicles, of 6, 10, 13
// and 15 moves. Beyond these it is a guess.
constexpr Model with_component{0.0100, 1.0658, 0.5837, -0.0749};
constexpr Model without_component{0.4837, 1.5122, 0, -0.0735};

}  // namespace

std::int64_t plain_moves(const Board& board) {
    return with_rules(board, reach(board), Objective::moves, Lookahead::blockers_two,
                      [](const auto& rules) { return rules.bound(rules.start()); });
}

double predicted_seconds(const Board& board, std::int64_t moves, const Component* component) {
    if (moves <= 0) return 0;
    const Model& model = component == nullptr ? without_component : with_component;
    const int farthest = component == nullptr ? 1 : std::max(1, component->farthest());
    const double log_seconds = model.constant + model.moves * std::log(static_cast<double>(moves)) +
                               model.farthest * std::log(static_cast<double>(farthest)) +
                               model.plain * static_cast<double>(plain_moves(board));
    return std::max(1.0, std::round(std::exp(log_seconds)));
}

}  // namespace ariadne::rush
