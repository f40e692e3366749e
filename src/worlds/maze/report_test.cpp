#include "worlds/maze/report.h"

#include <gtest/gtest.h>

#include "worlds/maze/text.h"

namespace ariadne::maze {

using maze_pacman::report;
using worlds::Report;

namespace {

const Map& corridor() {
    static const Map parsed = parse("N=2, M=3, P=10\nS10\n##E\n")->map;
    return parsed;
}

resource::Walk good() {
    return {{{0, 0}, {0, 1}, {0, 2}, {1, 2}}, 9};
}

resource::Finding answer(resource::Walk walk) {
    resource::Finding out;
    out.verdict = Verdict::solved;
    out.feasible = walk;
    out.best = std::move(walk);
    out.proven = out.life_proven = true;
    out.bound = 3;
    return out;
}

TEST(MazeReport, LetsAGoodWalkThrough) {
    const Report out = report(terms_of(corridor()), {}, answer(good()), Budget());
    EXPECT_EQ(out.bug, "");
    EXPECT_EQ(out.optimal->route.front(), (std::array<std::int64_t, 2>{0, 1}));
    EXPECT_EQ(out.optimal->route.back(), (std::array<std::int64_t, 2>{2, 0}));
}

// A solver that errs must not be believed: nothing of its answer leaves.
TEST(MazeReport, AWalkThatDoesNotHoldIsABug) {
    resource::Walk through_walls = good();
    through_walls.cells = {{0, 0}, {1, 0}, {1, 1}, {1, 2}};
    resource::Walk rich = good();
    rich.life = 10;
    resource::Walk unfinished = good();
    unfinished.cells.pop_back();
    for (const resource::Walk& walk : {through_walls, rich, unfinished}) {
        const Report out = report(terms_of(corridor()), {}, answer(walk), Budget());
        EXPECT_NE(out.bug, "");
        EXPECT_FALSE(out.optimal);
        EXPECT_FALSE(out.feasible);
        EXPECT_EQ(out.verdict, Verdict::unknown);
    }
}

TEST(MazeReport, AProofThatLeavesAGapIsABug) {
    resource::Finding low = answer(good());
    low.bound = 1;
    EXPECT_NE(report(terms_of(corridor()), {}, low, Budget()).bug, "");
    resource::Finding high = answer(good());
    high.proven = false;
    high.bound = 5;
    EXPECT_NE(report(terms_of(corridor()), {}, high, Budget()).bug, "");
    resource::Finding empty = answer(good());
    empty.best.reset();
    empty.feasible.reset();
    EXPECT_NE(report(terms_of(corridor()), {}, empty, Budget()).bug, "");
}

TEST(MazeReport, TheLeastLifeIsReplayedWithThatLife) {
    resource::LeastLife least;
    least.verdict = Verdict::solved;
    least.low = least.high = 2;
    least.walk = resource::Walk{good().cells, 1};
    EXPECT_EQ(report(terms_of(corridor()), least, Budget()).bug, "");
    least.low = least.high = 1;
    least.walk = resource::Walk{good().cells, 0};
    EXPECT_NE(report(terms_of(corridor()), least, Budget()).bug, "");
}

TEST(MazeReport, RowsOfATradeOffMustFitTheirWalks) {
    resource::TradeOff table;
    table.verdict = Verdict::solved;
    table.complete = true;
    table.points = {{3, 9, 9, good()}};
    EXPECT_EQ(report(terms_of(corridor()), table, Budget()).bug, "");
    table.points[0].life = 8;
    EXPECT_NE(report(terms_of(corridor()), table, Budget()).bug, "");
}

}  // namespace
}  // namespace ariadne::maze
