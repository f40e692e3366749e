#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

#include "answers.h"

namespace ariadne::testing {
namespace {

constexpr const char* hardest = "GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo";

// One truck between the red car and the exit: it goes down, and the car leaves.
constexpr const char* small = ".....B\n.....B\nAA...B\n......\n......\n......\n";
constexpr const char* small_line = ".....B.....BAA...B..................";
constexpr const char* walled = "............AA..x...................";

// Three boards: easy, impossible, and one that says a wrong number of moves.
const std::string three =
    std::string("# Card 1\n") + small_line + "\n# Shut\n" + walled + "\n\n9 " + small_line + " 5\n";

TEST(Rush, SolvesTheHardestBoard) {
    const Finished finished = run({"solve", "-"}, std::string("51 ") + hardest + " 4780\n");
    EXPECT_EQ(finished.code, 0) << finished.err;
    EXPECT_EQ(finished.err, "");
    EXPECT_TRUE(finished.out.starts_with("Solved in 51 moves (")) << finished.out;
    EXPECT_TRUE(has(finished.out, "\nMoves: "));
    std::istringstream stream(finished.out);
    for (std::string line; std::getline(stream, line);) EXPECT_LE(line.size(), 240U) << line;
    const json::value answer = json::parse(run({"solve", "-", "--json"}, hardest).out);
    EXPECT_EQ(answer.at("world"), "rush");
    EXPECT_EQ(answer.at("objective"), "moves");
    EXPECT_EQ(answer.at("optimal").at("moves").as_int64(), 51);
    EXPECT_EQ(answer.at("optimal").at("slides").as_array().size(), 51U);
    const json::value steps = json::parse(run({"solve", "-", "--json", "--objective", "steps"}, hardest).out);
    EXPECT_EQ(steps.at("bound").as_int64(), 81);
    EXPECT_EQ(steps.at("optimal").at("steps").as_int64(), 81);
}

TEST(Rush, SpeaksThreeLanguages) {
    EXPECT_TRUE(run({"solve", "-"}, small).out.starts_with("Solved in 2 moves (7 steps), proven optimal.\n"));
    EXPECT_TRUE(run({"solve", "-", "--lang", "es"}, small).out.starts_with("Resuelto en 2 movimientos (7 pasos)"));
    EXPECT_TRUE(run({"solve", "-", "--lang", "cs"}, small).out.starts_with("Vyřešeno na 2 tahy (7 kroků)"));
    EXPECT_TRUE(run({"solve", "-", "--objective", "steps"}, small).out.starts_with("Solved in 7 steps ("));
    for (const char* const lang : {"en", "es", "cs"}) {
        const Folder folder;
        const std::string board = folder.write("board.txt", hardest);
        const std::string answer = folder.write("answer.txt", run({"solve", board, "--lang", lang}).out);
        const Finished verified = run({"verify", board, answer});
        EXPECT_TRUE(verified.out.starts_with("Valid: 51 moves, ")) << lang << verified.out << verified.err;
    }
}

TEST(Rush, WhatCannotBeSolvedIsAnAnswer) {
    const Finished finished = run({"solve", "-"}, walled);
    EXPECT_EQ(finished.code, 1);
    EXPECT_TRUE(finished.out.starts_with("Impossible: the red car cannot get out.\n")) << finished.out;
    EXPECT_TRUE(run({"solve", "-", "--lang", "cs"}, walled).out.starts_with("Neřešitelné: červené auto"));
    EXPECT_TRUE(run({"solve", "-", "--lang", "es"}, walled).out.starts_with("Imposible: el auto rojo"));
    const json::value answer = json::parse(run({"solve", "-", "--json"}, walled).out);
    EXPECT_EQ(answer.at("reason"), "blocked");
    EXPECT_TRUE(answer.at("proven").as_bool());
}

TEST(Rush, ALimitSaysHowFarItCame) {
    const Finished finished = run({"solve", "-", "--node-limit", "3", "--algorithm", "bfs"}, hardest);
    EXPECT_EQ(finished.code, 3) << finished.out;
    EXPECT_TRUE(finished.out.starts_with("Unknown: the node limit was reached before a solution was found"))
        << finished.out;
}

TEST(Rush, CountsAndListsWhatIsOptimal) {
    const Finished finished = run({"solve", "-", "--all", "5"}, small);
    EXPECT_TRUE(has(finished.out, "\nOptimal solutions: 1.\nAll of them:\n  B+3 A+4\n")) << finished.out;
    const json::value answer = json::parse(run({"solve", "-", "--all", "5", "--json"}, small).out);
    EXPECT_EQ(answer.at("optimal_count"), "1");
    EXPECT_EQ(json::serialize(answer.at("listed").at(0).at("slides")), R"(["B+3","A+4"])");
}

TEST(Rush, ABoardThatIsSolvedHasNoSlides) {
    const std::string solved = "....................AA..............";
    const std::string there = "................AA..................";
    EXPECT_TRUE(run({"solve", "-"}, there).out.starts_with("Solved in 0 moves (0 steps)"));
    const Folder folder;
    const std::string board = folder.write("board.txt", there);
    const std::string answer = folder.write("answer.json", run({"solve", board, "--json"}).out);
    EXPECT_TRUE(has(read(answer), "\"slides\": []")) << read(answer);
    EXPECT_EQ(run({"verify", board, answer}).code, 0);
    EXPECT_EQ(run({"solve", "-"}, solved).code, 0);
}

TEST(Rush, TheRedCarMayHaveAnotherLetter) {
    std::string board = small_line;
    std::ranges::replace(board, 'A', 'X');
    EXPECT_EQ(run({"solve", "-"}, board).code, 2);
    const Finished finished = run({"solve", "-", "--red", "X", "--json"}, board);
    EXPECT_EQ(finished.code, 0) << finished.err;
    EXPECT_EQ(json::serialize(json::parse(finished.out).at("optimal").at("slides")), R"(["B+3","X+4"])");
    EXPECT_EQ(run({"solve", "-"}, board + "\n# red: X\n").code, 0);
    EXPECT_FALSE(has(run({"rate", "-", "--red", "X"}, board).err, "no red car"));
    EXPECT_EQ(run({"batch", "--red", "X"}, board + "\n").code, 0);
    EXPECT_EQ(run({"batch", "-", "--red", "X"}, board + "\n" + board + "\n").code, 0);
    EXPECT_EQ(run({"convert", "-", "--red", "X", "--format", "line"}, board).out, board + "\n# red: X\n");
    EXPECT_TRUE(has(run({"solve", "-", "--red", "o"}, board).err, "--red: found 'o'"));
    const Finished other = run({"solve", "-", "--red", "X"}, "N=1, M=2, P=3\nSE\n");
    EXPECT_EQ(other.code, 2);
    EXPECT_EQ(other.err, "-: --red does not apply to puzzles of the maze world\n");
}

TEST(Rush, VerifyFollowsSlidesAndTheirFigures) {
    const Folder folder;
    const std::string board = folder.write("board.txt", small);
    const auto verify = [&](const std::string& solution) { return run({"verify", board, "-"}, solution); };
    EXPECT_EQ(verify(R"({"moves": 2, "steps": 7, "slides": ["B+3", "A+4"]})").out, "Valid: 2 moves, 7 steps.\n");
    EXPECT_EQ(verify(run({"solve", board, "--json"}).out).out,
              "optimal: Valid: 2 moves, 7 steps.\nfeasible: Valid: 2 moves, 7 steps.\n");
    EXPECT_TRUE(printed(verify(R"({"moves": 3, "slides": ["B+3", "A+4"]})"), 1, "Invalid: "));
    EXPECT_TRUE(printed(verify("A+4"), 1, "Invalid: move 1 (A+4) is not possible: vehicle B is in the way at row 3, "));
    EXPECT_EQ(verify("B+3 Q+1").err, "-:1:5: found 'Q+1', expected a vehicle of the board\n");
}

TEST(Rush, ManyBoardsAreAnsweredOneAfterAnother) {
    const Folder folder;
    const std::string file = folder.write("three.txt", three);
    const Finished finished = run({"solve", file});
    EXPECT_EQ(finished.code, 1);
    EXPECT_TRUE(
        finished.out.starts_with(file + ":1: Card 1\nSolved in 2 moves (7 steps), proven optimal.\nMoves: B+3 A+4\n\n" +
                                 file + ":3: Shut\nImpossible: "))
        << finished.out;
    EXPECT_TRUE(has(finished.out, "\n" + file + ":6: puzzle 3\nSolved in 2")) << finished.out;
    EXPECT_EQ(finished.err, file + ":6: warning: the file claims 9 moves, but the minimum is 2\n");
    const std::vector<json::object> lines = objects(run({"solve", file, "--json"}).out);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[1].begin()->key(), "file");
    EXPECT_EQ((lines[1].begin() + 1)->key(), "index");
    EXPECT_EQ(lines[1].at("index").as_int64(), 2);
    EXPECT_EQ(lines[1].at("verdict"), "impossible");
    EXPECT_EQ(run({"solve", file, "--strict"}).code, 2);
}

TEST(Rush, TheTextAboutManyBoardsIsVerified) {
    const Folder folder;
    const std::string file = folder.write("three.txt", three);
    for (const char* const language : {"en", "es", "cs"}) {
        const Finished checked = run({"verify", file, "-"}, run({"solve", file, "--lang", language}).out);
        EXPECT_EQ(checked.code, 0) << checked.err;
        EXPECT_TRUE(checked.out.starts_with(file + ":1: Card 1: Valid: 2 moves, 7 steps.\n" + file +
                                            ":3: Shut: No solution to check ("))
            << checked.out;
        EXPECT_TRUE(checked.out.ends_with("\n" + file + ":6: puzzle 3: Valid: 2 moves, 7 steps.\n")) << checked.out;
    }
    const Finished wrong = run({"verify", file, "-"}, "x:1: Card 1\nSolved.\nMoves: A+4\n");
    EXPECT_EQ(wrong.code, 1) << wrong.err;
    EXPECT_EQ(run({"verify", file, "-"}, "\nx:1: Card 1\nSolved.\nMoves: Q+4\n").err,
              "-:4:8: found 'Q+4', expected a vehicle of the board\n");
    EXPECT_EQ(run({"verify", file, "-"}, "B+3 A+4").code, 2);
}

TEST(Rush, BoardChoosesOne) {
    const Folder folder;
    const std::string file = folder.write("three.txt", three);
    EXPECT_EQ(run({"solve", file, "--board", "2"}).code, 1);
    const Finished one = run({"solve", file, "--board", "1", "--json"});
    EXPECT_EQ(one.code, 0);
    EXPECT_EQ(objects(one.out).front().begin()->key(), "world");
    const Finished none = run({"solve", file, "--board", "4"});
    EXPECT_EQ(none.code, 2);
    EXPECT_EQ(none.err, file + ": --board: found 4, expected 1 to 3: the file has 3 puzzles\n");
    EXPECT_EQ(run({"solve", file, "--board", "0"}).code, 2);
    EXPECT_EQ(run({"solve", "-", "--board", "2"}, small).code, 2);
    EXPECT_EQ(run({"compare", file, "--board", "1"}).code, 0);
    EXPECT_EQ(run({"render", file, "--board", "1"}).code, 0);
    EXPECT_EQ(run({"verify", file, "-", "--board", "3"}, "B+3 A+4").code, 0);
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"compare", file}, {"render", file, "-o", folder.path("a.gif")}}) {
        EXPECT_TRUE(refused(run(arguments), "found 3 puzzles, expected one"));
    }
}

TEST(Rush, ManyAreDrawnAsCards) {
    const Folder folder;
    const std::string file = folder.write("three.txt", three);
    const std::string pages = folder.path("cards.pdf");
    EXPECT_EQ(run({"render", file, "-o", pages}).code, 0);
    EXPECT_TRUE(has(read(pages), "/Count 2"));  // one of cards, one of solutions
    const std::string picture = folder.path("cards.svg");
    EXPECT_EQ(run({"render", file, "-o", picture}).code, 0);
    for (const char* word : {">Card 1<", ">Shut<", ">cannot be solved<", ">Card 3<"})
        EXPECT_TRUE(has(read(picture), word)) << word;
    const Finished text = run({"render", file});
    EXPECT_EQ(text.code, 0) << text.err;
    EXPECT_TRUE(text.out.starts_with("Card 1\n")) << text.out;
    EXPECT_TRUE(has(text.out, "\nShut\n")) << text.out;
    std::string seven;
    for (int i = 0; i < 7; ++i) seven += std::string(small_line) + "\n";
    EXPECT_TRUE(refused(run({"render", folder.write("seven.txt", seven), "-o", folder.path("seven.png")}),
                        "found 7 boards, expected at most 6"));
}

TEST(Rush, ABadBoardAmongManyIsNamedAndTheOthersAnswered) {
    const Folder folder;
    const std::string file = folder.write(
        "mixed.txt", std::string(small_line) + "\n\n# Odd\n......\n.B....\nAA....\n......\n" + small_line + "\n");
    // The last line is no row of the board above it: all of them are boards of one line, and most are too short.
    EXPECT_EQ(run({"solve", file}).code, 2);
    const std::string two =
        folder.write("two.txt", "# Odd\n......\n.B....\nAA....\n......\n\n" + std::string(small_line) + "\n");
    const Finished finished = run({"solve", two});
    EXPECT_EQ(finished.code, 2);
    EXPECT_EQ(finished.err, two + ":3:2: row 2, column 2: vehicle B covers 1 cell, expected 2 or 3\n");
    EXPECT_TRUE(has(finished.out, "Solved in 2 moves"));
    const std::vector<json::object> lines = objects(run({"solve", two, "--json"}).out);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].at("verdict"), "invalid");
    EXPECT_EQ(lines[0].at("index").as_int64(), 1);
    EXPECT_EQ(lines[0].at("error").at("line").as_int64(), 3);
}

TEST(Rush, VerifyTakesTheLinesOfManyAnswers) {
    const Folder folder;
    const std::string file = folder.write("three.txt", three);
    const std::string answers = run({"solve", file, "--json", "--quiet"}).out;
    const Finished right = run({"verify", file, "-"}, answers);
    EXPECT_EQ(right.code, 0) << right.err;
    EXPECT_TRUE(right.out.starts_with(file + ":1: Card 1: optimal: Valid: 2 moves, 7 steps.\n")) << right.out;
    EXPECT_TRUE(has(right.out, ":3: Shut: No solution to check (impossible).\n")) << right.out;
    EXPECT_EQ(run({"verify", file, "-"}, run({"batch", file, "--quiet"}).out).code, 0);
    const Finished wrong = run({"verify", file, "-"}, R"({"index": 3, "slides": ["A+4"]})");
    EXPECT_EQ(wrong.code, 1);
    EXPECT_EQ(objects(run({"verify", file, "-", "--json"}, answers).out).size(), 2U);
    EXPECT_EQ(run({"verify", file, "-"}, "B+3 A+4").code, 2);
    const Finished stray =
        run({"verify", file, "-"}, "{\"index\": 1, \"slides\": [\"B+3\", \"A+4\"]}\n{\"index\": 4}\n");
    EXPECT_EQ(stray.code, 2);
    EXPECT_EQ(stray.err, "-:2: key index: found 4, expected 1 to 3\n");
    EXPECT_EQ(run({"verify", file, "-"}, "{\"slides\": []}").code, 2);
}

TEST(Rush, ConvertTurnsAllOfThem) {
    const Folder folder;
    const std::string file = folder.write("boards.txt", std::string(hardest) + "\n" + small_line + "\n");
    const Finished rows = run({"convert", file, "--format", "txt"});
    EXPECT_EQ(rows.code, 0) << rows.err;
    EXPECT_EQ(std::ranges::count(rows.out, '\n'), 13) << rows.out;
    EXPECT_TRUE(rows.out.starts_with("GBB.L.\nGHI.LM\n")) << rows.out;
    const std::string back = run({"convert", "-", "--format", "line"}, rows.out).out;
    std::string dots = hardest;
    std::ranges::replace(dots, 'o', '.');
    EXPECT_EQ(back, dots + "\n" + small_line + "\n");
    EXPECT_EQ(run({"convert", file, "--format", "line", "--board", "2"}).out, std::string(small_line) + "\n");
    EXPECT_EQ(run({"convert", "-", "--format", "line"}, "....B\n....B\nAA...\n.....\n").code, 2);
    EXPECT_EQ(run({"convert", file, "--format", "dot"}).code, 2);
}

TEST(Rush, BatchTakesLinesAmongNames) {
    const Folder folder;
    const std::string file = folder.write("three.txt", three);
    const std::string lines = std::string("02 ") + small_line + " 17\n# a remark\n" + file + "\n\n" + walled + "\n" +
                              folder.path("none.txt") + "\n............AA...?..................\n";
    const Finished finished = run({"batch", "--jobs", "2"}, lines);
    EXPECT_EQ(finished.code, 2);
    const std::vector<json::object> out = objects(finished.out);
    ASSERT_EQ(out.size(), 7U) << finished.out;
    EXPECT_EQ(out[0].begin()->key(), "index");
    EXPECT_EQ(out[0].at("index").as_int64(), 1);
    EXPECT_FALSE(out[0].contains("file"));
    EXPECT_EQ(out[1].at("file").as_string(), file.c_str());
    EXPECT_EQ(out[3].at("index").as_int64(), 3);
    EXPECT_EQ(out[4].at("index").as_int64(), 2);
    EXPECT_EQ(out[4].at("verdict"), "impossible");
    EXPECT_EQ(out[5].at("verdict"), "invalid");
    EXPECT_EQ(out[6].at("verdict"), "invalid");
    EXPECT_EQ(out[6].at("index").as_int64(), 3);
    EXPECT_EQ(out[6].at("error").at("line").as_int64(), 7);
    EXPECT_EQ(out[6].at("error").at("column").as_int64(), 18);
    EXPECT_TRUE(has(finished.err, "-:7:18: row 3, column 6: found '?'")) << finished.err;
}

TEST(Rush, BatchAnswersACollectionInOrderWhateverTheJobs) {
    const Folder folder;
    std::string many;
    for (int i = 0; i < 300; ++i) many += std::string(i % 7 == 3 ? walled : small_line) + "\n";
    const std::string file = folder.write("many.txt", many);
    const std::string one = run({"batch", file}).out;
    EXPECT_EQ(one, run({"batch", file, "--jobs", "3"}).out);
    const std::vector<json::object> lines = objects(one);
    ASSERT_EQ(lines.size(), 300U);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_EQ(lines[i].at("index").as_int64(), static_cast<std::int64_t>(i) + 1);
        EXPECT_EQ(lines[i].at("verdict"), i % 7 == 3 ? "impossible" : "solved");
    }
    const std::vector<json::object> read_as_lines = objects(run({"batch", "--jobs", "2"}, many).out);
    ASSERT_EQ(read_as_lines.size(), 300U);
    EXPECT_EQ(read_as_lines.back().at("index").as_int64(), 300);
    const Finished csv = run({"batch", file, "--csv"});
    EXPECT_TRUE(csv.out.starts_with("file,index,verdict,reason,moves,steps,cost,left,proven,bound\n" + file +
                                    ",1,solved,,2,7,,,yes,2\n"))
        << csv.out.substr(0, 200);
    const Finished table = run({"batch", "--table"}, many);
    EXPECT_EQ(std::ranges::count(table.out, '\n'), 301);
    EXPECT_EQ(run({"batch"}, "").code, 0);
}

TEST(Rush, AlgorithmsAgreeSideBySide) {
    EXPECT_TRUE(printed(run({"compare", "-"}, small), 0, "ida"));
    const json::value compared =
        json::parse(run({"compare", "-", "--json", "--algorithm", "lines", "bfs", "astar", "astar2"}, hardest).out);
    ASSERT_EQ(compared.at("rows").as_array().size(), 4U);
    for (const json::value& row : compared.at("rows").as_array()) EXPECT_EQ(row.at("value").as_int64(), 51);
    EXPECT_TRUE(has(run({"compare", "-", "--lang", "cs"}, walled).out, "neřešitelné (zablokováno)"));
}

TEST(Rush, IsListedAmongTheWorlds) {
    EXPECT_TRUE(has(run({"worlds"}).out, "rush: Rush Hour"));
    const std::string script = run({"completion", "bash"}).out;
    for (const char* const word : {"--board", "--red"}) EXPECT_TRUE(has(script, word)) << word;
}

}  // namespace
}  // namespace ariadne::testing
