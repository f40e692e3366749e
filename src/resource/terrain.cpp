#include "resource/terrain.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "base/steady_look.h"
#include "grid/steps.h"

namespace ariadne::resource {

std::vector<std::int32_t> distances_to(const Field& field, Cell target, Charge& charge, Budget& budget) {
    const std::size_t area = field.size.area();
    std::vector<std::int32_t> distance;
    if (!charge.add(area * sizeof(std::int32_t))) return distance;
    distance.assign(area, unreachable);

    const std::size_t goal = field.size.index(field.goal);
    const std::size_t first = field.size.index(target);
    std::vector<std::uint32_t> frontier = {static_cast<std::uint32_t>(first)};
    std::vector<std::uint32_t> next;
    distance[first] = 0;
    for (std::int32_t d = 1; !frontier.empty(); ++d) {
        next.clear();
        for (const std::size_t here : frontier) {
            if (here == goal && goal != first) continue;
            neighbours(field.size, here, [&](std::size_t there) {
                if (distance[there] != unreachable || field.cost[there] == blocked) return;
                distance[there] = d;
                next.push_back(static_cast<std::uint32_t>(there));
            });
        }
        if (!budget.spend(frontier.size())) return {};
        std::swap(frontier, next);
    }
    return distance;
}

namespace {

// Ranks by counting sort on the distance to the goal, so that equal distances stay in reading order.
std::vector<std::uint32_t> number_cells(Terrain& terrain, const std::vector<std::int32_t>& to_goal,
                                        const std::vector<std::int32_t>& from_start) {
    std::vector<std::uint32_t> rank_of(to_goal.size(), Terrain::none);
    std::vector<std::uint32_t> first;
    const auto excess = [&](std::size_t i) { return (to_goal[i] + from_start[i] - terrain.shortest) / 2; };
    for (std::size_t i = 0; i < to_goal.size(); ++i) {
        if (to_goal[i] == unreachable || from_start[i] == unreachable) continue;
        const auto d = static_cast<std::size_t>(to_goal[i]);
        if (first.size() < d + 2) first.resize(d + 2, 0);
        ++first[d + 1];
        rank_of[i] = 0;
    }
    for (std::size_t d = 1; d < first.size(); ++d) first[d] += first[d - 1];
    terrain.cell.resize(first.back());
    for (std::size_t i = 0; i < to_goal.size(); ++i) {
        if (rank_of[i] == Terrain::none) continue;
        rank_of[i] = first[static_cast<std::size_t>(to_goal[i])]++;
        terrain.cell[rank_of[i]] = static_cast<std::uint32_t>(i);
    }
    terrain.to_goal.reserve(terrain.cell.size());
    terrain.excess.reserve(terrain.cell.size());
    for (const std::uint32_t i : terrain.cell) {
        terrain.to_goal.push_back(to_goal[i]);
        terrain.excess.push_back(excess(i));
    }
    return rank_of;
}

// Nothing when the budget ran out.
std::optional<Terrain> make_terrain(const Field& field, const std::vector<std::int32_t>& to_goal,
                                    const std::vector<std::int32_t>& from_start, Budget& budget) {
    std::optional<Terrain> out(std::in_place);
    Terrain& terrain = *out;
    terrain.size = field.size;
    terrain.shortest = to_goal[field.size.index(field.start)];
    terrain.life = field.life;
    const std::vector<std::uint32_t> rank_of = number_cells(terrain, to_goal, from_start);
    terrain.start = rank_of[field.size.index(field.start)];

    const std::uint32_t count = terrain.count();
    terrain.next.resize(count);
    terrain.cost.resize(count);
    terrain.item.assign(count, Terrain::no_item);
    SteadyLook look(budget);
    for (std::uint32_t rank = 0; rank < count; ++rank) {
        if (!look.pass()) return std::nullopt;
        const Cell here = terrain.cell_of(rank);
        terrain.cost[rank] = field.cost[terrain.cell[rank]];
        terrain.largest_cost = std::max<std::int32_t>(terrain.largest_cost, terrain.cost[rank]);
        for (const Direction d : all_directions) {
            const Cell there = step(here, d);
            std::uint32_t& next = terrain.next[rank][static_cast<std::size_t>(d)];
            next = field.size.contains(there) ? rank_of[field.size.index(there)] : Terrain::none;
            if (next != Terrain::none && terrain.to_goal[next] > terrain.to_goal[rank]) next |= Terrain::farther;
        }
    }
    for (const Item& item : field.items) {
        const std::uint32_t rank = rank_of[field.size.index(item.cell)];
        if (rank == Terrain::none) continue;
        terrain.item[rank] = static_cast<std::int32_t>(terrain.items.size());
        terrain.items.push_back(item);
        terrain.item_rank.push_back(rank);
        terrain.total_gain += std::max(item.gain, 0);
        terrain.largest_gain = std::max(terrain.largest_gain, item.gain);
        terrain.harmful = terrain.harmful || item.gain < 0;
    }
    return out;
}

}  // namespace

std::optional<Terrain> lay_out(const Field& field, const std::vector<std::int32_t>& to_goal, Charge& charge,
                               Budget& budget) {
    constexpr std::size_t bytes_a_cell = sizeof(Terrain::cell[0]) + sizeof(Terrain::to_goal[0]) +
                                         sizeof(Terrain::excess[0]) + sizeof(Terrain::next[0]) +
                                         sizeof(Terrain::cost[0]) + sizeof(Terrain::item[0]);
    Charge scratch(budget);
    const std::vector<std::int32_t> from_start = distances_to(field, field.start, scratch, budget);
    if (from_start.empty()) return std::nullopt;
    const auto reached = from_start.size() - static_cast<std::size_t>(std::ranges::count(from_start, unreachable));
    if (!scratch.add(from_start.size() * sizeof(std::uint32_t)) || !charge.add(reached * bytes_a_cell))
        return std::nullopt;
    return make_terrain(field, to_goal, from_start, budget);
}

}  // namespace ariadne::resource
