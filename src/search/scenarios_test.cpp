#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/budget.h"
#include "search/algorithms_test.h"
#include "search/replay_test.h"
#include "search/sample_puzzles_test.h"

namespace ariadne::search {
namespace {

using sample::Algorithm;
using sample::AlgorithmInfo;
using sample::all_algorithms;
using sample::Graph;
using sample::Optimal;
using sample::search_by;

struct Best {
    std::int64_t moves = 0;
    std::int64_t cost = 0;
};

struct Answer {
    Verdict verdict = Verdict::unknown;
    std::int64_t moves = 0;
    std::int64_t cost = 0;
    std::int64_t bound = 0;
    bool proven = false;
    std::optional<std::int64_t> replayed;
};

// A puzzle with its known answers, its type forgotten: nothing where it is impossible.
struct Scenario {
    std::string name;
    std::optional<Best> best;
    std::function<Answer(Algorithm)> answer;
};

std::ostream& operator<<(std::ostream& out, const Scenario& scenario) {
    return out << scenario.name;
}

template <Heuristic R>
Scenario scenario(std::string name, const R& rules, std::optional<Best> best) {
    const auto answer = [rules](Algorithm algorithm) {
        Budget budget;
        const auto outcome = search_by(algorithm, rules, budget);
        EXPECT_EQ(budget.bytes(), 0U) << "everything charged is given back";
        EXPECT_EQ(budget.nodes(), outcome.stats.expanded);
        return Answer{outcome.verdict, static_cast<std::int64_t>(outcome.moves.size()),
                      outcome.cost,    outcome.bound,
                      outcome.proven,  sample::replay(rules, outcome.moves)};
    };
    return {std::move(name), best, answer};
}

Graph line(std::uint32_t length) {
    Graph graph{length + 1, {}, {length}, {}, false};
    for (std::uint32_t i = 0; i < length; ++i) graph.edges.push_back({i, i + 1, 1});
    return graph;
}

// The bound leads first over the dear way to 3, whose bound is then too small: 3 must be opened again.
Graph inconsistent() {
    return {5, {{0, 1, 1}, {0, 2, 3}, {1, 2, 1}, {2, 3, 3}, {3, 4, 3}}, {4}, {0, 7, 1, 3, 0}, false};
}

std::vector<Scenario> scenarios() {
    const std::vector<std::string> maze = {"11111", "1###1", "111#1", "##1#1", "11111"};
    const std::vector<std::string> tolls = {"191", "191", "111"};
    const std::vector<std::string> cut = {"11#1", "1##1", "#111"};
    return {
        scenario("start_is_goal", Graph{1, {{0, 0, 1}}, {0}, {}, false}, Best{0, 0}),
        scenario("one_node_without_moves", Graph{2, {}, {1}, {}, false}, std::nullopt),
        scenario("no_goal_at_all", Graph{2, {{0, 1, 1}, {1, 0, 1}}, {}, {}, false}, std::nullopt),
        scenario("edge_only_against_the_way", Graph{2, {{1, 0, 1}}, {1}, {}, false}, std::nullopt),
        scenario("line", line(40), Best{40, 40}),
        scenario(
            "directed_cycle",
            Graph{6, {{0, 1, 1}, {1, 2, 1}, {2, 0, 1}, {2, 3, 1}, {3, 4, 1}, {4, 3, 1}, {4, 5, 2}}, {5}, {}, false},
            Best{5, 6}),
        scenario("fewer_moves_cost_more",
                 Graph{4, {{0, 3, 10}, {0, 1, 1}, {1, 2, 1}, {2, 3, 1}}, {3}, {3, 2, 1, 0}, false}, Best{1, 3}),
        scenario("zero_cost_cycle",
                 Graph{5, {{0, 1, 0}, {1, 2, 0}, {2, 0, 0}, {2, 3, 0}, {3, 1, 0}, {3, 4, 1}}, {4}, {}, false},
                 Best{4, 1}),
        scenario("zero_cost_solution", Graph{3, {{0, 1, 0}, {1, 0, 0}, {1, 2, 0}}, {2}, {}, false}, Best{2, 0}),
        scenario("zero_cost_without_way", Graph{4, {{0, 1, 0}, {1, 2, 0}, {2, 0, 0}}, {3}, {}, false}, std::nullopt),
        scenario("parallel_edges", Graph{2, {{0, 1, 5}, {0, 1, 2}, {0, 1, 7}}, {1}, {}, false}, Best{1, 2}),
        scenario("two_goals", Graph{4, {{0, 1, 9}, {0, 2, 1}, {2, 3, 1}}, {1, 3}, {}, false}, Best{1, 2}),
        scenario("inconsistent_bound", inconsistent(), Best{3, 8}),
        scenario("bound_knows_dead_ends",
                 Graph{4, {{0, 1, 1}, {0, 2, 1}, {2, 3, 5}}, {3}, {6, unreachable, 5, 0}, false}, Best{2, 6}),
        scenario("bound_knows_impossible", Graph{2, {}, {1}, {unreachable, 0}, false}, std::nullopt),
        scenario("huge_costs",
                 Graph{3, {{0, 1, 1'000'000'000'000}, {1, 2, 3}, {0, 2, 2'000'000'000'000}}, {2}, {}, false},
                 Best{1, 1'000'000'000'003}),
        scenario("equal_hashes", Graph{6, {{0, 1, 1}, {1, 2, 1}, {2, 3, 1}, {3, 4, 1}, {4, 5, 1}}, {5}, {}, true},
                 Best{5, 5}),
        scenario("grid", sample::grid_graph(maze), Best{8, 8}),
        scenario("grid_with_tolls", sample::grid_graph(tolls), Best{4, 4}),
        scenario("grid_cut_off", sample::grid_graph(cut), std::nullopt),
        scenario("jugs", sample::Jugs{3, 5, 4}, Best{6, 6}),
        scenario("jugs_impossible", sample::Jugs{4, 6, 3}, std::nullopt),
        scenario("tiles_hardest_two_by_three", sample::tiles(2, {3, 4, 5, 0, 1, 2}), Best{21, 21}),
        scenario("tiles_wrong_parity", sample::tiles(2, {0, 2, 1, 3, 4, 5}), std::nullopt),
        scenario("tiles_three_by_three", sample::tiles(3, {7, 2, 4, 5, 0, 6, 8, 3, 1}), Best{26, 26}),
        scenario("drive_with_a_detour_for_fuel", sample::Drive{{"11111", "##F#1", "####1"}, 5}, Best{8, 8}),
        scenario("drive_out_of_fuel", sample::Drive{{"1111", "1111", "1111"}, 4}, std::nullopt),
    };
}

class EveryAlgorithm : public testing::TestWithParam<std::tuple<Scenario, AlgorithmInfo>> {};

TEST_P(EveryAlgorithm, AnswersTheScenario) {
    const auto& [scenario, info] = GetParam();
    const Answer answer = scenario.answer(info.algorithm);
    EXPECT_TRUE(answer.proven);
    if (!scenario.best) {
        EXPECT_EQ(answer.verdict, Verdict::impossible);
        EXPECT_EQ(answer.moves, 0);
        return;
    }
    ASSERT_EQ(answer.verdict, Verdict::solved);
    ASSERT_TRUE(answer.replayed) << "the moves do not lead to a goal";
    EXPECT_EQ(answer.proven, answer.bound == answer.cost);
    switch (info.optimal) {
        case Optimal::moves:
            EXPECT_EQ(answer.cost, answer.moves);
            EXPECT_EQ(answer.moves, scenario.best->moves);
            break;
        case Optimal::cost:
            EXPECT_EQ(answer.cost, *answer.replayed);
            EXPECT_EQ(answer.cost, scenario.best->cost);
            break;
    }
}

std::string pair_name(const testing::TestParamInfo<std::tuple<Scenario, AlgorithmInfo>>& pair) {
    return std::get<0>(pair.param).name + "_" + std::string(std::get<1>(pair.param).name);
}

INSTANTIATE_TEST_SUITE_P(Search, EveryAlgorithm,
                         testing::Combine(testing::ValuesIn(scenarios()), testing::ValuesIn(all_algorithms)),
                         pair_name);

TEST(Astar, ABoundSparesExpansions) {
    struct Blind : sample::Tiles {
        std::int64_t bound(const State&) const { return 0; }
    };
    const auto puzzle = sample::tiles(3, {1, 2, 5, 3, 4, 8, 6, 7, 0});
    Budget a;
    Budget b;
    EXPECT_LT(astar(puzzle, a).stats.expanded, astar(Blind{puzzle}, b).stats.expanded);
}

TEST(IdaStar, GoesFarDeeperThanACallStack) {
    struct Chain {
        using State = std::int64_t;
        using Move = std::int8_t;
        State start() const { return 0; }
        void moves(State, std::vector<Move>& out) const { out.push_back(1); }
        State apply(State s, Move m) const { return s + m; }
        std::uint64_t hash(State s) const { return static_cast<std::uint64_t>(s); }
        bool is_goal(State s) const { return s == 300'000; }
        std::int64_t cost(State, Move) const { return 1; }
        std::int64_t bound(State s) const { return 300'000 - s; }
    };
    Budget budget;
    const auto outcome = ida_star(Chain{}, budget);
    EXPECT_EQ(outcome.verdict, Verdict::solved);
    EXPECT_EQ(outcome.cost, 300'000);
}

}  // namespace
}  // namespace ariadne::search
