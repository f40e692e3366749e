#include "grid/grid.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "grid/steps.h"

namespace ariadne {
namespace {

TEST(Size, IndexesRowByRow) {
    const Size size{3, 4};
    EXPECT_EQ(size.area(), 12U);
    EXPECT_EQ(size.index({0, 0}), 0U);
    EXPECT_EQ(size.index({1, 0}), 4U);
    EXPECT_EQ(size.index({2, 3}), 11U);
    for (std::size_t i = 0; i < size.area(); ++i) EXPECT_EQ(size.index(size.cell(i)), i);
}

TEST(Size, ContainsItsCellsOnly) {
    const Size size{2, 3};
    EXPECT_TRUE(size.contains({0, 0}));
    EXPECT_TRUE(size.contains({1, 2}));
    EXPECT_FALSE(size.contains({2, 0}));
    EXPECT_FALSE(size.contains({0, 3}));
    EXPECT_FALSE(size.contains({-1, 0}));
    EXPECT_FALSE(size.contains({0, -1}));
    EXPECT_FALSE(Size{}.contains({0, 0}));
}

TEST(Size, AreaOfHugeGridsDoesNotOverflow) {
    EXPECT_EQ((Size{100'000, 100'000}.area()), 10'000'000'000U);
}

TEST(Direction, OrderInWhichMovesAreTried) {
    const Cell c{5, 5};
    const std::vector<Cell> expected = {{6, 5}, {5, 6}, {4, 5}, {5, 4}};
    std::vector<Cell> steps;
    for (const Direction d : all_directions) steps.push_back(step(c, d));
    EXPECT_EQ(steps, expected);
}

TEST(Steps, NeighboursAreTheCellsOneStepAway) {
    for (const Size size : {Size{1, 1}, Size{1, 4}, Size{3, 1}, Size{3, 4}}) {
        for (std::size_t i = 0; i < size.area(); ++i) {
            std::vector<std::size_t> expected;
            for (const Direction d : all_directions)
                if (const Cell c = step(size.cell(i), d); size.contains(c)) expected.push_back(size.index(c));
            std::vector<std::size_t> found;
            neighbours(size, i, [&](std::size_t there) { found.push_back(there); });
            EXPECT_EQ(found, expected);
        }
    }
}

TEST(Steps, LeadBackToWhereTheyCameFrom) {
    std::vector<std::uint8_t> came_by(6);
    came_by[1] = came_by[2] = static_cast<std::uint8_t>(Direction::right);
    came_by[5] = static_cast<std::uint8_t>(Direction::down);
    EXPECT_EQ(trace_back({2, 3}, came_by, {0, 0}, {1, 2}), (std::vector<Cell>{{0, 0}, {0, 1}, {0, 2}, {1, 2}}));
    EXPECT_EQ(trace_back({2, 3}, came_by, {1, 0}, {1, 0}), (std::vector<Cell>{{1, 0}}));
}

TEST(Direction, OppositesUndoEachOther) {
    for (const Direction d : all_directions) {
        EXPECT_EQ(step(step({2, 3}, d), opposite(d)), (Cell{2, 3}));
        EXPECT_EQ(opposite(opposite(d)), d);
        EXPECT_NE(opposite(d), d);
    }
    static_assert(opposite(Direction::down) == Direction::up);
    static_assert(opposite(Direction::right) == Direction::left);
}

TEST(Cell, OrdersByRowThenColumn) {
    EXPECT_LT((Cell{0, 9}), (Cell{1, 0}));
    EXPECT_LT((Cell{1, 0}), (Cell{1, 1}));
}

RC_GTEST_PROP(Manhattan, IsADistance, ()) {
    const auto cell = [] { return Cell{*rc::gen::inRange(-50, 50), *rc::gen::inRange(-50, 50)}; };
    const Cell a = cell();
    const Cell b = cell();
    const Cell c = cell();
    RC_ASSERT(manhattan(a, b) == manhattan(b, a));
    RC_ASSERT((manhattan(a, b) == 0) == (a == b));
    RC_ASSERT(manhattan(a, c) <= manhattan(a, b) + manhattan(b, c));
    for (const Direction d : all_directions) RC_ASSERT(manhattan(a, step(a, d)) == 1);
}

}  // namespace
}  // namespace ariadne
