#pragma once

#include <iterator>
#include <map>
#include <optional>
#include <vector>

namespace ariadne::search {

// How many routes lead from any of some nodes to the last one. Every edge leads from a greater node to a smaller one,
// and none leads on from the last; so all routes to a node are known when it is the greatest of those that wait.
//
// onward(node, reach) says reach(next) for every edge. spend() is asked before each node; nothing when it says no.
template <class Count, class Node, class Onward, class Spend>
std::optional<Count> count_routes(const std::vector<Node>& first, const Node& last, const Onward& onward,
                                  const Spend& spend) {
    std::map<Node, Count> waiting;
    for (const Node& node : first) waiting[node] = 1;
    while (!waiting.empty()) {
        if (!spend()) return std::nullopt;
        const auto taken = waiting.extract(std::prev(waiting.end()));
        if (taken.key() == last) return taken.mapped();
        onward(taken.key(), [&](const Node& next) { waiting[next] += taken.mapped(); });
    }
    return Count{0};
}

}  // namespace ariadne::search
