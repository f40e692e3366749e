#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "resource/field.h"
#include "search/outcome.h"
#include "worlds/level.h"
#include "worlds/rating.h"

namespace ariadne::maze_pacman {

// What makes a map hard for a person, measured. See docs/map-levels.md.
struct Difficulty {
    std::int64_t steps = 0;             // the fewest that anybody survives
    std::int64_t plain_steps = 0;       // the fewest by walls alone
    std::size_t gains = 0;              // items that give and can be reached
    std::size_t needed = 0;             // the fewest of them that the best route can do with
    std::size_t traps = 0;              // items beside the best route that would pay, and yet it leaves them
    std::optional<double> best_routes;  // as short as the shortest; nothing: not counted within `most_counting`
    std::uint64_t states = 0;           // that a plain search expands, up to `most_states`

    friend bool operator==(const Difficulty&, const Difficulty&) = default;
};

inline constexpr std::uint64_t most_states = 100'000;
inline constexpr std::uint64_t most_counting = 1'000'000;
inline constexpr double most_routes = 1e15;

// What each measure adds to the score.
struct ScoreTerms {
    double needed = 0;  // below 30
    double detour = 0;  // below 25
    double traps = 0;   // below 20
    double routes = 0;  // up to 10
    double states = 0;  // up to 15

    double sum() const { return needed + detour + traps + routes + states; }
};

ScoreTerms score_terms(const Difficulty& of);
double score_of(const Difficulty& of);  // to 2 decimals
inline constexpr std::array<double, 3> level_cuts{30, 45, 60};
worlds::Level level_of(const Difficulty& of);

struct Measured {
    Verdict verdict = Verdict::unknown;    // unknown: the budget ended it
    std::optional<Difficulty> difficulty;  // of what is solved
};
// Once it cannot be of the level that is wanted, no more is measured; it is of another level then, too.
Measured measure(const resource::Field& field, Budget& budget, std::optional<worlds::Level> wanted = std::nullopt);

// `gains` is what people call the items that give.
worlds::Rating rate(const resource::Field& field, const Phrase& gains, Budget& budget);
// Of a map that a limit left no time or room to measure.
worlds::Rating unrated();

// The fewest gains with which somebody who walks these cells survives; they end on the goal, and with all of the gains
// somebody does.
std::size_t gains_needed(const resource::Field& field, const std::vector<Cell>& cells);

// Items that give, are not on the route, and yet would pay: from some cell of the route it is at most three steps to
// them, and the way there and back takes less than they give.
std::size_t count_traps(const resource::Field& field, const std::vector<Cell>& cells);

}  // namespace ariadne::maze_pacman
