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

struct Nothing {};

// Every state that a search has met, each once, with the move that led to it and the node it came from. The
// searches themselves speak of ids. Extra is what an algorithm keeps with a node besides.
template <Rules R, class Extra = Nothing>
class NodeStore {
  public:
    using State = typename R::State;
    using Move = typename R::Move;

    struct Node {
        State state;
        [[no_unique_address]] Extra extra;
        NodeId parent = no_node;
        Move move;
    };

    struct Inserted {
        NodeId id = no_node;  // no_node: out of memory, and the budget is exhausted or the ids are
        bool fresh = false;
    };

    NodeStore(const R& rules, Budget& budget) : rules_(rules), nodes_(budget), index_(budget) {}

    Inserted insert(State state, std::uint64_t hash, NodeId parent, Move move) {
        if (!index_.reserve_one()) return {};
        const NodeId known = find(state, hash);
        if (known != no_node) return {known, false};
        const NodeId id = nodes_.add(std::move(state), Extra{}, parent, std::move(move));
        if (id != no_node) index_.insert(hash, id);
        return {id, id != no_node};
    }

    Inserted insert_root(State state) {
        const std::uint64_t hash = rules_.hash(state);
        return insert(std::move(state), hash, no_node, Move{});
    }

    NodeId find(const State& state, std::uint64_t hash) const {
        return index_.find(hash, [&](NodeId id) { return nodes_[id].state == state; });
    }

    // Starts fetching what insert or find will look at.
    void prefetch(std::uint64_t hash) const { index_.prefetch(hash); }

    Node& operator[](NodeId id) { return nodes_[id]; }
    const Node& operator[](NodeId id) const { return nodes_[id]; }
    NodeId size() const { return nodes_.size(); }

    std::vector<Move> moves_to(NodeId id) const {
        std::vector<Move> moves;
        for (; nodes_[id].parent != no_node; id = nodes_[id].parent) moves.push_back(nodes_[id].move);
        std::reverse(moves.begin(), moves.end());
        return moves;
    }

  private:
    const R& rules_;
    Pool<Node> nodes_;
    IdIndex index_;
};

}  // namespace ariadne::search
