#include "resource/optimal_walks.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <boost/unordered/unordered_flat_set.hpp>

#include "base/charge.h"
#include "base/hash.h"
#include "resource/walk_states.h"

namespace ariadne::resource {

namespace {

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
