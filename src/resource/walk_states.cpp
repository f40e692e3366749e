#include "resource/walk_states.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace ariadne::resource {

namespace {
constexpr std::int32_t dead_end = -1;  // no way to the goal in time
}

std::optional<WalkStates> WalkStates::make(const Terrain& terrain, std::int64_t steps, Budget& budget) {
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

// Like the table of needs, but the dearest way instead of the cheapest, and of exactly so many steps.
bool WalkStates::measure_losses(Budget& budget) {
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

std::uint32_t WalkStates::number(const std::vector<std::uint64_t>& set) {
    const auto [at, fresh] = numbers_.try_emplace(set, static_cast<std::uint32_t>(sets_.size()));
    if (fresh) {
        sets_.push_back(set);
        // Over the limit the budget is exhausted, and whoever asks for states stops at the next one.
        charge_.add(2 * (sizeof(std::vector<std::uint64_t>) + set.size() * sizeof(std::uint64_t)));
    }
    return at->second;
}

// A walk to the item takes at least the steps straight there, and at least the difference in distance to the goal.
bool WalkStates::out_of_reach(std::size_t item, std::uint32_t rank, std::int64_t left) const {
    const std::int32_t from_item = terrain_->to_goal[terrain_->item_rank[item]];
    const int straight = manhattan(terrain_->cell_of(rank), terrain_->items[item].cell);
    return std::max(straight, std::abs(from_item - terrain_->to_goal[rank])) + from_item > left;
}

WalkState WalkStates::start() {
    const auto layer = static_cast<int>((steps_ - terrain_->shortest) / 2);
    if (terrain_->life > worst(terrain_->start, layer)) return {terrain_->start, everything_, WalkState::carefree};
    return {terrain_->start, number(std::vector<std::uint64_t>(scratch_.size(), 0)), terrain_->life};
}

std::optional<WalkState> WalkStates::step(const WalkState& state, std::size_t direction, std::int64_t taken) {
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
    unsigned remembered = 0;
    const Memory::List& list = memory_.lists[memory_.list_of[there]];
    for (std::size_t b = 0; b < list.size; ++b) {
        const auto i = static_cast<std::size_t>(list.items[b]);
        if ((scratch_[i / 64] >> (i % 64) & 1U) != 0) remembered |= 1U << b;
    }
    if (life < needs_->need(there, remembered, layer)) return std::nullopt;
    for (std::size_t i = 0; i < terrain_->items.size(); ++i) {
        if (out_of_reach(i, there, left)) scratch_[i / 64] |= std::uint64_t{1} << (i % 64);
    }
    return WalkState{there, number(scratch_), life};
}

}  // namespace ariadne::resource
