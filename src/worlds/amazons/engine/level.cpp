#include "worlds/amazons/engine/level.h"

#include <array>
#include <limits>

namespace ariadne::amazons {

namespace {

constexpr double no_limit = std::numeric_limits<double>::infinity();

// In matches of sixty games on 10x10 each level up to expert won 55 or more against the one before it; the last has all
// the time of a move.
constexpr auto levels_by_strength = std::to_array<Level>({
    {"beginner", {.seconds = no_limit, .nodes = 30}, 50, 0.5},
    {"easy", {.seconds = no_limit, .nodes = 300}, 3, 0.15},
    {"medium", {.seconds = no_limit, .nodes = 300}, 0.7, 0},
    {"hard", {.seconds = no_limit, .nodes = 2'000}, 0.2, 0},
    {"expert", {.seconds = no_limit, .nodes = 20'000}, 0, 0},
    {"master", {.seconds = 5}, 0, 0},
});

}  // namespace

bool Level::full() const {
    return temperature == 0 && limits.nodes == std::numeric_limits<std::uint64_t>::max();
}

std::span<const Level> levels() {
    return levels_by_strength;
}

std::vector<std::string> level_names() {
    std::vector<std::string> out;
    for (const Level& level : levels_by_strength) out.emplace_back(level.name);
    return out;
}

const Level& full_strength() {
    return levels_by_strength.back();
}

const Level* find_level(std::string_view name) {
    for (const Level& level : levels_by_strength)
        if (level.name == name) return &level;
    return nullptr;
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

}  // namespace ariadne::amazons
