#include <algorithm>
#include <csignal>
#include <filesystem>

#include <gtest/gtest.h>

#include "answers.h"

namespace ariadne::testing {
namespace {

// The shortest route of `short` has 2 steps; `bend` has one route of 4, and one of 6 that meets no cost.
struct School {
    School() {
        for (const char* name : {"maps", "answers", "answers/ana", "answers/bob"})
            std::filesystem::create_directory(folder.path(name));
        folder.write("maps/short.txt", "N=1, M=3, P=5\nS1E\n");
        folder.write("maps/bend.txt", "N=2, M=5, P=5\nS010E\n00000\n");
    }

    std::string path(std::string_view name) const { return folder.path(name); }
    Finished grade(std::vector<std::string> more = {}) const {
        more.insert(more.begin(), {"grade", path("maps"), path("answers")});
        return run(more);
    }

    Folder folder;
};

const json::object* find(const json::value& graded, std::string_view student, std::string_view map) {
    for (const json::value& row : graded.at("answers").as_array())
        if (row.at("student").as_string() == student && row.at("map").as_string() == map) return &row.as_object();
    return nullptr;
}

TEST(Grade, MarksEveryAnswer) {
    const School school;
    school.folder.write("answers/ana/short.txt", "(0,0) (1,0) (2,0)\n");
    school.folder.write("answers/ana/bend.json", "[[0,1],[0,0],[1,0],[2,0],[3,0],[4,0],[4,1]]");
    school.folder.write("answers/bob/bend-2.txt", "(0,1) (1,1) (3,1)\n");
    school.folder.write("answers/eve_short.txt", "(0,0) (1,0) (2,0)\n");
    const Finished finished = school.grade({"--json"});
    EXPECT_EQ(finished.code, 0) << finished.err;
    const json::value graded = json::parse(finished.out);
    ASSERT_EQ(graded.at("answers").as_array().size(), 5U) << finished.out;

    const json::object* best = find(graded, "ana", "short");
    ASSERT_NE(best, nullptr) << finished.out;
    EXPECT_EQ(best->at("valid"), true);
    EXPECT_EQ(best->at("steps"), 2);
    EXPECT_EQ(best->at("life"), 4);
    EXPECT_EQ(best->at("off"), 0);
    EXPECT_EQ(best->at("optimal"), true);
    const json::object* longer = find(graded, "ana", "bend");
    ASSERT_NE(longer, nullptr);
    EXPECT_EQ(longer->at("best"), 4);
    EXPECT_EQ(longer->at("off"), 2);
    EXPECT_EQ(longer->at("optimal"), false);
    const json::object* wrong = find(graded, "bob", "bend");
    ASSERT_NE(wrong, nullptr);
    EXPECT_EQ(wrong->at("valid"), false);
    EXPECT_EQ(wrong->at("fault"), "step 2: (3,1) is not next to (1,1)");
    EXPECT_NE(find(graded, "eve", "short"), nullptr);
    const json::object* missing = find(graded, "bob", "short");
    ASSERT_NE(missing, nullptr);
    EXPECT_EQ(missing->at("missing"), true);
    EXPECT_EQ(missing->at("valid"), false);
    EXPECT_FALSE(missing->contains("broken"));
}

TEST(Grade, SumsUpEachStudent) {
    const School school;
    school.folder.write("answers/ana/short.txt", "(0,0) (1,0) (2,0)\n");
    school.folder.write("answers/ana/bend-1.txt", "(0,1) (0,0) (1,0) (2,0) (3,0) (4,0) (4,1)\n");
    school.folder.write("answers/ana/bend-2.txt", "(0,1) (4,1)\n");
    const Finished finished = school.grade();
    EXPECT_EQ(finished.code, 0) << finished.err;
    EXPECT_TRUE(
        finished.out.ends_with("\n\n"
                               "student  valid  optimal  maps\n"
                               "ana          2        1     2\n"
                               "bob          0        0     2\n"))
        << finished.out;
}

TEST(Grade, ANameIsReadInOneWayOnly) {
    const Folder folder;
    for (const char* name : {"maps", "answers", "answers/1"}) std::filesystem::create_directory(folder.path(name));
    folder.write("maps/1.txt", "N=1, M=3, P=5\nS1E\n");
    folder.write("maps/2.txt", "N=1, M=4, P=5\nS11E\n");
    folder.write("maps/a-2.TXT", "N=1, M=4, P=5\nS11E\n");
    folder.write("answers/1-2.txt", "(0,0) (1,0) (2,0) (3,0)\n");    // by 1, to map 2
    folder.write("answers/b-a-2.txt", "(0,0) (1,0) (2,0) (3,0)\n");  // the longest name of a map counts
    folder.write("answers/2-c.txt", "(0,0) (1,0) (2,0) (3,0)\n");    // no map c
    folder.write("answers/1/1-2.TXT", "(0,0) (1,0) (2,0)\n");        // the second answer to map 1
    folder.write("answers/1/own-a-2.JSON", "[[0,0],[1,0],[2,0],[3,0]]");
    const Finished finished = run({"grade", folder.path("maps"), folder.path("answers"), "--csv"});
    EXPECT_EQ(finished.code, 2);
    const auto row = [&](const std::string& student, const std::string& map, const std::string& file) {
        return finished.out.find("\n" + student + "," + map + "," + folder.path("answers/" + file) + ",");
    };
    for (const std::size_t at : {row("1", "2", "1-2.txt"), row("b", "a-2", "b-a-2.txt"), row("", "", "2-c.txt"),
                                 row("1", "1", "1/1-2.TXT"), row("1", "a-2", "1/own-a-2.JSON")})
        EXPECT_NE(at, std::string::npos) << finished.out;
    EXPECT_EQ(std::ranges::count(finished.out, '\n'), 6) << finished.out;
}

TEST(Grade, OfOneMapEveryFileIsAnAnswer) {
    const School school;
    school.folder.write("answers/eve.txt", "(0,0) (1,0) (2,0)\n");
    school.folder.write("answers/ana/mine.txt", "(0,0) (1,0) (2,0)\n");
    const Finished finished = run({"grade", school.path("maps/short.txt"), school.path("answers"), "--json"});
    EXPECT_EQ(finished.code, 0) << finished.out;
    const json::value graded = json::parse(finished.out);
    for (const char* student : {"eve", "ana"}) {
        const json::object* row = find(graded, student, "short");
        ASSERT_NE(row, nullptr) << finished.out;
        EXPECT_EQ(row->at("optimal"), true);
    }
    EXPECT_EQ(find(graded, "bob", "short")->at("missing"), true);
}

TEST(Grade, ImpossibleIsAnAnswer) {
    const School school;
    school.folder.write("maps/shut.txt", "N=1, M=3, P=5\nS#E\n");
    for (const char* language : {"en", "es", "cs"})
        school.folder.write("answers/ana/shut-" + std::string(language) + ".txt",
                            run({"solve", school.path("maps/shut.txt"), "--lang", language}).out);
    school.folder.write("answers/ana/shut-json.json", run({"solve", school.path("maps/shut.txt"), "--json"}).out);
    int number = 0;
    for (const char* word : {"Impossible", "imposible\n", "Nelze.", "nemožné", R"({"verdict": "impossible"})"})
        school.folder.write("answers/bob/shut-" + std::to_string(++number) + ".txt", word);
    const Finished right = school.grade({"--json"});
    EXPECT_EQ(right.code, 0) << right.out;
    std::size_t good = 0;
    const json::value graded = json::parse(right.out);
    for (const json::value& row : graded.at("answers").as_array()) {
        if (row.as_object().contains("missing")) continue;
        ++good;
        EXPECT_EQ(row.at("valid"), true) << row;
        EXPECT_EQ(row.at("optimal"), true) << row;
        EXPECT_EQ(row.at("best"), "impossible") << row;
    }
    EXPECT_EQ(good, 4U + 5U) << right.out;

    school.folder.write("answers/eve-short.txt", "impossible");
    school.folder.write("answers/eve-shut.txt", "(0,0) (1,0) (2,0)");
    const json::value wrong = json::parse(school.grade({"--json"}).out);
    const json::object* denied = find(wrong, "eve", "short");
    ASSERT_NE(denied, nullptr);
    EXPECT_EQ(denied->at("valid"), false);
    EXPECT_EQ(denied->at("fault"), "a route of 2 steps exists");
    EXPECT_FALSE(denied->contains("broken"));
    EXPECT_EQ(find(wrong, "eve", "shut")->at("valid"), false);
}

TEST(Grade, AnObjectiveThatTheWorldDoesNotKnowIsRefused) {
    const School school;
    school.folder.write("answers/ana/short.txt", "(0,0) (1,0) (2,0)\n");
    const Finished finished = school.grade({"--json", "--objective", "energy"});
    EXPECT_EQ(finished.code, 2);
    const json::value graded = json::parse(finished.out);
    const json::object* row = find(graded, "ana", "short");
    ASSERT_NE(row, nullptr);
    EXPECT_EQ(row->at("fault"), "unknown objective 'energy'; the objectives are steps, life");
    EXPECT_EQ(row->at("broken"), true);
}

TEST(Grade, TheFirstSolutionOfASearchIsNoAnswerBesideItsBest) {
    const School school;
    const auto rows = [&](const std::string& feasible) {
        school.folder.write("answers/ana/short.json", R"({"verdict": "solved", "feasible": {"route": [)" + feasible +
                                                          R"(]}, "optimal": {"route": [[0,0],[1,0],[2,0]]}})");
        const json::value graded = json::parse(school.grade({"--json"}).out);
        return std::ranges::count_if(graded.at("answers").as_array(), [](const json::value& row) {
            return row.at("student") == "ana" && row.at("map") == "short";
        });
    };
    EXPECT_EQ(rows("[0,0],[1,0],[0,0],[1,0],[2,0]"), 1);
    EXPECT_EQ(rows("[0,0],[2,0]"), 2);
}

TEST(Grade, ManyAnswersAreAllMarked) {
    const School school;
    constexpr int many = 2000;
    for (int i = 0; i < many; ++i)
        school.folder.write("answers/s" + std::to_string(i) + "-short.txt",
                            i % 2 == 0 ? "(0,0) (1,0) (2,0)\n" : "(0,0) (2,0)\n");
    const Finished finished = run({"grade", school.path("maps"), school.path("answers"), "--csv"});
    EXPECT_EQ(finished.code, 0) << finished.err;
    std::size_t good = 0;
    for (std::size_t at = finished.out.find(",yes,"); at != std::string::npos; at = finished.out.find(",yes,", at + 1))
        ++good;
    EXPECT_EQ(good, many / 2U);
}

TEST(Grade, ABrokenFileIsARow) {
    const School school;
    school.folder.write("maps/bad.txt", "N=1, M=3, P=5\nS?E\n");
    school.folder.write("answers/ana/bad.txt", "(0,0) (1,0) (2,0)\n");
    school.folder.write("answers/ana/short.txt", "(0,0) (1,0\n");
    school.folder.write("answers/ana/unheard-of.txt", "(0,0)\n");
    school.folder.write("answers/bob/short.txt", "(0,0) (1,0) (2,0)\n");
    const Finished table = school.grade();
    EXPECT_EQ(table.code, 2);
    EXPECT_TRUE(table.out.starts_with("student")) << table.out;
    const Finished csv = school.grade({"--csv"});
    EXPECT_TRUE(csv.out.starts_with("student,map,answer,valid,moves,steps,left,best,off,seconds,fault\n")) << csv.out;
    std::size_t broken = 0;
    for (std::size_t at = csv.out.find(",broken,"); at != std::string::npos; at = csv.out.find(",broken,", at + 1))
        ++broken;
    EXPECT_EQ(broken, 3U) << csv.out;
    EXPECT_TRUE(has(csv.out, "short.txt,yes,,2,4,2,0,,\n")) << csv.out;
}

TEST(Grade, RunsACommandOnEveryMap) {
    const School school;
    const std::string maps = school.path("maps");
    const Finished solver = run({"grade", maps, "--command", std::string(program()) + " solve --json"});
    EXPECT_EQ(solver.code, 0) << solver.out << solver.err;
    EXPECT_FALSE(has(solver.out, " no ")) << solver.out;
    const json::value named =
        json::parse(run({"grade", maps, "--json", "--command", "cat {} > /dev/null; echo '(0,0) (1,0) (2,0)'"}).out);
    EXPECT_EQ(find(named, "cat {} > /dev/null; echo '(0,0) (1,0) (2,0)'", "short")->at("valid"), true);
    EXPECT_TRUE(printed(run({"grade", maps, "--time-limit", "0.3", "--json", "--command", "sleep 100; echo"}), 2,
                        "no answer in 0.3 s"));
}

TEST(Grade, SolveItselfIsRightAboutEveryMap) {
    const School school;
    school.folder.write("maps/shut.txt", "N=1, M=3, P=5\nS#E\n");
    school.folder.write("maps/deadly.txt", "N=1, M=3, P=5\nS9E\n");
    for (const char* const form : {" solve", " solve --json", " solve --lang cs"}) {
        const Finished finished =
            run({"grade", school.path("maps"), "--json", "--command", program() + std::string(form)});
        EXPECT_EQ(finished.code, 0) << finished.out;
        const json::value graded = json::parse(finished.out);
        ASSERT_EQ(graded.at("answers").as_array().size(), 4U) << finished.out;
        for (const json::value& row : graded.at("answers").as_array()) EXPECT_EQ(row.at("optimal"), true) << row;
    }
}

TEST(Grade, OddEntriesOfAFolderAreRowsOrNothing) {
    const School school;
    school.folder.write("answers/ana/short.txt", "(0,0) (1,0) (2,0)\n");
    std::filesystem::create_symlink("bend.txt", school.path("answers/ana/bend.txt"));
    std::filesystem::create_directory(school.path("answers/.git"));
    school.folder.write("answers/.git/short.txt", "(0,0)\n");
    const Finished finished = school.grade({"--json"});
    EXPECT_EQ(finished.code, 2) << "a link that leads round to itself cannot be read";
    const json::value graded = json::parse(finished.out);
    EXPECT_EQ(find(graded, ".git", "short"), nullptr);
    const json::object* loop = find(graded, "ana", "bend");
    ASSERT_NE(loop, nullptr);
    EXPECT_EQ(loop->at("broken"), true);
}

TEST(Grade, ACommandIsOverWhenItEndsWhateverItLeavesBehind) {
    const School school;
    const Finished finished = run({"grade", school.path("maps"), "--json", "--command",
                                   "cat {} {} > /dev/null && sleep 9 & echo '(0,0) (1,0) (2,0)' #"});
    const json::value graded = json::parse(finished.out);
    const json::object* right = nullptr;
    for (const json::value& row : graded.at("answers").as_array())
        if (row.at("map").as_string() == "short") right = &row.as_object();
    ASSERT_NE(right, nullptr) << finished.out;
    EXPECT_EQ(right->at("valid"), true) << finished.out;
}

TEST(Grade, ACommandThatFailsIsAFault) {
    const School school;
    const auto fault = [&](const std::string& command) {
        const Finished finished = run({"grade", school.path("maps/short.txt"), "--json", "--command", command});
        EXPECT_EQ(finished.code, 2) << finished.out;
        return std::string(json::parse(finished.out).at("answers").at(0).at("fault").as_string());
    };
    const std::string answer = "echo '(0,0) (1,0) (2,0)'; : {}; ";
    EXPECT_EQ(fault(answer + "exit 3"), "the command ended with code 3");
    EXPECT_EQ(fault(answer + "echo one >&2; echo two >&2; exit 1"), "the command ended with code 1: two");
    EXPECT_EQ(fault(answer + "kill -KILL $$"), "the command was killed by signal 9");
    EXPECT_TRUE(fault("no-such-program-anywhere").starts_with("the command ended with code 127: "));
    // More than a pipe holds.
    EXPECT_TRUE(fault(answer + "head -c 300000 /dev/zero | tr '\\0' x >&2; exit 4")
                    .starts_with("the command ended with code 4: xxx"));
    // It has closed its output, and goes on.
    EXPECT_EQ(fault(answer + "exec >&-; sleep 0.2; exit 5"), "the command ended with code 5");
}

TEST(Grade, CtrlCKeepsWhatWasMarked) {
    const School school;
    const std::string begun = school.path("begun");
    Invocation what;
    what.arguments = {
        "grade", school.path("maps"), "--csv", "--command",
        "case {} in *bend*) echo '(0,1) (1,1) (2,1) (3,1) (4,1)';; *) : > '" + begun + "'; sleep 100;; esac"};
    what.meanwhile = [&](pid_t pid) {
        wait_for(pid, [&] { return std::filesystem::exists(begun); });
        ::kill(pid, SIGINT);
    };
    const Finished finished = run(what);
    EXPECT_TRUE(complained(finished, 3, "grade: interrupted after 1 of 2\n"));
    EXPECT_EQ(std::ranges::count(finished.out, '\n'), 2) << finished.out;
    EXPECT_TRUE(has(finished.out, ",bend,-,yes,")) << finished.out;
}

TEST(Grade, WantsAnswersOrACommand) {
    const School school;
    EXPECT_EQ(run({"grade", school.path("maps")}).code, 2);
    EXPECT_EQ(school.grade({"--command", "true"}).code, 2);
    EXPECT_EQ(school.grade({"--csv", "--json"}).code, 2);
    EXPECT_EQ(run({"grade", school.path("none"), school.path("answers")}).code, 2);
}

}  // namespace
}  // namespace ariadne::testing
