#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "screen.h"

// Amazons at the console: from a pipe, and on a real terminal.

namespace ariadne::testing {
namespace {

// One more turn of white ends it, e7-e8/e9.
constexpr std::string_view nearly_over =
    "c10,i10,e7,g3\n"
    "d10,j10,a2,g2\n"
    "e10,h10,c9,d9,h9,i9,j9,a8,d8,f8,i8,c7,f7,g7,h7,e6,i6,a5,b5,d5,e5,f5,g5,h5,b4,c4,d4,f4,h4,j4,a3,b3,d3,e3,f3,h3,i3,"
    "j3,b2,c2,d2,f2,h2,j2,a1,b1,c1,f1,g1,h1,i1,j1\n"
    "1\n";

class PlayAmazons : public ::testing::Test {
  protected:
    Finished play(std::vector<std::string> arguments, std::string input) {
        arguments.insert(arguments.begin(), "play");
        return run({.arguments = std::move(arguments), .input = std::move(input), .folder = folder_.path("")});
    }

    Folder folder_;
};

TEST_F(PlayAmazons, AGameFromAPipe) {
    folder_.write("tablero.txt", nearly_over);
    const Finished done = play({"amazons"}, "j1\nj2\n2\ne7\ne8\nd9\ne9\n\n");
    EXPECT_EQ(done.code, 0);
    EXPECT_EQ(done.err, "");
    EXPECT_TRUE(has(done.out, "Invalid shot at d9: d9 is occupied by an arrow.")) << done.out;
    EXPECT_TRUE(has(done.out, "j1 (O) wins!"));
    EXPECT_FALSE(has(done.out, "\x1b"));
    EXPECT_EQ(folder_.names(), std::vector<std::string>{"tablero.txt"});
}

TEST_F(PlayAmazons, SpanishAndCzech) {
    folder_.write("tablero.txt", nearly_over);
    EXPECT_TRUE(has(play({"amazons", "--lang", "es"}, "j1\nj2\n2\ne7-e8/e9\n\n").out, "¡Gana j1 (O)!"));
    EXPECT_TRUE(has(play({"amazons", "--lang", "cs"}, "j1\nj2\n2\n-1\n\n").out, "Vítězí j2 (X)!"));
}

TEST_F(PlayAmazons, AFileIsGoneOnWith) {
    const std::string file = folder_.write("game.txt", nearly_over);
    const Finished done = play({file, "--white", "ana", "--black", "luis"}, "e7\n");
    EXPECT_TRUE(has(done.out, "Valid amazon: e7.")) << done.out << done.err;
    const std::string broken = folder_.write("broken.txt", "a4,d1,g1,j4\na7,d10,g10,k7\n\n1\n");
    const Finished bad = play({broken}, "");
    EXPECT_EQ(bad.code, 2);
    EXPECT_TRUE(bad.err.starts_with(broken + ":2:12: ")) << bad.err;
    EXPECT_TRUE(refused(play({"amazons", "--saved", broken}, ""), "line 2, column 12"));
    EXPECT_EQ(play({"amazons", file}, "").code, 2);
    EXPECT_EQ(play({"amazons", "--level", "clever"}, "").code, 2);
    EXPECT_EQ(play({"amazons", "--seconds", "-1"}, "").code, 2);
}

TEST_F(PlayAmazons, EndOfInputKeepsTheGame) {
    for (const char* name : {"amazons-1.txt", "amazons-2.txt"}) {
        EXPECT_TRUE(printed(play({"amazons", "--white", "ana", "--black", "luis", "--new"}, "d1-d7/g7\nd10\n"), 0,
                            std::string("The game was saved to ") + name));
        EXPECT_EQ(read(folder_.path(name)), "a4,d7,g1,j4\na7,d10,g10,j7\ng7\n2\n");
    }
}

TEST_F(PlayAmazons, ASaveThatFailsLeavesTheOldFile) {
    folder_.write("tablero.txt", nearly_over);
    EXPECT_TRUE(
        printed(run({.arguments = {"play", "amazons", "--white", "ana", "--black", "luis", "--saved", "tablero.txt"},
                     .input = "e7-e8/d7\nsave\n",
                     .disk_full = true,
                     .folder = folder_.path("")}),
                2, "The game could not be saved. tablero.txt: cannot be written"));
    EXPECT_EQ(read(folder_.path("tablero.txt")), nearly_over);
    EXPECT_EQ(folder_.names(), std::vector<std::string>{"tablero.txt"});
}

// Whenever it is killed, the file is the one of before the save or the one of after it.
TEST_F(PlayAmazons, AKillInTheMiddleOfASaveLeavesAWholeFile) {
    constexpr std::string_view one = "a4,d7,g1,j4\na7,d10,g10,j7\ng7\n2\n";
    constexpr std::string_view none = "a4,d1,g1,j4\na7,d10,g10,j7\n\n1\n";
    for (int saves = 1; saves <= 10; ++saves) {
        folder_.write("tablero.txt", nearly_over);
        folder_.write("game.txt", none);
        const Finished done =
            run({.arguments = {"play", "amazons", "--white", "ana", "--black", "luis", "--saved", "game.txt"},
                 .input = "d1-d7/g7\nsave\nundo\nsave\n",
                 .over_and_over = true,
                 .meanwhile =
                     [&](pid_t pid) {
                         int seen = 0;
                         wait_for(pid, [&] { return read(folder_.path("game.txt")) == one && ++seen == saves; });
                         ::kill(pid, SIGKILL);
                     },
                 .folder = folder_.path("")});
        EXPECT_EQ(done.code, 128 + SIGKILL);
        const std::string left = read(folder_.path("game.txt"));
        EXPECT_TRUE(left == one || left == none) << left;
        EXPECT_EQ(read(folder_.path("tablero.txt")), nearly_over);
    }
}

// Whoever reads goes away when the question is there, and the answer comes after that.
TEST_F(PlayAmazons, AReaderThatGoesAwayLosesNothing) {
    const std::string script =
        folder_.write("play",
                      "cd \"$2\" && mkfifo moves\n"
                      "{ \"$1\" play amazons --white ana --black luis --new <moves 2>errors; echo $? >code; } |\n"
                      "{ exec 3>moves; read -r -d '?' _; exec <&-; echo d1-d7/g7 >&3; }\n");
    const std::string words = "'" + script + "' '" + program() + "' '" + folder_.path("") + "'";
    ASSERT_EQ(std::system(("bash " + words).c_str()), 0);
    EXPECT_EQ(read(folder_.path("code")), "0\n");
    EXPECT_EQ(read(folder_.path("amazons-1.txt")), "a4,d7,g1,j4\na7,d10,g10,j7\ng7\n2\n");
    EXPECT_TRUE(has(read(folder_.path("errors")), "The game was saved to amazons-1.txt."))
        << read(folder_.path("errors"));
}

TEST_F(PlayAmazons, AVeryLongLineIsNoAnswer) {
    const Finished done =
        play({"amazons", "--white", "ana", "--black", "luis", "--new"}, std::string(30'000'000, 'x') + "\nd1-d7/g7\n");
    EXPECT_EQ(done.code, 0);
    EXPECT_LT(done.out.size(), 100'000U);
    EXPECT_TRUE(has(done.out, "ana (O) plays d1-d7/g7."));
}

TEST_F(PlayAmazons, TwoComputersNeedNobody) {
    EXPECT_TRUE(printed(
        play({"amazons", "--white", "computer", "--black", "computer easy", "--level", "medium", "--size", "5"}, ""), 0,
        "has no moves left and loses."));
}

TEST_F(PlayAmazons, ASignalWhileTheComputerThinksKeepsTheGame) {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        Screen screen({"play", "amazons", "--white", "ana", "--black", "computer", "--seconds", "600", "--new"},
                      {.folder = folder_.path("")});
        screen.shows("Which amazon moves?");
        screen.write("d1-d7/g7\n").shows("is thinking...");
        screen.send(signal);
        screen.shows("The game was saved to amazons-");
        screen.shows("left with 0");
    }
    EXPECT_EQ(folder_.names(), (std::vector<std::string>{"amazons-1.txt", "amazons-2.txt", "amazons-3.txt"}));
}

// A terminal that closes sends more than one.
TEST_F(PlayAmazons, SeveralSignalsAtOnceKeepTheGame) {
    Screen screen({"play", "amazons", "--white", "ana", "--black", "computer", "--seconds", "600", "--new"},
                  {.folder = folder_.path("")});
    screen.shows("Which amazon moves?");
    screen.write("d1-d7/g7\n").shows("is thinking...");
    for (const int signal : {SIGHUP, SIGTERM, SIGINT, SIGHUP, SIGTERM, SIGHUP}) screen.send(signal);
    screen.shows("The game was saved to amazons-1.txt");
    screen.shows("left with 0");
}

TEST_F(PlayAmazons, OnATerminal) {
    folder_.write("tablero.txt", nearly_over);
    Screen screen({"play", "amazons"}, {.folder = folder_.path("")});
    screen.shows("Player 1, White");
    screen.write("ana\nluis\n2\n").shows("Which amazon moves?");
    screen.write("e7\ne8\n").shows("Shoot from e8 to which cell?");
    EXPECT_TRUE(has(screen.colours(), "\x1b["));
    screen.write("e6\n").shows("Invalid shot at e6: e6 is occupied by an arrow.");
    screen.write("e9\n").shows("ana (O) wins!");
    screen.shows("Save the moves of this game?");
    screen.write("mine\n").shows("Saved to mine.game.");
    screen.shows("left with 0");
    EXPECT_TRUE(has(read(folder_.path("mine.game")), "e7-e8/e9"));
}

TEST_F(PlayAmazons, KeysThatEndTheGame) {
    for (const char* key : {"C-d", "C-c"}) {
        Screen screen({"play", "amazons", "--white", "ana", "--black", "luis", "--new"}, {.folder = folder_.path("")});
        screen.shows("Which amazon moves?");
        screen.write("d1-d7/g7\n").shows("Move 2: luis (X) to play.");
        screen.press(key).shows("The game was saved to amazons-");
        screen.shows("left with 0");
    }
    EXPECT_EQ(folder_.names(), (std::vector<std::string>{"amazons-1.txt", "amazons-2.txt"}));
}

TEST_F(PlayAmazons, AClockRunsOutByItself) {
    Screen screen({"play", "amazons", "--white", "ana", "--black", "luis", "--new", "--clock", "0.03"},
                  {.rows = 40, .folder = folder_.path("")});
    screen.shows("ana (O) ran out of time.");
    screen.shows("luis (X) wins!");
}

}  // namespace
}  // namespace ariadne::testing
