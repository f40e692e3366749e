#include "resource/prize_map.h"

#include <algorithm>
#include <utility>

#include "search/dijkstra.h"

namespace ariadne::resource {

namespace {

constexpr std::int64_t unreached_key = std::int64_t{1} << 62U;
constexpr int map_step_bits = 24;  // below the weight in a key: among equally cheap ways the one of fewest steps

// Dijkstra's algorithm from one node, over cells. A cell is tainted where some cheapest way to it leads over an item.
class Spread {
  public:
    Spread(const Terrain& terrain, const LifePrices* prices)
        : terrain_(terrain),
          prices_(prices),
          key_(terrain.count(), unreached_key),
          before_(terrain.count()),
          tainted_(terrain.count(), false) {}

    // Ends where only tainted cells are left. Calls reached(rank, weight) for every item, start or goal that is not
    // tainted. False when the budget ran out.
    template <class Reached>
    bool run(std::uint32_t from, Budget& budget, Reached reached) {
        for (const std::uint32_t rank : seen_) {
            key_[rank] = unreached_key;
            tainted_[rank] = false;
        }
        seen_.assign(1, from);
        clean_ = 1;
        search::dijkstra(key_, from, [&](std::uint32_t rank, std::int64_t key, const auto& relax) {
            if (!budget.spend()) return false;
            if (!tainted_[rank]) --clean_;
            if (too_dear(from, rank, key >> map_step_bits)) return clean_ > 0;
            const bool stops = rank == Terrain::goal || terrain_.harms(rank);
            const bool matters =
                rank != from && (stops || rank == terrain_.start || terrain_.item[rank] != Terrain::no_item);
            if (matters && !tainted_[rank]) reached(rank, key >> map_step_bits);
            if (rank == from || !stops) go_on(rank, key, tainted_[rank] || matters, relax);
            return clean_ > 0;
        });
        return !budget.exhausted();
    }

    std::vector<std::uint32_t> way(std::uint32_t from, std::uint32_t to) const {
        std::vector<std::uint32_t> ranks = {to};
        while (ranks.back() != from) ranks.push_back(before_[ranks.back()]);
        std::ranges::reverse(ranks);
        return ranks;
    }

  private:
    // Whoever takes the way between two cells, in either direction.
    bool too_dear(std::uint32_t from, std::uint32_t to, std::int64_t weight) const {
        if (prices_ == nullptr || to == Terrain::goal) return false;
        const std::uint32_t a = terrain_.cell[from];
        const std::uint32_t b = terrain_.cell[to];
        const std::int64_t forth = std::int64_t{prices_->from_start[a]} + prices_->to_goal[b];
        const std::int64_t back = std::int64_t{prices_->from_start[b]} + prices_->to_goal[a];
        return weight * prices_->rate / 2 + std::min(forth, back) > prices_->most;
    }

    template <class Relax>
    void go_on(std::uint32_t rank, std::int64_t key, bool taint, const Relax& relax) {
        for (const std::uint32_t flagged : terrain_.next[rank]) {
            if (flagged == Terrain::none) continue;
            const std::uint32_t next = flagged & Terrain::rank_bits;
            const std::int64_t weight = terrain_.cost[rank] + terrain_.cost[next];
            const std::int64_t longer = key + (weight << map_step_bits) + 1;
            if (longer == key_[next] && taint && !tainted_[next]) {
                tainted_[next] = true;
                --clean_;
            }
            const bool seen = key_[next] != unreached_key;
            if (!relax(next, longer)) continue;
            if (!seen) seen_.push_back(next);
            if (seen && !tainted_[next]) --clean_;
            before_[next] = rank;
            tainted_[next] = taint;
            if (!taint) ++clean_;
        }
    }

    const Terrain& terrain_;
    const LifePrices* prices_;
    std::vector<std::int64_t> key_;
    std::vector<std::uint32_t> before_;
    std::vector<bool> tainted_;
    std::vector<std::uint32_t> seen_;
    std::size_t clean_ = 0;  // cells that wait and are not tainted
};

// Items to which no way is left.
void leave_out_lonely_nodes(PrizeMap& map) {
    prize::Graph& graph = map.graph;
    std::vector<std::uint32_t> number(graph.nodes(), 0);
    std::uint32_t kept = 0;
    for (std::uint32_t v = 0; v < graph.nodes(); ++v) {
        if (graph.at[v].empty() && !graph.is_end(v)) continue;
        number[v] = kept;
        graph.prize[kept] = graph.prize[v];
        map.survival.gain[kept] = map.survival.gain[v];
        map.survival.entry[kept] = map.survival.entry[v];
        map.rank[kept] = map.rank[v];
        std::swap(graph.at[kept], graph.at[v]);
        ++kept;
    }
    graph.prize.resize(kept);
    graph.at.resize(kept);
    map.survival.gain.resize(kept);
    map.survival.entry.resize(kept);
    map.rank.resize(kept);
    for (prize::Edge& edge : graph.edges) edge = {number[edge.a], number[edge.b], edge.weight};
}

}  // namespace

bool PrizeMap::join(std::uint32_t a, std::uint32_t b, std::int64_t weight, std::vector<std::uint32_t> ranks) {
    const std::size_t bytes =
        sizeof(prize::Edge) + sizeof(std::vector<std::uint32_t>) + (ranks.capacity() + 2) * sizeof(std::uint32_t);
    if (bytes > room || !charge.add(bytes)) return false;
    room -= bytes;
    add_edge(graph, a, b, weight);
    way.push_back(std::move(ranks));
    return true;
}

PrizeMap make_prize_nodes(const Terrain& terrain, Budget& budget) {
    PrizeMap map{.charge = Charge(budget), .room = (budget.limits().bytes - budget.bytes()) / 2};
    prize::Graph& graph = map.graph;
    map.survival.life = terrain.life;
    const auto add = [&](std::uint32_t rank, std::int64_t gain) {
        graph.prize.push_back(2 * gain);
        map.survival.gain.push_back(gain);
        map.survival.entry.push_back(terrain.cost[rank]);
        map.rank.push_back(rank);
    };
    add(terrain.start, 0);
    add(Terrain::goal, 0);
    for (std::size_t i = 0; i < terrain.items.size(); ++i) add(terrain.item_rank[i], terrain.items[i].gain);
    graph.start = 0;
    graph.goal = 1;
    graph.unit = 2;
    graph.at.resize(graph.nodes());
    map.offset = 2 * terrain.life - terrain.cost[Terrain::goal] + terrain.cost[terrain.start];
    return map;
}

std::vector<std::uint32_t> nodes_by_rank(const Terrain& terrain, const PrizeMap& map) {
    std::vector<std::uint32_t> out(terrain.count(), Terrain::none);
    for (std::uint32_t node = 0; node < map.graph.nodes(); ++node) out[map.rank[node]] = node;
    return out;
}

std::optional<PrizeMap> make_prize_map(const Terrain& terrain, std::size_t most_edges, const LifePrices* prices,
                                       Budget& budget) {
    Charge charge(budget);
    const std::size_t bytes = std::size_t{24} * terrain.count();
    if (terrain.count() >= std::uint32_t{1} << map_step_bits || !budget.fits(bytes) || !charge.add(bytes))
        return std::nullopt;
    PrizeMap map = make_prize_nodes(terrain, budget);
    const std::vector<std::uint32_t> node_of = nodes_by_rank(terrain, map);
    Spread spread(terrain, prices);
    bool full = false;
    for (std::uint32_t node = 0; node < map.graph.nodes(); ++node) {
        if (node == map.graph.goal) continue;
        const bool finished = spread.run(map.rank[node], budget, [&](std::uint32_t rank, std::int64_t weight) {
            const std::uint32_t other = node_of[rank];
            if (full || (other != map.graph.goal && other < node)) return;
            full = !map.join(node, other, weight, spread.way(map.rank[node], rank));
        });
        if (!finished || full || map.graph.edges.size() > most_edges) return std::nullopt;
    }
    if (prices != nullptr) leave_out_lonely_nodes(map);
    return map;
}

std::vector<Cell> cells_along_edges(const Terrain& terrain, const PrizeMap& map,
                                    const std::vector<std::uint32_t>& edges) {
    std::uint32_t node = map.graph.start;
    std::vector<Cell> cells = {terrain.cell_of(map.rank[node])};
    for (const std::uint32_t e : edges) {
        std::vector<std::uint32_t> way = map.way[e];
        if (map.graph.edges[e].a != node) std::ranges::reverse(way);
        for (std::size_t i = 1; i < way.size(); ++i) cells.push_back(terrain.cell_of(way[i]));
        node = map.graph.edges[e].other(node);
    }
    return cells;
}

std::vector<Cell> cells_along(const Terrain& terrain, const PrizeMap& map, const std::vector<std::uint32_t>& nodes) {
    std::vector<std::uint32_t> edges;
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        const std::vector<std::uint32_t>& at = map.graph.at[nodes[i - 1]];
        edges.push_back(*std::ranges::find_if(
            at, [&](std::uint32_t e) { return map.graph.edges[e].other(nodes[i - 1]) == nodes[i]; }));
    }
    return cells_along_edges(terrain, map, edges);
}

}  // namespace ariadne::resource
