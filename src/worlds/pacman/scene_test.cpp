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
    ASSERT_EQ(drawn.legend.size(), 3U);
    EXPECT_EQ(drawn.legend[2].text, "solid wall");
    EXPECT_EQ(scene(example()).legend.size(), 5U);
    EXPECT_EQ(drawn.title, "Pac-Man, 1 x 3, energy 9");
    EXPECT_TRUE(drawn.thread.empty());
    EXPECT_FALSE(drawn.chart);
}

TEST(PacmanScene, ReadsInATerminalWithoutColours) {
    const Route route = testing::route_of(testing::example_route, example());
    render::TerminalOptions options;
    options.width = 40;
    EXPECT_EQ(render::terminal(scene(example(), &route), options),
              "Pac-Man, 3 x 4, energy 10\n"
              "y\n"
              "1 ┏━━━━━┓\n"
              "2 S   #7┃\n"
              "3     #4G\n"
              "  1 2 3 4 x\n"
              "+n food   #n wall   *n bomb\n"
              "\n"
              "6 steps   10 energy on arrival   3 food eaten   1 bomb set off\n"
              "\n"
              "Energy along the route\n"
              "14 ┤                  ●────╮\n"
              "   │                  │    │\n"
              "   │                  │    │\n"
              "   │            ●─────╯    ●─────●─────╮\n"
              "   │──────╮     │                      ╰\n"
              " 9 ┤      ╰─────╯\n"
              "    0              steps               6\n");
}

TEST(PacmanScene, DrawsABrokenRouteUpToWhereItBreaks) {
    const Map map = parse("3,1\n1,1,9\n3,1\nV,B,V\n").value().map;
    const Route route = {{0, 0}, {0, 1}, {0, 2}};
    const render::Scene drawn = scene(map, &route);
    EXPECT_EQ(drawn.thread.size(), 2U);
    ASSERT_EQ(drawn.captions.size(), 1U);
    EXPECT_EQ(drawn.captions[0], "step 1: the bomb on (2,1) kills Pac-Man");
}

TEST(PacmanScene, FoodAndBombsGoAsTheyAct) {
    const Route route = testing::route_of(testing::example_route, example());
    const render::Animation moving = animation(example(), route);
    ASSERT_EQ(moving.frames.size(), route.size());
    std::vector<std::size_t> changed;
    for (std::size_t i = 0; i < moving.frames.size(); ++i)
        if (!moving.frames[i].changes.empty()) changed.push_back(i);
    EXPECT_EQ(changed, (std::vector<std::size_t>{2, 3, 4, 5}));
    EXPECT_EQ(moving.frames[4].figures,
              (std::vector<render::Figure>{{{tr_n("of {0} step", "of {0} steps"), 6U}, "4"}, {tr("energy"), "11"}}));
}

TEST(PacmanScene, MarksADeathInTheLastFrameOfAWalk) {
    const Map map = parse("4,1\n1,1,5\n4,1\nV,V,B9,V\n").value().map;
    render::Animation moving = animation(map, {{0, 0}, {0, 1}, {0, 2}});
    ASSERT_EQ(moving.frames.size(), 3U);
    const std::size_t bomb = moving.scene.board.cells[2];
    render::show(moving.scene, moving.frames[0]);
    render::show(moving.scene, moving.frames[1]);
    EXPECT_EQ(moving.scene.board.cells, board(map).cells);
    render::show(moving.scene, moving.frames[2]);
    EXPECT_EQ(moving.scene.board.cells[2], moving.scene.legend.back().style);
    EXPECT_NE(moving.scene.board.cells[2], bomb);
    EXPECT_EQ(moving.scene.board.style({0, 2}).fill, (render::Paint{Role::danger, 1}));
    EXPECT_EQ(moving.scene.legend.back().text, "dies here");
}

// Everything that is on a map, in one row.
render::Scene all_kinds() {
    render::Scene drawn = scene(parse("8,1\n1,1,9\n8,1\nV,V,J3,Z4,Z,B2,B,V\n").value().map);
    drawn.title = {};
    drawn.board.axes.reset();
    return drawn;
}

TEST(PacmanScene, KeepsItsSignsWhateverTheWidth) {
    render::TerminalOptions options;
    options.width = 0;
    EXPECT_EQ(render::terminal(all_kinds(), options),
              "S   +3#4██*2*XG\n"
              "+n food   #n wall   *n bomb   ██ solid wall   *X deadly bomb\n");
    options.unicode = false;
    EXPECT_EQ(render::terminal(all_kinds(), options),
              "S   +3#4##*2*XG\n"
              "+n food   #n wall   *n bomb   ## solid wall   *X deadly bomb\n");
    options.width = 16;
    EXPECT_EQ(render::terminal(all_kinds(), options),
              "S +4#*XG\n"
              "+ food   n wall\n"
              "* bomb\n"
              "# solid wall\n"
              "X deadly bomb\n");
}

TEST(PacmanScene, KeepsItsSignsInColour) {
    render::TerminalOptions options;
    options.colours = render::Colours::basic;
    const std::string basic = render::terminal(all_kinds(), options);
    EXPECT_TRUE(basic.starts_with("\x1b[0;1mS \x1b[0;37m  \x1b[0;30;102m+3\x1b[0;30;47m#4\x1b[0m██\x1b[0;30;101m*2*X"))
        << basic;
    options.colours = render::Colours::palette;
    const std::string palette = render::terminal(all_kinds(), options);
    EXPECT_NE(palette.find("\x1b[0;38;5;235;48;5;72m+3"), std::string::npos) << palette;
    EXPECT_NE(palette.find("\x1b[0;38;5;235;48;5;209m*2*X"), std::string::npos) << palette;
    EXPECT_NE(palette.find(";48;5;247m#4"), std::string::npos) << palette;
    options.colours = render::Colours::truecolour;
    const std::string full = render::terminal(all_kinds(), options);
    for (const char* const text : {"m+3", "m#4", "m*2", "m*X"}) EXPECT_NE(full.find(text), std::string::npos) << full;
}

}  // namespace
}  // namespace ariadne::pacman
