#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "search/concepts.h"
#include "search/id_index.h"
#include "search/pool.h"

namespace ariadne::search {

// The labels of a search with resources. Those of one place that no other dominates form a list, the newest first.
template <Resources R>
class LabelStore {
  public:
    using State = typename R::State;
    using Move = typename R::Move;

    struct Label {
        State state;
        std::int64_t cost = 0;
        NodeId parent = no_node;
        NodeId next = no_node;  // at the same place
        bool dominated = false;
        Move move;
    };

    struct Added {
        NodeId id = no_node;  // no_node: dominated, or no room
        bool full = false;    // there was no room
    };

    LabelStore(const R& rules, Budget& budget) : rules_(rules), labels_(budget), places_(budget), index_(budget) {}

    // Adds a label unless a label of its place, at no more cost, dominates it; drops from the list those that it
    // dominates in turn.
    Added add(State state, std::uint64_t place, std::int64_t cost, NodeId parent, Move move) {
        const NodeId at = place_id(place);
        if (at == no_node) return {no_node, true};
        NodeId& first = places_[at].first;
        for (NodeId id = first; id != no_node; id = labels_[id].next) {
            if (labels_[id].cost <= cost && rules_.dominates(labels_[id].state, state)) return {};
        }
        for (NodeId* link = &first; *link != no_node;) {
            Label& other = labels_[*link];
            other.dominated = cost <= other.cost && rules_.dominates(state, other.state);
            if (other.dominated) {
                *link = other.next;
            } else {
                link = &other.next;
            }
        }
        const NodeId id = labels_.add(std::move(state), cost, parent, first, false, std::move(move));
        if (id != no_node) first = id;
        return {id, id == no_node};
    }

    // Adds a label that takes no part in dominance. no_node when there is no room.
    NodeId keep(State state, std::int64_t cost, NodeId parent, Move move) {
        return labels_.add(std::move(state), cost, parent, no_node, false, std::move(move));
    }

    const Label& operator[](NodeId id) const { return labels_[id]; }

    std::vector<Move> path(NodeId id) const {
        std::vector<Move> moves;
        for (; labels_[id].parent != no_node; id = labels_[id].parent) moves.push_back(labels_[id].move);
        std::reverse(moves.begin(), moves.end());
        return moves;
    }

  private:
    struct Place {
        std::uint64_t key = 0;
        NodeId first = no_node;
    };

    NodeId place_id(std::uint64_t key) {
        if (!index_.reserve_one()) return no_node;
        const NodeId known = index_.find(key, [&](NodeId id) { return places_[id].key == key; });
        if (known != no_node) return known;
        const NodeId id = places_.add(key, no_node);
        if (id != no_node) index_.insert(key, id);
        return id;
    }

    const R& rules_;
    Pool<Label> labels_;
    Pool<Place> places_;
    IdIndex index_;
};

}  // namespace ariadne::search
