#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/hash.h"
#include "grid/grid.h"
#include "search/concepts.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// The labyrinth as the search core sees it: a state is a room, a move goes through a passage and costs its weight. The
// searches of this world do not use it; it is what they are held against, and what the core's algorithms run on.
class Rules {
  public:
    using State = Cell;
    using Move = Direction;

    // The labyrinth must outlive the rules.
    explicit Rules(const Labyrinth& labyrinth) : labyrinth_(&labyrinth) {
        if (labyrinth.weights.empty()) return;
        lightest_ = largest_weight;
        for (const std::uint32_t weight : labyrinth.weights)
            if (weight != 0) lightest_ = std::min<std::int64_t>(lightest_, weight);
    }

    State start() const { return labyrinth_->entrance; }
    bool is_goal(const State& s) const { return s == labyrinth_->exit; }

    void moves(const State& s, std::vector<Move>& out) const {
        for (const Direction d : all_directions)
            if (labyrinth_->open(s, d)) out.push_back(d);
    }
    State apply(const State& s, Move move) const { return step(s, move); }
    std::int64_t cost(const State& s, Move move) const { return labyrinth_->weight(s, move); }
    std::uint64_t hash(const State& s) const { return hash_mix(0, labyrinth_->size.index(s)); }

    // The Manhattan distance, and every step as cheap as the cheapest.
    std::int64_t bound(const State& s) const { return lightest_ * manhattan(s, labyrinth_->exit); }

    std::vector<State> goals() const { return {labyrinth_->exit}; }
    void reverse_moves(const State& s, std::vector<Move>& out) const {
        for (const Direction d : all_directions)
            if (labyrinth_->open(s, opposite(d))) out.push_back(d);
    }
    State undo(const State& s, Move move) const { return step(s, opposite(move)); }

  private:
    const Labyrinth* labyrinth_;
    std::int64_t lightest_ = 1;
};

static_assert(search::Heuristic<Rules> && search::Reversible<Rules>);

}  // namespace ariadne::labyrinth
