#include <unistd.h>

#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "answers.h"

namespace ariadne::testing {
namespace {

constexpr const char* route = "(1,2) (1,1) (2,1) (3,1) (4,1) (5,1) (6,1) (7,1) (8,1) (9,1) (9,2)";

TEST(Generate, IsAFunctionOfItsSeed) {
    const std::vector<std::string> recipe = {"generate", "maze", "--rows", "12", "--cols", "14", "--seed", "7"};
    const Finished one = run(recipe);
    EXPECT_EQ(one.code, 0);
    EXPECT_EQ(one.out, run(recipe).out);
    EXPECT_NE(one.out, run({"generate", "maze", "--rows", "12", "--cols", "14", "--seed", "8"}).out);
    EXPECT_EQ(one.out.rfind("N=12, M=14, P=", 0), 0U) << one.out;
    EXPECT_EQ(run({"solve", "-"}, one.out).code, 0);
}

TEST(Generate, SeveralGoIntoAFolder) {
    const Folder folder;
    const std::string into = folder.path("maps/");
    EXPECT_EQ(run({"generate", "maze", "--count", "3", "--seed", "4", "-o", into}).code, 0);
    EXPECT_EQ(read(into + "maze-5.txt"), run({"generate", "maze", "--seed", "5"}).out);
    EXPECT_EQ(run({"generate", "maze", "--count", "3"}).code, 2);
    const Finished lines = run({"generate", "maze", "--count", "3", "--json"});
    EXPECT_EQ(std::count(lines.out.begin(), lines.out.end(), '\n'), 3);
}

TEST(Generate, WritesTheFormatOfTheEnding) {
    const Folder folder;
    const std::string game = folder.path("drawn.game");  // all of the game, not only the position it led to
    EXPECT_EQ(run({"generate", "amazons", "--seed", "4", "-o", game}).code, 0);
    EXPECT_EQ(read(game), run({"generate", "amazons", "--seed", "4", "--format", "game"}).out);
    const std::string fen = folder.path("drawn.fen");
    EXPECT_EQ(run({"generate", "amazons", "--seed", "4", "-o", fen}).code, 0);
    EXPECT_EQ(read(fen), run({"generate", "amazons", "--seed", "4"}).out);
    const std::vector<std::string> recipe = {"generate", "pacman", "--rows", "5", "--cols", "6"};
    const auto made = [&](const std::string& name) {
        std::vector<std::string> arguments = recipe;
        arguments.insert(arguments.end(), {"-o", folder.path(name)});
        return run(arguments);
    };
    for (const char* const name : {"a.txt", "a.json", "a.dot", "a"}) EXPECT_EQ(made(name).code, 0) << name;
    EXPECT_EQ(read(folder.path("a")), run(recipe).out);
    EXPECT_TRUE(json::parse(read(folder.path("a.json"))).as_object().contains("SIRKA"));
    EXPECT_EQ(run({"convert", folder.path("a.json"), "--format", "txt"}).out, read(folder.path("a.txt")));
    EXPECT_TRUE(read(folder.path("a.dot")).starts_with("digraph"));
    EXPECT_TRUE(refused(made("a.svg"), "expected a name that ends in .txt, .json"));
    EXPECT_NE(::access(folder.path("a.svg").c_str(), F_OK), 0);
}

TEST(Generate, BadOptionsExitWithTwo) {
    expect_code(2, {{"generate"}, {"generate", "chess"}, {"generate", "maze", "--rows", "0"}});
}

TEST(Generate, PutsFewerTreasuresOnSmallMaps) {
    const Finished made = run({"generate", "maze", "--rows", "3", "--cols", "3"});
    EXPECT_EQ(made.code, 0) << made.err;
    EXPECT_EQ(run({"solve", "-", "-q"}, made.out).code, 0);
    EXPECT_EQ(run({"generate", "maze", "--rows", "3", "--cols", "3", "--treasures", "10"}).code, 2);
}

TEST(Generate, StrictMakesOnlyWhatStrictAccepts) {
    const Finished refused = run({"generate", "maze", "--rows", "3", "--cols", "3", "--strict"});
    EXPECT_EQ(refused.code, 2);
    EXPECT_EQ(refused.out, "");
    EXPECT_TRUE(has(refused.err, "--strict")) << refused.err;
    EXPECT_EQ(run({"solve", "-", "--strict"}, run({"generate", "maze", "--strict"}).out).code, 0);
    const Folder folder;
    const Finished pages =
        run({"generate", "maze", "--rows", "3", "--cols", "3", "--strict", "--count", "2", "-o", folder.path("a.pdf")});
    EXPECT_EQ(pages.code, 2);
    EXPECT_EQ(pages.err, refused.err);
    EXPECT_EQ(folder.names(), std::vector<std::string>{});
}

TEST(Render, WritesEveryFormat) {
    const Folder folder;
    for (const auto& [name, magic] :
         {std::pair("a.svg", "<"), std::pair("a.png", "\x89PNG"), std::pair("a.pdf", "%PDF")}) {
        const std::string file = folder.path(name);
        EXPECT_EQ(run({"render", golden("treasure.txt"), "--solution", "-o", file}).code, 0) << name;
        EXPECT_TRUE(read(file).starts_with(magic)) << name;
    }
    EXPECT_EQ(run({"render", golden("treasure.txt"), "-o", folder.path("a.txt")}).code, 0);
    EXPECT_TRUE(has(read(folder.path("a.txt")), "S"));
    EXPECT_EQ(run({"render", golden("treasure.txt"), "-o", folder.path("B.PNG")}).code, 0);
    EXPECT_TRUE(read(folder.path("B.PNG")).starts_with("\x89PNG"));
    EXPECT_EQ(run({"render", golden("treasure.txt"), "-o", folder.path("B.TXT")}).code, 0);
    EXPECT_TRUE(refused(run({"render", golden("treasure.txt"), "-o", folder.path("a.bmp")}), ".txt"));
    EXPECT_TRUE(has(run({"render", golden("treasure.txt")}).out, "S"));
}

// Each frame has a graphic control block of its own.
std::size_t gif_frames(const std::string& bytes) {
    const std::string_view control("\x21\xF9\x04", 3);
    std::size_t count = 0;
    for (std::size_t at = bytes.find(control); at != std::string::npos; at = bytes.find(control, at + 1)) ++count;
    return count;
}

TEST(Render, WritesGifsThatMove) {
    const Folder folder;
    const std::string file = folder.path("a.gif");
    EXPECT_EQ(run({"render", golden("treasure.txt"), "--solution", "-o", file, "--delay", "50"}).code, 0);
    const std::string all = read(file);
    EXPECT_TRUE(all.starts_with("GIF89a"));
    EXPECT_EQ(gif_frames(all), 11U);  // the shortest way has 10 steps
    EXPECT_EQ(run({"render", golden("treasure.txt"), "--solution", "-o", file, "--delay", "50"}).code, 0);
    EXPECT_EQ(read(file), all);
    EXPECT_EQ(run({"render", golden("treasure.txt"), "--solution", "-o", file, "--every", "4"}).code, 0);
    EXPECT_EQ(gif_frames(read(file)), 4U);
    EXPECT_EQ(run({"render", golden("treasure.txt"), "-o", file, "--theme", "dark"}).code, 0);
    EXPECT_EQ(gif_frames(read(file)), 1U);
    EXPECT_EQ(run({"render", golden("walls.txt"), "--solution", "-o", file}).code, 1);
    EXPECT_EQ(gif_frames(read(file)), 6U);  // of the best attempt
}

TEST(Render, RefusesMotionThatIsTooMuch) {
    const Folder folder;
    const std::string file = folder.path("a.gif");
    EXPECT_TRUE(refused(run({"render", golden("treasure.txt"), "--solution", "-o", file, "--cell", "1000"}),
                        "too many for a GIF"));
    EXPECT_TRUE(
        refused(run({"render", golden("treasure.txt"), "-o", folder.path("a.png"), "--every", "2"}), "OUT.gif"));
    EXPECT_EQ(run({"render", golden("treasure.txt"), "-o", file, "--delay", "0"}).code, 2);
    EXPECT_EQ(run({"render", golden("treasure.txt"), "-o", file, "--scale", "2"}).code, 2);
    folder.write("route", route);
    EXPECT_TRUE(complained(
        run({"render", golden("treasure.txt"), "--route", folder.path("route"), "-o", file, "--time-limit", "0"}), 3,
        "the time limit was reached before the picture was ready"));
    EXPECT_NE(::access(file.c_str(), F_OK), 0);
}

TEST(Render, DrawsTheBestOfTheObjective) {
    const Folder folder;
    const std::string map = golden("energy.txt");
    const auto text = [&](const char* objective) {
        return run({"render", map, "--solution", "--objective", objective}).out;
    };
    EXPECT_TRUE(has(text("steps"), "4 steps   2 energy on arrival")) << text("steps");
    EXPECT_TRUE(has(text("energy"), "6 steps   10 energy on arrival")) << text("energy");
    const auto gif = [&](const char* objective) {
        const std::string file = folder.path(std::string(objective) + ".gif");
        EXPECT_EQ(run({"render", map, "--solution", "--objective", objective, "-o", file}).code, 0);
        return read(file);
    };
    EXPECT_NE(gif("steps"), gif("energy"));
    EXPECT_EQ(run({"render", map, "--objective", "energy"}).code, 2) << "without --solution";
    EXPECT_EQ(run({"render", map, "--solution", "--objective", "life"}).code, 2);
}

TEST(Render, TellsFoodFromBombsWithoutColours) {
    const Folder folder;
    const auto drawn = [&](const std::string& tile) {
        const std::string file = folder.path("a.svg");
        const std::string map = "3,1\n1,1,9\n3,1\nV," + tile + ",V\n";
        EXPECT_EQ(run({"render", "-", "--bare", "-o", file}, map).code, 0);
        const std::string picture = read(file);
        EXPECT_EQ(picture.find(">4<") != std::string::npos, tile.ends_with('4')) << tile;
        return std::regex_replace(picture, std::regex("#[0-9a-fA-F]{6}"), "");
    };
    const std::set<std::string> pictures = {drawn("V"), drawn("J4"), drawn("B4"), drawn("Z4"), drawn("B"), drawn("Z")};
    EXPECT_EQ(pictures.size(), 6U);
}

TEST(Render, DrawsARouteFromAFile) {
    const Folder folder;
    const std::string file = folder.write("route.txt", route);
    const Finished with = run({"render", golden("treasure.txt"), "--route", file});
    EXPECT_EQ(with.code, 0);
    EXPECT_NE(with.out, run({"render", golden("treasure.txt")}).out);
    EXPECT_EQ(run({"render", golden("treasure.txt"), "--route", folder.path("none")}).code, 2);
}

TEST(Render, DrawsNoRouteThatDoesNotHold) {
    const Folder folder;
    const std::string file = folder.write("route.txt", "(1,2) (2,2) (3,2)");
    const std::string picture = folder.path("a.svg");
    EXPECT_TRUE(complained(run({"render", golden("treasure.txt"), "--route", file, "-o", picture}), 1, "Invalid: "));
    EXPECT_EQ(folder.names(), std::vector<std::string>{"route.txt"});
}

TEST(Render, AnImpossibleMapIsDrawnAndExitsWithOne) {
    const Finished finished = run({"render", golden("walls.txt"), "--solution"});
    EXPECT_TRUE(printed(finished, 1, "S"));
    EXPECT_TRUE(has(finished.err, "Impossible"));
    EXPECT_TRUE(has(finished.out, "Impossible")) << finished.out;
}

TEST(Render, DrawsTheBestAttemptOnAnImpossibleMap) {
    const Folder folder;
    const std::string file = folder.path("a.svg");
    EXPECT_EQ(run({"render", golden("life.txt"), "--solution", "-o", file}).code, 1);
    EXPECT_TRUE(has(read(file), "attempt")) << read(file);
    EXPECT_TRUE(has(read(file), "dies here"));
    const std::string attempt = folder.write("route.txt", run({"solve", golden("life.txt")}).out);
    const std::string other = folder.path("b.svg");
    EXPECT_TRUE(complained(run({"render", golden("life.txt"), "--route", attempt, "-o", other}), 1, "Invalid: "));
    EXPECT_TRUE(has(read(other), "dies here"));
}

TEST(Render, PutsAPictureOnPaper) {
    const Folder folder;
    const std::string file = folder.path("a.pdf");
    const auto has = [&](const std::string& box) { return read(file).find(box) != std::string::npos; };
    EXPECT_EQ(run({"render", golden("treasure.txt"), "--paper", "letter", "-o", file}).code, 0);
    EXPECT_TRUE(has("[ 0 0 612 792 ]") || has("[ 0 0 792 612 ]"));
    EXPECT_EQ(run({"render", golden("treasure.txt"), "-o", file}).code, 0);
    EXPECT_FALSE(has("[ 0 0 612 792 ]") || has("[ 0 0 792 612 ]"));
}

TEST(Render, RefusesTheMeasuresOfRoomsWhereThereAreNone) {
    const Folder folder;
    EXPECT_TRUE(
        refused(run({"render", golden("energy.txt"), "--x0", "5", "--dx", "20", "-o", folder.path("a.png")}), "--dx"));
}

TEST(Convert, AsksWhichMatrixACsvFileShouldHold) {
    const Folder folder;
    EXPECT_TRUE(refused(run({"convert", golden("rooms.txt"), "-o", folder.path("a.csv")}), "--format adjacency"));
    EXPECT_EQ(run({"convert", golden("rooms.txt"), "--format", "adjacency", "-o", folder.path("a.csv")}).code, 0);
}

TEST(Convert, WritesGraphs) {
    const Folder folder;
    EXPECT_TRUE(run({"convert", golden("corridor.txt"), "--format", "dot"}).out.starts_with("digraph"));
    const std::string file = folder.path("a.graphml");
    EXPECT_EQ(run({"convert", golden("corridor.txt"), "-o", file}).code, 0);
    EXPECT_TRUE(has(read(file), "<graphml"));
    EXPECT_TRUE(has(run({"convert", golden("corridor.txt"), "--format", "edges"}).out, "\n1,1 2,1 0\n"));
    EXPECT_EQ(run({"convert", golden("corridor.txt"), "--format", "txt"}).out, read(golden("corridor.txt")));
    EXPECT_EQ(run({"convert", golden("corridor.txt")}).code, 2);
    EXPECT_EQ(run({"convert", golden("corridor.txt"), "-o", folder.path("a.zip")}).code, 2);
}

TEST(Convert, WritesTheSameIntoAFileAndToStdout) {
    const Folder folder;
    const std::string file = folder.path("a.graphml");
    std::string open = "N=90, M=90, P=10\n";
    for (int row = 0; row < 90; ++row)
        open += (row == 0 ? "S" : "0") + std::string(88, '0') + (row == 89 ? "E\n" : "0\n");
    EXPECT_EQ(run({"convert", "-", "-o", file}, open).code, 0);
    const std::string text = read(file);
    EXPECT_GT(text.size(), 1'000'000U) << "many pieces";
    EXPECT_EQ(run({"convert", "-", "--format", "graphml"}, open).out, text);
    const json::value told = json::parse(run({"convert", "-", "--format", "graphml", "--json"}, open).out);
    EXPECT_EQ(told.at("text").as_string(), text);
}

TEST(Convert, StopsWithItsLimitsAndLeavesTheOldFile) {
    const Folder folder;
    const std::string file = folder.path("a.dot");
    folder.write("a.dot", "as it was");
    const Finished stopped = run({"convert", golden("corridor.txt"), "-o", file, "--time-limit", "0"});
    EXPECT_EQ(stopped.code, 3);
    EXPECT_TRUE(stopped.err.ends_with("convert: the time limit was reached before the text was ready\n"))
        << stopped.err;
    EXPECT_EQ(read(file), "as it was");
    const Finished shown = run({"convert", golden("corridor.txt"), "--format", "dot", "--time-limit", "0"});
    EXPECT_EQ(shown.code, 3);
    EXPECT_EQ(shown.out, "");
}

TEST(Convert, StrictRefusesWhatIsNotExact) {
    const std::string map = golden("energy.txt");
    EXPECT_EQ(run({"convert", map, "--to", "maze", "--approximate"}).code, 0);
    EXPECT_TRUE(has(run({"convert", map, "--to", "maze", "--strict"}).err, "--approximate uses the closest one"));
    const Finished both = run({"convert", map, "--to", "maze", "--approximate", "--strict"});
    EXPECT_EQ(both.code, 2);
    EXPECT_FALSE(has(both.err, "uses the closest one")) << both.err;
    EXPECT_TRUE(has(both.err, "--strict does not allow what --approximate would change: a bomb")) << both.err;
}

TEST(Usage, NamesTheWordThatIsUnknown) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistyped = {
        {{"slove", "a.txt"}, "found 'slove', expected one of: solve"},
        {{"slove", "a.txt"}, "Did you mean solve?"},
        {{"generate", "mase"}, "found 'mase', expected one of: maze"},
        {{"solve", "--jsn"}, "unknown option '--jsn'"},
        {{"solve", golden("treasure.txt"), "--jsn"}, "Did you mean --json?"},
        {{"solve", golden("treasure.txt"), "--time-limt=3"}, "Did you mean --time-limit?"},
        {{"bench", "--reference", "foo"}, "state-bfs"}};
    for (const auto& [arguments, expected] : mistyped) {
        EXPECT_TRUE(refused(run(arguments), expected));
    }
}

TEST(Worlds, AreListed) {
    EXPECT_TRUE(has(run({"worlds"}).out, "maze"));
    EXPECT_EQ(json::parse(run({"worlds", "--json"}).out).as_array().front().at("name").as_string(), "maze");
}

TEST(Completion, KnowsVerbsOptionsAndChoices) {
    const std::string script = run({"completion", "bash"}).out;
    for (const char* word :
         {"solve", "verify", "generate", "render", "convert", "batch", "grade", "bench", "--time-limit",
          "--memory-limit", "--trade-off", "--rows", "'exact astar state-bfs bfs "}) {
        EXPECT_TRUE(has(script, word)) << word;
    }
    EXPECT_EQ(run({"completion", "fish"}).code, 2);
}

TEST(Manual, NamesEveryVerbAndEveryOption) {
    const std::string page = run({"manual"}).out;
    ASSERT_FALSE(page.empty());
    const std::string script = run({"completion", "bash"}).out;
    std::string plain;
    for (const char c : page) {
        if (c != '\\') plain += c;
    }
    for (std::size_t at = script.find("options='"); at != std::string::npos; at = script.find("options='", at + 1)) {
        std::istringstream words(script.substr(at + 9, script.find('\'', at + 9) - at - 9));
        for (std::string word; words >> word;) {
            if (!word.starts_with("--")) continue;
            EXPECT_TRUE(has(plain, word)) << word;
        }
    }
    for (const char* verb : {"solve", "verify", "generate", "render", "convert", "engine", "match", "perft", "moves",
                             "batch", "grade", "bench", "worlds", "completion", "serve"}) {
        EXPECT_TRUE(has(plain, "ariadne " + std::string(verb))) << verb;
    }
}

}  // namespace
}  // namespace ariadne::testing
