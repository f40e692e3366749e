#include "worlds/amazons/territory.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/random.h"

namespace ariadne::amazons {
namespace {

Position board(int rows, int cols, const std::string& squares) {
    const Size size{rows, cols};
    Position out{size, std::vector<Square>(size.area()), Side::white};
    for (std::size_t i = 0; i < squares.size(); ++i)
        out.squares[i] = squares[i] == 'O'   ? Square::white
                         : squares[i] == 'X' ? Square::black
                         : squares[i] == '*' ? Square::arrow
                                             : Square::empty;
    return out;
}

TEST(AmazonsTerritory, CountsTurnsRoundACorner) {
    const Position position = board(3, 3,
                                    "O*."
                                    "*.."
                                    "..X");
    const Territory found = territory(position);
    EXPECT_EQ(found.white, (std::vector<std::uint8_t>{0, 255, 2, 255, 1, 2, 2, 2, 255}));
    EXPECT_EQ(found.black, (std::vector<std::uint8_t>{255, 255, 1, 255, 1, 1, 1, 1, 0}));
    EXPECT_EQ(found.owner, (std::vector<std::int8_t>{0, 0, -1, 0, 0, -1, -1, -1, 0}));
    EXPECT_EQ(found.count(), (std::array<int, 3>{0, 4, 1}));
}

TEST(AmazonsTerritory, AKingWalksWhereAQueenFlies) {
    const Position position = board(1, 6, "O....X");
    EXPECT_EQ(territory(position).owner, (std::vector<std::int8_t>{0, 0, 0, 0, 0, 0}));
    EXPECT_EQ(territory(position, Stride::king).owner, (std::vector<std::int8_t>{0, 1, 1, -1, -1, 0}));
    EXPECT_EQ(territory(position, Stride::king).white, (std::vector<std::uint8_t>{0, 1, 2, 3, 4, 255}));
}

TEST(AmazonsTerritory, ACellThatNobodyReachesIsNobodys) {
    const Territory found = territory(board(1, 5, "O.*.*"));
    EXPECT_EQ(found.owner, (std::vector<std::int8_t>{0, 1, 0, 0, 0}));
    EXPECT_EQ(found.count(), (std::array<int, 3>{1, 0, 0}));
}

// Written apart: distances are the smallest fixed point of one more than the least in sight.
std::vector<std::uint8_t> relaxed(const Position& position, Square amazon) {
    std::vector<std::uint8_t> out(position.squares.size(), out_of_reach);
    for (std::size_t i = 0; i < out.size(); ++i)
        if (position.squares[i] == amazon) out[i] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < out.size(); ++i) {
            if (position.squares[i] != Square::empty) continue;
            const Cell c = position.size.cell(i);
            for (int dr = -1; dr <= 1; ++dr)
                for (int dc = -1; dc <= 1; ++dc)
                    for (int k = 1; dr != 0 || dc != 0; ++k) {
                        const Cell seen = {c.row + k * dr, c.col + k * dc};
                        if (!position.size.contains(seen)) break;
                        const std::uint8_t there = out[position.size.index(seen)];
                        if (there != out_of_reach && there + 1 < out[i]) {
                            out[i] = static_cast<std::uint8_t>(there + 1);
                            changed = true;
                        }
                        if (position.at(seen) != Square::empty) break;
                    }
        }
    }
    return out;
}

RC_GTEST_PROP(AmazonsTerritory, AgreesWithAFixedPoint, (std::uint64_t seed)) {
    Random random(seed);
    Position position;
    position.size = {1 + static_cast<int>(random.below(10)), 1 + static_cast<int>(random.below(10))};
    position.squares.assign(position.size.area(), Square::empty);
    for (Square& square : position.squares) {
        const std::uint64_t drawn = random.below(10);
        if (drawn < 4) square = drawn < 2 ? Square::arrow : drawn == 2 ? Square::white : Square::black;
    }
    const Territory found = territory(position);
    RC_ASSERT(found.white == relaxed(position, Square::white));
    RC_ASSERT(found.black == relaxed(position, Square::black));
}

}  // namespace
}  // namespace ariadne::amazons
