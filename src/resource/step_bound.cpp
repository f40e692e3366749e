#include "resource/step_bound.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <tuple>
#include <utility>

#include "base/charge.h"
#include "prize/trail.h"

namespace ariadne::resource {

namespace {

// All ways from one cell that no other beats in both weight and steps. Those over items are followed too: they beat
// others, but are no edges themselves.
class Fronts {
  public:
    Fronts(const Terrain& terrain, std::size_t most_labels, Budget& budget)
        : terrain_(terrain), charge_(budget), fewest_(terrain.count()), labels_left_(most_labels) {}

    struct Label {
        std::int64_t weight;
        std::int32_t steps;
        bool over_item;
        std::uint32_t rank;
        std::uint32_t parent;
    };

    // Calls reached(label index) for every edge. False when the budget ran out, or there would be too many labels.
    template <class Reached>
    bool run(std::uint32_t from, Budget& budget, Reached reached) {
        std::ranges::fill(fewest_, never);
        labels_.assign(1, {0, 0, false, from, 0});
        queue_ = {};
        queue_.emplace(key(0), 0U);
        std::size_t clean = 1;  // labels in the queue that are not over items
        while (!queue_.empty() && clean > 0) {
            const std::uint32_t current = queue_.top().second;
            queue_.pop();
            const Label label = labels_[current];
            if (!label.over_item) --clean;
            if (label.steps >= fewest_[label.rank]) continue;
            if (labels_left_-- == 0 || !budget.spend() || !charge_.raise_to(labels_.capacity() * 2 * sizeof(Label)))
                return false;
            fewest_[label.rank] = label.steps;
            const bool home = label.rank == from && current == 0;
            const bool stops = label.rank == Terrain::goal || terrain_.harms(label.rank);
            const bool matters =
                !home && (stops || label.rank == terrain_.start || terrain_.item[label.rank] != Terrain::no_item);
            if (matters && !label.over_item && label.rank != from) reached(current);
            if (stops && !home) continue;
            for (const std::uint32_t flagged : terrain_.next[label.rank]) {
                if (flagged == Terrain::none) continue;
                const std::uint32_t next = flagged & Terrain::rank_bits;
                if (label.steps + 1 >= fewest_[next]) continue;
                const std::int64_t weight = label.weight + terrain_.cost[label.rank] + terrain_.cost[next];
                const bool over = label.over_item || matters;
                labels_.push_back({weight, label.steps + 1, over, next, current});
                const auto made = static_cast<std::uint32_t>(labels_.size() - 1);
                queue_.emplace(key(made), made);
                if (!over) ++clean;
            }
        }
        return true;
    }

    const Label& label(std::uint32_t index) const { return labels_[index]; }

    std::vector<std::uint32_t> way_to(std::uint32_t index) const {
        std::vector<std::uint32_t> way;
        for (; index != 0; index = labels_[index].parent) way.push_back(labels_[index].rank);
        way.push_back(labels_[0].rank);
        std::ranges::reverse(way);
        return way;
    }

  private:
    static constexpr std::int32_t never = 0x7fffffff;
    using Key = std::tuple<std::int64_t, std::int32_t, bool>;  // ways over items first among equals: they win

    Key key(std::uint32_t index) const {
        return {labels_[index].weight, labels_[index].steps, !labels_[index].over_item};
    }

    const Terrain& terrain_;
    Charge charge_;
    std::vector<std::int32_t> fewest_;  // steps of the labels settled so far, by rank
    std::size_t labels_left_;
    std::vector<Label> labels_;
    using Entry = std::pair<Key, std::uint32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue_;
};

// A terrain as a graph of what matters when steps do count: an edge for every way between two nodes that no other beats
// in both life and steps. Nothing when the budget ran out, or when there would be more than `most_edges`, or more than
// there is room for.
std::optional<PrizeMap> make_step_map(const Terrain& terrain, std::size_t most_edges, Budget& budget) {
    PrizeMap map = make_prize_nodes(terrain, budget);
    const std::vector<std::uint32_t> node_of = nodes_by_rank(terrain, map);
    constexpr std::size_t ways_a_cell = 8;  // on the whole
    Fronts fronts(terrain, ways_a_cell * terrain.count() * map.graph.nodes(), budget);
    bool full = false;
    for (std::uint32_t node = 0; node < map.graph.nodes(); ++node) {
        if (node == map.graph.goal) continue;
        const bool finished = fronts.run(map.rank[node], budget, [&](std::uint32_t index) {
            const Fronts::Label& label = fronts.label(index);
            const std::uint32_t other = node_of[label.rank];
            if (full || (other != map.graph.goal && other < node)) return;
            full = !map.join(node, other, label.weight, fronts.way_to(index));
            map.steps.push_back(label.steps);
        });
        if (!finished || full || map.graph.edges.size() > most_edges) return std::nullopt;
    }
    return map;
}

std::vector<std::int64_t> nothing(const PrizeMap& map) {
    return std::vector<std::int64_t>(map.graph.nodes(), 0);
}

prize::Aim fewest_steps(const Terrain& terrain, const PrizeMap& map) {
    const prize::Aim value = most_value(map.graph);
    return {.cost = map.steps,
            .gain = nothing(map),
            .unit = 2,
            .condition = {{value.cost, value.gain, map.value(terrain.arrival - terrain.cost[0])}}};
}

prize::Aim most_life(const PrizeMap& map, std::int64_t steps) {
    prize::Aim aim = most_value(map.graph);
    aim.condition = {{map.steps, nothing(map), -steps}};
    return aim;
}

}  // namespace

std::unique_ptr<StepBound> StepBound::make(const Field& field, const Terrain& terrain, Budget& budget) {
    constexpr std::size_t most_edges = 6000;
    constexpr std::size_t most_work = 2'000'000;
    if (work(terrain) > most_work) return nullptr;
    std::optional<PrizeMap> map = make_step_map(terrain, most_edges, budget);
    if (!map) return nullptr;
    constexpr std::int64_t largest = 1 << 20;  // weights become factors of a row
    for (const prize::Edge& edge : map->graph.edges)
        if (edge.weight > largest) return nullptr;
    return std::unique_ptr<StepBound>(new StepBound(field, terrain, std::move(*map), budget));
}

StepBound::StepBound(const Field& field, const Terrain& terrain, PrizeMap map, Budget& budget)
    : field_(field),
      terrain_(terrain),
      map_(std::move(map)),
      budget_(budget),
      branching_(map_.graph, fewest_steps(terrain, map_), budget) {}

void StepBound::offer(std::int64_t steps) {
    if (known_ && *known_ <= steps) return;
    known_ = steps;
    branching_.offer(-steps);
}

void StepBound::advance(std::uint64_t effort) {
    branching_.advance(effort);
    if (!branching_.best() || (dead_ && *dead_ <= -branching_.best_value())) return;
    const auto trail =
        prize::surviving_trail(map_.graph, *branching_.best(), map_.survival, prize::trail_effort, budget_);
    if (!trail) {
        dead_ = -branching_.best_value();
        return;
    }
    const auto walk = walk_along(field_, cells_along_edges(terrain_, map_, trail->edges));
    if (!walk) return;
    walk_ = *walk;
    offer(walk->steps());
}

std::int64_t StepBound::bound() const {
    if (impossible()) return terrain_.shortest;
    const std::int64_t bound = branching_.bound();
    if (bound == prize::Program::infinite || bound == prize::no_value) return terrain_.shortest;
    return std::max<std::int64_t>(-bound, terrain_.shortest);
}

bool StepBound::impossible() const {
    return !known_ && !dead_ && branching_.settled() && !branching_.best();
}

StepBound::Rich StepBound::richest(std::int64_t steps, std::int64_t beat, std::uint64_t effort, Budget& budget) const {
    prize::Branching branching(map_.graph, most_life(map_, steps), budget);
    branching.offer(map_.value(beat));
    branching.advance(effort);
    Rich rich;
    rich.settled = branching.settled();
    rich.bound = std::max(map_.life(branching.bound()), beat);
    if (!branching.best()) return rich;
    const auto trail =
        prize::surviving_trail(map_.graph, *branching.best(), map_.survival, prize::trail_effort, budget);
    if (trail) rich.walk = walk_along(field_, cells_along_edges(terrain_, map_, trail->edges));
    return rich;
}

}  // namespace ariadne::resource
