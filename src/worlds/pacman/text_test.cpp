#include "worlds/pacman/text.h"

#include <gtest/gtest.h>

#include "worlds/pacman/testing/examples.h"

namespace ariadne::pacman {
namespace {

TEST(PacmanText, BothFormatsGiveTheSameMap) {
    const auto commas = parse(testing::example);
    const auto json = parse(testing::example_json);
    ASSERT_TRUE(commas) << commas.error().message;
    ASSERT_TRUE(json) << json.error().message;
    EXPECT_EQ(commas->map, json->map);
    EXPECT_EQ(commas->map.size, (Size{3, 4}));
    EXPECT_EQ(commas->map.start, (Cell{1, 0}));
    EXPECT_EQ(commas->map.goal, (Cell{2, 3}));
    EXPECT_EQ(commas->map.at({0, 1}), (Tile{Kind::food, 3}));
    EXPECT_EQ(write(json->map), testing::example);
    EXPECT_EQ(write_json(commas->map), testing::example_json);
}

}  // namespace
}  // namespace ariadne::pacman
