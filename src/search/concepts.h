#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <vector>

namespace ariadne::search {

// A cost above every cost: as a bound it says that no goal can be reached.
inline constexpr std::int64_t unreachable = std::numeric_limits<std::int64_t>::max();

// A world as a search sees it: states and moves. Moves are appended, always in the same order. States are best
// flat values: memory limits count sizeof(State), not what a state owns on the heap. Equal states have equal
// hashes; a hash need not be well mixed.
template <class R>
concept Rules =
    std::regular<typename R::State> && std::semiregular<typename R::Move> &&
    requires(const R& rules, const typename R::State& s, std::vector<typename R::Move>& out, typename R::Move m) {
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

// A lower bound on the cost from a state to the goal: never below 0, never above the truth, `unreachable` where
// there is no way. It need not be consistent.
template <class R>
concept Heuristic = Puzzle<R> && requires(const R& rules, const typename R::State& s) {
    { rules.bound(s) } -> std::same_as<std::int64_t>;
};

// States that stand at a place with resources: at the same place, one may be at least as good as another
// whatever comes after. dominates(a, b): whatever solves from b, something no dearer solves from a. It is asked
// only of states at one place, and is reflexive and transitive.
template <class R>
concept Resources = Puzzle<R> && requires(const R& rules, const typename R::State& a, const typename R::State& b) {
    { rules.place(a) } -> std::same_as<std::uint64_t>;
    { rules.dominates(a, b) } -> std::same_as<bool>;
};

// Moves that can be taken back: needed to search from the goal. reverse_moves finds every way into a state.
template <class R>
concept Reversible = Puzzle<R> && requires(const R& rules, const typename R::State& s,
                                           std::vector<typename R::Move>& out, typename R::Move m) {
    { rules.goals() } -> std::same_as<std::vector<typename R::State>>;  // every goal state, in a fixed order
    { rules.reverse_moves(s, out) } -> std::same_as<void>;              // appends m with apply(undo(s, m), m) == s
    { rules.undo(s, m) } -> std::same_as<typename R::State>;
};

}  // namespace ariadne::search
