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

}  // namespace ariadne::search
