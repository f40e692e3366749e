#include "worlds/pacman/scene.h"

#include <gtest/gtest.h>

#include "render/terminal.h"
#include "worlds/pacman/testing/examples.h"
#include "worlds/pacman/text.h"

namespace ariadne::pacman {
namespace {

using render::Role;

Map example() {
    return parse(testing::example).value().map;
}

TEST(PacmanScene, HasTheContestsColoursAndValues) {
    const Map map = parse("8,1\n1,1,9\n8,1\nV,V,J3,Z4,Z,B2,B,V\n").value().map;
    const render::Board drawn = board(map);
    const auto style = [&](int col) { return drawn.style({0, col}); };
    EXPECT_EQ(style(0).mark, render::Mark::disc);
    EXPECT_EQ(style(7).mark, render::Mark::square);
    EXPECT_EQ(style(1).fill.role, Role::surface);
    EXPECT_EQ(style(1).text, "");
    EXPECT_EQ(style(2).fill.role, Role::gain);
    EXPECT_EQ(style(2).text, "3");
    EXPECT_EQ(style(3).fill.role, Role::ink);
    EXPECT_EQ(style(3).text, "4");
    EXPECT_FALSE(style(3).solid);
    EXPECT_TRUE(style(4).solid);
    EXPECT_EQ(style(5).fill.role, Role::danger);
    EXPECT_EQ(style(5).text, "2");
    EXPECT_EQ(style(6).fill.role, Role::danger);
    EXPECT_EQ(style(6).text, "X");
}

TEST(PacmanScene, TheLegendHasWhatTheMapHas) {
    const render::Scene drawn = scene(parse("3,1\n1,1,9\n3,1\nV,Z,V\n").value().map);
    EXPECT_EQ(drawn.legend.size(), 2U);
    EXPECT_EQ(scene(example()).legend.size(), 5U);
    EXPECT_EQ(drawn.title, "Pac-Man, 3 x 1, energy 9");
    EXPECT_TRUE(drawn.thread.empty());
    EXPECT_FALSE(drawn.chart);
}

TEST(PacmanScene, ReadsInATerminalWithoutColours) {
    const Route route = parse_route(testing::example_route, example()).value();
    render::TerminalOptions options;
    options.width = 40;
    EXPECT_EQ(render::terminal(scene(example(), &route), options),
              "Pac-Man, 4 x 3, energy 10\n"
              "y\n"
              "1 ┏━━━━━┓\n"
              "2 S   #7┃\n"
              "3     #4G\n"
              "  1 2 3 4 x\n"
              "\n"
              "6 steps   10 energy at the end   3 food   1 bomb\n"
              "\n"
              "Energy along the route\n"
              "14 ┤                  ●────╮\n"
              "   │                  │    │\n"
              "   │                  │    │\n"
              "   │            ●─────╯    ●─────●─────╮\n"
              "   │──────╮     │                      ╰\n"
              " 9 ┤      ╰─────╯\n"
              "    0               step               6\n");
}

TEST(PacmanScene, DrawsABrokenRouteUpToWhereItBreaks) {
    const Map map = parse("3,1\n1,1,9\n3,1\nV,B,V\n").value().map;
    const Route route = {{0, 0}, {0, 1}, {0, 2}};
    const render::Scene drawn = scene(map, &route);
    EXPECT_EQ(drawn.thread.size(), 2U);
    EXPECT_EQ(drawn.captions, std::vector<std::string>{"step 1: the bomb on (2,1) kills Pac-Man"});
}

TEST(PacmanScene, FoodAndBombsGoAsTheyAct) {
    const Route route = parse_route(testing::example_route, example()).value();
    const render::Animation moving = animation(example(), route);
    ASSERT_EQ(moving.frames.size(), route.size());
    std::vector<std::size_t> changed;
    for (std::size_t i = 0; i < moving.frames.size(); ++i)
        if (!moving.frames[i].changes.empty()) changed.push_back(i);
    EXPECT_EQ(changed, (std::vector<std::size_t>{2, 3, 4, 5}));
    EXPECT_EQ(moving.frames[4].figures, (std::vector<render::Figure>{{"of 6 steps", "4"}, {"energy", "11"}}));
}

}  // namespace
}  // namespace ariadne::pacman
