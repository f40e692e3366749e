#include "worlds/maze/verify.h"

#include <gtest/gtest.h>

#include "worlds/maze/testing/examples.h"
#include "worlds/maze/text.h"

namespace ariadne::maze {
namespace {

using testing::example_4;
using testing::example_4_route;

Map map_of(std::string_view text) {
    auto parsed = parse(text);
    EXPECT_TRUE(parsed) << parsed.error().message;
    return parsed->map;
}

Replay walk(const Map& map, std::string_view route) {
    return replay(map, testing::route_of(route, map));
}

TEST(MazeVerify, WalksTheExampleToItsEnd) {
    const Replay result = walk(map_of(example_4), example_4_route);
    EXPECT_TRUE(result.valid);
    EXPECT_EQ(result.message, "valid route: 10 steps, life 4 on arrival");
    EXPECT_EQ(result.steps, 10);
    EXPECT_EQ(result.left, 4);
    EXPECT_EQ(result.along, (std::vector<std::int64_t>{8, 13, 13, 13, 13, 13, 13, 10, 7, 4, 4}));
}

TEST(MazeVerify, TakesATreasureOnceAndStartForNothing) {
    const Map map = map_of("N=1, M=4, P=2\nES1T\n");
    const Replay result = walk(map, "(1,0) (2,0) (3,0) (2,0) (3,0) (2,0) (1,0) (0,0)");
    EXPECT_TRUE(result.valid) << result.message;
    EXPECT_EQ(result.along, (std::vector<std::int64_t>{2, 1, 6, 5, 5, 4, 4, 4}));
}

TEST(MazeVerify, LifeMayBeOneOnTheLastCell) {
    const Map map = map_of("N=1, M=3, P=10\nS9E\n");
    EXPECT_TRUE(walk(map, "(0,0) (1,0) (2,0)").valid);
    Map poorer = map;
    poorer.life = 9;
    const Replay result = walk(poorer, "(0,0) (1,0) (2,0)");
    EXPECT_FALSE(result.valid);
    EXPECT_EQ(result.message, "step 1: the runner dies on (1,0) with life 0");
    EXPECT_EQ(result.along, (std::vector<std::int64_t>{9, 0}));
    EXPECT_EQ(replay(map, testing::route_of("(0,0) (1,0) (2,0)", map), 9).message, result.message);
}

TEST(MazeVerify, RejectsEveryKindOfBrokenRoute) {
    const Map map = map_of(example_4);
    struct {
        std::string_view route;
        std::string_view message;
        std::int64_t steps;
    } const broken[] = {
        {"(2,2) (1,2)", "step 0: the route starts on (2,2), not on S", 0},
        {"(-1,2) (0,2)", "step 0: the route starts on (-1,2), not on S", 0},
        {"(1,2) (1,1) (0,1)", "step 2: (0,1) is a wall", 1},
        {"(1,2) (1,3)", "step 1: (1,3) is a wall", 0},
        {"(1,2) (2,1)", "step 1: (2,1) is not next to (1,2)", 0},
        {"(1,2) (1,1) (1,1)", "step 2: (1,1) is not next to (1,1)", 1},
        {"(1,2) (1,1) (3,1)", "step 2: (3,1) is not next to (1,1)", 1},
        {"(1,2) (1,400)", "step 1: (1,400) is outside the map", 0},
        {"(1,2) (2,2) (3,2) (4,2)", "step 3: the runner dies on (4,2) with life -1", 3},
        {"(1,2)", "step 0: the route ends on (1,2), not on E", 0},
        {"(1,2) (1,1) (2,1)", "step 2: the route ends on (2,1), not on E", 2},
        {"(1,2) (1,1) (2,1) (3,1) (4,1) (5,1) (6,1) (7,1) (8,1) (9,1) (9,2) (8,2)",
         "step 11: the route goes on to (8,2) after reaching E", 10},
    };
    for (const auto& [route, message, steps] : broken) {
        SCOPED_TRACE(route);
        const Replay result = walk(map, route);
        EXPECT_FALSE(result.valid);
        EXPECT_EQ(result.message, message);
        EXPECT_EQ(result.steps, steps);
    }
    const Replay empty = replay(map, {});
    EXPECT_FALSE(empty.valid);
    EXPECT_EQ(empty.message, "the route is empty, expected it to start on S");
}

TEST(MazeVerify, LeavingTheMapIsSeenOnEverySide) {
    const Map map = map_of("N=1, M=2, P=5\nSE\n");
    EXPECT_EQ(walk(map, "(0,0) (0,1)").message, "step 1: (0,1) is outside the map");
    EXPECT_EQ(walk(map, "(0,0) (0,-1)").message, "step 1: (0,-1) is outside the map");
    EXPECT_EQ(walk(map, "(0,0) (-1,0)").message, "step 1: (-1,0) is outside the map");
    EXPECT_EQ(walk(map, "(0,0) (1000000000,-1000000000)").message,
              "step 1: (1000000000,-1000000000) is outside the map");
}

}  // namespace
}  // namespace ariadne::maze
