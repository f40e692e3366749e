#include <filesystem>

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "program.h"

namespace json = boost::json;
using ariadne::testing::Finished;
using ariadne::testing::Folder;
using ariadne::testing::run;

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
    ASSERT_EQ(graded.at("answers").as_array().size(), 4U);

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
    EXPECT_EQ(wrong->at("fault"), "step 2: (3,1) is not beside (1,1)");
    EXPECT_NE(find(graded, "eve", "short"), nullptr);
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
    EXPECT_NE(csv.out.find("short.txt,yes,,2,4,2,0,,\n"), std::string::npos) << csv.out;
}

TEST(Grade, RunsACommandOnEveryMap) {
    const School school;
    const std::string maps = school.path("maps");
    const Finished solver =
        run({"grade", maps, "--command", std::string(ariadne::testing::program()) + " solve --json"});
    EXPECT_EQ(solver.code, 0) << solver.out << solver.err;
    EXPECT_EQ(solver.out.find(" no "), std::string::npos) << solver.out;
    const json::value named =
        json::parse(run({"grade", maps, "--json", "--command", "cat {} > /dev/null; echo '(0,0) (1,0) (2,0)'"}).out);
    EXPECT_EQ(find(named, "cat {} > /dev/null; echo '(0,0) (1,0) (2,0)'", "short")->at("valid"), true);
    const Finished late = run({"grade", maps, "--time-limit", "0.3", "--json", "--command", "sleep 100; echo"});
    EXPECT_EQ(late.code, 2);
    EXPECT_NE(late.out.find("no answer in 0.3 s"), std::string::npos) << late.out;
}

TEST(Grade, WantsAnswersOrACommand) {
    const School school;
    EXPECT_EQ(run({"grade", school.path("maps")}).code, 2);
    EXPECT_EQ(school.grade({"--command", "true"}).code, 2);
    EXPECT_EQ(school.grade({"--csv", "--json"}).code, 2);
    EXPECT_EQ(run({"grade", school.path("none"), school.path("answers")}).code, 2);
}

}  // namespace
