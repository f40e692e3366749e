#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "search/concepts.h"
#include "search/node_store.h"
#include "search/run.h"
#include "search/watcher.h"

namespace ariadne::search {

// A run over the states of rules, and every state that it has met. Nodes are numbered in the order in which they were
// met, the start first, so that a breadth-first search needs no other queue.
template <Puzzle R, class Extra = Nothing, class Watcher = Unwatched>
class Explorer {
  public:
    using State = typename R::State;
    using Move = typename R::Move;

    Explorer(const R& rules, Budget& budget, Watcher watcher = {})
        : run(budget), store(rules, budget), rules_(rules), watcher_(std::move(watcher)) {}

    // False: there is no room for the start.
    bool begin() { return store.insert_root(rules_.start()).id != no_node; }

    // Stores the states one move away, in the order of the moves, and tells see(id, fresh, move) of each until that
    // returns false. False: a limit forbids it.
    template <class See>
    bool expand(NodeId id, const See& see) {
        const State& state = store[id].state;
        if (!run.expand()) return false;
        watcher_.expand(id, state);
        children_.clear();
        moves_of(state);
        for (const Move& move : moves_) {
            State next = rules_.apply(state, move);
            const std::uint64_t hash = rules_.hash(next);
            store.prefetch(hash);
            children_.push_back({std::move(next), hash});
        }
        run.count(0, children_.size());
        for (std::size_t i = 0; i < children_.size(); ++i) {
            const auto [next, fresh] = store.insert(std::move(children_[i].state), children_[i].hash, id, moves_[i]);
            if (next == no_node) return false;
            if (!see(next, fresh, moves_[i])) return true;
        }
        return true;
    }

    // Tells visit(id, move) of the states one move away that are stored already, in the order of the moves.
    template <class Visit>
    void each_known(NodeId id, const Visit& visit) {
        const State& state = store[id].state;
        moves_of(state);
        for (const Move& move : moves_) {
            const State next = rules_.apply(state, move);
            const NodeId known = store.find(next, rules_.hash(next));
            if (known != no_node) visit(known, move);
        }
    }

    // Who watches is told that a state is on the open list.
    void opened(NodeId id, const Opening& opening) { watcher_.open(id, store[id].state, opening); }

    Run<Move> run;
    NodeStore<R, Extra> store;

  private:
    struct Child {
        State state;
        std::uint64_t hash = 0;
    };

    void moves_of(const State& state) {
        moves_.clear();
        rules_.moves(state, moves_);
    }

    const R& rules_;
    [[no_unique_address]] Watcher watcher_;
    std::vector<Move> moves_;
    std::vector<Child> children_;
};

}  // namespace ariadne::search
