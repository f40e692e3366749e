#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "resource/terrain.h"
#include "search/dijkstra.h"

namespace ariadne::resource {

// The cheapest ways between the places that matter when steps do not count: the start, the items, the goal. Cost is
// life, and among equally cheap ways the shortest is taken. Items passed on the way count as empty cells. All cells of
// a terrain hang together without the goal, so there is a way from each place but the goal to every other. Rows are
// worked out when first asked for.
class Legs {
  public:
    Legs(const Terrain& terrain, Budget& budget)
        : terrain_(terrain), budget_(budget), charge_(budget), rank_{terrain.start, 0}, spread_from_(Terrain::none) {
        rank_.insert(rank_.end(), terrain.item_rank.begin(), terrain.item_rank.end());
        rows_.resize(rank_.size());
    }

    std::uint32_t places() const { return static_cast<std::uint32_t>(rank_.size()); }
    static constexpr std::uint32_t start = 0;
    static constexpr std::uint32_t goal = 1;
    static std::uint32_t place_of(std::size_t item) { return static_cast<std::uint32_t>(item) + 2; }

    // Works out the row of a place. False when the budget ended.
    bool ready(std::uint32_t from) {
        if (!rows_[from].empty()) return true;
        constexpr std::size_t queued = 16;
        const bool scratch = key_.empty();
        const std::size_t a_cell = sizeof(key_[0]) + sizeof(came_from_[0]) + queued;
        if (!charge_.add(rank_.size() * sizeof(rows_[0][0]) + (scratch ? terrain_.count() * a_cell : 0))) return false;
        if (!spread(from, false)) return false;
        rows_[from].resize(rank_.size());
        for (std::size_t to = 0; to < rank_.size(); ++to)
            rows_[from][to] = static_cast<std::int64_t>(key_[rank_[to]] >> step_bits);
        return true;
    }

    // Life lost from one place to another.
    std::int64_t cost(std::uint32_t from, std::uint32_t to) const { return rows_[from][to]; }

    // The cells of a tour through these places by the cheapest legs.
    std::vector<Cell> cells_along(const std::vector<std::uint32_t>& places) {
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

  private:
    static constexpr std::uint64_t unreached = std::numeric_limits<std::uint64_t>::max();
    static constexpr unsigned step_bits = 32;  // key = cost << step_bits | steps

    // Fills key_ and came_from_. False when the budget ran out and that counts.
    bool spread(std::uint32_t from, bool to_the_end) {
        spread_from_ = Terrain::none;
        key_.assign(terrain_.count(), unreached);
        came_from_.assign(terrain_.count(), Terrain::none);
        const auto expand = [&](std::uint32_t rank, std::uint64_t key, const auto& relax) {
            if (rank == 0) return true;
            if (!budget_.spend() && !to_the_end) return false;
            for (const std::uint32_t link : terrain_.next[rank]) {
                if (link == Terrain::none) continue;
                const std::uint32_t there = link & Terrain::rank_bits;
                const std::uint64_t next = key + (static_cast<std::uint64_t>(terrain_.cost[there]) << step_bits) + 1;
                if (relax(there, next)) came_from_[there] = rank;
            }
            return true;
        };
        if (!search::dijkstra(key_, rank_[from], expand)) return false;
        spread_from_ = from;
        return true;
    }

    const Terrain& terrain_;
    Budget& budget_;
    Charge charge_;
    std::vector<std::uint32_t> rank_;              // by place
    std::vector<std::vector<std::int64_t>> rows_;  // by place: costs to all places; empty until ready
    std::vector<std::uint64_t> key_;               // scratch, by rank: cost and steps in one
    std::vector<std::uint32_t> came_from_;         // scratch, by rank
    std::uint32_t spread_from_;                    // whose scratch that is
};

}  // namespace ariadne::resource
