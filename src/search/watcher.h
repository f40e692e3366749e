#pragma once

#include <cstdint>

#include "search/pool.h"

namespace ariadne::search {

// A state as it is put on the open list.
struct Opening {
    NodeId parent = no_node;  // from whose expansion it came; no_node: a search begins there
    std::int64_t g = 0;       // the cost so far
    std::int64_t h = 0;       // the bound on the rest
    bool goal = false;        // a goal is reached, and not expanded
};

// Whoever watches a search is told open(id, state, opening) and expand(id, state), each as it happens. A state that is
// put on the open list again, at a smaller cost, keeps its id. Searches are templates over their watchers: where nobody
// watches, nothing is left of it.
struct Unwatched {
    template <class State>
    void open(NodeId /*id*/, const State& /*state*/, const Opening& /*opening*/) const {}
    template <class State>
    void expand(NodeId /*id*/, const State& /*state*/) const {}
};

}  // namespace ariadne::search
