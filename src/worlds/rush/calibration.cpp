#include "worlds/rush/calibration.h"

#include <cmath>

namespace ariadne::rush {

namespace {

// log(seconds) = constant + moves * log(moves) + farthest * log(farthest)
struct Model {
    double constant = 0;
    double moves = 0;
    double farthest = 0;
};

constexpr Model by_moves{0.4487, 1.4055, 0};
constexpr Model by_moves_and_farthest{0.2, 1.2, 0.3};

double seconds(double log_seconds) {
    return std::round(std::exp(log_seconds));
}

}  // namespace

double predicted_seconds(std::int64_t moves) {
    if (moves <= 0) return 0;
    return seconds(by_moves.constant + by_moves.moves * std::log(static_cast<double>(moves)));
}

double predicted_seconds(std::int64_t moves, const Component& component) {
    if (moves <= 0) return 0;
    const Model& model = by_moves_and_farthest;
    return seconds(model.constant + model.moves * std::log(static_cast<double>(moves)) +
                   model.farthest * std::log(static_cast<double>(component.farthest())));
}

}  // namespace ariadne::rush
