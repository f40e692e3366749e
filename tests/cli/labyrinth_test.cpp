#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "answers.h"

namespace ariadne::testing {
namespace {

// A ring around the room in the middle, which hangs on it by one passage: nothing that follows the outer wall.
constexpr const char* island = "LABYRINTH 3 3\nentrance 0 0\nexit 1 1\n _ _ _ \n|  _  |\n|  _| |\n|_ _ _|\n";
constexpr const char* parted = "LABYRINTH 1 3\nentrance 0 0\nexit 0 1\n _ _ _ \n|_ _|_|\n";
constexpr const char* octile = "type octile\nheight 2\nwidth 3\nmap\n...\n.@.\n";

TEST(Labyrinth, AnAlgorithmThatGivesUpSaysSo) {
    const Finished finished = run({"solve", "-", "--algorithm", "wall-follower"}, island);
    EXPECT_EQ(finished.code, 3) << finished.out;
    EXPECT_TRUE(finished.out.starts_with("Unknown: this algorithm did not find the exit")) << finished.out;
    EXPECT_TRUE(run({"solve", "-", "--algorithm", "wall-follower", "--lang", "cs"}, island)
                    .out.starts_with("Nerozhodnuto: tento algoritmus"));
    const json::value answer = json::parse(run({"solve", "-", "--algorithm", "wall-follower", "--json"}, island).out);
    EXPECT_EQ(answer.at("verdict"), "unknown");
    EXPECT_EQ(run({"solve", "-"}, island).code, 0);
}

TEST(Labyrinth, ASearchThatGivesUpIsDrawn) {
    const Folder folder;
    const std::string file = folder.path("ring.svg");
    const Finished drawn = run({"render", "-", "--search", "wall-follower", "-o", file}, island);
    EXPECT_EQ(drawn.code, 0) << drawn.err;
    EXPECT_TRUE(has(read(file), "wall-follower did not find the exit"));
    EXPECT_TRUE(complained(
        run({"render", "-", "--search", "wall-follower", "--node-limit", "1", "-o", folder.path("no.svg")}, island), 3,
        "the node limit was reached before the picture was ready"));
}

TEST(Labyrinth, OptionsThatAPictureCannotHonourAreRefused) {
    const Folder folder;
    const auto code = [&](const char* name, std::vector<std::string> options) {
        options.insert(options.begin(), {"render", "-", "-o", folder.path(name)});
        return run(options, island).code;
    };
    EXPECT_EQ(code("a.txt", {"--style", "blocks"}), 0);
    EXPECT_EQ(code("a.png", {"--style", "blocks"}), 2);
    EXPECT_EQ(run({"render", "-", "--style", "ascii"}, island).code, 0);
    EXPECT_EQ(run({"render", "-", "--bare"}, island).code, 2);
    for (const std::vector<std::string>& options : std::vector<std::vector<std::string>>{
             {"--bare"}, {"--graph"}, {"--theme", "dark"}, {"--thickness", "3"}, {"--x0", "0"}}) {
        EXPECT_EQ(code("a.txt", options), 2) << options.front();
        EXPECT_EQ(code("a.png", options), 0) << options.front();
    }
    EXPECT_EQ(code("a.txt", {"--search", "bfs"}), 0);
    EXPECT_EQ(code("a.png", {"--search", "astar", "--values"}), 0);
    EXPECT_EQ(code("a.png", {"--search", "bfs", "--values"}), 2);
    EXPECT_EQ(code("a.png", {"--values"}), 2);
    EXPECT_EQ(code("a.svg", {"--graph", "--solution", "--theme", "dark"}), 0);
    EXPECT_EQ(code("a.svg", {"--graph", "--search", "bfs"}), 2);
    EXPECT_EQ(code("a.svg", {"--graph", "--bare"}), 2);
    EXPECT_EQ(code("a.gif", {"--graph"}), 2);
}

TEST(Labyrinth, AMaskThatIsWrongIsNamed) {
    const Folder folder;
    const auto error = [&](const std::string& bytes) {
        folder.write("mask", bytes);
        return run({"generate", "labyrinth", "--mask", folder.path("mask")}).err;
    };
    const std::string begin = "generate: --mask: " + folder.path("mask") + ": ";
    EXPECT_EQ(error("..\n.?\n"), begin + "line 2, column 2: found '?', expected '.' for a room or '#' for none\n");
    EXPECT_EQ(error("\xFF\xD8\xFF\xE0"),
              begin + "pictures of this kind are not supported; use PNG, PBM, PGM or text\n");
    EXPECT_EQ(error("P6\n1 1\n255\nabc"),
              begin + "pictures of this kind are not supported; use PNG, PBM, PGM or text\n");
}

TEST(Labyrinth, RoomsInPiecesAreAWarningAndAnErrorUnderStrict) {
    const std::string warning =
        "-: warning: the labyrinth has 2 separate parts (3 rooms); no route leads from one to another\n";
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

// Open all round: the matrices of the paper for 1 x 3 rooms.
TEST(Labyrinth, TheMatricesOfThePaperAreCsv) {
    const std::string row = "LABYRINTH 1 3\n _ _ _ \n|_ _|_|\n";
    EXPECT_EQ(run({"convert", "-", "--format", "adjacency"}, row).out, ",A,B,C\nA,0,1,0\nB,1,0,0\nC,0,0,0\n");
    EXPECT_EQ(run({"convert", "-", "--format", "coordinates"}, row).out,
              "\"[0, 0]\",\"[10, 0]\",\"[20, 0]\",\"[30, 0]\"\n\"[0, 10]\",\"[10, 10]\",\"[20, 10]\",\"[30, 10]\"\n");
    const Folder folder;
    EXPECT_EQ(run({"convert", "-", "--format", "adjacency", "-o", folder.path("a.csv")}, row).code, 0);
    EXPECT_TRUE(read(folder.path("a.csv")).starts_with(",A,B,C\n"));
}

TEST(Labyrinth, TheTraceOfAstarHasItsNumbersAndTheOpenList) {
    const Folder folder;
    const std::string trace = folder.path("trace.jsonl");
    const json::value answer =
        json::parse(run({"solve", "-", "--algorithm", "astar", "--trace", trace, "--json"}, island).out);
    std::istringstream lines(read(trace));
    std::vector<json::value> steps;
    for (std::string line; std::getline(lines, line);) steps.push_back(json::parse(line));
    ASSERT_EQ(static_cast<std::int64_t>(steps.size()), answer.at("stats").at("expanded").as_int64());
    EXPECT_EQ(json::serialize(steps.front()),
              R"({"cell":[0,0],"g":0,"h":2,"f":2,"waiting":2,"open":[{"cell":[0,1],"g":1,"h":1,"f":2},)"
              R"({"cell":[1,0],"g":1,"h":1,"f":2}]})");
    for (std::size_t i = 1; i < steps.size(); ++i)
        EXPECT_EQ(steps[i].at("cell"), steps[i - 1].at("open").at(0).at("cell"));
    EXPECT_EQ(steps.back().at("open").at(0).at("cell"), (json::array{1, 1}));
    EXPECT_EQ(steps.back().at("open").at(0).at("f").as_int64(), answer.at("optimal").at("steps").as_int64());
}

TEST(Labyrinth, TheNumbersOfAstarStandInATerminalToo) {
    const Finished drawn = run({"render", "-", "--search", "astar", "--values"}, island);
    EXPECT_TRUE(printed(drawn, 0, "0+2"));
    EXPECT_TRUE(has(drawn.out, "f = g + h")) << drawn.out;
}

TEST(Labyrinth, TheGraphGrowsInAGif) {
    const Folder folder;
    const std::string file = folder.path("graph.gif");
    EXPECT_EQ(run({"generate", "labyrinth", "--rows", "4", "--cols", "4", "--graph", "--solution", "-o", file}).code,
              0);
    EXPECT_TRUE(read(file).starts_with("GIF89a"));
}

TEST(Worksheet, IsOneCommandFromOptionsToPages) {
    const Folder folder;
    for (const std::string world : {"maze", "pacman", "labyrinth", "rush"}) {
        const std::string file = folder.path(world + ".pdf");
        std::vector<std::string> arguments = {"generate", world,     "--count", "5",  "--per-page",
                                              "2",        "--title", "Week 9",  "-o", file};
        if (world == "rush")
            arguments.insert(arguments.end(), {"--level", "beginner"});
        else
            arguments.insert(arguments.end(), {"--rows", "6", "--cols", "7"});
        const Finished made = run(arguments);
        ASSERT_EQ(made.code, 0) << world << made.err;
        const std::string pages = read(file);
        EXPECT_TRUE(has(pages, "/Count 4")) << world;  // three of puzzles, one of solutions
        EXPECT_TRUE(has(pages, "595.")) << world;
        arguments.insert(arguments.end(), {"--paper", "letter"});
        EXPECT_EQ(run(arguments).code, 0) << world;
        EXPECT_TRUE(has(read(file), "[ 0 0 612 792 ]")) << world;
    }
    const Finished told =
        run({"generate", "maze", "--count", "2", "--seed", "3", "-o", folder.path("told.pdf"), "--json"});
    EXPECT_EQ(json::parse(told.out).at("count").as_int64(), 2);
    const Finished few = run({"generate", "maze", "--count", "2", "--per-page", "30", "-o", folder.path("few.pdf")});
    EXPECT_EQ(few.code, 0) << few.err;
}

TEST(Worksheet, TakesMapsFromSeveralFiles) {
    const Folder folder;
    const std::string file = folder.path("a.pdf");
    const Finished made = run({"render", golden("treasure.txt"), golden("walls.txt"), golden("life.txt"), "-o", file,
                               "--title", "Week 9", "--per-page", "2", "--paper", "letter"});
    EXPECT_EQ(made.code, 0) << made.err;
    EXPECT_TRUE(has(read(file), "/Count 3"));  // two of maps, one of solutions
    EXPECT_TRUE(refused(run({"render", golden("treasure.txt"), golden("rooms.txt"), "-o", file}),
                        "found a puzzle of the labyrinth world, expected maze"));
    EXPECT_EQ(run({"render", golden("treasure.txt"), golden("life.txt"), "-o", folder.path("a.gif")}).code, 2);
    const Finished text = run({"render", golden("treasure.txt"), golden("life.txt")});
    EXPECT_TRUE(refused(text, "found 2 files, expected one; -o OUT.pdf puts them all on a sheet"));
    EXPECT_FALSE(has(text.err, "--board")) << text.err;
}

TEST(Worksheet, RefusesWhatPagesDoNotHave) {
    const Folder folder;
    const std::string file = folder.path("a.pdf");
    expect_code(2, {{"generate", "labyrinth", "--count", "2", "--thickness", "5", "-o", file},
                    {"generate", "maze", "--count", "2", "--per-page", "31", "-o", file},
                    {"generate", "maze", "--title", "Week 9"}});
    EXPECT_TRUE(refused(run({"generate", "maze", "--count", "7", "--per-page", "30", "-o", file}),
                        "too small to read, expected at most 6"));
    EXPECT_TRUE(refused(run({"generate", "maze", "--count", "99999999999", "-o", file}), "expected at most 6000"));
    const std::string nowhere = folder.path("none/a.pdf");
    EXPECT_TRUE(refused(run({"generate", "maze", "--count", "2", "-o", nowhere}), nowhere + ": "));
    EXPECT_TRUE(refused(run({"render", "-", "--title", "X", "--cell", "40", "-o", file}, island),
                        "a sheet of puzzles allows no picture options other than"));
    EXPECT_EQ(folder.names(), std::vector<std::string>{});
    EXPECT_EQ(run({"generate", "amazons", "--count", "2", "-o", file}).code, 2);
}

}  // namespace
}  // namespace ariadne::testing
