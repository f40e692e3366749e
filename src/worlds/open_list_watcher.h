#pragma once

#include <cstdint>
#include <span>

#include "base/interface.h"
#include "grid/grid.h"

namespace ariadne::worlds {

// Which state of an open list is taken next.
enum class OpenOrder : std::uint8_t {
    least,   // the least f; of equals the newest. One below the last f taken counts as if it were that
    oldest,  // a queue
    newest,  // a stack
    own      // by a rule of the algorithm's own, which may leave some for ever
};

// How an open list is to be read.
struct OpenListKind {
    OpenOrder order = OpenOrder::least;
    std::int64_t step = 1;  // in g and h: what a step counts
    std::int64_t loss = 0;  // and what one less of the walker's resource counts
};

// A state that is put on the open list.
struct Opened {
    std::span<const Cell> pieces;  // as in SolveRequest::trace
    std::int64_t parent = -1;      // the expansion that it comes from, 0 the first; -1: the search begins there
    std::int64_t g = 0;
    std::int64_t h = 0;
    std::int64_t replaces = -1;  // the opening of the same state that leaves the list for it
    bool goal = false;           // reached, and not on the list
};

// Is told of the open list of a search whose expansions SolveRequest::trace is told. What is opened between two
// expansions is opened by the first of them.
class OpenListWatcher : public Interface {
  public:
    virtual void begin(const OpenListKind& kind) = 0;  // before anything else
    virtual void open(const Opened& opened) = 0;
    // Before an expansion: which opening, 0 the first, is taken for it. False: no more is to be told.
    virtual bool take(std::int64_t opening) = 0;
};

}  // namespace ariadne::worlds
