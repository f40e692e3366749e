#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "prize/branch.h"
#include "prize/trail.h"
#include "resource/prize_map.h"
#include "search/dijkstra.h"

namespace ariadne::resource {

// A walker on his way: what he has visited, in order, and what he has left.
//
// Between first visits he takes the cheapest way over what he has visited already, so the order of first visits says
// everything. What he can still gain is bounded by the walk of greatest value from where he is, which forgets survival;
// where that walk can be survived, it is the best from there, and the order need not be followed further. One walker
// dominates another at the same place if he has at least as much left even after crediting what he has eaten and the
// other has not, and what the other has set off and he has not.
class Prefixes {
  public:
    // Walks as nodes of the map's graph.
    using Nodes = std::vector<std::uint32_t>;

    Prefixes(const PrizeMap& map, std::int64_t bound, Budget& budget)
        : map_(map), budget_(budget), charge_(budget), at_(map.graph.nodes()) {
        Label first{.node = map.graph.start, .parent = 0, .life = map.survival.life, .bound = bound, .visited = {}};
        first.visited.assign(map.graph.nodes() / 64 + 1, 0);
        first.visited[first.node / 64] |= std::uint64_t{1} << (first.node % 64);
        labels_.push_back(std::move(first));
        push(0);
    }

    // Follows the most promising walker. False when none is left who may arrive with `wanted` or more, or the
    // budget ended. found(nodes) is called for every walk found and returns what is wanted from then on.
    bool step(std::int64_t& wanted, const std::function<std::int64_t(const Nodes&)>& found) {
        constexpr std::uint64_t root_effort = 100'000;
        constexpr std::uint64_t branch_effort = 20'000;
        if (!budget_.spend() || heap_.empty()) return false;
        const std::uint32_t current = heap_.front();
        if (labels_[current].bound < wanted) {
            heap_.clear();
            return false;
        }
        pop();
        if (labels_[current].dominated) return true;

        const prize::Graph graph = graph_from(labels_[current]);
        prize::Branching branching(graph, budget_);
        branching.offer(value_wanted(labels_[current], wanted) - graph.unit);
        branching.finish_root(root_effort);
        if (budget_.exhausted()) {
            push(current);
            return false;
        }
        if (!branching.settled()) {
            const std::int64_t hope = life_on_arrival(labels_[current], branching.bound());
            if (hope < labels_[current].bound && !labels_[current].looked_at) {
                labels_[current].bound = hope;
                labels_[current].looked_at = true;
                if (hope >= wanted) push(current);
                return true;
            }
            branching.advance(branch_effort);
        }
        if (budget_.exhausted()) {
            push(current);
            return false;
        }
        if (!branching.settled() || branching.best()) {
            labels_[current].bound =
                std::min(labels_[current].bound, life_on_arrival(labels_[current], branching.bound()));
            if (branching.best()) {
                if (const auto trail = prize::surviving_trail(graph, *branching.best(), survival_from(labels_[current]),
                                                              prize::trail_effort, budget_)) {
                    Nodes nodes = nodes_to(current);
                    nodes.insert(nodes.end(), trail->nodes.begin() + 1, trail->nodes.end());
                    wanted = found(nodes);
                    if (branching.settled()) return true;
                }
            }
            expand(current, wanted, found);
        }
        return true;
    }

    // Follows everybody, without bounds, while there are at most so many. True when nobody is left: what was found is
    // the best.
    bool exhaust(std::size_t most, std::int64_t& wanted, const std::function<std::int64_t(const Nodes&)>& found) {
        while (!heap_.empty() && labels_.size() <= most && budget_.spend()) {
            const std::uint32_t label = pop();
            if (!labels_[label].dominated) expand(label, wanted, found);
        }
        return heap_.empty() && !budget_.exhausted();
    }

    // Nobody arrives with more, the walks found aside.
    std::int64_t bound() const { return heap_.empty() ? -farther_than_any : labels_[heap_.front()].bound; }

  private:
    static constexpr std::int64_t farther_than_any = std::int64_t{1} << 60U;

    static bool has(const std::vector<std::uint64_t>& set, std::uint32_t node) {
        return (set[node / 64] >> (node % 64) & 1U) != 0;
    }

    struct Label {
        std::uint32_t node = 0;
        std::uint32_t parent = 0;
        std::int64_t life = 0;
        std::int64_t bound = 0;  // on arrival
        bool looked_at = false;  // the bound is his own, not his parent's
        bool dominated = false;
        std::vector<std::uint64_t> visited;
    };

    // A walk of this value from the label's node, in the units of its own graph.
    std::int64_t life_on_arrival(const Label& label, std::int64_t value) const {
        const std::int64_t ends = map_.survival.entry[map_.graph.goal] - map_.survival.entry[label.node];
        return (value + 2 * label.life - ends) >> 1;
    }

    std::int64_t value_wanted(const Label& label, std::int64_t life) const {
        const std::int64_t ends = map_.survival.entry[map_.graph.goal] - map_.survival.entry[label.node];
        return 2 * life - 2 * label.life + ends;
    }

    prize::Graph graph_from(const Label& label) const {
        prize::Graph graph = map_.graph;
        graph.start = label.node;
        for (std::uint32_t v = 0; v < graph.nodes(); ++v)
            if (has(label.visited, v)) graph.prize[v] = 0;
        return graph;
    }

    prize::Survival survival_from(const Label& label) const {
        prize::Survival survival = map_.survival;
        survival.life = label.life;
        for (std::uint32_t v = 0; v < survival.gain.size(); ++v)
            if (has(label.visited, v)) survival.gain[v] = 0;
        return survival;
    }

    // Nodes from the start to the label's, over visited ones.
    Nodes nodes_to(std::uint32_t label) const {
        std::vector<std::uint32_t> chain;
        for (std::uint32_t at = label; at != 0; at = labels_[at].parent) chain.push_back(at);
        std::ranges::reverse(chain);
        Nodes nodes = {map_.graph.start};
        for (const std::uint32_t at : chain) {
            const Label& from = labels_[labels_[at].parent];
            append_way(nodes, ways_from(from), from.node, labels_[at].node);
        }
        return nodes;
    }

    // The cheapest ways from a label over what it has visited; the rest is reached but not passed.
    struct Ways {
        std::vector<std::int64_t> weight;
        std::vector<std::uint32_t> before;
    };
    Ways ways_from(const Label& label) const {
        const prize::Graph& graph = map_.graph;
        Ways ways{std::vector<std::int64_t>(graph.nodes(), farther_than_any),
                  std::vector<std::uint32_t>(graph.nodes(), 0)};
        search::dijkstra(ways.weight, label.node, [&](std::uint32_t node, std::int64_t weight, const auto& relax) {
            if (!has(label.visited, node)) return true;
            for (const std::uint32_t e : graph.at[node]) {
                const std::uint32_t next = graph.edges[e].other(node);
                if (relax(next, weight + graph.edges[e].weight)) ways.before[next] = node;
            }
            return true;
        });
        return ways;
    }

    static void append_way(Nodes& nodes, const Ways& ways, std::uint32_t from, std::uint32_t to) {
        const std::size_t end = nodes.size();
        for (std::uint32_t v = to; v != from; v = ways.before[v]) nodes.push_back(v);
        std::reverse(nodes.begin() + static_cast<std::ptrdiff_t>(end), nodes.end());
    }

    bool less_promising(std::uint32_t a, std::uint32_t b) const {
        const Label& x = labels_[a];
        const Label& y = labels_[b];
        if (x.bound != y.bound) return x.bound < y.bound;
        return x.life != y.life ? x.life < y.life : a < b;
    }

    void expand(std::uint32_t label, std::int64_t& wanted, const std::function<std::int64_t(const Nodes&)>& found) {
        const Ways ways = ways_from(labels_[label]);
        const prize::Survival& survival = map_.survival;
        for (std::uint32_t v = 0; v < map_.graph.nodes(); ++v) {
            const Label& from = labels_[label];
            if (ways.weight[v] == farther_than_any || has(from.visited, v)) continue;
            const std::int64_t cost = (ways.weight[v] - survival.entry[from.node] + survival.entry[v]) / 2;
            const std::int64_t beside = from.life - cost + survival.entry[v];
            if (beside < 1) continue;
            if (v == map_.graph.goal) {
                if (from.life - cost >= wanted) {
                    Nodes nodes = nodes_to(label);
                    append_way(nodes, ways, from.node, v);
                    wanted = found(nodes);
                }
                continue;
            }
            Label next{.node = v,
                       .parent = label,
                       .life = from.life - cost + survival.gain[v],
                       .bound = from.bound,
                       .visited = from.visited};
            if (next.life < 1) continue;
            next.visited[v / 64] |= std::uint64_t{1} << (v % 64);
            if (dominated(next)) continue;
            if (!charge_.add(sizeof(Label) + next.visited.size() * 8 + 16)) return;
            at_[v].push_back(static_cast<std::uint32_t>(labels_.size()));
            labels_.push_back(std::move(next));
            push(static_cast<std::uint32_t>(labels_.size() - 1));
        }
    }

    bool dominated(const Label& label) {
        std::vector<std::uint32_t>& others = at_[label.node];
        for (const std::uint32_t other : others)
            if (dominates(labels_[other], label)) return true;
        std::erase_if(others, [&](std::uint32_t other) {
            if (!dominates(label, labels_[other])) return false;
            labels_[other].dominated = true;
            return true;
        });
        return false;
    }

    bool dominates(const Label& a, const Label& b) const {
        std::int64_t spare = a.life - b.life;
        for (std::size_t word = 0; word < a.visited.size() && spare >= 0; ++word) {
            for (std::uint64_t differ = a.visited[word] ^ b.visited[word]; differ != 0; differ &= differ - 1) {
                const auto node =
                    static_cast<std::uint32_t>(word * 64) + static_cast<std::uint32_t>(std::countr_zero(differ));
                const std::int64_t gain = map_.survival.gain[node];
                if (has(a.visited, node)) {
                    spare -= std::max<std::int64_t>(gain, 0);
                } else {
                    spare += std::min<std::int64_t>(gain, 0);
                }
            }
        }
        return spare >= 0;
    }

    void push(std::uint32_t label) {
        heap_.push_back(label);
        std::ranges::push_heap(heap_, [&](std::uint32_t a, std::uint32_t b) { return less_promising(a, b); });
    }

    std::uint32_t pop() {
        const std::uint32_t label = heap_.front();
        std::ranges::pop_heap(heap_, [&](std::uint32_t a, std::uint32_t b) { return less_promising(a, b); });
        heap_.pop_back();
        return label;
    }

    const PrizeMap& map_;
    Budget& budget_;
    Charge charge_;
    std::vector<Label> labels_;
    std::vector<std::uint32_t> heap_;
    std::vector<std::vector<std::uint32_t>> at_;  // labels on each node
};

}  // namespace ariadne::resource
