#include <algorithm>

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "program.h"

namespace json = boost::json;
using ariadne::testing::Finished;
using ariadne::testing::Folder;
using ariadne::testing::run;

namespace {

// A ring around the room in the middle, which hangs on it by one passage: nothing that follows the outer wall.
constexpr const char* island = "LABYRINTH 3 3\nentrance 0 0\nexit 1 1\n _ _ _ \n|  _  |\n|  _| |\n|_ _ _|\n";
constexpr const char* parted = "LABYRINTH 1 3\nentrance 0 0\nexit 0 1\n _ _ _ \n|_ _|_|\n";
constexpr const char* octile = "type octile\nheight 2\nwidth 3\nmap\n...\n.@.\n";

TEST(Labyrinth, AnAlgorithmThatGivesUpSaysSo) {
    const Finished finished = run({"solve", "-", "--algorithm", "wall-follower"}, island);
    EXPECT_EQ(finished.code, 3) << finished.out;
    EXPECT_TRUE(finished.out.starts_with("Unknown: this algorithm came round without the exit")) << finished.out;
    EXPECT_TRUE(run({"solve", "-", "--algorithm", "wall-follower", "--lang", "cs"}, island)
                    .out.starts_with("Nerozhodnuto: tento algoritmus"));
    const json::value answer = json::parse(run({"solve", "-", "--algorithm", "wall-follower", "--json"}, island).out);
    EXPECT_EQ(answer.at("verdict"), "unknown");
    EXPECT_EQ(run({"solve", "-"}, island).code, 0);
}

TEST(Labyrinth, RoomsInPiecesAreAWarningAndAnErrorUnderStrict) {
    const std::string warning = "-: warning: 3 rooms in 2 pieces; no way leads from one piece to another\n";
    for (const char* const verb : {"solve", "rate", "render"}) {
        const Finished finished = run({verb, "-"}, parted);
        EXPECT_EQ(finished.code, 0) << verb;
        EXPECT_EQ(finished.err, warning) << verb;
        EXPECT_EQ(run({verb, "-", "--strict"}, parted).code, 2) << verb;
    }
    EXPECT_EQ(run({"solve", "-", "--strict"}, island).code, 0);
}

TEST(Labyrinth, AFarPairThatIsPerhapsNotTheFarthestIsTold) {
    const Folder folder;
    std::vector<std::string> arguments = {"generate", "labyrinth", "--rows",  "150",
                                          "--cols",   "150",       "--braid", "0.5",
                                          "--ends",   "farthest",  "-o",      folder.path("far.txt")};
    const Finished far = run(arguments);
    EXPECT_EQ(far.code, 0);
    EXPECT_TRUE(far.err.starts_with("generate: warning: --ends farthest: ")) << far.err;
    arguments.back() = folder.path("far.svg");
    EXPECT_EQ(run(arguments).err, far.err);
    arguments.emplace_back("--strict");
    EXPECT_EQ(run(arguments).code, 2);
    EXPECT_EQ(run({"generate", "labyrinth", "--braid", "0.5", "--ends", "farthest"}).err, "");
    EXPECT_EQ(run({"generate", "labyrinth", "--rows", "150", "--cols", "150", "--ends", "farthest"}).err, "");
}

TEST(Labyrinth, BatchTakesMapsOfMovingAI) {
    const Folder folder;
    const std::string map = folder.write("corner.map", octile);
    folder.write("no.map", "no map at all\n");
    folder.write("ring.txt", island);
    const Finished one = run({"batch", map});
    EXPECT_EQ(one.code, 0) << one.err;
    EXPECT_EQ(json::parse(one.out).at("optimal").at("steps").as_int64(), 3);
    const Finished all = run({"batch", folder.path("")});
    EXPECT_EQ(all.code, 0) << all.err;
    EXPECT_EQ(std::ranges::count(all.out, '\n'), 2) << all.out;
}

}  // namespace
