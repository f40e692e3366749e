#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "grid/grid.h"
#include "resource/field.h"
#include "resource/findings.h"
#include "worlds/report.h"

namespace ariadne::maze_pacman {

enum class Algorithm : std::uint8_t {
    exact,      // the fast one: bounds from priced tables, labels between them
    astar,      // over (cell, what is left, items taken), Manhattan distance
    state_bfs,  // over the same states, what a student would write
    bfs         // ignores costs and items: the fewest steps by the walls alone
};

struct Question {
    resource::Objective objective = resource::Objective::steps;
    Algorithm algorithm = Algorithm::exact;
    bool any = false;                      // some feasible route, fast; no claim that it is the best
    bool most_life = true;                 // exact, steps: go on until the most left among the shortest is known
    bool count = false;                    // also the exact number of optimal routes
    std::uint64_t list = 0;                // also up to this many of them
    std::function<void(Cell)> trace = {};  // told each expansion, when set
    worlds::OpenListWatcher* open_list = nullptr;  // with a trace, but for `exact`
};

std::vector<std::string> algorithm_names();
// Those that can be watched from beginning to end: `exact` does most of its work on other things than cells.
std::vector<std::string> traced_algorithm_names();

// What was asked for, with the objectives "steps" and the world's resource.
Result<Question> question_from(const worlds::SolveRequest& request, std::string_view resource);
// The same with the number of optimal routes, and up to `list` of them.
Result<Question> counting(const worlds::SolveRequest& request, std::uint64_t list, std::string_view resource);
// Refuses every algorithm but the one that knows the least start and the trade-off.
Result<void> only_exact(const worlds::SolveRequest& request, std::string_view resource);

// By the algorithm asked for. What it proves impossible comes with the best attempt, the same for all.
resource::Finding solve(const resource::Field& field, const Question& question, Budget& budget);

// The searches over (cell, life, items taken) that a course would ask for, to compare the exact solver with. Both end
// on every map: life never exceeds what the walker has and what there is to gain, so the states are finitely many. A
// state holds at most `most_items` reachable items; on a map with more, both answer unknown at once.
inline constexpr std::size_t most_items = 4096;

// Breadth-first with a hash table. The layer of the first arrival is finished, so that the life is the most among the
// routes of fewest steps; for the objective life every state is visited. Can count and list.
resource::Finding state_bfs(const resource::Field& field, const Question& question, Budget& budget);

// A* with the Manhattan distance; costs that make the second objective decide between equals (see Rules). Does not
// count or list.
resource::Finding astar(const resource::Field& field, const Question& question, Budget& budget);

}  // namespace ariadne::maze_pacman
