#include "worlds/rush/quick.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "base/charge.h"
#include "search/explorer.h"

namespace ariadne::rush {

namespace {

using search::NodeId;

// What has been seen among the states of each bound: a vehicle at a place, and two vehicles at their places.
template <class State>
class Novelty {
  public:
    Novelty(std::size_t vehicles, Budget& budget) : vehicles_(vehicles), charge_(budget) {}

    // 0: new, 1: nearly new, 2: neither.
    std::size_t of(const State& state, std::size_t moved, std::size_t bound) {
        if (seen_.size() <= bound) seen_.resize(bound + 1);
        std::vector<bool>& seen = seen_[bound];
        const std::size_t places = vehicles_ * most_side;
        if (seen.empty()) {
            charge_.add(places * places / 8);
            seen.resize(places * places);
        }
        const auto place = [&](std::size_t i) { return i * most_side + static_cast<std::size_t>(state.at(i)); };
        const auto see = [&](std::size_t a, std::size_t b) {
            const std::size_t pair = std::min(a, b) * places + std::max(a, b);
            const bool fresh = !seen[pair];
            seen[pair] = true;
            return fresh;
        };
        const bool alone = see(place(moved), place(moved));
        bool beside = false;
        for (std::size_t i = 0; i < vehicles_; ++i)
            if (i != moved) beside = see(place(moved), place(i)) || beside;
        return alone ? 0 : beside ? 1 : 2;
    }

  private:
    std::size_t vehicles_;
    Charge charge_;
    std::vector<std::vector<bool>> seen_;  // by bound; by two places, of which the first is not the greater
};

// The oldest first.
struct Queue {
    std::vector<NodeId> ids;
    std::size_t taken = 0;

    bool empty() const { return taken == ids.size(); }
};

template <class R>
search::Outcome<Slide> best_first(const R& rules, std::size_t vehicles, std::uint64_t most, Budget& budget) {
    search::Explorer<R> explorer(rules, budget);
    auto& run = explorer.run;
    auto& store = explorer.store;
    if (!run.may_start()) return run.unknown(0);
    if (rules.is_goal(rules.start())) return run.solved({}, 0, 0);
    const std::int64_t first = rules.bound(rules.start());
    if (first == search::unreachable) return run.impossible();
    if (!explorer.begin()) return run.unknown(first);

    Novelty<typename R::State> novelty(vehicles, budget);
    Charge charge(budget);
    std::array<std::vector<Queue>, 3> queues;  // by novelty, then by bound
    const auto put = [&](NodeId id, std::size_t moved, std::size_t bound) {
        std::vector<Queue>& some = queues[novelty.of(store[id].state, moved, bound)];
        if (some.size() <= bound) some.resize(bound + 1);
        some[bound].ids.push_back(id);
    };
    const auto next = [&] {
        for (std::vector<Queue>& some : queues)
            for (Queue& queue : some)
                if (!queue.empty()) return queue.ids[queue.taken++];
        return search::no_node;
    };
    for (NodeId id = 0; id != search::no_node; id = next()) {
        if (most-- == 0) return run.unknown(first);
        NodeId goal = search::no_node;
        const bool expanded = explorer.expand(id, [&](NodeId child, bool fresh, Slide slide) {
            if (!fresh) return true;
            if (rules.is_goal(store[child].state)) goal = child;
            const std::int64_t bound = rules.bound(store[child].state);
            if (bound != search::unreachable) put(child, slide.vehicle, static_cast<std::size_t>(bound));
            return goal == search::no_node;
        });
        if (!expanded || !charge.raise_to(store.size() * sizeof(NodeId))) return run.unknown(first);
        if (goal == search::no_node) continue;
        std::vector<Slide> slides = store.moves_to(goal);
        const auto cost = static_cast<std::int64_t>(slides.size());
        budget.best(cost);
        return run.solved(std::move(slides), cost, first);
    }
    return run.impossible();
}

}  // namespace

search::Outcome<Slide> quick_solution(const Board& board, const Reach& reach, Objective objective, std::uint64_t most,
                                      Budget& budget) {
    return with_rules(board, reach, objective, Lookahead::blockers_two,
                      [&](const auto& rules) { return best_first(rules, board.vehicles.size(), most, budget); });
}

}  // namespace ariadne::rush
