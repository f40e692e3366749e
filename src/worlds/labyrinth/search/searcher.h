#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "base/budget.h"
#include "search/outcome.h"
#include "worlds/labyrinth/model.h"
#include "worlds/labyrinth/route.h"

namespace ariadne::labyrinth {

// What a search from the entrance to the exit came to.
struct Finding {
    Verdict verdict = Verdict::unknown;
    Route route;             // when solved
    std::int64_t cost = 0;   // the weights along it; without weights, its steps
    bool proven = false;     // no route costs less
    std::int64_t bound = 0;  // no route costs less than this; known also when the budget ended the search
    Stats stats;             // expanded: rooms, each as often as the search came to look around in it
};

// Told of every room that is expanded, in order. For a walker (wall follower, Tremaux), every room it enters.
using Visit = std::function<void(Cell)>;

class Journey;

struct Searcher {
    std::string_view name;
    bool shortest;  // finds a cheapest route, and proves it
    Finding (*go)(Journey& journey);

    Finding search(const Labyrinth& labyrinth, Budget& budget, const Visit* visit) const;
};

// The default first.
std::span<const Searcher> all_searchers();
// In place of the default for who wants any route: not one of them, nobody asks for it by name.
const Searcher& any_searcher();
const Searcher* find_searcher(std::string_view name);

}  // namespace ariadne::labyrinth
