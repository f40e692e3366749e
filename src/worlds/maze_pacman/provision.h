#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "resource/field.h"

namespace ariadne::maze_pacman {

// What a field asks of the walker, found without a full solution, for a generator to choose what he starts with. The
// life of the field is not looked at.
struct Provision {
    std::int64_t without_gains = 0;  // the least life that wins if nothing were gained: exact
    std::int64_t planned = 0;        // a life with which `route` wins; never more than the one above
    std::vector<Cell> route;
};

// Plans a route that goes from gain to gain, always to the cheapest to reach, and leaves for the goal when that asks
// for the least life. Nothing when the goal cannot be reached, or the budget ran out.
std::optional<Provision> provision(const resource::Field& field, Budget& budget);

// The field without its harmful items, where entering their cells costs as much more every time.
resource::Field with_lasting_harm(resource::Field field);

// The route that costs least when nothing is gained on it. Empty when the goal cannot be reached, or the budget ran
// out.
std::vector<Cell> cheapest_route(resource::Field field, Budget& budget);
std::vector<Cell> shortest_route(resource::Field field, Budget& budget);  // the one with the fewest steps

// No walker with less life than this can win. The greater of two arguments: all gains together, taken for nothing; and
// the least life needed if every gain came back after each visit, and harm never came (only on fields where that is
// quick to find). For fields where the goal can be reached.
std::int64_t life_needed_at_least(const resource::Field& field, const Provision& plan);

// The same by the exact solver, whose lower bound holds also when it stops half-way. It may spend a fixed number of
// nodes, and no time, so that the same seed gives the same map; 1 where the field is too large for that.
std::int64_t life_needed_by_solver(resource::Field field);

}  // namespace ariadne::maze_pacman
