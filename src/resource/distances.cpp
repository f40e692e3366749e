#include "resource/distances.h"

#include <cstddef>
#include <utility>

namespace ariadne::resource {

std::vector<std::int32_t> distances_to(const Field& field, Cell target, Charge& charge, Budget& budget) {
    const std::size_t area = field.size.area();
    std::vector<std::int32_t> distance;
    if (!charge.add(area * sizeof(std::int32_t))) return distance;
    distance.assign(area, unreachable);

    const auto width = static_cast<std::size_t>(field.size.cols);
    const std::size_t goal = field.size.index(field.goal);
    const std::size_t first = field.size.index(target);
    std::vector<std::uint32_t> frontier = {static_cast<std::uint32_t>(first)};
    std::vector<std::uint32_t> next;
    distance[first] = 0;
    for (std::int32_t d = 1; !frontier.empty(); ++d) {
        next.clear();
        for (const std::size_t here : frontier) {
            if (here == goal && goal != first) continue;
            const std::size_t col = here % width;
            const auto visit = [&](std::size_t there) {
                if (distance[there] != unreachable || field.cost[there] == blocked) return;
                distance[there] = d;
                next.push_back(static_cast<std::uint32_t>(there));
            };
            if (here + width < area) visit(here + width);
            if (col + 1 < width) visit(here + 1);
            if (here >= width) visit(here - width);
            if (col > 0) visit(here - 1);
        }
        if (!budget.spend(frontier.size())) return {};
        std::swap(frontier, next);
    }
    return distance;
}

}  // namespace ariadne::resource
