#pragma once

#include <cstdint>
#include <vector>

#include "resource/findings.h"
#include "search/pool.h"

namespace ariadne::maze_pacman {

// The shortest ways through the states of a breadth-first search, all of them: the states are numbered in the order
// in which they were met, 0 is the first, and each has edges from every state of the layer before that leads to it.
class Arrivals {
  public:
    void add_edge(search::NodeId from, search::NodeId to) { edges_.push_back({from, to}); }

    // How many ways lead to these states, together.
    resource::Count count(const std::vector<search::NodeId>& goals);

    // Up to `most` of the ways, first those to the first goal; each from state 0 to the goal.
    std::vector<std::vector<search::NodeId>> list(const std::vector<search::NodeId>& goals, std::uint64_t most);

  private:
    struct Edge {
        search::NodeId from;
        search::NodeId to;
    };
    using Range = std::pair<std::size_t, std::size_t>;

    void sort();
    Range into(search::NodeId to) const;

    std::vector<Edge> edges_;
    bool sorted_ = false;
};

}  // namespace ariadne::maze_pacman
