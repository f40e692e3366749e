#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include "base/budget.h"
#include "grid/grid.h"
#include "resource/field.h"
#include "search/outcome.h"

namespace ariadne::resource {

using Count = boost::multiprecision::cpp_int;

// From start to goal, both included, with what is left on arrival.
struct Walk {
    std::vector<Cell> cells;
    std::int64_t life = 0;

    friend bool operator==(const Walk&, const Walk&) = default;
    std::int64_t steps() const { return static_cast<std::int64_t>(cells.size()) - 1; }
};

enum class Objective : std::uint8_t {
    steps,  // fewest steps, and among those the most life
    life    // most life on arrival, and among those the fewest steps where that is known
};

enum class Reason : std::uint8_t {
    none,
    walls,  // no way at all
    life    // a way, but nobody survives it
};

// A walk that does not win: where it ends shows what is in the way.
struct Attempt {
    std::vector<Cell> cells;            // from the start; they may go on after the deadly step, by the walls alone
    std::optional<std::int64_t> death;  // the step that kills; nothing: alive on the last cell
    std::int64_t life = 0;              // after that step, or on the last cell
    // Of a field that nobody wins: from the last cell stood on alive to the goal, and whether nobody gets nearer.
    std::optional<std::int64_t> away;
    bool proven = false;
};

struct Finding {
    Verdict verdict = Verdict::unknown;
    Reason reason = Reason::none;    // of impossible
    std::optional<Walk> feasible;    // the first walk found
    std::optional<Walk> best;        // the best known for the objective
    bool proven = false;             // best is optimal for the objective
    bool life_proven = false;        // objective steps: no walk of as few steps ends with more life
    std::int64_t bound = 0;          // steps: no walk is shorter; life: no walk ends with more
    std::optional<Count> count;      // how many optimal walks there are, when asked and finished
    std::vector<Walk> listed;        // some of them, when asked
    std::optional<Attempt> attempt;  // where no walk is known
    Stats stats;
};

// For each number of steps at which the most life on arrival improves. `life` is the best known, `bound` the most
// that could be: equal when proven.
struct TradeOffPoint {
    std::int64_t steps = 0;
    std::int64_t life = 0;
    std::int64_t bound = 0;
    Walk walk;
};

struct TradeOff {
    Verdict verdict = Verdict::unknown;
    Reason reason = Reason::none;
    bool complete = false;  // every row proven, and no more steps would bring more life
    std::vector<TradeOffPoint> points;
    Stats stats;
};

// The smallest life to start with that still wins: known to lie in low..high; `walk` wins with `high`.
struct LeastLife {
    Verdict verdict = Verdict::unknown;
    Reason reason = Reason::none;
    std::int64_t low = 0;
    std::int64_t high = 0;
    std::optional<Walk> walk;
    Stats stats;
};

// Nodes of the budget are what these solvers expand.
inline Stats stats_of(const Budget& budget) {
    return {.expanded = budget.nodes(),
            .generated = budget.nodes(),
            .seconds = budget.seconds(),
            .peak_bytes = budget.peak_bytes()};
}

// From the life of the field or from another: what is left on each of the cells, as far as the rules let the walker go:
// to the cell that kills, the goal, or the last before a step that cannot be made. The first cell must be the start.
std::vector<std::int64_t> life_along(const Field& field, const std::vector<Cell>& cells);
std::vector<std::int64_t> life_along(const Field& field, std::int64_t life, const std::vector<Cell>& cells);

// Walks the cells as the rules say. Nothing when a step is impossible or deadly, or the goal is not the end.
std::optional<Walk> walk_along(const Field& field, const std::vector<Cell>& cells);
std::optional<Walk> walk_along(const Field& field, std::int64_t life, const std::vector<Cell>& cells);

// The least life to start with that survives the cells, which lead from start to goal.
std::int64_t life_taken(const Field& field, const std::vector<Cell>& cells);

}  // namespace ariadne::resource
