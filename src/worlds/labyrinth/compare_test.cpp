#include "worlds/labyrinth/compare.h"

#include <string>

#include <gtest/gtest.h>

namespace ariadne::labyrinth {
namespace {

worlds::Comparison compared(const std::map<std::string, std::string>& options, std::uint64_t seed = 1) {
    const Result<CompareRequest> order = compare_request_from(options);
    EXPECT_TRUE(order) << order.error().message;
    Budget budget;
    return compare(*order, seed, budget);
}

void drop_the_clock(worlds::Comparison& comparison) {
    for (auto& row : comparison.rows) row.back() = {};
}

TEST(Compare, EveryBuilderHasARowAndItsRoomsAddUp) {
    const worlds::Comparison made = compared({{"rows", "20"}, {"cols", "30"}, {"count", "3"}});
    ASSERT_EQ(made.rows.size(), all_builders().size());
    for (const auto& row : made.rows) {
        double sum = 0;
        for (std::size_t i = 1; i <= 5; ++i) sum += std::get<double>(row[i]);
        EXPECT_NEAR(sum, 100, 0.01) << std::get<std::string>(row[0]);
        EXPECT_GE(std::get<double>(row[6]), 1);
        EXPECT_GE(std::get<double>(row[7]), 100 * 49.0 / 600);
    }
    ASSERT_TRUE(made.chart);
    EXPECT_LE(made.chart->notes.size(), made.rows.size());
}

// Of the table in the contract, with room for chance: twenty labyrinths, not a thousand.
TEST(Compare, ReproducesKnownFacts) {
    const worlds::Comparison made = compared({{"builder", "backtracker,kruskal,binary-tree"}, {"count", "20"}}, 7);
    ASSERT_EQ(made.rows.size(), 3U);
    EXPECT_NEAR(std::get<double>(made.rows[0][1]), 10.0, 0.3);
    EXPECT_NEAR(std::get<double>(made.rows[0][7]), 19.5, 5);
    EXPECT_NEAR(std::get<double>(made.rows[1][1]), 30.6, 0.5);
    EXPECT_NEAR(std::get<double>(made.rows[2][1]), 25.0, 0.5);
    EXPECT_NEAR(std::get<double>(made.rows[2][7]), 1.99, 0.001);
}

TEST(Compare, TheSameSeedGivesTheSameTable) {
    const std::map<std::string, std::string> options = {{"rows", "15"}, {"cols", "15"}, {"count", "2"}};
    worlds::Comparison one = compared(options, 3);
    worlds::Comparison two = compared(options, 3);
    worlds::Comparison other = compared(options, 4);
    drop_the_clock(one);
    drop_the_clock(two);
    drop_the_clock(other);
    EXPECT_EQ(one, two);
    EXPECT_NE(one.rows, other.rows);
}

TEST(Compare, SaysWhatIsWrongWithAnOption) {
    const auto told = [](const char* name, const char* value) {
        return compare_request_from({{name, value}}).error().message.english();
    };
    EXPECT_EQ(told("rows", "0"), "--rows: found '0', expected a number from 1 to 1000000");
    EXPECT_EQ(told("count", "x"), "--count: found 'x', expected a number from 1 to 1000000");
    EXPECT_EQ(told("hue", "1"), "unknown option --hue");
    EXPECT_TRUE(told("builder", "kruskal,").starts_with("--builder: found '', expected one or more of"));
    EXPECT_EQ(compare_request_from({{"rows", "1000000"}, {"cols", "1000000"}}).error().message,
              "--rows, --cols: 1000000 x 1000000 rooms are too many (limit: 2147483647)");
}

TEST(Compare, StopsWithTheRowsItHas) {
    Budget budget(Limits{.nodes = 1});
    const worlds::Comparison made = compare(*compare_request_from({{"rows", "50"}, {"cols", "50"}}), 1, budget);
    EXPECT_TRUE(made.stopped);
    EXPECT_LT(made.rows.size(), all_builders().size());
}

}  // namespace
}  // namespace ariadne::labyrinth
