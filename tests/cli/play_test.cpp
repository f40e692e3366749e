#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <utility>

#include "screen.h"

namespace ariadne::testing {
namespace {

constexpr std::string_view contest =
    "4,3\n"
    "1,2,10\n"
    "4,3\n"
    "V,J3,J4,B2\n"
    "V,V,Z7,J1\n"
    "V,V,Z4,V\n";

// A deadly bomb below, a wall that takes all of the energy and more at the right.
constexpr std::string_view traps =
    "4,2\n"
    "1,1,4\n"
    "4,2\n"
    "V,Z4,J9,V\n"
    "B,V,V,V\n";

constexpr std::string_view maze =
    "N=3, M=5, P=4\n"
    "#S2E#\n"
    "#T0##\n"
    "#9###\n";

constexpr std::string_view labyrinth =
    "LABYRINTH 2 3\n"
    " _ _ _\n"
    "|  _  |\n"
    "|_ _|_|\n";

class Play : public ::testing::Test {
  protected:
    Folder folder_;
    std::string contest_ = folder_.write("contest.txt", contest);
    std::string traps_ = folder_.write("traps.txt", traps);
    std::string maze_ = folder_.write("maze.txt", maze);
    std::string labyrinth_ = folder_.write("labyrinth.txt", labyrinth);
};

TEST_F(Play, AWin) {
    Screen screen({"play", contest_});
    screen.shows("arrows move");
    screen.press("Up Right l d Down").shows("Food: +1 energy.");
    screen.press("s").shows("You won: 6 steps, energy 10. Best possible: 4.");
    screen.press("Left").shows("The game is over. Restart, or undo the last move.");
}

TEST_F(Play, ALossAndANewBeginning) {
    Screen screen({"play", traps_});
    screen.shows("arrows move");
    screen.press("Down").shows("You lost after 1 step. The bomb was deadly.");
    screen.press("r").shows("Restarted.");
    screen.shows(" ● ▲4 +9");
    screen.press("Right").shows("You lost after 1 step. Wall climbed: −4 energy. Out of energy.");
    screen.press("u");
    screen.hides("You lost");
    screen.shows(" ● ▲4 +9");
}

TEST_F(Play, SafeModeRefusesAndItIsNoTurn) {
    Screen screen({"play", traps_});
    screen.shows("arrows move");
    screen.press("m").shows("safe mode: contest rules.");
    screen.press("Down").shows("Blocked by safe mode: that bomb is deadly.");
    screen.press("Right").shows("Blocked by safe mode: energy would drop to -1.");
    screen.press("u").shows("Nothing to undo.");
    screen.press("m").shows("safe mode: strict.");
    screen.press("m").shows("safe mode: off.");
}

TEST_F(Play, AnotherMapAndABrokenOne) {
    folder_.write("broken.txt", "4,3\n1,2,10\n4,3\nV,J0,J4,B2\nV,V,Z7,J1\nV,V,Z4,V\n");
    Screen screen({"play", contest_}, {.cols = 160});  // for long names of temporary folders
    screen.shows("arrows move");
    screen.press("o").shows("Open:");
    screen.write(folder_.path("bro"));
    screen.press("Tab").shows("broken.txt");
    screen.press("Enter").shows("broken.txt:4:3:");
    screen.press("Up").shows(" ● +3 +4 *2");  // the game goes on
    screen.press("o").shows("Open:");
    screen.write(folder_.path("nowhere.txt"));
    screen.press("Enter").shows("cannot be read");
    screen.press("o").shows("Open:");
    screen.write(folder_.path("t"));
    screen.press("Tab Enter").shows("Opened");
    screen.shows("traps.txt  2/2");
    screen.press("p").shows("contest.txt  1/2");
    screen.press("o").shows("Open:");
    screen.press("Escape");
    screen.hides("Open:");
}

TEST_F(Play, AWindowTooSmallAndOthers) {
    Screen screen({"play", contest_}, {.cols = 20, .rows = 5});
    screen.shows("small: 30 columns");
    screen.press("Up");
    screen.resize(80, 24).shows(" ● +3 +4 *2");
    screen.resize(31, 9).shows("Energy 9");
    screen.shows(" ● +3 +4 *2");
    screen.resize(3, 2);
    screen.hides("+3");
    screen.resize(150, 50).shows(" ● +3 +4 *2");
    screen.press("q").shows("left with 0");
}

TEST_F(Play, ALargeBoardScrollsWithItsWalker) {
    std::string text = "N=40, M=90, P=1000\n";
    for (int row = 0; row < 40; ++row) text += std::string(90, '1') + "\n";
    text[text.find('\n') + 1] = 'S';
    text[text.size() - 2] = 'E';
    Screen screen({"play", folder_.write("large.txt", text), "--world", "maze"});
    screen.shows(" ●");
    screen.hides("E ");
    screen.press("- - - - - Space");  // a step a second
    screen.shows("Speed");
    screen.press("Space");
    screen.hides("Speed");
    screen.press("+ + + + + Space").shows("The computer finished: 128 steps");
    screen.hides("S ");
}

TEST_F(Play, Czech) {
    Screen screen({"play", "--lang", "cs", contest_});
    screen.shows("šipky pohyb");
    screen.shows("Bezpečný režim");
    screen.press("Left").shows("Tam deska končí.");
    screen.press("?").shows("počítač: změnit cíl hledání");
}

TEST_F(Play, NoColourAndNoUnicode) {
    for (const std::string environment : {"LC_ALL=C", "LC_ALL=C NO_COLOR=1"}) {
        Screen screen({"play", "--lang", "cs", contest_, traps_},
                      {.term = environment == "LC_ALL=C" ? "vt100" : "screen-256color", .environment = environment});
        screen.shows("sipky pohyb");
        screen.shows("(@) . ^7 +1");
        screen.shows(" .  . ^4 [G]");
        EXPECT_FALSE(has(screen.colours(), "8;5;")) << screen.colours();
        EXPECT_FALSE(has(screen.text(), "á"));
        screen.press("q").shows("left with 0");
    }
}

// Which colours are behind the numbers 30 to 37 and 90 to 97, a terminal knows; there are no others here.
TEST_F(Play, FewColours) {
    const std::string source =
        folder_.write("source", "sixteen|of sixteen colours,\n\tcolors#16, pairs#256, use=xterm-256color,\n");
    ASSERT_EQ(std::system(("tic -x -o " + folder_.path("terms") + " " + source).c_str()), 0);
    const std::string here =
        "LC_ALL=C.UTF-8 TERMINFO_DIRS=" + folder_.path("terms") + ":/lib/terminfo:/usr/share/terminfo";
    for (const std::string term : {"xterm", "sixteen"}) {
        Screen screen({"play", contest_}, {.term = term, .environment = here});
        screen.shows(" ●  · ▲7 +1");
        const std::string seen = screen.colours();
        EXPECT_TRUE(has(seen, term == "xterm" ? "\033[37m" : "\033[97m")) << seen;
        EXPECT_FALSE(has(seen, "8;5;")) << seen;
        screen.press("q").shows("left with 0");
    }
}

TEST_F(Play, TheComputerPlaysAndHints) {
    Screen screen({"play", contest_});
    screen.shows("arrows move");
    screen.press("t").shows("Hint:");
    screen.press("c");
    screen.hides("Hint:");
    screen.press("v").shows("•");
    screen.press("Space").shows("The computer finished: 4 steps, energy 2. Perfect: no better route exists.");
    screen.press("r g").shows("Computer: most energy.");
}

TEST_F(Play, Maze) {
    Screen screen({"play", maze_, traps_}, {.cols = 160});
    screen.shows("Treasures");
    screen.press("Down").shows("Treasure: +5 life.");
    screen.press("m Down").shows("Blocked by safe mode: life would drop to 0.");
    screen.press("Up Right Right").shows("You won: 4 steps, life 7. Best possible: 2.");
    screen.press("n").shows("traps.txt  2/2");
    screen.shows("strict");  // stays chosen
}

TEST_F(Play, Labyrinth) {
    Screen screen({"play", labyrinth_});
    screen.shows("│ ●         │");
    screen.shows("│   ╶───┐   │");
    screen.shows("│       │ E │");
    screen.press("Up").shows("That wall is impassable.");
    screen.press("Down Right").shows("│ ▪   ● │ E │");
    screen.press("t").shows("Hint: left, up, right, right, down.");
    screen.press("u").shows("│ ●     │ E │");
    screen.press("Up").shows("│ ·     │ E │");  // where one turned back
    screen.press("v").shows("│ ●   •   • │");
    screen.press("v Right Right Down").shows("You won: 5 steps. Best possible: 3.");
    screen.press("r Space").shows("The computer reached the exit: 3 steps. Perfect: no better route exists.");
}

TEST_F(Play, LabyrinthInTheFog) {
    Screen screen({"play", "--lang", "cs", labyrinth_});
    screen.shows("│       │ E │");
    screen.press("f").shows("mlha: zapnutá.");
    screen.hides("E │");
    screen.press("Right Right").shows("│ E │");
    screen.press("Down").shows("Výhra: 3 kroky. Perfektní: lepší cesta neexistuje.");
}

TEST_F(Play, LabyrinthWithoutColourAndUnicode) {
    Screen screen({"play", labyrinth_}, {.term = "vt100", .environment = "LC_ALL=C NO_COLOR=1"});
    screen.shows("+---+---+---+");
    screen.shows("|(@)        |");
    screen.shows("|       |[E]|");
    screen.press("Down").shows("|(@)    |[E]|");
    screen.shows("| S         |");
    screen.press("Up").shows("| .     |[E]|");
}

TEST_F(Play, ALargeLabyrinthScrollsWithItsWalker) {
    std::string text = "LABYRINTH 1 60\n";
    for (int col = 0; col < 60; ++col) text += " _";
    text += "\n|";
    for (int col = 0; col < 59; ++col) text += "_ ";
    text += "_|\n";
    Screen screen({"play", folder_.write("corridor.txt", text)});
    screen.shows("│●");
    screen.hides("E│");
    screen.press("+ + Space").shows("The computer reached the exit: 59 steps.");
    screen.hides("│S");
}

TEST_F(Play, HelpScrollsInASmallWindow) {
    Screen screen({"play", contest_}, {.cols = 60, .rows = 10});
    screen.shows("arrows move");
    screen.press("?").shows("undo the last move");
    EXPECT_FALSE(has(screen.text(), "quit; also"));
    for (int i = 0; i < 5; ++i) screen.press("Down Down Down Down Down Down Down Down");
    screen.shows("quit; also Ctrl-C");
    screen.press("Up");
    screen.hides("quit; also Ctrl-C");
    screen.press("x").shows("+3 +4");
}

TEST_F(Play, TheTerminalIsLeftClean) {
    for (const auto& [keys, code] : {std::pair("q", 0), std::pair("C-c", 0), std::pair("'C-\\'", 128 + SIGQUIT)}) {
        Screen screen({"play", contest_});
        screen.shows("arrows move");
        screen.press(keys).shows("left with " + std::to_string(code));
        EXPECT_TRUE(screen.left_clean()) << screen.text();
    }
}

TEST_F(Play, TheTerminalIsLeftCleanBySignalsAndFaults) {
    for (const int signal : {SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS}) {
        Screen screen({"play", contest_});
        screen.shows("arrows move");
        screen.send(signal);
        screen.shows("left with " + std::to_string(128 + signal));
        EXPECT_TRUE(screen.left_clean()) << signal << "\n" << screen.text();
    }
}

TEST_F(Play, StoppedAndContinued) {
    Screen screen({"play", contest_});
    screen.shows("arrows move");
    screen.press("Up").shows(" ● +3");
    screen.press("C-z").shows("Stopped");
    screen.press("fg Enter").shows(" ● +3 +4 *2");
    screen.press("Right").shows("Food: +3 energy.");
    screen.press("q");
}

TEST_F(Play, NeedsATerminalAndAMap) {
    Finished finished = run({"play", contest_});
    EXPECT_TRUE(refused(finished, "a game needs a terminal"));
    finished = run({"play", folder_.write("bad.txt", "4,3\n1,2,x\n")});
    EXPECT_EQ(finished.code, 2);
    EXPECT_TRUE(has(finished.err, "bad.txt:2:5")) << finished.err;
    finished = run({"play", "-"}, std::string(contest));
    EXPECT_EQ(finished.code, 2);
}

// Nothing is drawn where it would be garbage, and it is told what to do instead.
TEST_F(Play, ATerminalThatCannotBeDrawnOn) {
    for (const char* term : {"dumb", "nonsense", "''"}) {
        Screen screen({"play", contest_}, {.cols = 300, .term = term});
        screen.shows(*term == '\'' ? "TERM is not set, so a board cannot be drawn"
                                   : "TERM is '" + std::string(term) + "', a terminal that cannot show a board");
        screen.shows("ariadne serve");
        screen.shows("left with 2");
        EXPECT_FALSE(has(screen.text(), "+3")) << screen.text();
        EXPECT_FALSE(has(screen.colours(), "\033[")) << screen.colours();
    }
}

}  // namespace
}  // namespace ariadne::testing
