#include "worlds/amazons/engine/level.h"

#include <array>
#include <cmath>
#include <limits>

#include "worlds/amazons/bits/moves.h"
#include "worlds/amazons/rules.h"
#include "worlds/names.h"

namespace ariadne::amazons {

namespace {

constexpr double no_limit = std::numeric_limits<double>::infinity();

// Each wins about nine games of ten against the one before it (docs/amazons-play.md); the last has all the time of a
// move.
constexpr auto levels_by_strength = std::to_array<Level>({
    {"beginner", {.seconds = no_limit, .nodes = 600}, 50, 0.25},
    {"novice", {.seconds = no_limit, .nodes = 600}, 1.5, 0.06},
    {"easy", {.seconds = no_limit, .nodes = 600}, 0.6, 0},
    {"medium", {.seconds = no_limit, .nodes = 1'200}, 0.25, 0},
    {"hard", {.seconds = no_limit, .nodes = 5'000}, 0, 0},
    {"advanced", {.seconds = no_limit, .nodes = 22'000}, 0, 0},
    {"expert", {.seconds = no_limit, .nodes = 110'000}, 0, 0},
    {"master", {.seconds = no_limit, .nodes = 600'000}, 0, 0},
    {"grandmaster", {.seconds = 3}, 0, 0},
});

}  // namespace

bool Level::full() const {
    return temperature == 0 && limits.nodes == std::numeric_limits<std::uint64_t>::max();
}

std::span<const Level> levels() {
    return levels_by_strength;
}

std::vector<std::string> level_names() {
    return worlds::names_of(levels_by_strength);
}

const Level& full_strength() {
    return levels_by_strength.back();
}

const Level* find_level(std::string_view name) {
    return worlds::find_named(levels_by_strength, name);
}

Level level_of_seconds(double seconds) {
    Level out = full_strength();
    out.limits.seconds = seconds;
    return out;
}

EngineOptions options_for(const Level& level, unsigned threads, std::uint64_t seed) {
    EngineOptions out;
    out.threads = level.full() ? threads : 1;
    out.temperature = level.temperature;
    out.slip = level.slip;
    out.seed = seed;
    return out;
}

void draw_lots(Finding& found, double temperature, Random& random) {
    if (found.candidates.size() < 2) return;
    std::vector<double> weights;
    double all = 0;
    for (const Candidate& one : found.candidates) {
        weights.push_back(std::pow(one.share, 1 / temperature));
        all += weights.back();
    }
    if (all <= 0) return;
    double left = static_cast<double>(random.below(1U << 24U)) / (1U << 24U) * all;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        left -= weights[i];
        if (left >= 0) continue;
        const Candidate& chosen = found.candidates[i];
        found.best = chosen.move;
        found.thought.win = chosen.win;
        found.thought.proof = chosen.proof;
        found.thought.line = chosen.line;
        found.thought.depth = static_cast<int>(chosen.line.size());
        return;
    }
}

void slip_at_times(Finding& found, const Position& position, double chance, Random& random) {
    constexpr std::uint64_t fine = 1'000;
    if (!found.best || !random.chance(static_cast<std::uint64_t>(chance * fine), fine)) return;
    std::vector<Turn> turns;
    each_turn(to_board(position), [&](Turn turn) { turns.push_back(turn); });
    const Move move = to_move(turns[random.below(turns.size())]);
    found.best = move;
    found.thought.win = 1 - evaluate(apply(position, move), 0).win;
    found.thought.proof = Proof::none;
    found.thought.line = {move};
    found.thought.depth = 1;
}

}  // namespace ariadne::amazons
