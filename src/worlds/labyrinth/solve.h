#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include "base/budget.h"
#include "base/error.h"
#include "worlds/labyrinth/model.h"
#include "worlds/labyrinth/route.h"
#include "worlds/labyrinth/search/searcher.h"
#include "worlds/world.h"

namespace ariadne::labyrinth {

// What is asked of a labyrinth, its words looked up.
struct Question {
    const Searcher* searcher = nullptr;
    bool by_steps = true;  // fewest steps; otherwise least weight
    bool any = false;
    bool count = false;
    std::uint64_t list = 0;
    Visit visit;                                   // empty: nobody listens
    worlds::OpenListWatcher* open_list = nullptr;  // with a visit
};

// The names of the searchers, the default first.
std::vector<std::string> algorithm_names();

// The objective not given: "cost" where passages have weights, "steps" otherwise.
Result<Question> question_from(const worlds::SolveRequest& request, const Labyrinth& labyrinth);

// How many cheapest routes lead from the entrance to the exit, and the first of them.
struct Census {
    boost::multiprecision::cpp_int count;  // 0: no route at all
    std::int64_t cost = 0;                 // of each
    std::vector<Route> listed;             // no more than asked for; down is tried before right, up and left
};

// Nothing when the budget ended it.
std::optional<Census> count_cheapest(const Labyrinth& labyrinth, std::uint64_t list, Budget& budget);

struct Answer {
    Finding finding;
    std::optional<Census> census;
};

// Under the objective steps the labyrinth has no weights.
Answer solve(const Labyrinth& labyrinth, const Question& question, Budget& budget);

}  // namespace ariadne::labyrinth
