#include <gtest/gtest.h>

#include "answers.h"

namespace ariadne::testing {
namespace {

// +-+-+-+
// |     |
// +-+-+ +
// |     |
// +-+-+-+
constexpr const char* bend = "LABYRINTH 2 3\nentrance 0 0\nexit 1 0\n _ _ _ \n|_ _  |\n|_ _ _|\n";

TEST(Rate, MeasuresALabyrinth) {
    const Finished finished = run({"rate", "-"}, bend);
    EXPECT_EQ(finished.code, 0) << finished.err;
    EXPECT_TRUE(finished.out.starts_with("-: labyrinth\n")) << finished.out;
    EXPECT_TRUE(has(finished.out, "dead ends"));
    const json::value rated = json::parse(run({"rate", "-", "--json"}, bend).out);
    EXPECT_EQ(rated.at("world"), "labyrinth");
    const json::object& measures = rated.at("measures").as_object();
    EXPECT_EQ(measures.at("rooms").as_int64(), 6);
    EXPECT_EQ(measures.at("loops").as_int64(), 0);
    EXPECT_EQ(measures.at("solution_steps").as_int64(), 5);
    EXPECT_EQ(measures.at("solution_turns").as_int64(), 2);
}

TEST(Rate, GoesOnAfterABadFile) {
    const Folder folder;
    const std::string good = folder.write("good.txt", bend);
    const Finished finished = run({"rate", folder.path("none.txt"), good, "--json"});
    EXPECT_EQ(finished.code, 2);
    const json::array all = json::parse(finished.out).as_array();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].at("verdict"), "invalid");
    EXPECT_EQ(all[1].at("measures").at("rooms").as_int64(), 6);
}

TEST(Rate, SpeaksThreeLanguages) {
    EXPECT_TRUE(has(run({"rate", "-", "--lang", "es"}, bend).out, "callejones sin salida"));
    EXPECT_TRUE(has(run({"rate", "-", "--lang", "cs"}, bend).out, "slepé konce"));
    EXPECT_EQ(run({"rate", "-", "--lang", "cs", "--json"}, bend).out, run({"rate", "-", "--json"}, bend).out);
}

TEST(Rate, SaysHowHardAMapIs) {
    // Two treasures must be fetched to pass the 9.
    const Finished finished = run({"rate", "-"}, "N=2, M=5, P=1\nST9TE\n#T###\n");
    EXPECT_EQ(finished.code, 0) << finished.err;
    EXPECT_TRUE(finished.out.starts_with("-: maze\n  level: ")) << finished.out;
    EXPECT_TRUE(has(finished.out, "it is not based on measured times")) << finished.out;
    const json::value rated = json::parse(run({"rate", "-", "--json"}, "N=2, M=5, P=1\nST9TE\n#T###\n").out);
    const json::object& measures = rated.at("measures").as_object();
    EXPECT_EQ(measures.at("steps").as_int64(), 6);
    EXPECT_EQ(measures.at("plain_steps").as_int64(), 4);
    EXPECT_EQ(measures.at("gains").as_int64(), 3);
    EXPECT_EQ(measures.at("gains_needed").as_int64(), 2);
    EXPECT_EQ(measures.at("best_routes").as_int64(), 1);
    EXPECT_EQ(rated.at("level"), "intermediate");
}

TEST(Rate, WhatIsImpossibleExitsWithOne) {
    constexpr const char* parted = "LABYRINTH 1 2\nentrance 0 0\nexit 0 1\n _ _ \n|_|_|\n";
    constexpr const char* deadly = "N=1, M=3, P=1\nS9E\n";
    constexpr const char* walled = "3,1\n1,1,5\n3,1\nV,Z,V\n";
    constexpr const char* blocked = "............AA..BB..................";
    for (const char* text : {parted, deadly, walled, blocked}) {
        const Finished finished = run({"rate", "-", "--json"}, text);
        EXPECT_EQ(finished.code, 1) << text << finished.err;
        EXPECT_EQ(json::parse(finished.out).at("verdict"), "impossible");
        EXPECT_EQ(run({"rate", "-"}, text).code, 1);
    }
    // The worst code of all wins.
    const Folder folder;
    EXPECT_EQ(run({"rate", folder.write("deadly.txt", deadly), folder.write("good.txt", bend)}).code, 1);
}

TEST(Rate, TheLevelAskedForIsTheOneRated) {
    for (const char* world : {"maze", "pacman"})
        for (const char* level : {"beginner", "intermediate", "advanced"}) {
            const Finished made = run({"generate", world, "--rows", "8", "--cols", "8", "--level", level});
            ASSERT_EQ(made.code, 0) << made.err;
            EXPECT_EQ(json::parse(run({"rate", "-", "--json"}, made.out).out).at("level"), level);
        }
    EXPECT_EQ(run({"generate", "maze", "--level", "hard"}).code, 2);
}

TEST(Compare, BuildersAreTheSameInEveryRunButForTheClock) {
    const std::vector<std::string> arguments = {
        "compare",   "labyrinth",           "--rows", "10", "--cols", "12", "--count", "2", "--seed", "5",
        "--builder", "kruskal,backtracker", "--json"};
    json::object one = json::parse(run(arguments).out).as_object();
    json::object two = json::parse(run(arguments).out).as_object();
    EXPECT_TRUE(one.erase("timed") == 1 && two.erase("timed") == 1);
    EXPECT_EQ(one, two);
    ASSERT_EQ(one.at("rows").as_array().size(), 2U);
    EXPECT_EQ(one.at("rows").at(0).at("builder"), "kruskal");
    EXPECT_FALSE(one.at("rows").at(0).as_object().contains("million_rooms_per_second"));
}

TEST(Compare, WritesTableAndPlot) {
    const Folder folder;
    const Finished finished = run({"compare", "labyrinth", "--rows", "8", "--cols", "8", "--count", "1", "-o",
                                   folder.path("table.md"), "--plot", folder.path("plot.svg")});
    EXPECT_EQ(finished.code, 0) << finished.err;
    EXPECT_EQ(finished.out, "");
    EXPECT_TRUE(read(folder.path("table.md")).starts_with("| builder | dead ends % |"));
    const std::string plot = read(folder.path("plot.svg"));
    for (const char* const builder : {"backtracker", "binary-tree", "kruskal-rooms"}) EXPECT_TRUE(has(plot, builder));
}

TEST(Compare, LeavesOldFilesWhereItIsStopped) {
    const Folder folder;
    for (const char* const name : {"table.txt", "plot.svg"}) folder.write(name, "old");
    const Finished finished = run({"compare", "labyrinth", "--node-limit", "3000", "--count", "1", "-o",
                                   folder.path("table.txt"), "--plot", folder.path("plot.svg")});
    EXPECT_EQ(finished.code, 3);
    EXPECT_EQ(finished.err, "compare: stopped before everything was measured; no file was written\n");
    EXPECT_NE(finished.out, "");
    EXPECT_EQ(read(folder.path("table.txt")), "old");
    EXPECT_EQ(read(folder.path("plot.svg")), "old");
}

TEST(Compare, RunsEveryAlgorithmOnAFile) {
    const Finished finished = run({"compare", golden("treasure.txt"), "--json"});
    EXPECT_EQ(finished.code, 0) << finished.err;
    const json::value compared = json::parse(finished.out);
    EXPECT_EQ(compared.at("rows").at(0).at("algorithm"), "exact");
    EXPECT_EQ(compared.at("rows").at(0).at("value").as_int64(), 10);
    EXPECT_TRUE(compared.at("rows").at(0).at("proven").as_bool());
    const Finished table = run({"compare", golden("treasure.txt"), "--algorithm", "bfs"});
    EXPECT_TRUE(printed(table, 0, "bfs"));
    EXPECT_FALSE(has(table.out, "exact"));
}

TEST(Compare, SpeaksThreeLanguages) {
    const Finished spanish = run({"compare", "-", "--algorithm", "bfs", "--lang", "es"}, bend);
    EXPECT_TRUE(spanish.out.starts_with("Comparación de algoritmos: labyrinth, objetivo pasos.\n\nalgoritmo "))
        << spanish.out;
    EXPECT_TRUE(has(spanish.out, "resuelto"));
    const Finished czech = run(
        {"compare", "labyrinth", "--rows", "5", "--cols", "5", "--count", "1", "--builder", "kruskal", "--lang", "cs"});
    EXPECT_TRUE(czech.out.starts_with("Generátory na 5 x 5 místnostech")) << czech.out;
    EXPECT_TRUE(has(czech.out, "slepé konce %"));
}

TEST(Compare, RefusesWhatDoesNotFit) {
    expect_code(2, {{"compare", golden("treasure.txt"), "--rows", "3"},
                    {"compare", golden("treasure.txt"), "--seed", "3"},
                    {"compare", "labyrinth", "--objective", "steps"}});
    EXPECT_EQ(run({"compare", "maze"}).err,
              "compare: the maze world has no builders; name a file to compare algorithms\n");
    expect_code(2, {{"compare", "labyrinth", "--plot", "x.gif"},
                    {"compare", "labyrinth", "-o", "x.gif"},
                    {"compare", "labyrinth", "--builder", "magic"}});
    EXPECT_EQ(run({"compare", "labyrinth", "--node-limit", "1"}).code, 3);
}

TEST(Convert, MakesMapsOfALabyrinth) {
    const Finished plain = run({"convert", "-", "--to", "maze", "--life", "3"}, bend);
    EXPECT_EQ(plain.code, 0) << plain.err;
    EXPECT_EQ(plain.out, "N=5, M=7, P=3\n#######\n#S0000#\n#####0#\n#E0000#\n#######\n");
    const Finished strewn = run(
        {"convert", "-", "--to", "pacman", "--bombs", "20", "--food", "10", "--seed", "2", "--format", "json"}, bend);
    EXPECT_EQ(strewn.code, 0) << strewn.err;
    const Finished solved = run({"solve", "-", "--json"}, strewn.out);
    EXPECT_EQ(solved.code, 0) << strewn.out;
    EXPECT_EQ(json::parse(solved.out).at("optimal").at("steps").as_int64(), 10);
    EXPECT_EQ(run({"convert", "-", "--to", "maze", "--food", "3"}, bend).code, 2);
    EXPECT_EQ(run({"convert", "-", "--food", "3", "--format", "txt"}, bend).code, 2);
}

}  // namespace
}  // namespace ariadne::testing
