#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ariadne::worlds {

// How hard a puzzle is, in a word.
enum class Level : std::uint8_t { beginner, intermediate, advanced, expert };

inline constexpr std::array<std::string_view, 4> level_names{"beginner", "intermediate", "advanced", "expert"};

constexpr std::string_view to_string(Level level) {
    return level_names[static_cast<std::size_t>(level)];
}

// The cuts in ascending order: a score of at least so much is the next level.
constexpr Level level_of(double score, const std::array<double, 3>& cuts) {
    std::size_t level = 0;
    while (level < cuts.size() && score >= cuts[level]) ++level;
    return static_cast<Level>(level);
}

}  // namespace ariadne::worlds
