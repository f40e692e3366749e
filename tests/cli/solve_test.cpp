#include <gtest/gtest.h>

#include "answers.h"

namespace ariadne::testing {
namespace {

json::object solved(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "solve");
    arguments.push_back("--json");
    return json::parse(run(arguments).out).as_object();
}

TEST(Solve, ExitCodesTellTheVerdict) {
    EXPECT_EQ(run({"solve", golden("treasure.txt")}).code, 0);
    EXPECT_EQ(run({"solve", golden("walls.txt")}).code, 1);
    EXPECT_EQ(run({"solve", golden("life.txt")}).code, 1);
    EXPECT_EQ(run({"solve", golden("no-such-file.txt")}).code, 2);
    EXPECT_EQ(run({"solve", golden("treasure.txt"), "--node-limit", "1", "--algorithm", "state-bfs"}).code, 3);
}

TEST(Solve, UsageErrorsExitWithTwo) {
    EXPECT_EQ(run(std::vector<std::string>{}).code, 2);
    expect_code(2, {{"solve"},
                    {"no-such-verb"},
                    {"solve", golden("treasure.txt"), "--no-such-option"},
                    {"solve", golden("treasure.txt"), "--objective", "fame"},
                    {"solve", golden("treasure.txt"), "--algorithm", "luck"},
                    {"solve", golden("treasure.txt"), "--world", "nowhere"},
                    {"solve", golden("treasure.txt"), "--lang", "tlh"},
                    {"solve", golden("treasure.txt"), "--time-limit", "-1"},
                    {"solve", golden("treasure.txt"), "--all", "0"},
                    {"solve", golden("treasure.txt"), "--all", "-1"},
                    {"solve", golden("treasure.txt"), "--all", "99999999999999999999"},
                    {"generate", "maze", "--seed", "-1"},
                    {"solve", golden("treasure.txt"), "--any", "--count"},
                    {"solve", golden("treasure.txt"), "--plot", "x.svg"}});
    expect_code(0, {{"--help"}, {"solve", "--help"}, {"--version"}});
}

TEST(Solve, RangeErrorsNameTheRange) {
    EXPECT_TRUE(refused(run({"solve", golden("treasure.txt"), "--threads", "0"}),
                        "--threads: found '0', expected a number from 1 to 1024"));
}

TEST(Solve, JsonHasTheFieldsOfTheContract) {
    const json::object out = solved({golden("treasure.txt"), "--count"});
    EXPECT_EQ(out.at("world").as_string(), "maze");
    EXPECT_EQ(out.at("objective").as_string(), "steps");
    EXPECT_EQ(out.at("verdict").as_string(), "solved");
    EXPECT_TRUE(out.at("proven").as_bool());
    EXPECT_TRUE(out.at("life_proven").as_bool());
    EXPECT_EQ(out.at("optimal").at("steps").as_int64(), 10);
    EXPECT_EQ(out.at("optimal").at("life").as_int64(), 4);
    EXPECT_EQ(out.at("optimal").at("route").as_array().size(), 11U);
    EXPECT_EQ(json::serialize(out.at("optimal").at("route").as_array().front()), "[1,2]");
    EXPECT_EQ(json::serialize(out.at("optimal").at("route").as_array().back()), "[9,2]");
    EXPECT_TRUE(out.contains("feasible"));
    EXPECT_EQ(out.at("bound").as_int64(), 10);
    EXPECT_EQ(out.at("optimal_count").as_string(), "5");
    for (const char* key : {"expanded", "generated", "seconds", "peak_mb"}) {
        EXPECT_TRUE(out.at("stats").at(key).is_number()) << key;
    }
    EXPECT_EQ(out.at("warnings").as_array().size(), 2U);
    EXPECT_FALSE(out.contains("reason"));
    EXPECT_FALSE(solved({golden("treasure.txt")}).contains("optimal_count"));
}

TEST(Solve, JsonOfTheImpossibleHasItsReason) {
    const json::object walls = solved({golden("walls.txt")});
    EXPECT_EQ(walls.at("verdict").as_string(), "impossible");
    EXPECT_EQ(walls.at("reason").as_string(), "walls");
    EXPECT_TRUE(walls.at("proven").as_bool());
    EXPECT_FALSE(walls.contains("optimal"));
    EXPECT_EQ(json::serialize(walls.at("attempt").at("nearest")), R"({"cell":[6,2],"away":2,"proven":true})");
    EXPECT_EQ(walls.at("attempt").at("steps").as_int64(), 5);
    EXPECT_FALSE(walls.at("attempt").as_object().contains("death"));
    const json::object life = solved({golden("life.txt")});
    EXPECT_EQ(life.at("reason").as_string(), "life");
    EXPECT_EQ(json::serialize(life.at("attempt")),
              R"({"steps":2,"nearest":{"cell":[2,1],"away":7,"proven":true},)"
              R"("death":{"step":2,"cell":[3,1],"life":-8},"route":[[1,1],[2,1],[3,1]]})");
}

TEST(Solve, EveryAlgorithmAgrees) {
    for (const char* algorithm : {"exact", "astar", "state-bfs"}) {
        const json::object out = solved({golden("treasure.txt"), "--algorithm", algorithm});
        EXPECT_EQ(out.at("optimal").at("steps").as_int64(), 10) << algorithm;
        EXPECT_EQ(out.at("optimal").at("life").as_int64(), 4) << algorithm;
    }
    // bfs sees that E can be reached; the runner dies on the route it finds, and it must not say more than that.
    const json::object bfs = solved({golden("life.txt"), "--algorithm", "bfs"});
    EXPECT_EQ(bfs.at("verdict").as_string(), "unknown");
    EXPECT_EQ(bfs.at("bound").as_int64(), 8);
    EXPECT_EQ(bfs.at("attempt").at("steps").as_int64(), 8);
    EXPECT_EQ(bfs.at("attempt").at("route").as_array().size(), 9U);
    EXPECT_EQ(json::serialize(bfs.at("attempt").at("death")), R"({"step":2,"cell":[3,1],"life":-8})");
    EXPECT_EQ(solved({golden("walls.txt"), "--algorithm", "bfs"}).at("reason").as_string(), "walls");
}

TEST(Solve, AllListsDifferentOptimalRoutes) {
    const json::object out = solved({golden("treasure.txt"), "--all", "4"});
    EXPECT_EQ(out.at("optimal_count").as_string(), "5");
    const json::array& listed = out.at("listed").as_array();
    ASSERT_EQ(listed.size(), 4U);
    for (std::size_t i = 0; i < listed.size(); ++i) {
        EXPECT_EQ(listed[i].at("steps").as_int64(), 10);
        for (std::size_t j = 0; j < i; ++j) EXPECT_NE(listed[i].at("route"), listed[j].at("route"));
    }
    EXPECT_EQ(solved({golden("treasure.txt"), "--all", "100"}).at("listed").as_array().size(), 5U);
}

TEST(Solve, AnyClaimsNoProofOfTheBest) {
    const json::object out = solved({golden("treasure.txt"), "--any"});
    EXPECT_EQ(out.at("verdict").as_string(), "solved");
    EXPECT_FALSE(out.at("proven").as_bool());
    EXPECT_TRUE(out.contains("feasible"));
    for (const char* const key : {"optimal", "gap", "gap_percent"}) EXPECT_FALSE(out.contains(key)) << key;
    EXPECT_EQ(run({"solve", golden("walls.txt"), "--any"}).code, 1);
}

TEST(Solve, MinLifeIsTheSmallestStart) {
    const json::object out = solved({golden("life.txt"), "--min-life"});
    EXPECT_EQ(out.at("least_life").at("low").as_int64(), 64);
    EXPECT_EQ(out.at("least_life").at("high").as_int64(), 64);
    EXPECT_EQ(out.at("optimal").at("start").as_int64(), 64);
    EXPECT_EQ(out.at("optimal").at("life").as_int64(), 1);
}

TEST(Solve, TradeOffIsATableAndAPlot) {
    const Folder folder;
    const std::string plot = folder.path("plot.svg");
    const json::object out = solved({golden("treasure.txt"), "--trade-off", "--plot", plot});
    const json::array& rows = out.at("trade_off").as_array();
    ASSERT_FALSE(rows.empty());
    EXPECT_EQ(rows.front().at("steps").as_int64(), 10);
    EXPECT_EQ(rows.front().at("life").as_int64(), 4);
    EXPECT_TRUE(read(plot).starts_with("<")) << plot;
    EXPECT_EQ(run({"solve", golden("treasure.txt"), "--trade-off", "--plot", folder.path("plot.doc")}).code, 2);
}

TEST(Solve, TraceHoldsEveryExpansion) {
    const Folder folder;
    const std::string trace = folder.path("trace.jsonl");
    const json::object out = solved({golden("corridor.txt"), "--algorithm", "state-bfs", "--trace", trace});
    const std::string lines = read(trace);
    EXPECT_TRUE(lines.starts_with("[1, 1]\n")) << lines;
    EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), out.at("stats").at("expanded").as_int64());
}

TEST(Solve, CountsForTheObjectiveStepsOnly) {
    EXPECT_TRUE(refused(run({"solve", golden("treasure.txt"), "--objective", "life", "--count"}),
                        "counting needs the steps objective, found life"));
    EXPECT_EQ(run({"solve", golden("treasure.txt"), "--objective", "life", "--all", "2"}).code, 2);
}

TEST(Solve, CountsWithAlgorithmsThatCan) {
    for (const char* const algorithm : {"astar", "bfs"}) {
        for (const std::vector<std::string>& asked : {std::vector<std::string>{"--count"}, {"--all", "2"}}) {
            std::vector<std::string> arguments = {"solve", golden("energy.txt"), "--algorithm", algorithm};
            arguments.insert(arguments.end(), asked.begin(), asked.end());
            const Finished finished = run(arguments);
            EXPECT_EQ(finished.code, 2) << algorithm;
            EXPECT_TRUE(
                has(finished.err, "counting needs the exact or state-bfs algorithm, found " + std::string(algorithm)))
                << finished.err;
        }
    }
    for (const char* const algorithm : {"exact", "state-bfs"})
        EXPECT_TRUE(
            has(run({"solve", golden("energy.txt"), "--algorithm", algorithm, "--count"}).out, "Optimal routes: "));
}

TEST(Solve, AWideBoardKeepsItsSigns) {
    const Folder folder;
    std::string row = "V,J3,B2";
    for (int col = 3; col < 50; ++col) row += ",V";
    const std::string map = folder.write("wide.txt", "50,1\n1,1,99\n50,1\n" + row + "\n");
    const std::string drawn = run({"render", map, "-q"}).out;
    EXPECT_TRUE(has(drawn, "1 S +3*2 ")) << drawn;
    EXPECT_TRUE(has(drawn, "+n food   *n bomb")) << drawn;
}

TEST(Solve, ReadsStandardInput) {
    const std::string map = read(golden("treasure.txt"));
    EXPECT_TRUE(printed(run({"solve", "-", "--quiet"}, map), 0, "10 steps"));
    const Finished bad = run({"solve", "-"}, "N=1, M=2, P=3\nSx\n");
    EXPECT_EQ(bad.code, 2);
    EXPECT_TRUE(bad.err.starts_with("-:2:2: ")) << bad.err;
}

TEST(Solve, BadInputNamesFileLineAndColumn) {
    const Folder folder;
    const std::string file = folder.write("bad.txt", "N=2, M=3, P=10\nS0E\n0?0\n");
    const Finished finished = run({"solve", file});
    EXPECT_EQ(finished.code, 2);
    EXPECT_EQ(finished.out, "");
    EXPECT_TRUE(finished.err.starts_with(file + ":3:2: ")) << finished.err;
    const Finished as_json = run({"solve", file, "--json"});
    EXPECT_EQ(as_json.code, 2);
    const json::object out = json::parse(as_json.out).as_object();
    EXPECT_EQ(out.at("verdict").as_string(), "invalid");
    EXPECT_EQ(out.at("error").at("line").as_int64(), 3);
    EXPECT_EQ(out.at("error").at("column").as_int64(), 2);
}

TEST(Solve, QuietSilencesStderrAndNothingElse) {
    const Finished loud = run({"solve", golden("corridor.txt"), "--json"});
    const Finished quiet = run({"solve", golden("corridor.txt"), "--json", "--quiet"});
    EXPECT_TRUE(has(loud.err, "warning"));
    EXPECT_EQ(quiet.err, "");
    EXPECT_EQ(json::parse(quiet.out).at("optimal"), json::parse(loud.out).at("optimal"));
    EXPECT_EQ(run({"solve", "no-such-file", "-q"}).err, "");
    EXPECT_EQ(run({"solve", "-q"}).err, "");
}

TEST(Solve, StrictMakesWarningsErrors) {
    const Finished finished = run({"solve", golden("treasure.txt"), "--strict"});
    EXPECT_EQ(finished.code, 2);
    EXPECT_TRUE(finished.err.starts_with(golden("treasure.txt") + ":1:")) << finished.err;
    EXPECT_EQ(run({"render", golden("treasure.txt"), "--strict"}).code, 2);
    EXPECT_EQ(run({"batch", golden("treasure.txt"), "--strict"}).code, 2);
}

// A corridor of 600 cells that goes to and fro, as MAZE, Pac-Man and labyrinth.
TEST(Solve, WhatItWritesIntoAPipeIsWholeAndVerifyReadsIt) {
    const Folder folder;
    std::string maze = "N=3, M=601, P=20\nS" + std::string(600, '0') + "\n" + std::string(600, '#') + "0\nE" +
                       std::string(600, '0') + "\n";
    std::string pacman = "500,1\n1,1,600\n500,1\nV";
    for (int i = 1; i < 500; ++i) pacman += ",V";
    const std::string maps[] = {folder.write("maze.txt", maze), folder.write("pacman.txt", pacman + "\n"),
                                folder.path("rooms.txt")};
    ASSERT_EQ(run({"generate", "labyrinth", "--rows", "40", "--cols", "40", "--seed", "4", "-o", maps[2]}).code, 0);
    for (const std::string& map : maps)
        for (const char* const language : {"en", "es", "cs"}) {
            const Finished text = run({"solve", map, "--lang", language});
            ASSERT_EQ(text.code, 0) << text.err;
            EXPECT_FALSE(has(text.out, "--full"));
            const Finished checked = run({"verify", map, "-", "--lang", language}, text.out);
            EXPECT_EQ(checked.code, 0) << map << checked.out << checked.err;
        }
}

TEST(Solve, VerifyReadsAnAttemptAndSaysWhereItFails) {
    for (const std::vector<std::string>& more : std::vector<std::vector<std::string>>{{}, {"--algorithm", "bfs"}})
        for (const char* const language : {"en", "es", "cs"}) {
            std::vector<std::string> words = {"solve", golden("life.txt"), "--lang", language};
            words.insert(words.end(), more.begin(), more.end());
            const Finished checked = run({"verify", golden("life.txt"), "-"}, run(words).out);
            EXPECT_EQ(checked.code, 1) << checked.err;
            EXPECT_EQ(checked.out, "Invalid: step 2: the runner dies on (3,1) with life -8\n");
        }
}

TEST(Solve, AWholeNumberThatIsNoneIsToldPlainly) {
    EXPECT_TRUE(refused(run({"solve", golden("treasure.txt"), "--all", "-3"}),
                        "found '-3', expected a whole number that is not negative"));
}

TEST(Solve, SpeaksThreeLanguages) {
    EXPECT_TRUE(has(run({"solve", golden("walls.txt"), "--lang", "en"}).out, "Impossible: walls"));
    EXPECT_TRUE(has(run({"solve", golden("walls.txt"), "--lang", "es"}).out, "Imposible: los muros"));
    EXPECT_TRUE(
        has(run({"solve", golden("walls.txt"), "--lang", "cs"}).out, "Neřešitelné: start od cíle oddělují zdi."));
}

TEST(Solve, ColourOnlyWhenAsked) {
    EXPECT_FALSE(has(run({"solve", golden("treasure.txt")}).out, "\033"));
    EXPECT_TRUE(has(run({"solve", golden("treasure.txt"), "--color", "always"}).out, "\033"));
}

}  // namespace
}  // namespace ariadne::testing
