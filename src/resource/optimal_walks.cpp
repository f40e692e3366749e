#include "resource/optimal_walks.h"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include <boost/unordered/unordered_flat_map.hpp>
#include <boost/unordered/unordered_flat_set.hpp>

#include "base/charge.h"
#include "base/hash.h"
#include "resource/memory.h"
#include "resource/need_table.h"

namespace ariadne::resource {

namespace {

constexpr std::int32_t dead_end = -1;  // no way to the goal in time

// A walker on the way to the goal by a walk of fixed length, written so that walkers with the same future are equal:
// items that cannot be fetched in time count as taken, and a walker rich enough to survive every way to the end has
// life `carefree` and has taken everything.
struct WalkState {
    static constexpr std::int64_t carefree = -1;

    std::uint32_t rank = 0;
    std::uint32_t set = 0;  // number of the set of items taken
    std::int64_t life = 0;
    friend auto operator<=>(const WalkState&, const WalkState&) = default;
};

// The states of walks of exactly `steps` steps, and the moves between them that may still reach the goal alive.
class WalkStates {
  public:
    // Nothing when the budget ran out.
    static std::optional<WalkStates> make(const Terrain& terrain, std::int64_t steps, Budget& budget) {
        WalkStates states(terrain, steps, budget);
        states.scratch_.resize((terrain.items.size() + 63) / 64);
        std::vector<std::uint64_t> all(states.scratch_.size(), ~std::uint64_t{0});
        states.everything_ = states.number(all);
        if (!states.measure_losses(budget)) return std::nullopt;

        const auto slack = static_cast<int>((steps - terrain.shortest) / 2);
        if (!states.charge_.add(Memory::bytes(terrain))) return std::nullopt;
        states.memory_ = make_memory(terrain, {.radius = 10, .most = 3, .cap = Memory::most_items, .demands = {}});
        states.prices_ = no_prices(terrain, 1);
        states.needs_ = NeedTable<std::int32_t>::build(terrain, states.memory_, states.prices_, slack + 1,
                                                       Survival::everywhere, -1, budget);
        if (!states.needs_) return std::nullopt;
        return states;
    }

    WalkState start() {
        const auto layer = static_cast<int>((steps_ - terrain_->shortest) / 2);
        if (terrain_->life > worst(terrain_->start, layer)) return {terrain_->start, everything_, WalkState::carefree};
        return {terrain_->start, number(std::vector<std::uint64_t>(scratch_.size(), 0)), terrain_->life};
    }

    // Where a step in the given direction leads after `taken` steps; nothing if that is blocked, deadly or too late.
    // The goal has rank 0 and life carefree.
    std::optional<WalkState> step(const WalkState& state, std::size_t direction, std::int64_t taken) {
        const std::uint32_t link = terrain_->next[state.rank][direction];
        if (link == Terrain::none) return std::nullopt;
        const std::uint32_t there = link & Terrain::rank_bits;
        const std::int64_t left = steps_ - taken - 1;
        if (there == 0) {
            if (left > 0) return std::nullopt;
            return WalkState{0, everything_, WalkState::carefree};
        }
        const std::int64_t slack = left - terrain_->to_goal[there];
        if (slack < 0) return std::nullopt;
        const auto layer = static_cast<int>(slack / 2);
        if (worst(there, layer) == dead_end) return std::nullopt;
        if (state.life == WalkState::carefree) return WalkState{there, everything_, WalkState::carefree};

        scratch_ = sets_[state.set];
        std::int64_t life = state.life - terrain_->cost[there];
        const std::int32_t item = terrain_->item[there];
        if (item != Terrain::no_item) {
            const auto i = static_cast<std::size_t>(item);
            if ((scratch_[i / 64] >> (i % 64) & 1U) == 0) life += terrain_->items[i].gain;
            scratch_[i / 64] |= std::uint64_t{1} << (i % 64);
        }
        if (life < 1) return std::nullopt;
        if (life > worst(there, layer)) return WalkState{there, everything_, WalkState::carefree};
        if (life < needs_->need(there, memory_.state_of(there, scratch_.data()), layer)) return std::nullopt;
        for (std::size_t i = 0; i < terrain_->items.size(); ++i) {
            if (out_of_reach(i, there, left)) scratch_[i / 64] |= std::uint64_t{1} << (i % 64);
        }
        return WalkState{there, number(scratch_), life};
    }

  private:
    WalkStates(const Terrain& terrain, std::int64_t steps, Budget& budget)
        : terrain_(&terrain), steps_(steps), charge_(budget) {}

    // Like the table of needs, but the dearest way instead of the cheapest, and of exactly so many steps.
    bool measure_losses(Budget& budget) {
        const Terrain& t = *terrain_;
        const auto layers = static_cast<std::size_t>((steps_ - t.shortest) / 2 + 1);
        if (!charge_.add(layers * t.count() * sizeof(std::int32_t))) return false;
        losses_.assign(layers * t.count(), dead_end);
        for (std::size_t layer = 0; layer < layers; ++layer) {
            std::int32_t* now = losses_.data() + layer * t.count();
            for (std::uint32_t rank = 1; rank < t.count(); ++rank) {
                if (static_cast<std::size_t>(t.excess[rank]) + layer >= layers) continue;
                for (const std::uint32_t link : t.next[rank]) {
                    if (link == Terrain::none) continue;
                    const std::uint32_t there = link & Terrain::rank_bits;
                    if (there == 0) {
                        if (layer == 0) now[rank] = std::max(now[rank], 0);
                        continue;
                    }
                    const bool farther = (link & Terrain::farther) != 0;
                    if (farther && layer == 0) continue;
                    const std::int32_t after = farther ? (now - t.count())[there] : now[there];
                    if (after == dead_end) continue;
                    std::int32_t loss = after + t.cost[there];
                    const std::int32_t item = t.item[there];
                    if (item != Terrain::no_item) loss += std::max(0, -t.items[static_cast<std::size_t>(item)].gain);
                    now[rank] = std::max(now[rank], loss);
                }
            }
            if (!budget.spend(t.count() / 16 + 1)) return false;
        }
        return true;
    }

    std::int64_t worst(std::uint32_t rank, int layer) const {
        return losses_[static_cast<std::size_t>(layer) * terrain_->count() + rank];
    }

    // A walk to the item takes at least the steps straight there, and at least the difference in distance to the goal.
    bool out_of_reach(std::size_t item, std::uint32_t rank, std::int64_t left) const {
        const std::int32_t from_item = terrain_->to_goal[terrain_->item_rank[item]];
        const int straight = manhattan(terrain_->cell_of(rank), terrain_->items[item].cell);
        return std::max(straight, std::abs(from_item - terrain_->to_goal[rank])) + from_item > left;
    }

    std::uint32_t number(const std::vector<std::uint64_t>& set) {
        const auto [at, fresh] = numbers_.try_emplace(set, static_cast<std::uint32_t>(sets_.size()));
        if (fresh) {
            sets_.push_back(set);
            // Over the limit the budget is exhausted, and whoever asks for states stops at the next one.
            charge_.add(2 * (sizeof(std::vector<std::uint64_t>) + set.size() * sizeof(std::uint64_t)));
        }
        return at->second;
    }

    const Terrain* terrain_;
    std::int64_t steps_;
    Charge charge_;
    std::vector<std::int32_t> losses_;  // [layer][rank]: the most life that a walk to the goal can cost
    Memory memory_;
    Prices prices_;
    std::optional<NeedTable<std::int32_t>> needs_;
    std::vector<std::vector<std::uint64_t>> sets_;
    boost::unordered_flat_map<std::vector<std::uint64_t>, std::uint32_t> numbers_;
    std::vector<std::uint64_t> scratch_;
    std::uint32_t everything_ = 0;
};

struct Counted {
    WalkState state;
    Count ways;
};

// Adds up the ways of equal states.
void merge_equal(std::vector<Counted>& counted) {
    std::ranges::sort(counted, {}, &Counted::state);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < counted.size(); ++i) {
        if (kept > 0 && counted[kept - 1].state == counted[i].state) {
            counted[kept - 1].ways += counted[i].ways;
        } else {
            if (kept != i) counted[kept] = std::move(counted[i]);
            ++kept;
        }
    }
    counted.resize(kept);
}

struct StateHash {
    std::size_t operator()(const std::pair<std::int64_t, WalkState>& at) const {
        std::uint64_t hash = hash_mix(static_cast<std::uint64_t>(at.first), at.second.rank);
        hash = hash_mix(hash, at.second.set);
        return hash_mix(hash, static_cast<std::uint64_t>(at.second.life));
    }
};

}  // namespace

std::optional<Count> count_walks(const Terrain& terrain, std::int64_t steps, Budget& budget) {
    auto states = WalkStates::make(terrain, steps, budget);
    if (!states) return std::nullopt;
    Charge charge(budget);
    std::vector<Counted> layer = {{states->start(), 1}};
    std::vector<Counted> next;
    for (std::int64_t taken = 0; taken < steps; ++taken) {
        next.clear();
        for (const Counted& counted : layer) {
            if (!budget.spend()) return std::nullopt;
            for (std::size_t d = 0; d < 4; ++d) {
                if (const auto state = states->step(counted.state, d, taken)) next.push_back({*state, counted.ways});
            }
        }
        if (!charge.raise_to(2 * next.size() * sizeof(Counted))) return std::nullopt;
        merge_equal(next);
        std::swap(layer, next);
    }
    return layer.empty() ? Count{0} : layer.front().ways;
}

std::vector<Walk> list_walks(const Terrain& terrain, std::int64_t steps, std::uint64_t most, Budget& budget) {
    std::vector<Walk> found;
    auto states = WalkStates::make(terrain, steps, budget);
    if (!states) return found;

    struct Frame {
        WalkState state;
        std::size_t direction = 0;
        std::size_t found_before = 0;
    };
    Charge charge(budget);
    // Depth first; states from which nothing was found are never entered again.
    boost::unordered_flat_set<std::pair<std::int64_t, WalkState>, StateHash> dead;
    std::vector<Frame> path = {{states->start(), 0, 0}};
    while (!path.empty() && found.size() < most && budget.spend()) {
        const auto taken = static_cast<std::int64_t>(path.size()) - 1;
        Frame& top = path.back();
        if (top.state.rank == 0) {
            Walk walk;
            for (const Frame& frame : path) walk.cells.push_back(terrain.cell_of(frame.state.rank));
            charge.add(walk.cells.size() * sizeof(Cell));
            found.push_back(std::move(walk));
        }
        if (top.state.rank == 0 || top.direction == 4) {
            if (found.size() == top.found_before && dead.emplace(taken, top.state).second)
                charge.add(2 * sizeof(Frame));
            path.pop_back();
            continue;
        }
        const auto next = states->step(top.state, top.direction++, taken);
        if (next && !dead.contains({taken + 1, *next})) path.push_back({*next, 0, found.size()});
    }
    return found;
}

}  // namespace ariadne::resource
