#pragma once

#include <concepts>
#include <cstdint>
#include <vector>

#include "search/open_list.h"

namespace ariadne::search {

// Dijkstra's algorithm over numbered nodes: for graphs that are written out and small enough for a cost a node.
//
// `cost` holds what is more than every cost, and afterwards the smallest from one node to each. expand(node, cost,
// relax) is called once for every node that can be reached, the cheapest first and of equals the newest; it says
// relax(next, cost) for every edge, which is true where that is the cheapest way so far, and returns whether to go on.
// False: it did not go on.
template <std::integral Cost, class Node, class Expand>
bool dijkstra(std::vector<Cost>& cost, Node from, const Expand& expand) {
    OpenList<Node> open;
    const auto relax = [&](Node next, Cost reached) {
        if (reached >= cost[next]) return false;
        cost[next] = reached;
        open.push(static_cast<std::int64_t>(reached), next);
        return true;
    };
    relax(from, 0);
    while (!open.empty()) {
        const Node node = open.pop();
        const auto reached = static_cast<Cost>(open.floor());
        if (reached == cost[node] && !expand(node, reached, relax)) return false;
    }
    return true;
}

}  // namespace ariadne::search
