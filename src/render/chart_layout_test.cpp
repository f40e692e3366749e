#include "render/chart_layout.h"

#include <cmath>

#include <gtest/gtest.h>

#include "base/random.h"

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

TEST(Labels, StandAboveTheirPointWhereThereIsRoom) {
    const std::vector<Label> labels = place_labels({{50, 50}}, {30}, {0, 0}, {100, 100});
    EXPECT_EQ(labels[0].at, (Point{50, 41}));
    EXPECT_FALSE(labels[0].aside);
    EXPECT_GT(place_labels({{50, 5}}, {30}, {0, 0}, {100, 100})[0].at.y, 5);
}

TEST(Labels, NeverCoverEachOtherNorLeaveThePage) {
    Random random(3);
    for (int round = 0; round < 50; ++round) {
        std::vector<Point> points;
        for (int i = 0; i < 14; ++i)
            points.push_back(
                {300 + static_cast<double>(random.below(60)), 300 + static_cast<double>(random.below(40))});
        points[1] = points[0];
        const std::vector<double> widths(points.size(), 80);
        const std::vector<Label> labels = place_labels(points, widths, {0, 0}, {700, 500});
        for (std::size_t i = 0; i < labels.size(); ++i) {
            EXPECT_GE(labels[i].at.x, 40);
            EXPECT_LE(labels[i].at.x, 660);
            for (std::size_t k = 0; k < i; ++k) {
                const bool apart =
                    std::abs(labels[i].at.x - labels[k].at.x) >= 80 || std::abs(labels[i].at.y - labels[k].at.y) >= 13;
                EXPECT_TRUE(apart) << round;
            }
        }
    }
}

}  // namespace
}  // namespace ariadne::render
