#include "worlds/pacman/verify.h"

#include <gtest/gtest.h>

#include "worlds/pacman/testing/examples.h"
#include "worlds/pacman/text.h"

namespace ariadne::pacman {
namespace {

Map read(std::string_view text) {
    auto parsed = parse(text);
    EXPECT_TRUE(parsed) << parsed.error().message;
    return parsed->map;
}

Replay walk(const Map& map, std::string_view route) {
    return replay(map, testing::route_of(route, map));
}

TEST(PacmanVerify, WalksTheExampleToItsEnd) {
    const Replay result = walk(read(testing::example), testing::example_route);
    EXPECT_TRUE(result.valid);
    EXPECT_EQ(result.message, "valid route: 6 steps, energy 10 on arrival");
    EXPECT_EQ(result.steps, 6);
    EXPECT_EQ(result.left, 10);
    EXPECT_EQ(result.along, (std::vector<std::int64_t>{10, 9, 11, 14, 11, 11, 10}));
}

TEST(PacmanVerify, FoodAndBombsActOnceAndWallsEveryTime) {
    const Map map = read("5,1\n1,1,40\n5,1\nV,J5,B6,Z7,V\n");
    const Replay result = walk(map, "(1,1) (2,1) (3,1) (4,1) (3,1) (2,1) (1,1) (2,1) (3,1) (4,1) (5,1)");
    EXPECT_TRUE(result.valid) << result.message;
    EXPECT_EQ(result.along, (std::vector<std::int64_t>{40, 44, 37, 29, 28, 27, 26, 25, 24, 16, 15}));
}

TEST(PacmanVerify, EnergyMayBeNothingOnTheGoalAndOnlyThere) {
    const Map map = read("3,1\n1,1,2\n3,1\nV,V,V\n");
    EXPECT_TRUE(walk(map, "(1,1) (2,1) (3,1)").valid);
    EXPECT_EQ(walk(map, "(1,1) (2,1) (3,1)").left, 0);
    Map poorer = map;
    poorer.energy = 1;
    const Replay result = walk(poorer, "(1,1) (2,1) (3,1)");
    EXPECT_FALSE(result.valid);
    EXPECT_EQ(result.message, "step 1: Pac-Man dies on (2,1) with energy 0");
    EXPECT_EQ(result.along, (std::vector<std::int64_t>{1, 0}));
}

TEST(PacmanVerify, TheLastEnergyBuysFood) {
    EXPECT_TRUE(walk(read("3,1\n1,1,1\n3,1\nV,J1,V\n"), "(1,1) (2,1) (3,1)").valid);
}

TEST(PacmanVerify, RejectsEveryKindOfBrokenRoute) {
    const Map map = read("4,2\n1,1,6\n4,1\nV,Z,V,V\nB5,V,B,Z9\n");
    struct {
        std::string_view route;
        std::string_view message;
        std::int64_t steps;
    } const broken[] = {
        {"(2,2) (1,2)", "step 0: the route starts on (2,2), not on the start (1,1)", 0},
        {"(0,1) (1,1)", "step 0: the route starts on (0,1), not on the start (1,1)", 0},
        {"(1,1) (2,1)", "step 1: (2,1) is a solid wall", 0},
        {"(1,1) (1,2)", "step 1: Pac-Man dies on (1,2) with energy 0", 1},
        {"(1,1) (2,2)", "step 1: (2,2) is not next to (1,1)", 0},
        {"(1,1) (1,1)", "step 1: (1,1) is not next to (1,1)", 0},
        {"(1,1) (1,0)", "step 1: (1,0) is outside the map", 0},
        {"(1,1) (0,1)", "step 1: (0,1) is outside the map", 0},
        {"(1,1) (1000000000,-1000000000)", "step 1: (1000000000,-1000000000) is outside the map", 0},
        {"(1,1)", "step 0: the route ends on (1,1), not on the goal (4,1)", 0},
    };
    for (const auto& [route, message, steps] : broken) {
        SCOPED_TRACE(route);
        const Replay result = walk(map, route);
        EXPECT_FALSE(result.valid);
        EXPECT_EQ(result.message, message);
        EXPECT_EQ(result.steps, steps);
    }
    Map rich = map;
    rich.energy = 1000;
    EXPECT_EQ(walk(rich, "(1,1) (1,2) (2,2) (3,2) (3,1)").message, "step 3: the bomb on (3,2) kills Pac-Man");
    EXPECT_EQ(replay(map, {}).message, "the route is empty, expected it to begin at the start");
    const Map line = read("3,1\n1,1,9\n2,1\nV,V,V\n");
    EXPECT_EQ(walk(line, "(1,1) (2,1) (3,1)").message, "step 2: the route goes on to (3,1) after reaching the goal");
}

}  // namespace
}  // namespace ariadne::pacman
