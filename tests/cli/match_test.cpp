#include <algorithm>
#include <csignal>
#include <sstream>

#include <gtest/gtest.h>

#include "answers.h"

namespace ariadne::testing {
namespace {

constexpr const char* start = "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w";
constexpr const char* four_by_four = "1qq1/q2q/Q2Q/1QQ1 w";

// The last line that is no information.
std::string last_answer(const std::string& out) {
    std::istringstream lines(out);
    std::string last;
    for (std::string line; std::getline(lines, line);)
        if (!line.starts_with("info")) last = line;
    return last;
}

TEST(Engine, AnswersAScriptInAPipe) {
    const Finished finished = run({"engine", "amazons", "--threads", "1"},
                                  "newgame\nplay d1-d7/g7\nplay nonsense\nperft 1\ngo nodes 200\nquit\nperft 1\n");
    EXPECT_EQ(finished.code, 0);
    EXPECT_TRUE(finished.out.starts_with("ok\nok\nerror ")) << finished.out;
    EXPECT_TRUE(has(finished.out, "\nnodes "));
    EXPECT_TRUE(last_answer(finished.out).starts_with("bestmove ")) << finished.out;
    EXPECT_EQ(finished.err, "");
}

TEST(Engine, TheSameCountGivesTheSameMoveAlsoWithoutQuit) {
    const std::string first = last_answer(run({"engine", "amazons"}, "newgame\ngo nodes 300\n").out);
    EXPECT_TRUE(first.starts_with("bestmove ")) << first;
    EXPECT_EQ(last_answer(run({"engine", "amazons"}, "newgame\r\ngo nodes 300\r\nquit").out), first);
}

TEST(Engine, EndOfInputEndsIt) {
    EXPECT_EQ(run({"engine", "amazons"}).code, 0);
    // Neither its time nor its memory comes to an end within a day.
    const Finished finished = run({"engine", "amazons"}, "setoption memory 1048576\nnewgame\ngo 100000000\n");
    EXPECT_EQ(finished.code, 0);
    EXPECT_TRUE(last_answer(finished.out).starts_with("bestmove "));
}

TEST(Engine, LongLinesAndBytesAreRefused) {
    const Finished finished =
        run({"engine", "amazons"}, std::string(10'000'000, 'x') + "\n" + std::string("\0\x01\xff", 3) + "\nnewgame\n");
    EXPECT_EQ(finished.code, 0);
    EXPECT_EQ(std::ranges::count(finished.out, '\n'), 3);
    EXPECT_EQ(last_answer(finished.out), "ok");
}

TEST(Engine, BadArgumentsAreTold) {
    expect_code(2, {{"engine", "chess"},
                    {"engine", "maze"},
                    {"engine", "amazons", "--level", "genius"},
                    {"engine", "amazons", "--threads", "0"}});
}

constexpr const char* tablero = "a7,g1,i9,j6\nb1,b10,g7,i3\na10,a8,a6,b7,b6,b3,b2,e1,f1,g5,g9,h1,h4,h5,i1,j1\n1\n";

TEST(Engine, LoadsFilesButNeitherItsInputNorFolders) {
    const Folder folder;
    const std::string file = folder.write("my board.txt", tablero);
    folder.write("broken.txt", "a7,g1,i9,j6\nb1,b10,g7\n\n1\n");
    const Finished finished = run({"engine", "amazons"}, "load " + file + "\nlegal i3-f6\nmoves b1\nload -\nload " +
                                                             folder.path("") + "\nload " + folder.path("broken.txt") +
                                                             "\nload nowhere.txt\nload /dev/zero\nload\n");
    EXPECT_EQ(finished.code, 0);
    std::istringstream lines(finished.out);
    std::string line;
    for (const char* expected :
         {"ok", "legal no an arrow on h4 is in the way", "moves a1 a2 c1 c2 d1 d3 e4 f5 g6 h7 i8 j9",
          "error '-': stdin is used for commands; expected a file with a position or a game", "error '", "error '",
          "error 'nowhere.txt': cannot be read: no such file or folder",
          "error '/dev/zero': not a regular file; expected one with a position or a game",
          "error expected the name of a file after load"}) {
        ASSERT_TRUE(std::getline(lines, line)) << expected;
        EXPECT_TRUE(line.starts_with(expected)) << line;
    }
}

TEST(Moves, AnswersTheQuestionsOfTheAssignmentForEitherSide) {
    const Folder folder;
    const std::string file = folder.write("tablero.txt", tablero);
    const Finished yes = run({"moves", file, "b1-a1", "c1/d1", "b1", "a7-b8/a7"});
    EXPECT_EQ(yes.code, 0);
    EXPECT_EQ(yes.out, "b1-a1: yes\nc1/d1: yes\nb1: yes: a1 a2 c1 c2 d1 d3 e4 f5 g6 h7 i8 j9\na7-b8/a7: yes\n");
    const Finished no = run({"moves", file, "i3-f6", "g6/g8"});
    EXPECT_EQ(no.code, 1);
    EXPECT_EQ(no.out, "i3-f6: no: an arrow on h4 is in the way\ng6/g8: no: a black amazon on g7 is in the way\n");
    EXPECT_EQ(run({"moves", file, "i3-f6", "--lang", "es"}).out, "i3-f6: no: una flecha en h4 cierra el paso\n");
    EXPECT_EQ(run({"moves", file, "i3-f6", "--lang", "cs"}).out, "i3-f6: ne: v cestě stojí šíp na h4\n");
    const json::object told = json::parse(run({"moves", file, "i3-f6", "b1-a1", "--json"}).out).as_object();
    const json::array& answers = told.at("answers").as_array();
    EXPECT_EQ(answers[0].at("answer"), json::value(false));
    EXPECT_EQ(answers[0].at("reason").as_string(), "an arrow on h4 is in the way");
    EXPECT_EQ(answers[1].at("answer"), json::value(true));
}

TEST(Moves, WithoutAQuestionTellsWhoCanMoveWhere) {
    const Finished lost = run({"moves", "-"}, "q*2/**2/4/3Q b\n");
    EXPECT_EQ(lost.code, 1);
    EXPECT_EQ(lost.out,
              "Black: no: Black has no moves left\na4: no: the amazon on a4 cannot move\n"
              "White: yes: d1\nd1: yes: a1 b1 c1 c2 d2 d3 d4\n");
    EXPECT_EQ(run({"moves", "-"}, "q*2/**2/4/3Q w\n").code, 0);
    EXPECT_EQ(run({"moves", "-", "black"}, "q*2/**2/4/3Q w\n").code, 1) << "of either side";
}

TEST(Moves, WhatIsNoQuestionIsRefused) {
    const Folder folder;
    const std::string file = folder.write("tablero.txt", tablero);
    for (const char* wrong : {"k1", "red", "b1-", "b1-a1/", "b1/a1/b1"}) {
        const Finished finished = run({"moves", file, wrong});
        EXPECT_EQ(finished.code, 2) << wrong;
        EXPECT_TRUE(finished.err.starts_with("moves: ")) << finished.err;
    }
    EXPECT_EQ(run({"moves", source("examples/treasure.txt"), "b1"}).code, 2) << "no game of two";
    EXPECT_EQ(run({"moves", "nowhere.txt"}).code, 2);
}

TEST(Perft, CountsPositionsAndFiles) {
    EXPECT_EQ(run({"perft", start, "1"}).out, "nodes 2176\n");
    EXPECT_EQ(run({"perft", start, "2", "--threads", "2"}).out, "nodes 4307152\n");
    EXPECT_EQ(run({"perft", "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3", "w", "1"}).out, "nodes 2176\n");
    EXPECT_EQ(run({"perft", "-", "0"}, four_by_four).out, "nodes 1\n");
    const Folder folder;
    const std::string file = folder.write("board.fen", start);
    EXPECT_EQ(run({"perft", file, "1"}).out, "nodes 2176\n");
    const json::object told = json::parse(run({"perft", file, "1", "--json"}).out).as_object();
    EXPECT_EQ(told.at("nodes").to_number<int>(), 2176);
}

TEST(Perft, DividesByTheFirstMove) {
    const Finished finished = run({"perft", four_by_four, "2", "--divide"});
    EXPECT_EQ(finished.code, 0);
    std::istringstream words(finished.out);
    std::uint64_t sum = 0;
    std::uint64_t moves = 0;
    std::string word;
    std::uint64_t number = 0;
    while (words >> word >> number && word != "nodes") {
        sum += number;
        ++moves;
    }
    EXPECT_EQ(word, "nodes");
    EXPECT_EQ(sum, number);
    EXPECT_EQ("nodes " + std::to_string(moves) + "\n", run({"perft", four_by_four, "1"}).out);
}

TEST(Perft, BadInputIsTold) {
    for (const Finished& nothing : {run({"perft", "", "1"}), run({"perft", "-", "1"}, "")}) {
        EXPECT_EQ(nothing.code, 2);
        EXPECT_TRUE(has(nothing.err, "no position or game found")) << nothing.err;
    }
    expect_code(2, {{"perft", "nowhere.fen", "1"},
                    {"perft", start},
                    {"perft", start, "x"},
                    {"perft", start, "1", "--time-limit", "-1"}});
    EXPECT_EQ(run({"perft", start, "7", "--time-limit", "0.1"}).code, 3);
}

TEST(Match, TwoOfOursAndAllTheirGames) {
    const Folder folder;
    const std::string games = folder.path("games.txt");
    const Finished finished = run({"match", "ours:nodes=60,memory=8", "ours:nodes=5,memory=8", "--games", "4", "--jobs",
                                   "2", "--openings", "30", "--seed", "3", "--json", "-o", games});
    EXPECT_EQ(finished.code, 0) << finished.err;
    const json::object told = json::parse(finished.out).as_object();
    EXPECT_EQ(told.at("games").to_number<int>(), 4);
    EXPECT_EQ(told.at("wins").to_number<int>() + told.at("losses").to_number<int>(), 4);
    EXPECT_TRUE(told.at("faults").as_array().empty()) << finished.out;
    EXPECT_TRUE(told.at("finished").as_bool());
    const std::string text = read(games);
    std::size_t found = 0;
    for (std::size_t at = text.find("# game "); at != std::string::npos; at = text.find("# game ", at + 1)) ++found;
    EXPECT_EQ(found, 4U);
    // The same again: nodes are counted, so every game is the same. No file is overwritten unasked.
    std::vector<std::string> again = {"match",
                                      "ours:nodes=60,memory=8",
                                      "ours:nodes=5,memory=8",
                                      "--games",
                                      "4",
                                      "--openings",
                                      "30",
                                      "--seed",
                                      "3",
                                      "-o",
                                      games};
    EXPECT_EQ(run(again).code, 2);
    again.emplace_back("--force");
    EXPECT_EQ(run(again).code, 0);
    EXPECT_EQ(read(games), text);
}

// Both from the usual start, by a player whose command has two lines.
TEST(Match, ItsGamesAreReadBackOneByOne) {
    const Folder folder;
    const std::string games = folder.path("games.txt");
    const std::string broken =
        "while read -r w r; do case $w in go) echo bestmove a1-a2/a3;; quit) exit;; *) echo ok;; esac; done\n:";
    EXPECT_EQ(run({"match", "ours:nodes=5,memory=8", broken, "--games", "4", "--openings", "0", "-o", games}).code, 0);
    EXPECT_TRUE(has(read(games), "esac; done :\n# ")) << read(games);
    for (const char* number : {"1", "2", "3", "4"}) {
        const Finished one = run({"convert", games, "--board", number, "--format", "fen"});
        EXPECT_EQ(one.code, 0) << number << one.err;
        EXPECT_EQ(run({"rate", games, "--board", number, "--node-limit", "1000"}).code, 0) << number;
    }
    const Finished fifth = run({"convert", games, "--board", "5", "--format", "fen"});
    EXPECT_EQ(fifth.code, 2) << fifth.out;
}

TEST(Match, APlayerThatFailsLosesAndTheMatchGoesOn) {
    const std::string broken =
        "while read -r w r; do case $w in go) echo bestmove a1-a2/a3;; quit) exit;; *) echo ok;; esac; done";
    const Finished finished = run({"match", "ours:nodes=5,memory=8", broken, "--games", "2", "--openings", "2"});
    EXPECT_TRUE(printed(finished, 0, "A won 2 of 2 games (100.0 %)"));
    EXPECT_TRUE(has(finished.out, "game 1: B lost: illegal move 'a1-a2/a3'")) << finished.out;
    EXPECT_TRUE(has(finished.err, "match: game 2: B lost: illegal move")) << finished.err;
}

TEST(Match, TheTestEndsItEarly) {
    const Finished finished = run({"match", "ours:nodes=5,memory=8", "read w; echo ok; read w", "--games", "1000",
                                   "--openings", "0", "--sprt", "-50", "150", "--json", "--quiet"});
    EXPECT_EQ(finished.code, 0);
    const json::object told = json::parse(finished.out).as_object();
    EXPECT_LT(told.at("games").to_number<int>(), 100);
    EXPECT_TRUE(told.at("sprt").at("decided").as_bool());
    EXPECT_GT(told.at("sprt").at("llr").to_number<double>(), 2.94);
}

TEST(Match, BadArgumentsAreTold) {
    EXPECT_EQ(run({"match", "ours"}).code, 2);
    EXPECT_EQ(run({"match", "ours", "exit 3", "--games", "2"}).code, 2);
    EXPECT_TRUE(refused(run({"match", "ours:level=foo", "ours", "--games", "2"}),
                        "ours:level=foo: found the level 'foo', expected one of: beginner"));
    expect_code(2, {{"match", "ours:speed=9", "ours"},
                    {"match", "ours", "ours", "--sprt", "10", "0"},
                    {"match", "ours", "ours", "--time", "10", "--nodes", "10"},
                    {"match", "ours", "ours", "--world", "maze"},
                    {"match", "ours", "ours", "-o", "/nowhere/games.txt"}});
}

TEST(Match, CtrlCPrintsWhatThereIs) {
    const Folder folder;
    const std::string games = folder.path("games.txt");
    Invocation what;
    const std::string player = "ours:nodes=5,memory=8";
    what.arguments = {"match", player, player, "--openings", "30", "--games", "1000000", "--json", "-o", games};
    what.meanwhile = [&](pid_t pid) {
        const std::size_t title = 500;  // bytes, at the most
        wait_for(pid, [&] { return read(games + ".journal").size() > title; });
        ::kill(pid, SIGINT);
    };
    const Finished finished = run(what);
    EXPECT_EQ(finished.code, 3);
    const json::object told = json::parse(finished.out).as_object();
    EXPECT_FALSE(told.at("finished").as_bool());
    EXPECT_GT(told.at("games").to_number<int>(), 0);
    EXPECT_LT(told.at("games").to_number<int>(), 1000000);
}

}  // namespace
}  // namespace ariadne::testing
