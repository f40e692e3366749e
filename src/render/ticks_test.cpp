#include "render/ticks.h"

#include <gtest/gtest.h>

namespace ariadne::render {
namespace {

using Values = std::vector<double>;

TEST(Ticks, AreRoundAndCoverTheRange) {
    EXPECT_EQ(ticks(0, 13, 5), (Values{0, 5, 10, 15}));
    EXPECT_EQ(ticks(3, 4, 9), (Values{3, 4}));
    EXPECT_EQ(ticks(7, 7, 4), (Values{7, 8}));
    EXPECT_EQ(ticks(-4, 11, 6), (Values{-5, 0, 5, 10, 15}));
    EXPECT_EQ(ticks(0, 1'000'000'000, 3), (Values{0, 500'000'000, 1'000'000'000}));
}

TEST(Ticks, AreWrittenInGroupsOfThree) {
    EXPECT_EQ(tick_text(0), "0");
    EXPECT_EQ(tick_text(999), "999");
    EXPECT_EQ(tick_text(1250), "1,250");
    EXPECT_EQ(tick_text(-1'000'000), "-1,000,000");
    EXPECT_EQ(tick_text(0.5), "0.5");
}

}  // namespace
}  // namespace ariadne::render
