#include "worlds/labyrinth/solve.h"

#include <functional>

#include <gtest/gtest.h>

#include "worlds/labyrinth/entry.h"
#include "worlds/labyrinth/testing/random_labyrinth.h"
#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {
namespace {

using worlds::Report;
using worlds::SolveRequest;

Report answer(std::string_view text, const SolveRequest& request) {
    Budget budget;
    Result<Report> report = entry().read(text).value()->solve(request, budget);
    EXPECT_TRUE(report) << report.error().message;
    return report ? std::move(*report) : Report{};
}

SolveRequest with(const std::function<void(SolveRequest&)>& change) {
    SolveRequest request;
    change(request);
    return request;
}

// Short and dear, or long and cheap.
constexpr std::string_view dear =
    "LABYRINTH 2 3\nentrance 0 0\nexit 0 2\n"
    " _ _ _\n"
    "|  _  |\n"
    "|_ _ _|\n"
    "weights\n"
    "9/1 9/- -/1\n"
    "1/- 1/- -/-\n";

TEST(LabyrinthSolve, GoesByWeightUnlessAskedForSteps) {
    const Report cheap = answer(dear, {});
    EXPECT_EQ(cheap.objective, "cost");
    EXPECT_TRUE(cheap.proven);
    ASSERT_TRUE(cheap.optimal);
    EXPECT_EQ(cheap.optimal->figures, (worlds::Figures{{"steps", 4}, {"cost", 4}}));
    EXPECT_EQ(cheap.bound, 4);
    const Report few = answer(dear, with([](SolveRequest& r) { r.objective = "steps"; }));
    EXPECT_EQ(few.objective, "steps");
    ASSERT_TRUE(few.optimal);
    EXPECT_EQ(few.optimal->figures, (worlds::Figures{{"steps", 2}, {"cost", 18}}));
    EXPECT_EQ(few.bound, 2);
}

TEST(LabyrinthSolve, AnyRouteNeedNotBeTheCheapest) {
    const SolveRequest request = with([](SolveRequest& r) { r.any = true; });
    const Report any = answer(dear, request);
    EXPECT_EQ(any.verdict, Verdict::solved);
    EXPECT_FALSE(any.proven);
    EXPECT_FALSE(any.optimal);
    ASSERT_TRUE(any.feasible);
    EXPECT_EQ(any.feasible->figures, (worlds::Figures{{"steps", 2}, {"cost", 18}}));
    EXPECT_EQ(any.bound, 2);
    const Report named = answer(dear, with([](SolveRequest& r) {
                                    r.any = true;
                                    r.algorithm = "dijkstra";
                                }));
    ASSERT_TRUE(named.feasible);
    EXPECT_EQ(named.feasible->figures, (worlds::Figures{{"steps", 4}, {"cost", 4}}));
    EXPECT_EQ(answer("LABYRINTH 1 2\n _ _\n|_|_|\n", request).verdict, Verdict::impossible);
}

// Where there is only one route, none needs more memory than the best.
TEST(LabyrinthSolve, AnyRouteFitsWhereTheBestDoes) {
    Budget budget;
    std::vector<Message> warnings;
    const std::string text =
        entry().generate({{"rows", "200"}, {"cols", "200"}, {"weights", "9"}}, 1, budget, warnings).value();
    const Report best = answer(text, {});
    const Report any = answer(text, with([](SolveRequest& r) { r.any = true; }));
    EXPECT_EQ(any.feasible, best.optimal);
    EXPECT_EQ(any.stats.peak_bytes, best.stats.peak_bytes);
}

TEST(LabyrinthSolve, SaysThatWallsAreInTheWay) {
    const Report report = answer("LABYRINTH 1 2\n _ _\n|_|_|\n", {});
    EXPECT_EQ(report.verdict, Verdict::impossible);
    EXPECT_TRUE(report.proven);
    EXPECT_EQ(report.reason, "walls");
}

TEST(LabyrinthSolve, RefusesWhatMakesNoSense) {
    const Labyrinth labyrinth = solid({1, 1});
    const auto message = [&](const std::function<void(SolveRequest&)>& change) {
        const Result<Question> question = question_from(with(change), labyrinth);
        return question ? std::string("no error") : question.error().message.english();
    };
    EXPECT_EQ(message([](SolveRequest& r) { r.objective = "life"; }),
              "unknown objective 'life'; the objectives are steps, cost");
    EXPECT_TRUE(message([](SolveRequest& r) {
                    r.algorithm = "exact";
                }).starts_with("unknown algorithm 'exact'; the algorithms are "));
}

TEST(LabyrinthSolve, TracesRowsAndColumns) {
    std::vector<Cell> seen;
    answer("LABYRINTH 1 2\n _ _\n|_ _|\n", with([&](SolveRequest& r) {
               r.algorithm = "bfs";
               r.trace = [&](std::span<const Cell> walker) { seen.push_back(walker.front()); };
           }));
    ASSERT_FALSE(seen.empty());
    EXPECT_EQ(seen.front(), (Cell{0, 0}));
}

// All ways without a room twice, counted one by one.
struct Walked {
    std::int64_t cost = -1;
    std::uint64_t ways = 0;
};

void walk_all(const Labyrinth& labyrinth, Cell c, std::int64_t cost, std::vector<bool>& seen, Walked& out) {
    if (c == labyrinth.exit) {
        if (out.cost < 0 || cost < out.cost) out = {cost, 0};
        if (cost == out.cost) ++out.ways;
        return;
    }
    seen[labyrinth.size.index(c)] = true;
    for (const Direction d : all_directions)
        if (labyrinth.open(c, d) && !seen[labyrinth.size.index(step(c, d))])
            walk_all(labyrinth, step(c, d), cost + labyrinth.weight(c, d), seen, out);
    seen[labyrinth.size.index(c)] = false;
}

TEST(LabyrinthCount, AgreesWithAllWaysOneByOne) {
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        Random random(seed);
        const Labyrinth labyrinth = testing::random_labyrinth(random, 4);
        Walked walked;
        std::vector<bool> seen(labyrinth.size.area());
        walk_all(labyrinth, labyrinth.entrance, 0, seen, walked);
        Budget budget;
        const std::optional<Census> census = count_cheapest(labyrinth, 5, budget);
        ASSERT_TRUE(census);
        EXPECT_EQ(census->count, walked.ways) << write(labyrinth);
        if (walked.ways > 0) {
            EXPECT_EQ(census->cost, walked.cost) << write(labyrinth);
        }
        EXPECT_EQ(census->listed.size(), std::min<std::uint64_t>(5, walked.ways)) << write(labyrinth);
        EXPECT_EQ(budget.bytes(), 0U);
    }
}

TEST(LabyrinthCount, CountsPastAllMachineWords) {
    Labyrinth open = solid({60, 60});
    for (int row = 0; row < 60; ++row)
        for (int col = 0; col < 60; ++col) {
            if (col < 59) open.right.set({row, col});
            if (row < 59) open.down.set({row, col});
        }
    Budget budget;
    const Report report = entry().read(write(open)).value()->counter()->count({}, 2, budget).value();
    EXPECT_EQ(report.optimal_count, "24356699707654619143838606602026720");  // 118 over 59
    ASSERT_EQ(report.listed.size(), 2U);
    EXPECT_NE(report.listed[0], report.listed[1]);
}

TEST(LabyrinthEntry, HoldsClaimsAgainstTheReplay) {
    Report report = answer(dear, {});
    ASSERT_TRUE(report.optimal);
    EXPECT_TRUE(entry().read(dear).value()->verify(*report.optimal)->valid);
    report.optimal->figures[1].second = 3;
    EXPECT_EQ(entry().read(dear).value()->verify(*report.optimal)->message,
              "the route is valid, but the claimed cost=3 is wrong: the replay gives cost=4");
}

}  // namespace
}  // namespace ariadne::labyrinth
