#include "render/terminal.h"

#include <gtest/gtest.h>

#include "render/terminal_parts.h"
#include "render/testing/small_rooms.h"

namespace ariadne::render {
namespace {

Scene untitled(Scene scene) {
    scene.title = {};
    return scene;
}

TEST(TerminalWalls, AreBoxesWithJoints) {
    EXPECT_EQ(terminal(untitled(small_rooms()), {.width = 0}),
              "┌───────┬───┐\n"
              "│ S     │ E │\n"
              "│   ╶───┘   │\n"
              "│           │\n"
              "└───────────┘\n");
    EXPECT_EQ(terminal(untitled(small_rooms()), {.width = 8, .walls = WallForm::boxes}),
              "┌───┬─┐\n"
              "│S  │E│\n"
              "│ ╶─┘ │\n"
              "│     │\n"
              "└─────┘\n");
}

TEST(TerminalWalls, ComeLineByLine) {
    const Scene scene = untitled(small_rooms());
    const TerminalOptions options{.width = 0};
    std::string text;
    int lines = 0;
    wall_lines(scene, options, [&](const Line& line) {
        ++lines;
        EXPECT_EQ(line.size(), 13U);
        encode(line, Colours::none, text);
        return true;
    });
    EXPECT_EQ(lines, 5);
    EXPECT_EQ(text, terminal(scene, options));
}

TEST(TerminalWalls, ShowTheThreadWithAndWithoutColour) {
    EXPECT_EQ(terminal(untitled(small_rooms_with_thread()), {.width = 0}),
              "┌───────┬───┐\n"
              "│ S     │ E │\n"
              "│ • ╶───┘ • │\n"
              "│ • • • • • │\n"
              "└───────────┘\n");
    const std::string line = "\x1b[0;1;38;2;157;144;255m";
    const std::string mark = "\x1b[0;1;38;2;255;122;110m";
    EXPECT_EQ(terminal(untitled(small_rooms_with_thread()), {.colours = Colours::truecolour, .width = 0}),
              "┌───────┬───┐\n"
              "│ " +
                  mark + "S\x1b[0m     │ " + mark + "E\x1b[0m │\n" + "│ " + line + "┃\x1b[0m ╶───┘ " + line +
                  "┃\x1b[0m │\n" + "│ " + line + "┗━━━━━━━┛\x1b[0m │\n" + "└───────────┘\n");
}

TEST(TerminalWalls, AreHalfBlocksWhereBoxesDoNotFit) {
    EXPECT_EQ(terminal(untitled(small_rooms()), {.width = 8}),
              "█S▀▀█E█\n"
              "█ ▀▀▀ █\n"
              "▀▀▀▀▀▀▀\n");
    EXPECT_EQ(terminal(untitled(small_rooms_with_thread()), {.walls = WallForm::blocks}),
              "█S▀▀█E█\n"
              "█•╤╤╤•█\n"
              "▀▀▀▀▀▀▀\n");
}

TEST(TerminalWalls, DoWithoutUnicode) {
    EXPECT_EQ(terminal(untitled(small_rooms_with_thread()), {.unicode = false, .width = 0}),
              "+---+---+---+\n"
              "| S     | E |\n"
              "+ * +---+ * +\n"
              "| * * * * * |\n"
              "+---+---+---+\n");
}

TEST(TerminalWalls, ShowAPartOfWhatDoesNotFit) {
    Scene scene = untitled(small_rooms_with_thread());
    EXPECT_EQ(terminal(scene, {.width = 5, .walls = WallForm::boxes}),
              "┌────\n"
              "│ S\n"
              "│ • ╶\n"
              "│ • •\n"
              "└────\n"
              "rows 0 to 1 and columns 0 to 0 of 2 x 3 rooms\n");
}

}  // namespace
}  // namespace ariadne::render
