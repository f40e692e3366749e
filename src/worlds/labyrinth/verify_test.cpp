#include "worlds/labyrinth/verify.h"

#include <gtest/gtest.h>

#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {
namespace {

const Labyrinth labyrinth = *parse_text(
    "LABYRINTH 3 3\n"
    " _ _ _\n"
    "|  _  |\n"
    "|_  |_|\n"
    "|#|_ _|\n"
    "weights\n"
    "5/2 3/- -/7\n"
    "4/- -/6 -/-\n"
    "-/- 9/- -/-\n");

Replay walked(std::string_view route) {
    return replay(labyrinth, *parse_route(route, labyrinth.size));
}

TEST(LabyrinthVerify, FollowsARoute) {
    const Replay found = walked("[0, 0] [1, 0] [1, 1], [2, 1]\n[2, 2]");
    EXPECT_TRUE(found.valid) << found.message;
    EXPECT_EQ(found.message, "valid route: 4 steps, cost 21");
    EXPECT_EQ(found.steps, 4);
    EXPECT_EQ(found.cost, 21);
    using enum Direction;
    EXPECT_EQ(replay(labyrinth, {{0, 0}, {down, right, down, right}}).message, found.message);
    EXPECT_EQ(replay(labyrinth, {{0, 0}, {right, down}}).message, "step 2: there is a wall between [0, 1] and [1, 1]");
}

TEST(LabyrinthVerify, NamesTheFirstThingThatDoesNotHold) {
    const std::pair<std::string_view, std::string_view> broken[] = {
        {"[0, 1]", "step 0: the route starts at [0, 1], not at the entrance [0, 0]"},
        {"[0, 0] [1, 1]", "step 1: [1, 1] is not next to [0, 0]"},
        {"[0, 0] [0, 0]", "step 1: [0, 0] is not next to [0, 0]"},
        {"[0, 0] [-1, 0]", "step 1: [-1, 0] is outside the labyrinth"},
        {"[0, 0] [0, 1] [1, 1]", "step 2: there is a wall between [0, 1] and [1, 1]"},
        {"[0, 0] [1, 0] [1, 1] [1, 2]", "step 3: there is a wall between [1, 1] and [1, 2]"},
        {"[0, 0] [1, 0] [2, 0]", "step 2: there is no room at [2, 0]"},
        {"[0, 0] [1, 0]", "step 1: the route ends at [1, 0], not at the exit [2, 2]"},
    };
    for (const auto& [route, message] : broken) {
        const Replay found = walked(route);
        EXPECT_FALSE(found.valid) << route;
        EXPECT_EQ(found.message, message) << route;
    }
    EXPECT_EQ(replay(labyrinth, std::span<const Cell>{}).message,
              "the route is empty; it must start at the entrance [0, 0]");
}

TEST(LabyrinthRouteText, ReadsRooms) {
    const std::vector<Cell> route = {{0, 0}, {1, 0}, {10, -3}};
    EXPECT_EQ(*parse_route("[0, 0] [1, 0] [10, -3]", {3, 3}), route);
}

TEST(LabyrinthRouteText, RefusesWithThePlace) {
    const struct {
        std::string_view text;
        int column;
        std::string_view message;
    } refusals[] = {
        {"", 1, "found no points, expected a route such as [1, 2] [1, 1]"},
        {"(1,2)", 1, "found '(', expected '[' at the start of a point such as [1, 2]"},
        {"[1 2]", 4, "found '2', expected ',' between row and column"},
        {"[1, 2)", 6, "found ')', expected ']' at the end of a point"},
    };
    for (const auto& refusal : refusals) {
        const auto read = parse_route(refusal.text, {3, 3});
        ASSERT_FALSE(read) << refusal.text;
        EXPECT_EQ(read.error().message, refusal.message);
        EXPECT_EQ(read.error().column, refusal.column) << refusal.message;
    }
}

}  // namespace
}  // namespace ariadne::labyrinth
