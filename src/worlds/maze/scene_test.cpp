#include "worlds/maze/scene.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "render/picture.h"
#include "render/terminal.h"
#include "render/testing/whole.h"
#include "worlds/maze/testing/examples.h"
#include "worlds/maze/text.h"

namespace ariadne::maze {
namespace {

Map example() {
    return parse(testing::example_4).value().map;
}

Route example_route() {
    return testing::route_of(testing::example_4_route, example());
}

TEST(MazeScene, HasAStyleForEveryCharacter) {
    const Map map = parse("N=2, M=7, P=9\nST012#E\n3456789\n").value().map;
    const render::Board board = scene(map).board;
    for (std::size_t i = 0; i < map.cells.size(); ++i)
        EXPECT_EQ(board.styles[board.cells[i]].text, std::string(1, map.cells[i]));
    EXPECT_TRUE(board.style({0, 5}).solid);
    EXPECT_EQ(board.style({0, 0}).mark, render::Mark::disc);
    EXPECT_EQ(board.style({0, 6}).mark, render::Mark::square);
    EXPECT_EQ(board.style({0, 1}).mark, render::Mark::gem);
}

TEST(MazeScene, DearerCellsAreFurtherUpTheScale) {
    const Map map = parse("N=1, M=12, P=99\nS0123456789E\n").value().map;
    const render::Board board = scene(map).board;
    EXPECT_EQ(board.style({0, 1}).fill, (render::Paint{render::Role::surface, 1}));
    float before = -1;
    for (int digit = 1; digit <= 9; ++digit) {
        const render::Paint fill = board.style({0, digit + 1}).fill;
        EXPECT_EQ(fill.role, render::Role::cost);
        EXPECT_GT(fill.level, before);
        before = fill.level;
    }
    EXPECT_EQ(before, 1);
}

TEST(MazeScene, WithoutARouteHasNoThreadAndNoFigures) {
    const render::Scene drawn = scene(example());
    EXPECT_TRUE(drawn.thread.empty());
    EXPECT_TRUE(drawn.figures.empty());
    EXPECT_FALSE(drawn.chart);
    EXPECT_EQ(drawn.title, "MAZE, 4 x 11, life 8");
}

TEST(MazeScene, MarksTheCellOfADeath) {
    const Map map = parse("N=1, M=4, P=5\nS99E\n").value().map;
    const Route route = {{0, 0}, {0, 1}, {0, 2}};
    const render::Scene drawn = scene(map, &route);
    EXPECT_EQ(drawn.thread.size(), 2U);
    EXPECT_EQ(drawn.board.style({0, 1}).fill.role, render::Role::danger);
    EXPECT_EQ(drawn.board.style({0, 1}).text, "9");
    EXPECT_EQ(drawn.board.style({0, 2}).fill.role, render::Role::cost);
    EXPECT_EQ(drawn.legend.back().text, "dies here");
}

TEST(MazeScene, MarksADeathInTheLastFrameOfAWalk) {
    const Map map = parse("N=1, M=4, P=5\nS19E\n").value().map;
    render::Animation moving = animation(map, {{0, 0}, {0, 1}, {0, 2}});
    ASSERT_EQ(moving.frames.size(), 3U);
    std::vector<render::Role> fills;
    for (const render::Frame& frame : moving.frames) {
        render::show(moving.scene, frame);
        fills.push_back(moving.scene.board.style({0, 2}).fill.role);
    }
    EXPECT_EQ(fills, (std::vector<render::Role>{render::Role::cost, render::Role::cost, render::Role::danger}));
    EXPECT_EQ(moving.scene.board.style({0, 2}).text, "9");
    EXPECT_EQ(moving.scene.legend.back().text, "dies here");
}

TEST(MazeScene, ShowsTheRouteItsFiguresAndTheLifeAlongIt) {
    const Route route = example_route();
    const render::Scene drawn = scene(example(), &route);
    EXPECT_EQ(drawn.thread, route);
    EXPECT_EQ(drawn.figures, (std::vector<render::Figure>{{{tr_n("step", "steps"), 10}, "10"},
                                                          {tr("life on arrival"), "4"},
                                                          {{tr_n("treasure taken", "treasures taken"), 1U}, "1"}}));
    EXPECT_TRUE(drawn.captions.empty());
    ASSERT_TRUE(drawn.chart);
    std::vector<double> life;
    for (const render::Point p : drawn.chart->series.at(0).points) life.push_back(p.y);
    EXPECT_EQ(life, (std::vector<double>{8, 13, 13, 13, 13, 13, 13, 10, 7, 4, 4}));
    ASSERT_EQ(drawn.chart->notes.size(), 1U);
    EXPECT_EQ(drawn.chart->notes[0].at, (render::Point{1, 13}));
    EXPECT_EQ(drawn.chart->notes[0].text, "+5");
}

TEST(MazeScene, DrawsABrokenRouteUpToWhereItBreaks) {
    const Map map = parse(testing::example_2).value().map;
    const Route route = testing::route_of("(1,1) (2,1) (3,1) (4,1)", map);
    const render::Scene drawn = scene(map, &route);
    EXPECT_EQ(drawn.thread.size(), 3U);
    ASSERT_EQ(drawn.captions.size(), 1U);
    EXPECT_EQ(drawn.captions[0], "step 2: the runner dies on (3,1) with life -8");
}

TEST(MazeScene, ReadsAsTheCourseProjectDrawsIt) {
    const Route route = example_route();
    render::TerminalOptions options;
    options.width = 40;
    EXPECT_EQ(render::terminal(scene(example(), &route), options),
              "MAZE, 4 x 11, life 8\n"
              "y\n"
              "3 ██████████████████████\n"
              "2 ██S 3 3 3 3 3 3 3 E ██\n"
              "1 ██◆━━━━━━━━━━━━━━━┛ ██\n"
              "0 ██████████████████████\n"
              "  0   2   4   6   8   10 x\n"
              "\n"
              "10 steps   4 life on arrival   1 treasure taken\n"
              "\n"
              "Life along the route\n"
              "13 ┤    ●────────────────────╮\n"
              "   │    │                    ╰──╮\n"
              "   │────╯                       ╰───╮\n"
              "   │                                ╰───\n"
              "   │\n"
              " 0 ┤\n"
              "    0              steps              10\n");
}

TEST(MazeScene, CountsTheCellsOfTheDrawing) {
    const std::string bytes = render::svg(scene(example())).value();
    const auto occurrences = [&](const std::string& part) {
        int found = 0;
        for (std::size_t at = bytes.find(part); at != std::string::npos; at = bytes.find(part, at + 1)) ++found;
        return found;
    };
    EXPECT_EQ(occurrences(">0</text>"), 5 + 2);          // cells, and both axes
    EXPECT_EQ(occurrences(">3</text>"), 7 + 3 + 2 + 1);  // cells, both axes, the legend
    EXPECT_EQ(occurrences(">10</text>"), 1);
}

}  // namespace
}  // namespace ariadne::maze
