#pragma once

#include <concepts>
#include <cstdint>
#include <vector>

namespace ariadne::search {

// A world as a search sees it: states and moves. Moves are appended, always in the same order.
template <class R>
concept Rules = std::regular<typename R::State> && requires(const R& rules, const typename R::State& s,
                                                            std::vector<typename R::Move>& out, typename R::Move m) {
    { rules.start() } -> std::same_as<typename R::State>;
    { rules.moves(s, out) } -> std::same_as<void>;
    { rules.apply(s, m) } -> std::same_as<typename R::State>;
    { rules.hash(s) } -> std::same_as<std::uint64_t>;
};

// One player, one goal. The cost of a move is at least 0; algorithms that need 1 say so.
template <class R>
concept Puzzle = Rules<R> && requires(const R& rules, const typename R::State& s, typename R::Move m) {
    { rules.is_goal(s) } -> std::same_as<bool>;
    { rules.cost(s, m) } -> std::same_as<std::int64_t>;
};

// A lower bound on the cost from a state to the goal: never above the truth.
template <class R>
concept Heuristic = Puzzle<R> && requires(const R& rules, const typename R::State& s) {
    { rules.bound(s) } -> std::same_as<std::int64_t>;
};

// States that stand at a place with resources: at the same place, one may be at least as good as another
// whatever comes after.
template <class R>
concept Resources = Puzzle<R> && requires(const R& rules, const typename R::State& a, const typename R::State& b) {
    { rules.place(a) } -> std::same_as<std::uint64_t>;
    { rules.dominates(a, b) } -> std::same_as<bool>;
};

// Moves that can be taken back: needed to search from the goal.
template <class R>
concept Reversible = Puzzle<R> && requires(const R& rules, const typename R::State& s,
                                           std::vector<typename R::Move>& out, typename R::Move m) {
    { rules.goals() } -> std::same_as<std::vector<typename R::State>>;  // every goal state, in a fixed order
    { rules.reverse_moves(s, out) } -> std::same_as<void>;              // appends m with apply(undo(s, m), m) == s
    { rules.undo(s, m) } -> std::same_as<typename R::State>;
};

}  // namespace ariadne::search
