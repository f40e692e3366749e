#include "catalog/compare.h"

#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "catalog/json.h"

namespace ariadne::catalog {
namespace {

using worlds::Value;

constexpr const char* board = "N=2, M=4, P=9\nS00E\n1T11\n";

Result<worlds::Comparison> compared(const AlgorithmsOrder& order = {}, std::string_view text = board) {
    const worlds::World& maze = **find_world("maze");
    return compare_algorithms(maze, *maze.read(text).value(), order, nullptr, {});
}

TEST(Compare, RunsEveryAlgorithmOfTheWorld) {
    const auto made = compared();
    ASSERT_TRUE(made) << made.error().message;
    EXPECT_TRUE(made->bug.empty());
    std::vector<std::string> names;
    for (const auto& row : made->rows) {
        ASSERT_EQ(row.size(), made->columns.size());
        names.push_back(std::get<std::string>(row[0]));
        EXPECT_EQ(row[1], Value(std::string("solved")));
        EXPECT_EQ(row[2], Value(std::int64_t{3}));
    }
    EXPECT_EQ(names, (*find_world("maze"))->about().algorithms);
    ASSERT_TRUE(made->chart);
    EXPECT_EQ(made->chart->bars.size(), names.size());
}

TEST(Compare, TheClockIsApartInJson) {
    const auto made = compared({.algorithms = {"exact"}});
    ASSERT_TRUE(made);
    const boost::json::object out = to_json(*made, Language::en);
    EXPECT_FALSE(out.at("rows").at(0).as_object().contains("seconds"));
    EXPECT_EQ(out.at("rows").at(0).at("algorithm"), "exact");
    EXPECT_TRUE(out.at("timed").at("exact").as_object().contains("seconds"));
}

TEST(Compare, RefusesWhatNobodyKnows) {
    EXPECT_EQ(compared({.algorithms = {"magic"}}).error().message.english().substr(0, 43),
              "--algorithm: found 'magic', expected one or");
}

TEST(Compare, StopsWhenAsked) {
    const CancelFlag stop = true;
    const worlds::World& maze = **find_world("maze");
    const auto made = compare_algorithms(maze, *maze.read(board).value(), {}, &stop, {});
    ASSERT_TRUE(made);
    EXPECT_TRUE(made->stopped);
    EXPECT_TRUE(made->rows.empty());
}

}  // namespace
}  // namespace ariadne::catalog
