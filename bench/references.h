#pragma once

#include <cstddef>
#include <cstdint>

#include "worlds/labyrinth/model.h"

// What Ariadne is measured against, in the same run.
namespace ariadne::bench {

// A labyrinth by Aldous and Broder as a textbook has it: standard generator, standard distribution, a vector of flags.
labyrinth::Labyrinth textbook_aldous_broder(Size size, std::uint64_t seed);

// Boost Graph's uniform spanning tree of the grid of rooms. Gives back how many edges the tree has.
std::size_t boost_spanning_tree(Size size, std::uint64_t seed);

// Boost Graph's breadth-first search on its compressed graph of the labyrinth, from the entrance, with predecessors.
// `seconds` is what the search took, without the making of the graph. Gives back the steps to the exit.
std::size_t boost_breadth_first(const labyrinth::Labyrinth& labyrinth, double& seconds);

}  // namespace ariadne::bench
