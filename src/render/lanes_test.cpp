#include "render/lanes.h"

#include <gtest/gtest.h>

namespace ariadne::render {
namespace {

using Cells = std::vector<Cell>;
using Points = std::vector<Point>;

TEST(Lanes, RunThroughTheMiddleOfCellsWalkedOnce) {
    const std::vector<Strand> thread = strands(Cells{{0, 0}, {0, 1}, {0, 2}, {1, 2}});
    ASSERT_EQ(thread.size(), 1U);
    EXPECT_EQ(thread[0].points, (Points{{0.5, 0.5}, {2.5, 0.5}, {2.5, 1.5}}));
    EXPECT_EQ(thread[0].turns, (Points{{2.5, 0.5}}));
}

TEST(Lanes, ThereAndBackKeepToTheRight) {
    const std::vector<Strand> thread = strands(Cells{{0, 0}, {0, 1}, {0, 0}});
    ASSERT_EQ(thread.size(), 2U);
    const Points there = thread[0].points;
    const Points back = thread[1].points;
    EXPECT_GT(there.front().y, 0.5);
    EXPECT_LT(back.back().y, 0.5);
    EXPECT_DOUBLE_EQ(there.front().y - 0.5, 0.5 - back.back().y);
    EXPECT_EQ(there.back(), back.front());
}

TEST(Lanes, ManyPassesStayInsideTheirCells) {
    Cells cells;
    for (int i = 0; i < 40; ++i) cells.push_back({0, i % 2});
    for (const Strand& strand : strands(cells))
        for (const Point p : strand.points) {
            EXPECT_GT(p.y, 0.05);
            EXPECT_LT(p.y, 0.95);
        }
}

TEST(Lanes, RepeatedPassesInOneDirectionLieSideBySide) {
    const std::vector<Strand> thread = strands(Cells{{1, 0}, {1, 1}, {0, 1}, {0, 0}, {1, 0}, {1, 1}});
    ASSERT_EQ(thread.size(), 2U);
    EXPECT_LT(thread[0].points.front().y, 1.5);
    EXPECT_GT(thread[1].points.back().y, 1.5);
}

TEST(Lanes, AreCutWhereTheyGetTooLongToBePaintedAtOnce) {
    Cells stairs;
    for (int i = 0; i < 120'000; ++i) stairs.push_back({(i + 1) / 2, i / 2});
    const std::vector<Strand> thread = strands(stairs);
    ASSERT_EQ(thread.size(), 3U);
    EXPECT_EQ(thread[0].points.back(), thread[1].points.front());
    for (const Strand& strand : thread) EXPECT_LE(strand.points.size(), 50'001U);
}

TEST(Lanes, OfALongWayThatEndsToAndFroAreFound) {
    Cells cells;
    for (int i = 0; i < 100'000; ++i) cells.push_back({0, i});
    for (int i = 0; i < 100'000; ++i) cells.push_back({1, 99'999 - i % 2});
    EXPECT_EQ(strands(cells).size(), 50'000U);
}

TEST(Lanes, OfOneCellAreOnePoint) {
    EXPECT_EQ(strands(Cells{{2, 3}})[0].points, (Points{{3.5, 2.5}}));
    EXPECT_TRUE(strands({}).empty());
}

}  // namespace
}  // namespace ariadne::render
