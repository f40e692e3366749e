#include "resource/legs.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

#include "search/dijkstra.h"

namespace ariadne::resource {

namespace {
constexpr std::uint64_t unreached = std::numeric_limits<std::uint64_t>::max();
constexpr unsigned leg_step_bits = 32;  // key = cost << leg_step_bits | steps
}  // namespace

Legs::Legs(const Terrain& terrain, Budget& budget)
    : terrain_(terrain), budget_(budget), charge_(budget), rank_{terrain.start, 0}, spread_from_(Terrain::none) {
    rank_.insert(rank_.end(), terrain.item_rank.begin(), terrain.item_rank.end());
    rows_.resize(rank_.size());
}

bool Legs::spread(std::uint32_t from, bool to_the_end) {
    spread_from_ = Terrain::none;
    key_.assign(terrain_.count(), unreached);
    came_from_.assign(terrain_.count(), Terrain::none);
    const auto expand = [&](std::uint32_t rank, std::uint64_t key, const auto& relax) {
        if (rank == 0) return true;
        if (!budget_.spend() && !to_the_end) return false;
        for (const std::uint32_t link : terrain_.next[rank]) {
            if (link == Terrain::none) continue;
            const std::uint32_t there = link & Terrain::rank_bits;
            const std::uint64_t next = key + (static_cast<std::uint64_t>(terrain_.cost[there]) << leg_step_bits) + 1;
            if (relax(there, next)) came_from_[there] = rank;
        }
        return true;
    };
    if (!search::dijkstra(key_, rank_[from], expand)) return false;
    spread_from_ = from;
    return true;
}

bool Legs::ready(std::uint32_t from) {
    if (!rows_[from].empty()) return true;
    constexpr std::size_t queued = 16;
    const bool scratch = key_.empty();
    const std::size_t a_cell = sizeof(key_[0]) + sizeof(came_from_[0]) + queued;
    if (!charge_.add(rank_.size() * sizeof(rows_[0][0]) + (scratch ? terrain_.count() * a_cell : 0))) return false;
    if (!spread(from, false)) return false;
    rows_[from].resize(rank_.size());
    for (std::size_t to = 0; to < rank_.size(); ++to)
        rows_[from][to] = static_cast<std::int64_t>(key_[rank_[to]] >> leg_step_bits);
    return true;
}

std::vector<Cell> Legs::cells_along(const std::vector<std::uint32_t>& places) {
    std::vector<Cell> cells = {terrain_.cell_of(rank_[places.front()])};
    for (std::size_t i = 1; i < places.size(); ++i) {
        // A tour that was found is shown, even if the budget ran out meanwhile.
        if (spread_from_ != places[i - 1]) spread(places[i - 1], true);
        const auto before = std::ssize(cells);
        for (std::uint32_t rank = rank_[places[i]]; rank != rank_[places[i - 1]]; rank = came_from_[rank]) {
            cells.push_back(terrain_.cell_of(rank));
        }
        std::reverse(cells.begin() + before, cells.end());
    }
    return cells;
}

}  // namespace ariadne::resource
