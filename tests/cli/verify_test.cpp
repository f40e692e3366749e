#include <algorithm>

#include <gtest/gtest.h>

#include "answers.h"

namespace ariadne::testing {
namespace {

TEST(Verify, AcceptsARouteAsText) {
    const Finished finished = run({"verify", golden("treasure.txt"), "-", "-q"},
                                  "(1,2) (1,1) (2,1) (3,1) (4,1) (5,1) (6,1) (7,1) (8,1) (9,1) (9,2)");
    EXPECT_EQ(finished.code, 0);
    EXPECT_EQ(finished.out, "Valid: 10 steps, life 4 on arrival.\n");
}

TEST(Verify, AcceptsWhatSolvePrints) {
    const Folder folder;
    for (const std::vector<std::string>& extra : {std::vector<std::string>{},
                                                  {"--all", "3"},
                                                  {"--objective", "life"},
                                                  {"--any"},
                                                  {"--min-life"},
                                                  {"--trade-off"}}) {
        std::vector<std::string> arguments = {"solve", golden("treasure.txt"), "--json"};
        arguments.insert(arguments.end(), extra.begin(), extra.end());
        const std::string file = folder.write("answer.json", run(arguments).out);
        const Finished finished = run({"verify", golden("treasure.txt"), file, "--json"});
        EXPECT_EQ(finished.code, 0) << finished.out;
        EXPECT_TRUE(json::parse(finished.out).at("valid").as_bool());
    }
}

TEST(Verify, AcceptsWhatSolvePrintsAsText) {
    for (const char* const language : {"en", "es", "cs"}) {
        const std::string text = run({"solve", golden("energy.txt"), "--lang", language}).out;
        const Finished finished = run({"verify", golden("energy.txt"), "-"}, text);
        EXPECT_EQ(finished.code, 0) << finished.err;
        EXPECT_EQ(finished.out, "Valid: 4 steps, energy 2 on arrival.\n");
    }
    const Finished cut = run({"verify", golden("energy.txt"), "-"},
                             "Solved.\n\nRoute: (1,2)\n... (9 more cells; --full shows all) ...\n");
    EXPECT_EQ(cut.code, 2);
    EXPECT_TRUE(cut.err.starts_with("-:4:1: the middle of the route is left out")) << cut.err;
    const Finished wrong = run({"verify", golden("energy.txt"), "-"}, "Solved.\nRoute: (1,2) x\n");
    EXPECT_TRUE(wrong.err.starts_with("-:2:14: found ")) << wrong.err;
}

TEST(Verify, RefusesWhatContradictsItself) {
    const std::string map = golden("energy.txt");
    const std::string best = R"("optimal": {"steps": 4, "energy": 2, "route": [[1,2],[1,3],[2,3],[3,3],[4,3]]})";
    const auto told = [&](const std::string& claims) {
        return run({"verify", map, "-"}, "{" + claims + ", " + best + "}");
    };
    EXPECT_EQ(told(R"("objective": "steps", "verdict": "solved", "proven": true, "bound": 4)").code, 0);
    EXPECT_EQ(told(R"("objective": "steps", "verdict": "solved", "proven": false, "bound": 3)").code, 0);
    EXPECT_EQ(told(R"("objective": "energy", "verdict": "solved", "proven": false, "bound": 10)").code, 0);
    for (const char* const claims : {R"("objective": "steps", "verdict": "impossible", "proven": true)",
                                     R"("objective": "steps", "verdict": "solved", "proven": false, "bound": 5)",
                                     R"("objective": "steps", "verdict": "solved", "proven": true, "bound": 3)",
                                     R"("objective": "energy", "verdict": "solved", "proven": false, "bound": 1)"}) {
        EXPECT_TRUE(refused(told(claims), "-: key "));
    }
}

TEST(Files, AnEmptyOneIsSaidToBe) {
    const Folder folder;
    for (const char* const text : {"", " \n\n"}) {
        const std::string file = folder.write("empty.txt", text);
        EXPECT_EQ(run({"solve", file}).err, file + ": the file is empty\n");
        EXPECT_EQ(run({"verify", golden("energy.txt"), file}).err, file + ": the file is empty, expected a route\n");
    }
}

TEST(Verify, RejectsWithOne) {
    const std::string map = golden("treasure.txt");
    EXPECT_EQ(run({"verify", map, "-"}, "(1,2) (2,2) (3,2)").code, 1);
    EXPECT_EQ(run({"verify", map, "-"}, "(1,1) (2,1)").code, 1);
    EXPECT_EQ(run({"verify", map, "-"}, R"({"route": [[1, 2], [5, 500]]})").code, 1);
    // The route holds, but not what is claimed of it.
    const std::string claim =
        R"({"steps": 10, "life": 5, "route": [[1,2],[1,1],[2,1],[3,1],[4,1],[5,1],[6,1],[7,1],[8,1],[9,1],[9,2]]})";
    EXPECT_TRUE(printed(run({"verify", map, "-"}, claim), 1, "the claimed life=5 is wrong: the replay gives life=4"));
}

TEST(Verify, BadInputExitsWithTwo) {
    const std::string map = golden("treasure.txt");
    const Finished finished = run({"verify", map, "-", "-q"}, "(1,2) (nonsense");
    EXPECT_EQ(finished.code, 2);
    EXPECT_TRUE(refused(run({"verify", map, "-"}, "{\"route\": [[1, 2],\n [1"), "-:2:"));
    EXPECT_TRUE(
        refused(run({"verify", map, "-"}, R"({"verdict": "solved", "optimal": {"steps": 3}})"), "key optimal.route"));
    EXPECT_TRUE(run({"verify", map, "-"}, "[[1, 2], 3]").err.ends_with("\n-: expected pairs [x, y]\n"));
    // So routes through labyrinths are written.
    EXPECT_TRUE(
        run({"verify", map, "-"}, "[1, 2]").err.ends_with("expected '(' at the start of a point such as (1,2)\n"));
    EXPECT_EQ(run({"verify", map, "-"}, R"({"verdict": "impossible", "proven": true})").code, 2);
    EXPECT_EQ(run({"verify", map, "-"}, R"({"world": "chess", "verdict": "solved", "optimal": {"route": []}})").code,
              2);
    EXPECT_EQ(run({"verify", "-", "-"}).code, 2);
}

TEST(Verify, ReadsAnAttemptAlikeFromTextAndFromJson) {
    for (const std::vector<std::string>& solve : {std::vector<std::string>{"solve", golden("walls.txt")},
                                                  {"solve", golden("life.txt")},
                                                  {"solve", golden("treasure.txt"), "--algorithm", "bfs"}}) {
        std::vector<std::string> in_json = solve;
        in_json.emplace_back("--json");
        const Finished text = run({"verify", solve[1], "-"}, run(solve).out);
        EXPECT_EQ(text.code, 1) << text.err;
        EXPECT_TRUE(text.out.starts_with("Invalid: ")) << text.out;
        const Finished same = run({"verify", solve[1], "-"}, run(in_json).out);
        EXPECT_EQ(same.code, 1) << same.err;
        EXPECT_EQ(same.out, "attempt: " + text.out);
    }
}

TEST(Verify, ReadsEveryRouteOfAList) {
    const std::string map = golden("treasure.txt");
    for (const char* const language : {"en", "es", "cs"}) {
        for (const char* const most : {"3", "5"}) {
            const std::string text = run({"solve", map, "--all", most, "--lang", language}).out;
            const Finished finished = run({"verify", map, "-"}, text);
            EXPECT_EQ(finished.code, 0) << finished.err;
            EXPECT_EQ(std::ranges::count(finished.out, '\n'), std::stoi(most) + 1) << finished.out;
            EXPECT_TRUE(has(finished.out, "\nlisted[2]: Valid: 10 steps")) << finished.out;
        }
    }
    std::string text = run({"solve", map, "--all", "5"}).out;
    text.insert(text.rfind("(9,2)"), "(8,2) ");
    EXPECT_TRUE(printed(run({"verify", map, "-"}, text), 1, "\nlisted[4]: Invalid: "));
    text.insert(text.rfind("(9,2)"), "x ");
    EXPECT_EQ(run({"verify", map, "-"}, text).code, 2);
}

}  // namespace
}  // namespace ariadne::testing
