#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "screen.h"

// Rush Hour on a real terminal.

namespace ariadne::testing {
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
    screen.press("Right").shows("C is in the way.");
    screen.press("E").shows("┃    E     ┃");
    screen.hides("C is in the way.");
    screen.press("Down").shows("No vehicle in that direction.");
    screen.press("Left Left").shows("The board ends there.");
    screen.press("C Down Down Down D s A l l l").shows("│  ·     ·     ·   ┃    A     ┃  ·   →");
    screen.press("d").shows("Solved: 4 moves, 9 steps. Perfect: no shorter solution exists.");
    screen.press("Left").shows("The game is over. Restart, or undo the last move.");
    screen.press("u");
    screen.hides("The game is over. Restart, or undo the last move.");
    screen.shows("┃    A     ┃  ·     ·     ·     ·   →");
    screen.press("r").shows("Restarted.");
}

TEST_F(PlayRush, HintsAndTheNextMove) {
    Screen screen({"play", boards_, "--board", "2"}, wide_);
    screen.shows("board 2/3  Alone");
    screen.press("Right t").shows("Hint: A right by 3.");
    screen.press("v").shows("┃  →     →     →   →");
    screen.press("n").shows("No solution: the red car cannot get out.");
    screen.press("t").shows("No solution: the red car cannot get out.");
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
    screen.write(click_at(12, 19)).shows("┃    E     ┃");
    screen.write(click_at(4, 19)).shows("│┃    E     ┃  ·     ·     ·     ·   │");
    screen.write(click_at(30, 19)).shows("│  ·     ·     ·   ┃    E     ┃  ·   │");
    screen.write(click_at(5, 5)).shows("E only slides along its line.");
    screen.press("q").shows("left with 0");
    EXPECT_TRUE(screen.left_clean()) << screen.text();
}

TEST_F(PlayRush, NoColourAndNoUnicode) {
    Screen screen({"play", "--lang", "cs", boards_},
                  {.cols = 160, .term = "vt100", .environment = "LC_ALL=C NO_COLOR=1"});
    screen.shows("sipky posun nebo vyber");
    screen.shows("deska 1/3");
    screen.shows("|************|    |      +----+");
    screen.shows("|*    A     *|    |  .   |    |  .   >");
    screen.press("Right").shows("V ceste stoji C.");
    EXPECT_FALSE(has(screen.colours(), "8;5;")) << screen.colours();
    screen.press("n t").shows("Tip: A doprava o 4.");
    screen.press("Right Right Right Right").shows("Vyreseno: 1 tah, 4 kroky.");
}

TEST_F(PlayRush, WindowsOfAllSizes) {
    Screen screen({"play", boards_}, {.cols = 31, .rows = 9});
    screen.shows("A─A◂C · D ·");
    screen.resize(160, 50).shows("┃        A         ┃");
    screen.resize(60, 18).shows("┏━━A━━━┓");
    screen.resize(20, 5).shows("30 columns");
}

TEST_F(PlayRush, TheHelpListsWhatThereIs) {
    Screen screen({"play", boards_}, wide_);
    screen.shows("arrows slide or select");
    screen.press("?").shows("slide the selected vehicle");
    screen.shows("next board, previous board");
    EXPECT_FALSE(has(screen.text(), "safe mode"));
    EXPECT_FALSE(has(screen.text(), "fog"));
}

TEST_F(PlayRush, ABoardThatIsNotThere) {
    EXPECT_TRUE(refused(run({"play", boards_, "--board", "9"}), "--board: found 9, expected 1 to 3"));
    EXPECT_TRUE(refused(run({"play", folder_.write("broken.txt", "AA..\n....\n....\n...\n")}), "broken.txt:4:4:"));
}

}  // namespace
}  // namespace ariadne::testing
