#include <gtest/gtest.h>

#include <sstream>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "answers.h"
#include "program.h"

namespace json = boost::json;
using ariadne::testing::Finished;
using ariadne::testing::Folder;
using ariadne::testing::golden;
using ariadne::testing::objects;
using ariadne::testing::read;
using ariadne::testing::run;

namespace {

TEST(Batch, AnswersEveryFileInOrder) {
    const Finished finished =
        run({"batch", golden("walls.txt"), golden("treasure.txt"), golden("life.txt"), golden("corridor.txt")});
    EXPECT_EQ(finished.code, 0);
    const std::vector<json::object> lines = objects(finished.out);
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines[0].begin()->key(), "file");
    EXPECT_EQ(lines[0].at("file").as_string(), golden("walls.txt").c_str());
    EXPECT_EQ(lines[0].at("reason").as_string(), "walls");
    EXPECT_EQ(lines[1].at("optimal").at("steps").as_int64(), 10);
    EXPECT_EQ(lines[2].at("reason").as_string(), "life");
    EXPECT_EQ(lines[3].at("optimal").at("life").as_int64(), 9);
}

TEST(Batch, OrderDoesNotDependOnJobs) {
    const Folder folder;
    ASSERT_EQ(
        run({"generate", "maze", "--count", "20", "--rows", "10", "--cols", "10", "-o", folder.path("maps/")}).code, 0);
    const std::string one = run({"batch", folder.path("maps"), "--jobs", "1"}).out;
    const std::string four = run({"batch", folder.path("maps"), "--jobs", "4"}).out;
    EXPECT_EQ(objects(one).size(), 20U);
    EXPECT_EQ(one, four);
}

TEST(Batch, FoldersMayHoldMapsInJsonAndAnswersToo) {
    const Folder folder;
    const std::string map = folder.write("a.txt", "4,3\n1,2,10\n4,3\nV,J3,J4,B2\nV,V,Z7,J1\nV,V,Z4,V\n");
    ASSERT_EQ(run({"convert", map, "-o", folder.path("b.json")}).code, 0);
    folder.write("c.json", run({"solve", map, "--json"}).out);
    folder.write("d.json", "[1, 2]\n");
    folder.write("e.json", "{\"SIRKA\": 0}\n");
    const Finished finished = run({"batch", folder.path("")});
    EXPECT_EQ(finished.code, 2);
    const std::vector<json::object> lines = objects(finished.out);
    ASSERT_EQ(lines.size(), 3U) << finished.out;
    EXPECT_EQ(lines[1].at("file").as_string(), folder.path("b.json").c_str());
    EXPECT_EQ(lines[1].at("optimal").at("steps"), lines[0].at("optimal").at("steps"));
    EXPECT_EQ(lines[2].at("file").as_string(), folder.path("e.json").c_str());
    EXPECT_EQ(lines[2].at("verdict").as_string(), "invalid") << "a broken map is not passed over";
}

TEST(Batch, AFolderHasFilesWhateverTheCaseOfTheirEndings) {
    const Folder folder;
    folder.write("a.TXT", read(golden("treasure.txt")));
    ASSERT_EQ(run({"convert", golden("energy.txt"), "--format", "json", "-o", folder.path("b.json")}).code, 0);
    std::filesystem::rename(folder.path("b.json"), folder.path("b.Json"));
    folder.write("c.other", "");
    const std::vector<json::object> lines = objects(run({"batch", folder.path("")}).out);
    ASSERT_EQ(lines.size(), 2U);
    for (const json::object& line : lines) EXPECT_EQ(line.at("verdict").as_string(), "solved");
}

TEST(Batch, ABadInstanceIsALineOfItsOwn) {
    const Folder folder;
    const std::string bad = folder.write("bad.txt", "N=1, M=2, P=10\nS?\n");
    const Finished finished = run({"batch", bad, golden("treasure.txt"), folder.path("none.txt")});
    EXPECT_EQ(finished.code, 2);
    const std::vector<json::object> lines = objects(finished.out);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0].at("verdict").as_string(), "invalid");
    EXPECT_EQ(lines[0].at("error").at("line").as_int64(), 2);
    EXPECT_EQ(lines[0].at("error").at("column").as_int64(), 2);
    EXPECT_TRUE(lines[0].at("error").at("message").is_string());
    EXPECT_EQ(lines[1].at("verdict").as_string(), "solved");
    EXPECT_EQ(lines[2].at("verdict").as_string(), "invalid");
}

// Letters of two bytes that begin at an even place and at an odd one, and bytes that are no letters, in texts and
// names.
TEST(Batch, EveryLineIsJsonWhateverTheBytesAre) {
    const Folder folder;
    std::string letters;
    for (int i = 0; i < 30; ++i) letters += "ž";
    folder.write("even.txt", letters + "\n");
    folder.write("odd.txt", "a" + letters + "\n");
    folder.write("caf\xE9.txt", "a\xE9\n");
    for (const char* world : {"maze", "pacman", "labyrinth", "rush", "amazons"}) {
        const Finished finished = run({"batch", "--world", world, folder.path("")});
        EXPECT_EQ(finished.code, 2);
        const std::vector<json::object> lines = objects(finished.out);
        ASSERT_EQ(lines.size(), 3U) << finished.out;
        EXPECT_EQ(lines[0].at("file").as_string(), folder.path("caf\\xE9.txt").c_str());
    }
}

TEST(Batch, DoesNotWriteOverItsPuzzles) {
    const Folder folder;
    const std::string boards = folder.write("boards.txt", ".....B.....BAA...B..................\n");
    const Finished refused = run({"batch", boards, "-o", folder.path("./boards.txt"), "--force"});
    EXPECT_EQ(refused.code, 2);
    EXPECT_NE(refused.err.find("these are the puzzles themselves"), std::string::npos) << refused.err;
    EXPECT_EQ(read(boards), ".....B.....BAA...B..................\n");
}

TEST(Batch, ReadsNamesFromStandardInput) {
    const Finished finished = run({"batch"}, golden("treasure.txt") + "\n\n" + golden("walls.txt") + "\r\n");
    EXPECT_EQ(finished.code, 0);
    EXPECT_EQ(objects(finished.out).size(), 2U);
}

TEST(Batch, MakesTables) {
    const Finished table = run({"batch", golden("treasure.txt"), golden("walls.txt"), "--table"});
    EXPECT_EQ(table.code, 0);
    EXPECT_TRUE(table.out.starts_with("file"));
    EXPECT_EQ(std::count(table.out.begin(), table.out.end(), '\n'), 3);
    const std::string spanish = run({"batch", golden("walls.txt"), "--table", "--lang", "es"}).out;
    EXPECT_TRUE(spanish.starts_with("archivo")) << spanish;
    EXPECT_NE(spanish.find("imposible"), std::string::npos) << spanish;
    const Finished csv = run({"batch", golden("walls.txt"), "--csv"});
    EXPECT_TRUE(csv.out.starts_with("file,index,verdict,reason,moves,steps,cost,left,proven,bound\n" +
                                    golden("walls.txt") + ",,impossible,walls,,,,,yes,\n"))
        << csv.out;
    const Finished both = run({"batch", golden("treasure.txt"), golden("energy.txt"), "--csv"});
    EXPECT_NE(both.out.find(golden("treasure.txt") + ",,solved,,,10,,4,yes,10\n"), std::string::npos) << both.out;
    EXPECT_NE(both.out.find(golden("energy.txt") + ",,solved,,,4,,2,yes,4\n"), std::string::npos) << both.out;
    EXPECT_EQ(run({"batch", golden("walls.txt"), "--csv", "--table"}).code, 2);
    EXPECT_EQ(run({"batch", golden("walls.txt"), "--json", "--table"}).code, 2);
}

TEST(Batch, SecondsAndMemoryAreShownWhereTheyAreAskedFor) {
    const auto stats = [](const std::vector<std::string>& more) {
        std::vector<std::string> arguments = {"batch", golden("treasure.txt")};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const json::object line = objects(run(arguments).out).front();
        std::string keys;
        for (const auto& member : line.at("stats").as_object()) keys += std::string(member.key()) + " ";
        return keys;
    };
    EXPECT_EQ(stats({}), "expanded generated ");
    EXPECT_EQ(stats({"--timings"}), "expanded generated seconds peak_mb ");
    const std::string csv = run({"batch", golden("treasure.txt"), "--csv", "--timings"}).out;
    EXPECT_NE(csv.find(",bound,seconds\n"), std::string::npos) << csv;
    const std::string line = csv.substr(csv.find('\n') + 1);
    EXPECT_NE(line.find(",yes,10,0."), std::string::npos) << line;
    const std::string table = run({"batch", golden("treasure.txt"), "--table"}).out;
    EXPECT_EQ(table.find("seconds"), std::string::npos) << table;
}

TEST(Batch, APositionOfAGameTakesNoSecondsAndALostGameIsLost) {
    const Folder folder;
    folder.write("open.fen.txt", "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w\n");
    folder.write("over.txt", "q*2/**2/4/3Q b\n");
    const Finished rows = run({"batch", folder.path(""), "--csv"});
    EXPECT_EQ(rows.code, 0);
    EXPECT_NE(rows.out.find(folder.path("open.fen.txt") + ",,solved,,"), std::string::npos) << rows.out;
    EXPECT_NE(rows.out.find(folder.path("over.txt") + ",,lost,,,,,,yes,\n"), std::string::npos) << rows.out;
    const std::vector<json::object> lines = objects(run({"batch", folder.path("")}).out);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].at("stopped").as_string(), "nodes");
    EXPECT_LT(lines[0].at("stats").at("expanded").to_number<int>(), 30'000) << "not as many as five seconds bring";
    EXPECT_EQ(lines[1].at("reason").as_string(), "lost");
}

TEST(Batch, LimitsHoldForEachInstance) {
    const Finished finished =
        run({"batch", golden("treasure.txt"), golden("walls.txt"), "--node-limit", "1", "--algorithm", "state-bfs"});
    EXPECT_EQ(finished.code, 0);
    const std::vector<json::object> lines = objects(finished.out);
    EXPECT_EQ(lines[0].at("verdict").as_string(), "unknown");
    EXPECT_EQ(lines[0].at("stopped").as_string(), "nodes");
}

TEST(Bench, ComparesWithTheAnswersBeside) {
    const Folder folder;
    folder.write("treasure.txt", read(golden("treasure.txt")));
    folder.write("walls.txt", read(golden("walls.txt")));
    folder.write("answers.csv",
                 "file,feasible,kind_if_impossible,min_steps\ntreasure.txt,1,,10\nwalls.txt,0,structural,\n");
    const Finished right = run({"bench", folder.path("")});
    EXPECT_EQ(right.code, 0) << right.out << right.err;
    EXPECT_NE(right.out.find("right"), std::string::npos);
    EXPECT_NE(right.out.find("answers "), std::string::npos);
    EXPECT_NE(right.out.find("nodes "), std::string::npos);
    folder.write("answers.csv", "file,feasible,kind_if_impossible,min_steps\ntreasure.txt,1,,12\n");
    const Finished wrong = run({"bench", folder.path(""), "--reference", "none"});
    EXPECT_EQ(wrong.code, 1);
    EXPECT_NE(wrong.out.find("WRONG"), std::string::npos);
}

TEST(Bench, MeasuresBothObjectivesOfPacMan) {
    const Folder folder;
    std::filesystem::create_directory(folder.path("set"));
    folder.write("set/p.txt", "4,3\n1,2,10\n4,3\nV,J3,J4,B2\nV,V,Z7,J1\nV,V,Z4,V\n");
    folder.write("set_answers.csv", "file,min_steps,max_energy_status,max_arrival_energy\np.txt,4,MAX,10\n");
    const Finished right = run({"bench", folder.path("set"), "--reference-limit", "5"});
    EXPECT_EQ(right.code, 0) << right.out << right.err;
    EXPECT_NE(right.out.find("4 steps, 2"), std::string::npos) << right.out;
    EXPECT_NE(right.out.find("10, "), std::string::npos) << right.out;
    const auto lines_with = [](const std::string& text, std::string_view word) {
        std::size_t count = 0;
        for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++count;
        return count;
    };
    EXPECT_EQ(lines_with(right.out, "right\n"), 2U) << right.out;
    folder.write("set_answers.csv", "file,min_steps,max_energy_status,max_arrival_energy\np.txt,4,MAX,11\n");
    const Finished wrong = run({"bench", folder.path("set"), "--reference", "none"});
    EXPECT_EQ(wrong.code, 1);
    EXPECT_EQ(lines_with(wrong.out, "WRONG\n"), 1U) << wrong.out;
    EXPECT_EQ(run({"bench", folder.path("set"), "--reference", "none", "--objective", "steps"}).code, 0);
    EXPECT_EQ(run({"bench", folder.path("set"), "--reference", "none", "--objective", "most"}).code, 1);
}

// Worlds without life or energy have no row in the second table.
TEST(Bench, MeasuresEveryWorld) {
    const std::vector<std::pair<std::string, std::string>> puzzles = {
        {"maze", read(golden("treasure.txt"))},
        {"pacman", "4,3\n1,2,10\n4,3\nV,J3,J4,B2\nV,V,Z7,J1\nV,V,Z4,V\n"},
        {"labyrinth", "LABYRINTH 2 3\nentrance 0 0\nexit 1 0\n _ _ _ \n|_ _  |\n|_ _ _|\n"},
        {"rush", "............AA..BB..................\n"},
        {"amazons",
         "2Qq*2*Qq/2**3***/*2*1*2*1/2*1Q***2/4*3*1/**1*****2/1***1*1*1*/**1***Q***/q***1*q*1*/***2***** w\n"}};
    const Folder folder;
    std::vector<std::string> all = {"bench", "--reference-limit", "5", "--json"};
    for (const auto& [world, text] : puzzles) all.push_back(folder.write(world + ".txt", text));
    const Finished both = run(all);
    EXPECT_EQ(both.code, 0) << both.err;
    std::vector<std::string> measured;
    const json::value out = json::parse(both.out);
    for (const json::value& row : out.at("rows").as_array()) {
        EXPECT_TRUE(row.at("right").as_bool()) << row;
        measured.emplace_back(row.at("report").at("world").as_string());
    }
    EXPECT_EQ(measured, (std::vector<std::string>{"maze", "pacman", "labyrinth", "rush", "amazons", "maze", "pacman"}));
    for (const auto& [world, text] : puzzles) {
        const Finished alone = run({"bench", folder.path(world + ".txt"), "--reference-limit", "5"});
        EXPECT_EQ(alone.code, 0) << world << alone.out << alone.err;
        EXPECT_NE(alone.out.find(world == "amazons" ? "1 move"
                                 : world == "rush"  ? "impossible"
                                                    : "steps"),
                  std::string::npos)
            << alone.out;
    }
}

TEST(Bench, TheTimeLimitHoldsForTheReferenceToo) {
    const Finished finished = run({"bench", golden("treasure.txt"), "--time-limit", "0", "--json"});
    const json::value out = json::parse(finished.out);
    EXPECT_FALSE(out.at("rows").as_array().front().at("reference").at("proven").as_bool()) << finished.out;
    const Finished longer =
        run({"bench", golden("treasure.txt"), "--time-limit", "0", "--reference-limit", "20", "--json"});
    EXPECT_TRUE(json::parse(longer.out).at("rows").as_array().front().at("reference").at("proven").as_bool());
    const std::string help = run({"bench", "--help"}).out;
    // Algorithms that several worlds have are named once.
    EXPECT_NE(help.find("{none,exact,astar,state-bfs,bfs,"), std::string::npos) << help;
    for (const char* const name : {",astar,", ",bfs,"}) EXPECT_EQ(help.find(name), help.rfind(name)) << help;
}

TEST(Bench, ItsTwoNumbersStayTheSame) {
    const auto numbers = [] {
        const json::value out = json::parse(
            run({"bench", golden("treasure.txt"), golden("life.txt"), "--reference", "none", "--json"}).out);
        return json::serialize(out.at("steps")) + json::serialize(out.at("most"));
    };
    EXPECT_EQ(numbers(), numbers());
}

}  // namespace
