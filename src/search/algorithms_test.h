#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "base/budget.h"
#include "search/astar.h"
#include "search/bfs.h"
#include "search/concepts.h"
#include "search/ida_star.h"
#include "search/outcome.h"
#include "search/run.h"
#include "search/watcher.h"

namespace ariadne::search {

// Is told each state in the order of expansion.
template <class State>
struct Trace {
    std::function<void(const State&)> told;

    Trace() = default;
    template <class Told>
    Trace(Told with) : told(std::move(with)) {}  // NOLINT(google-explicit-constructor): a function in its place

    void open(NodeId /*id*/, const State& /*state*/, const Opening& /*opening*/) const {}
    void expand(NodeId /*id*/, const State& state) const {
        if (told) told(state);
    }
};

}  // namespace ariadne::search

// The algorithms as a table, for tests that run through all of them.
namespace ariadne::search::sample {

enum class Algorithm : std::uint8_t { bfs, astar, ida_star };

// What a solution is the best in, when no limit stops the search.
enum class Optimal : std::uint8_t { moves, cost };

struct AlgorithmInfo {
    Algorithm algorithm;
    std::string_view name;  // a part of the names of tests
    Optimal optimal;
};

inline std::ostream& operator<<(std::ostream& out, const AlgorithmInfo& info) {
    return out << info.name;
}

inline constexpr auto all_algorithms = std::to_array<AlgorithmInfo>({{Algorithm::bfs, "bfs", Optimal::moves},
                                                                     {Algorithm::astar, "astar", Optimal::cost},
                                                                     {Algorithm::ida_star, "ida_star", Optimal::cost}});

template <Heuristic R>
Outcome<typename R::Move> search_by(Algorithm algorithm, const R& rules, Budget& budget,
                                    const Trace<typename R::State>& trace = {}) {
    switch (algorithm) {
        case Algorithm::bfs:
            return bfs(rules, budget, trace);
        case Algorithm::astar:
            return astar(rules, budget, trace);
        case Algorithm::ida_star:
            return ida_star(rules, budget, trace);
    }
    return {};
}

}  // namespace ariadne::search::sample
