#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "prize/graph.h"
#include "prize/order.h"
#include "resource/barter.h"
#include "resource/terrain.h"

namespace ariadne::resource {

// A terrain as a graph of what matters when steps do not count: start, goal, and the items. Two of them are joined
// where no cheapest way between them leads over a third: every walk can be split at the items it passes, so nothing is
// lost, and what is left has a few hundred edges.
//
// Weights and prizes are in half units of life. An entry of a cell is paid half by the step to it and half by the step
// from it, which makes weights the same in both directions; `offset` puts the ends right.
struct PrizeMap {
    Charge charge;         // for edges and their ways
    std::size_t room = 0;  // bytes that more of them may take
    prize::Graph graph = {};
    prize::Survival survival = {};                     // of the terrain's walker
    std::vector<std::uint32_t> rank = {};              // of each node
    std::vector<std::vector<std::uint32_t>> way = {};  // of each edge: ranks from its end a to its end b
    std::vector<std::int64_t> steps = {};              // of each edge, where they count
    std::int64_t offset = 0;

    // On arrival, the goal's own cost paid.
    std::int64_t life(std::int64_t value) const { return (value + offset) >> 1; }
    std::int64_t value(std::int64_t life) const { return 2 * life - offset; }

    // Adds an edge. False: there is no room for it.
    bool join(std::uint32_t a, std::uint32_t b, std::int64_t weight, std::vector<std::uint32_t> ranks);
};

// Without edges, which may take half of the memory that is left.
PrizeMap make_prize_nodes(const Terrain& terrain, Budget& budget);

// The node of each rank, or Terrain::none.
std::vector<std::uint32_t> nodes_by_rank(const Terrain& terrain, const PrizeMap& map);

// Nothing when the budget ran out, or when there would be more than `most_edges`, more than there is room for, or cells
// enough for 24 bits. With prices, ways that are too dear are left out.
std::optional<PrizeMap> make_prize_map(const Terrain& terrain, std::size_t most_edges, const LifePrices* prices,
                                       Budget& budget);

// The cells of a walk from the start along these edges, and along these nodes by the first edge between each two.
std::vector<Cell> cells_along_edges(const Terrain& terrain, const PrizeMap& map,
                                    const std::vector<std::uint32_t>& edges);
std::vector<Cell> cells_along(const Terrain& terrain, const PrizeMap& map, const std::vector<std::uint32_t>& nodes);

}  // namespace ariadne::resource
