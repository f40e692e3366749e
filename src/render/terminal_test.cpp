#include "render/terminal.h"

#include <gtest/gtest.h>

#include "render/testing/small_scene.h"

namespace ariadne::render {
namespace {

TEST(Terminal, DrawsABoardWithItsAxes) {
    EXPECT_EQ(terminal(small_scene()),
              "Small <& sharp>\n"
              "y\n"
              "2 ████████\n"
              "1 S 5 E ██\n"
              "0 ◆ 9 0 ██\n"
              "  0 1 2 3 x\n");
}

TEST(Terminal, DrawsTheThreadItsFiguresAndTheLifeAlongIt) {
    TerminalOptions options;
    options.width = 24;
    EXPECT_EQ(terminal(small_scene_with_thread(), options),
              "Small <& sharp>\n"
              "y\n"
              "2 ████████\n"
              "1 S 5 E ██\n"
              "0 ◆━━━┛ ██\n"
              "  0 1 2 3 x\n"
              "\n"
              "4 steps   7 life\n"
              "\n"
              "Life\n"
              "13 ┤     ●────╮\n"
              "   │     │    │\n"
              "   │─────╯    │\n"
              "   │          ╰─────────\n"
              "   │\n"
              " 0 ┤\n"
              "    0       step       4\n");
}

TEST(Terminal, DrawsInAsciiAlone) {
    TerminalOptions options;
    options.unicode = false;
    options.width = 24;
    const std::string text = terminal(small_scene_with_thread(), options);
    for (const char c : text) EXPECT_LT(static_cast<unsigned char>(c), 0x80);
    EXPECT_TRUE(
        text.starts_with("Small <& sharp>\n"
                         "y\n"
                         "2 ########\n"
                         "1 S 5 E ##\n"
                         "0 T---+ ##\n"
                         "  0 1 2 3 x\n"))
        << text;
}

TEST(Terminal, ColoursTheThreadAndNothingElseAlike) {
    Scene scene = small_scene_with_thread();
    scene.title = {};
    scene.figures.clear();
    scene.chart.reset();
    scene.board.axes.reset();
    TerminalOptions options;
    options.colours = Colours::truecolour;
    const std::string wall = "\x1b[0;38;2;236;235;230;48;2;236;235;230m";
    const std::string mark = "\x1b[0;1;38;2;29;32;39;48;2;157;144;255m";
    const std::string thread = "\x1b[0;1;38;2;157;144;255;48;2;29;32;39m";
    EXPECT_EQ(terminal(scene, options), wall + "████████\x1b[0m\n" +                            //
                                            mark + "S" + thread + " " +                         //
                                            "\x1b[0;38;2;236;235;230;48;2;141;92;60m5 " +       //
                                            mark + "E" + thread + " " + wall + "██\x1b[0m\n" +  //
                                            mark + "◆" + thread + "━━━┛ " + wall + "██\x1b[0m\n");
    options.colours = Colours::basic;
    EXPECT_EQ(terminal(scene, options),
              "████████\n"
              "\x1b[0;1;94mS \x1b[0;33m5 \x1b[0;1;94mE \x1b[0m██\n"
              "\x1b[0;1;94m◆━━━┛ \x1b[0m██\n");
    options.colours = Colours::palette;
    EXPECT_NE(terminal(scene, options).find("\x1b[0;1;38;5;141;48;5;235m"), std::string::npos);
}

TEST(Terminal, NarrowsThenScalesWhatDoesNotFit) {
    Scene scene = small_scene();
    scene.title = {};
    scene.board.size = {6, 12};
    scene.board.cells.assign(72, 1);
    scene.board.cells[0] = 4;
    scene.board.cells[71] = 5;
    scene.board.axes.reset();
    TerminalOptions options;
    options.width = 16;
    EXPECT_EQ(terminal(scene, options),
              "S00000000000\n000000000000\n000000000000\n000000000000\n000000000000\n00000000000E\n");
    options.width = 12;
    scene.thread = {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 3}, {2, 3}, {3, 3}, {3, 4}};
    EXPECT_EQ(terminal(scene, options),
              "S━┓\n"
              "  ╹   E\n"
              "each square stands for 3 x 3 cells\n");
}

TEST(Terminal, DrawsAChart) {
    Scene scene;
    scene.chart.emplace();
    scene.chart->title = Message::plain("What more steps bring");
    scene.chart->x_name = Message::plain("steps");
    scene.chart->series = {{Message::plain("best"), {{10, 4}, {12, 6}, {14, 9}}, true}};
    EXPECT_EQ(terminal(scene, {.width = 24}),
              "What more steps bring\n"
              "9 ┤                    ●\n"
              "  │                    │\n"
              "  │          ●─────────╯\n"
              "  │●─────────╯\n"
              "  │\n"
              "0 ┤\n"
              "   10      steps      14\n");
}

TEST(Terminal, SpeaksTheLanguageOfItsReader) {
    const Message steps(tr_n("{0} step", "{0} steps"), 5);
    Scene scene = small_scene_with_thread();
    scene.title = scene.chart->title = scene.figures[0].name = scene.chart->x_name = scene.chart->y_name = steps;
    scene.captions = {steps};
    scene.legend = {{4, {}, steps}};
    EXPECT_EQ(terminal(scene, {.width = 24, .language = Language::cs}),
              "5 kroků\n"
              "y\n"
              "2 ████████\n"
              "1 S 5 E ██\n"
              "0 ◆━━━┛ ██\n"
              "  0 1 2 3 x\n"
              "S 5 kroků\n"
              "\n"
              "4 5 kroků   7 life\n"
              "5 kroků\n"
              "\n"
              "5 kroků\n"
              "5 kroků\n"
              "13 ┤     ●────╮\n"
              "   │     │    │\n"
              "   │─────╯    │\n"
              "   │          ╰─────────\n"
              "   │\n"
              " 0 ┤\n"
              "    0     5 kroků      4\n");
}

}  // namespace
}  // namespace ariadne::render
