#include "render/labels.h"

#include <cmath>

#include <gtest/gtest.h>

#include "base/random.h"

namespace ariadne::render {
namespace {

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
