// Every search of the labyrinth against plain relaxation and against the generic search core, on thousands of small
// labyrinths.
#include <cstddef>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "rounds.h"
#include "search/astar.h"
#include "search/bfs.h"
#include "worlds/labyrinth/search/searcher.h"
#include "worlds/labyrinth/testing/random_labyrinth.h"
#include "worlds/labyrinth/testing/rules.h"

namespace ariadne::labyrinth {
namespace {

constexpr long far = std::numeric_limits<long>::max() / 2;

// The cost from the entrance to every room, by Bellman and Ford: every passage, again and again, until nothing changes.
std::vector<long> costs(const Labyrinth& labyrinth, bool weights) {
    const int rows = labyrinth.size.rows;
    const int cols = labyrinth.size.cols;
    std::vector<long> cost(static_cast<std::size_t>(rows * cols), far);
    const auto at = [&](int row, int col) -> long& { return cost[static_cast<std::size_t>(row * cols + col)]; };
    at(labyrinth.entrance.row, labyrinth.entrance.col) = 0;
    for (bool changed = true; changed;) {
        changed = false;
        const auto relax = [&](long& a, long& b, long weight) {
            if (a + weight < b) b = a + weight, changed = true;
            if (b + weight < a) a = b + weight, changed = true;
        };
        for (int row = 0; row < rows; ++row) {
            for (int col = 0; col < cols; ++col) {
                const std::size_t own = 2 * static_cast<std::size_t>(row * cols + col);
                const bool heavy = weights && !labyrinth.weights.empty();
                if (labyrinth.right.get({row, col}))
                    relax(at(row, col), at(row, col + 1), heavy ? labyrinth.weights[own] : 1);
                if (labyrinth.down.get({row, col}))
                    relax(at(row, col), at(row + 1, col), heavy ? labyrinth.weights[own + 1] : 1);
            }
        }
    }
    return cost;
}

struct Case {
    Labyrinth labyrinth;
    std::vector<long> cost;  // to every room
    long least = far;        // to the exit
    long fewest = far;       // steps to the exit

    explicit Case(Labyrinth given) : labyrinth(std::move(given)), cost(costs(labyrinth, true)) {
        least = cost[labyrinth.size.index(labyrinth.exit)];
        fewest = costs(labyrinth, false)[labyrinth.size.index(labyrinth.exit)];
    }
};

// Walks the route on the planes of the model.
void expect_walkable(const Labyrinth& labyrinth, const Route& route, std::int64_t cost) {
    ASSERT_EQ(route.start, labyrinth.entrance);
    Cell at = route.start;
    std::set<Cell> rooms = {at};
    std::int64_t sum = 0;
    for (const Direction d : route.moves) {
        const Cell to = step(at, d);
        ASSERT_TRUE(labyrinth.has(to));
        const Cell first = std::min(at, to);
        ASSERT_TRUE(at.row == to.row ? labyrinth.right.get(first) : labyrinth.down.get(first));
        sum += labyrinth.weights.empty()
                   ? 1
                   : labyrinth.weights[2 * labyrinth.size.index(first) + (at.row == to.row ? 0 : 1)];
        at = to;
        ASSERT_TRUE(rooms.insert(at).second) << "a room twice";
    }
    ASSERT_EQ(at, labyrinth.exit);
    ASSERT_EQ(sum, cost);
}

void expect_true(const Searcher& searcher, const Case& one) {
    std::vector<Cell> visited;
    const Visit visit = [&](Cell c) { visited.push_back(c); };
    Budget budget;
    const Finding found = searcher.search(one.labyrinth, budget, &visit);
    ASSERT_EQ(visited.size(), found.stats.expanded);
    for (const Cell c : visited) ASSERT_TRUE(one.labyrinth.has(c));
    Budget again;
    const Finding second = searcher.search(one.labyrinth, again, nullptr);
    ASSERT_EQ(second.route, found.route);
    ASSERT_EQ(second.stats.expanded, found.stats.expanded);

    if (one.least == far) {
        ASSERT_TRUE(found.verdict == Verdict::impossible ||
                    (searcher.name == "wall-follower" && found.verdict == Verdict::unknown));
        ASSERT_EQ(found.proven, found.verdict == Verdict::impossible);
        return;
    }
    ASSERT_LE(found.bound, one.least);
    if (found.verdict == Verdict::unknown && searcher.name == "wall-follower") return;
    ASSERT_EQ(found.verdict, Verdict::solved);
    expect_walkable(one.labyrinth, found.route, found.cost);
    if (searcher.shortest) {
        ASSERT_TRUE(found.proven);
    }
    if (found.proven) {
        ASSERT_EQ(found.cost, one.least);
    }
    if (searcher.name == "bfs") {
        ASSERT_EQ(static_cast<long>(found.route.moves.size()), one.fewest);
        if (one.labyrinth.weights.empty()) {
            ASSERT_TRUE(found.proven);
        }
    }
    const bool filling = searcher.name == "best" || searcher.name == "dead-end-filling";
    if (filling) return;
    if (!visited.empty()) {
        ASSERT_EQ(visited.front(), one.labyrinth.entrance);
    }
    for (const Cell c : visited) ASSERT_LT(one.cost[one.labyrinth.size.index(c)], far);
}

class LabyrinthAgreement : public ::testing::TestWithParam<int> {};

// The largest side.
INSTANTIATE_TEST_SUITE_P(Sides, LabyrinthAgreement, ::testing::Values(2, 4, 8, 12, 70),
                         [](const auto& which) { return "to" + std::to_string(which.param); });

TEST_P(LabyrinthAgreement, EverySearch) {
    Random random(agreement::seed(static_cast<std::uint64_t>(GetParam())));
    const int boards = agreement::rounds(GetParam() > 12 ? 40 : 1500);
    for (int round = 0; round < boards; ++round) {
        const Case one(testing::random_labyrinth(random, GetParam()));
        for (const Searcher& searcher : all_searchers()) {
            SCOPED_TRACE(std::string(searcher.name) + ", round " + std::to_string(round));
            expect_true(searcher, one);
            if (HasFatalFailure()) return;
        }
    }
    RecordProperty("boards", boards);
}

TEST_P(LabyrinthAgreement, TheSearchCore) {
    Random random(agreement::seed(100 + static_cast<std::uint64_t>(GetParam())));
    const int boards = agreement::rounds(GetParam() > 12 ? 4 : 150);
    for (int round = 0; round < boards; ++round) {
        const Case one(testing::random_labyrinth(random, GetParam()));
        const testing::Rules rules(one.labyrinth);
        SCOPED_TRACE("round " + std::to_string(round));
        Budget budget;
        const auto by_moves = search::bfs(rules, budget);
        const auto by_cost = search::astar(rules, budget);
        const Verdict verdict = one.least == far ? Verdict::impossible : Verdict::solved;
        ASSERT_EQ(by_moves.verdict, verdict);
        ASSERT_EQ(by_cost.verdict, verdict);
        if (one.least == far) continue;
        ASSERT_EQ(static_cast<long>(by_moves.moves.size()), one.fewest);
        ASSERT_EQ(by_cost.cost, one.least);
        ASSERT_LE(rules.bound(rules.start()), one.least);
    }
    RecordProperty("boards", boards);
}

}  // namespace
}  // namespace ariadne::labyrinth
