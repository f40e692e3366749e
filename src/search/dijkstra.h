#pragma once

#include <functional>
#include <queue>
#include <utility>
#include <vector>

namespace ariadne::search {

// Dijkstra's algorithm over numbered nodes: for graphs that are written out and small enough for a cost a node.
//
// `cost` holds what is more than every cost, and afterwards the smallest from one node to each. expand(node, cost,
// relax) is called once for every node that can be reached, the cheapest first; it says
// relax(next, cost) for every edge, which is true where that is the cheapest way so far, and returns whether to go on.
// False: it did not go on.
template <class Cost, class Node, class Expand>
bool dijkstra(std::vector<Cost>& cost, Node from, const Expand& expand) {
    using Entry = std::pair<Cost, Node>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    const auto relax = [&](Node next, Cost reached) {
        if (reached >= cost[next]) return false;
        cost[next] = reached;
        open.emplace(reached, next);
        return true;
    };
    relax(from, 0);
    while (!open.empty()) {
        const auto [reached, node] = open.top();
        open.pop();
        if (reached == cost[node] && !expand(node, reached, relax)) return false;
    }
    return true;
}

}  // namespace ariadne::search
