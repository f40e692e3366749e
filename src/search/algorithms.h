#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <string_view>

#include "base/budget.h"
#include "search/astar.h"
#include "search/bfs.h"
#include "search/bidirectional.h"
#include "search/concepts.h"
#include "search/dfs.h"
#include "search/dijkstra.h"
#include "search/ida_star.h"
#include "search/labels.h"
#include "search/outcome.h"
#include "search/trace.h"

namespace ariadne::search {

enum class Algorithm : std::uint8_t { dfs, bfs, dijkstra, astar, ida_star, bidirectional, labels };

// What a solution is the best in, when no limit stops the search.
enum class Optimal : std::uint8_t { nothing, moves, cost };

struct AlgorithmInfo {
    Algorithm algorithm;
    std::string_view name;
    Optimal optimal;
    std::string_view needs;  // the concept that the rules must satisfy
    std::string_view summary;
};

inline constexpr std::array<AlgorithmInfo, 7> all_algorithms = {{
    {Algorithm::dfs, "dfs", Optimal::nothing, "Puzzle", "depth-first: some solution"},
    {Algorithm::bfs, "bfs", Optimal::moves, "Puzzle", "breadth-first: the fewest moves"},
    {Algorithm::dijkstra, "dijkstra", Optimal::cost, "Puzzle", "by cost: the smallest cost"},
    {Algorithm::astar, "astar", Optimal::cost, "Heuristic", "by cost and bound: the smallest cost"},
    {Algorithm::ida_star, "ida-star", Optimal::cost, "Heuristic",
     "by deepening rounds: the smallest cost, little memory"},
    {Algorithm::bidirectional, "bidirectional", Optimal::moves, "Reversible", "from both ends: the fewest moves"},
    {Algorithm::labels, "labels", Optimal::cost, "Resources", "labels with dominance: the smallest cost"},
}};

// Whether these rules have what the algorithm needs.
template <Puzzle R>
constexpr bool supports(Algorithm algorithm) {
    switch (algorithm) {
        case Algorithm::dfs:
        case Algorithm::bfs:
        case Algorithm::dijkstra:
            return true;
        case Algorithm::astar:
        case Algorithm::ida_star:
            return Heuristic<R>;
        case Algorithm::bidirectional:
            return Reversible<R>;
        case Algorithm::labels:
            return Resources<R>;
    }
    return false;
}

// Runs an algorithm chosen at run time; only one that supports<R> allows.
template <Puzzle R>
Outcome<typename R::Move> search_by(Algorithm algorithm, const R& rules, Budget& budget,
                                    const Trace<typename R::State>& trace = {}) {
    assert(supports<R>(algorithm));
    switch (algorithm) {
        case Algorithm::dfs:
            return dfs(rules, budget, trace);
        case Algorithm::bfs:
            return bfs(rules, budget, trace);
        case Algorithm::dijkstra:
            return dijkstra(rules, budget, trace);
        case Algorithm::astar:
            if constexpr (Heuristic<R>) return astar(rules, budget, trace);
            break;
        case Algorithm::ida_star:
            if constexpr (Heuristic<R>) return ida_star(rules, budget, trace);
            break;
        case Algorithm::bidirectional:
            if constexpr (Reversible<R>) return bidirectional(rules, budget, trace);
            break;
        case Algorithm::labels:
            if constexpr (Resources<R>) return labels(rules, budget, trace);
            break;
    }
    return {};
}

}  // namespace ariadne::search
