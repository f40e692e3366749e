#include "worlds/maze_pacman/arrivals.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "search/count_routes.h"

namespace ariadne::maze_pacman {

using search::NodeId;

void Arrivals::sort() {
    if (sorted_) return;
    std::sort(edges_.begin(), edges_.end(),
              [](const Edge& a, const Edge& b) { return std::tie(a.to, a.from) < std::tie(b.to, b.from); });
    sorted_ = true;
}

Arrivals::Range Arrivals::into(NodeId to) const {
    const auto less = [](const Edge& edge, NodeId id) { return edge.to < id; };
    const auto first = std::lower_bound(edges_.begin(), edges_.end(), to, less);
    auto last = first;
    while (last != edges_.end() && last->to == to) ++last;
    return {static_cast<std::size_t>(first - edges_.begin()), static_cast<std::size_t>(last - edges_.begin())};
}

// Back from the goals: edges lead from smaller numbers to greater ones.
resource::Count Arrivals::count(const std::vector<NodeId>& goals) {
    sort();
    const auto back = [&](NodeId state, const auto& reach) {
        const auto [first, end] = into(state);
        for (std::size_t i = first; i < end; ++i) reach(edges_[i].from);
    };
    return *search::count_routes<resource::Count>(goals, NodeId{0}, back, [] { return true; });
}

std::vector<std::vector<NodeId>> Arrivals::list(const std::vector<NodeId>& goals, std::uint64_t most) {
    sort();
    std::vector<std::vector<NodeId>> result;
    for (const NodeId goal : goals) {
        // Depth-first from the goal back; no way back is blind, so the work is in proportion to what is listed.
        std::vector<NodeId> way = {goal};
        std::vector<Range> rest = {into(goal)};
        while (!way.empty() && result.size() < most) {
            if (way.back() == 0) result.emplace_back(way.rbegin(), way.rend());
            while (!rest.empty() && rest.back().first == rest.back().second) {
                rest.pop_back();
                way.pop_back();
            }
            if (rest.empty()) break;
            const NodeId from = edges_[rest.back().first++].from;
            way.push_back(from);
            rest.push_back(into(from));
        }
    }
    return result;
}

}  // namespace ariadne::maze_pacman
