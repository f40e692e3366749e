#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "screen.h"

// Rush Hour on a real terminal.

using ariadne::testing::Finished;
using ariadne::testing::Folder;
using ariadne::testing::run;
using ariadne::testing::Screen;

namespace {

// Four moves in some order: E out of the way of C, C and D out of the way of the red car.
constexpr std::string_view boards =
    "# First steps\n"
    "..C...\n"
    "..C...\n"
    "AAC.D.\n"
    "....D.\n"
    "....D.\n"
    ".EE...\n"
    "\n"
    "# Alone\n"
    "......\n"
    "......\n"
    "AA....\n"
    "......\n"
    "......\n"
    "......\n"
    "\n"
    "# Blocked\n"
    "......\n"
    "......\n"
    "AA...x\n"
    "......\n"
    "......\n"
    "......\n";

class PlayRush : public ::testing::Test {
  protected:
    Folder folder_;
    std::string boards_ = folder_.write("boards.txt", boards);
    Screen::Kind wide_{.cols = 160};  // for long names of temporary folders
};

TEST_F(PlayRush, ChooseSlideAndWin) {
    Screen screen({"play", boards_}, wide_);
    screen.shows("board 1/3  First steps");
    screen.shows("┃    A     ┃");
    screen.shows("│    E     │");
    screen.shows("→");
    screen.press("Right");
    screen.shows("C is in the way.");
    screen.press("E");
    screen.shows("┃    E     ┃");
    screen.hides("C is in the way.");
    screen.press("Down");
    screen.shows("No vehicle in that direction.");
    screen.press("Left Left");
    screen.shows("The board ends there.");
    screen.press("C Down Down Down D s A l l l");
    screen.shows("│  ·     ·     ·   ┃    A     ┃  ·   →");
    screen.press("d");
    screen.shows("Solved: 4 moves, 9 steps. Perfect: no shorter solution exists.");
    screen.press("Left");
    screen.shows("The game is over. Restart, or undo the last move.");
    screen.press("u");
    screen.hides("The game is over. Restart, or undo the last move.");
    screen.shows("┃    A     ┃  ·     ·     ·     ·   →");
    screen.press("r");
    screen.shows("Restarted.");
}

TEST_F(PlayRush, StepsOneAfterAnotherAreOneMove) {
    Screen screen({"play", boards_, "--board", "2"}, {.cols = 160, .rows = 14});
    screen.shows("board 2/3  Alone");
    screen.shows("│A─A◂· · · · →");
    screen.press("Right Right");
    screen.shows("│· · A─A◂· · →");
    screen.shows("Moves             1");
    screen.shows("Steps             2");
    screen.press("Left Left");
    screen.shows("Moves             0");
    screen.press("Right Right BSpace");
    screen.shows("│A─A◂· · · · →");
    screen.press("u");
    screen.shows("Nothing to undo.");
}

TEST_F(PlayRush, HintsAndTheNextMove) {
    Screen screen({"play", boards_, "--board", "2"}, wide_);
    screen.shows("board 2/3  Alone");
    screen.press("Right t");
    screen.shows("Hint: A right by 3.");
    screen.press("v");
    screen.shows("┃  →     →     →   →");
    screen.press("n");
    screen.shows("No solution: the red car cannot get out.");
    screen.press("t");
    screen.shows("No solution: the red car cannot get out.");
}

TEST_F(PlayRush, WatchTheSolution) {
    Screen screen({"play", boards_}, wide_);
    screen.shows("board 1/3");
    screen.press("c");
    screen.shows("Move 1 of 4: ");
    screen.press("c");
    screen.shows("Move 2 of 4: ");
    screen.press("u");
    screen.shows("Move 1 of 4.");
    screen.press("+ + Space");
    screen.shows("Solved by the computer: 4 moves, 9 steps. Perfect: no shorter solution exists.");
    screen.press("r - - - - - Space Space");
    screen.shows("Move 1 of 4: ");
    screen.hides("Speed");
}

TEST_F(PlayRush, BoardAfterBoardAndTheClock) {
    Screen screen({"play", boards_}, wide_);
    screen.shows("0:00 / about ");
    screen.press("E");
    screen.hides("0:00 / about ");
    screen.press("n");
    screen.shows("board 2/3  Alone");
    screen.shows("0:00 / about ");
    screen.press("p p");
    screen.shows("board 3/3  Blocked");
    screen.press("n");
    screen.shows("board 1/3  First steps");
}

// As a terminal tells of the mouse: a button that goes down and comes up, the column and the line, 33 being the first.
std::string click_at(int col, int row) {
    std::string out;
    for (const char button : {' ', '#'})
        out += std::string("\033[M") + button + static_cast<char>(33 + col) + static_cast<char>(33 + row);
    return out;
}

TEST_F(PlayRush, TheMouseChoosesAndSlides) {
    Screen screen({"play", boards_}, {.cols = 100, .rows = 24});
    screen.shows("┃    A     ┃");
    screen.write(click_at(12, 19));
    screen.shows("┃    E     ┃");
    screen.write(click_at(4, 19));
    screen.shows("│┃    E     ┃  ·     ·     ·     ·   │");
    screen.write(click_at(30, 19));
    screen.shows("│  ·     ·     ·   ┃    E     ┃  ·   │");
    screen.write(click_at(5, 5));
    screen.shows("E only slides along its line.");
    screen.press("q");
    screen.shows("left with 0");
    EXPECT_TRUE(screen.left_clean()) << screen.text();
}

TEST_F(PlayRush, NoColourAndNoUnicode) {
    Screen screen({"play", "--lang", "cs", boards_},
                  {.cols = 160, .term = "vt100", .environment = "LC_ALL=C NO_COLOR=1"});
    screen.shows("sipky posun nebo vyber");
    screen.shows("deska 1/3");
    screen.shows("|************|    |      +----+");
    screen.shows("|*    A     *|    |  .   |    |  .   >");
    screen.press("Right");
    screen.shows("V ceste stoji C.");
    EXPECT_EQ(screen.colours().find("8;5;"), std::string::npos) << screen.colours();
    screen.press("n t");
    screen.shows("Tip: A doprava o 4.");
    screen.press("Right Right Right Right");
    screen.shows("Vyreseno: 1 tah, 4 kroky.");
}

TEST_F(PlayRush, WindowsOfAllSizes) {
    Screen screen({"play", boards_}, {.cols = 31, .rows = 9});
    screen.shows("A─A◂C · D ·");
    screen.resize(160, 50);
    screen.shows("┃        A         ┃");
    screen.resize(60, 18);
    screen.shows("┏━━A━━━┓");
    screen.resize(20, 5);
    screen.shows("30 columns");
}

TEST_F(PlayRush, TheHelpListsWhatThereIs) {
    Screen screen({"play", boards_}, wide_);
    screen.shows("arrows slide or select");
    screen.press("?");
    screen.shows("slide the selected vehicle");
    screen.shows("next board, previous board");
    EXPECT_EQ(screen.text().find("safe mode"), std::string::npos);
    EXPECT_EQ(screen.text().find("fog"), std::string::npos);
}

TEST_F(PlayRush, ABoardThatIsNotThere) {
    const Finished finished = run({"play", boards_, "--board", "9"});
    EXPECT_EQ(finished.code, 2);
    EXPECT_NE(finished.err.find("--board: found 9, expected 1 to 3"), std::string::npos) << finished.err;
    const Finished broken = run({"play", folder_.write("broken.txt", "AA..\n....\n....\n...\n")});
    EXPECT_EQ(broken.code, 2);
    EXPECT_NE(broken.err.find("broken.txt:4:4:"), std::string::npos) << broken.err;
}

}  // namespace
