#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "base/budget.h"
#include "base/hash.h"
#include "search/algorithms_test.h"
#include "search/replay_test.h"
#include "search/sample_puzzles_test.h"

namespace ariadne::search {
namespace {

using sample::Algorithm;
using sample::AlgorithmInfo;
using sample::all_algorithms;
using sample::search_by;

// An endless plane on which each step costs 1 and the goal is far away; every algorithm runs on it.
struct Plane {
    using State = Cell;
    using Move = Direction;

    Cell goal{1'000'000, 1'000'000};

    State start() const { return {0, 0}; }
    void moves(State, std::vector<Move>& out) const {
        out.insert(out.end(), all_directions.begin(), all_directions.end());
    }
    State apply(State s, Move m) const { return step(s, m); }
    std::uint64_t hash(State s) const {
        return hash_mix(static_cast<std::uint64_t>(s.row), static_cast<std::uint64_t>(s.col));
    }
    bool is_goal(State s) const { return s == goal; }
    std::int64_t cost(State, Move) const { return 1; }
    std::int64_t bound(State s) const { return manhattan(s, goal); }
};
static_assert(Heuristic<Plane>);

class WithinLimits : public testing::TestWithParam<AlgorithmInfo> {
  protected:
    static Outcome<Direction> run(Budget& budget, const Trace<Cell>& trace = {}) {
        return search_by(GetParam().algorithm, Plane{}, budget, trace);
    }
    static constexpr std::int64_t truth = 2'000'000;
};

TEST_P(WithinLimits, StopsAtTheNodeLimitExactly) {
    for (const std::uint64_t nodes : {0U, 1U, 7U, 511U, 512U, 513U, 5000U}) {
        Budget budget(Limits{.nodes = nodes});
        const auto outcome = run(budget);
        EXPECT_EQ(outcome.verdict, Verdict::unknown);
        EXPECT_EQ(outcome.stats.expanded, nodes);
        EXPECT_EQ(budget.stopped_by(), Stop::nodes);
        EXPECT_LE(outcome.bound, truth);
        EXPECT_FALSE(outcome.proven);
        EXPECT_TRUE(outcome.moves.empty());
    }
}

TEST_P(WithinLimits, StopsAtTheMemoryLimit) {
    for (const std::size_t bytes : {0U, 1000U, 100'000U, 5'000'000U}) {
        Budget budget(Limits{.nodes = 3'000'000, .bytes = bytes});
        const auto outcome = run(budget);
        EXPECT_EQ(outcome.verdict, Verdict::unknown);
        EXPECT_EQ(budget.stopped_by(), Stop::memory) << bytes;
        EXPECT_LE(outcome.stats.peak_bytes, bytes);
        EXPECT_LE(outcome.bound, truth);
        EXPECT_EQ(budget.bytes(), 0U);
    }
}

TEST_P(WithinLimits, ExpandsNothingWithoutTime) {
    Budget budget(Limits{.seconds = 0});
    const auto outcome = run(budget);
    EXPECT_EQ(outcome.verdict, Verdict::unknown);
    EXPECT_EQ(outcome.stats.expanded, 0U);
    EXPECT_EQ(budget.stopped_by(), Stop::time);
}

TEST_P(WithinLimits, ExpandsNothingWhenTheBudgetIsSpentBefore) {
    Budget budget(Limits{.nodes = 10});
    run(budget);
    EXPECT_EQ(run(budget).stats.expanded, 0U);
}

TEST_P(WithinLimits, StopsWhenAnotherThreadCancels) {
    CancelFlag cancel = false;
    std::atomic<bool> searching = false;
    Budget budget(Limits{.nodes = 1'000'000}, &cancel);
    std::thread canceller([&] {
        while (!searching) std::this_thread::yield();
        cancel = true;
    });
    // The first state waits for the other thread, so that it comes in time however busy the machine is.
    const auto outcome = run(budget, [&](const Cell&) {
        searching = true;
        while (!cancel) std::this_thread::yield();
    });
    canceller.join();
    EXPECT_EQ(outcome.verdict, Verdict::unknown);
    EXPECT_EQ(budget.stopped_by(), Stop::cancelled);
}

TEST_P(WithinLimits, TracesEachExpansionInTheSameOrderEveryTime) {
    std::vector<Cell> first;
    std::vector<Cell> second;
    Budget a(Limits{.nodes = 2000});
    Budget b(Limits{.nodes = 2000});
    const auto one = run(a, [&](const Cell& cell) { first.push_back(cell); });
    const auto two = run(b, [&](const Cell& cell) { second.push_back(cell); });
    EXPECT_EQ(first, second);
    EXPECT_EQ(first.size(), one.stats.expanded);
    EXPECT_EQ(one.stats.generated, two.stats.generated);
    EXPECT_EQ(first.front(), Cell({0, 0}));
}

INSTANTIATE_TEST_SUITE_P(Search, WithinLimits, testing::ValuesIn(all_algorithms),
                         [](const auto& parameter) { return std::string(parameter.param.name); });

TEST(Trace, OrdersOfExpansion) {
    //        0
    //      /   \      .
    //     1     2
    //    / \     \    .
    //   3   4     5
    const sample::Graph tree{6, {{0, 1, 5}, {0, 2, 1}, {1, 3, 1}, {1, 4, 1}, {2, 5, 1}}, {}, {}, false};
    const auto order = [&](Algorithm algorithm) {
        std::vector<std::uint32_t> states;
        Budget budget;
        search_by(algorithm, tree, budget, [&](const std::uint32_t& s) { states.push_back(s); });
        return states;
    };
    EXPECT_EQ(order(Algorithm::bfs), (std::vector<std::uint32_t>{0, 1, 2, 3, 4, 5}));
    EXPECT_EQ(order(Algorithm::astar), (std::vector<std::uint32_t>{0, 2, 5, 1, 4, 3}));
}

TEST(Bounds, OfAStoppedSearch) {
    const Plane near{{20, 20}};
    for (const std::uint64_t nodes : {12U, 13U}) {  // the levels have 1, 4 and 8 states
        Budget budget(Limits{.nodes = nodes});
        EXPECT_EQ(bfs(near, budget).bound, nodes == 12 ? 3 : 4);
    }
    Budget for_astar(Limits{.nodes = 10});
    EXPECT_EQ(astar(near, for_astar).bound, 40);
}

TEST(Bounds, AstarKeepsTheSolutionItHasWhenStopped) {
    // The bound of 2 holds back the cheap way, so that the dear goal is generated first.
    const sample::Graph graph{4, {{0, 1, 1}, {0, 2, 1}, {1, 3, 10}, {2, 3, 4}}, {3}, {0, 0, 2, 0}, false};
    Budget budget(Limits{.nodes = 2});
    const auto outcome = astar(graph, budget);
    EXPECT_EQ(outcome.verdict, Verdict::solved);
    EXPECT_EQ(outcome.cost, 11);
    EXPECT_FALSE(outcome.proven);
    EXPECT_EQ(outcome.bound, 3);
    EXPECT_EQ(sample::replay(graph, outcome.moves), 11);
}

// Nothing costs less than the best: the outcome says so by its bound.
TEST(Bounds, AstarFindsOnlyWhatCostsLess) {
    const sample::Graph graph{3, {{0, 1, 2}, {1, 2, 2}}, {2}, {}, false};
    Budget budget;
    EXPECT_EQ(astar(graph, budget, {}, 5).cost, 4);
    const auto none = astar(graph, budget, {}, 4);
    EXPECT_EQ(none.verdict, Verdict::unknown);
    EXPECT_EQ(none.bound, 4);
}

}  // namespace
}  // namespace ariadne::search
