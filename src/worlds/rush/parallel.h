#pragma once

#include "base/budget.h"
#include "search/outcome.h"
#include "worlds/rush/model.h"
#include "worlds/rush/rules.h"

namespace ariadne::rush {

// A* on several threads, for boards whose states are many. The answer, the solution shown and the number of states
// expanded are the same for every number of threads.
//
// States are dealt out by their hash to a fixed number of shards. Those whose moves so far and bound add up to the same
// sum are done in slices: first each shard's part of a slice is expanded and the children are put down by the shard
// they belong to; then each shard takes in what is meant for it, in the order of the shards it comes from. Nobody
// writes where another reads, and who does what changes nothing. A state to which a shorter way is found is opened
// again, so the bound need only be admissible.
//
// The core's A* and its store serve one thread, as a Budget does: hence shards with tables of their own. solve_test.cpp
// holds it against brute force as it does the core's searches, parallel_test.cpp against itself on one thread.
search::Outcome<Slide> parallel_astar(const Board& board, const Reach& reach, Objective objective, unsigned threads,
                                      Budget& budget);

}  // namespace ariadne::rush
