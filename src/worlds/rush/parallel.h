#pragma once

#include "base/budget.h"
#include "search/outcome.h"
#include "worlds/rush/model.h"
#include "worlds/rush/rules.h"

namespace ariadne::rush {

// Breadth-first search on several threads, for boards whose states are many. The answer, the solution shown and the
// number of states expanded are the same for every number of threads.
//
// States are dealt out by their hash to a fixed number of shards. A level is done in slices: first each shard's part of
// the slice is expanded and the children are put down by the shard they belong to; then each shard takes in what is
// meant for it, in the order of the shards it comes from. Nobody writes where another reads, and who does what changes
// nothing.
search::Outcome<Slide> parallel_bfs(const Board& board, const Reach& reach, Objective objective, unsigned threads,
                                    Budget& budget);

}  // namespace ariadne::rush
