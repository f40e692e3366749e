#include <array>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/random.h"
#include "text/points.h"
#include "worlds/maze/entry.h"

namespace ariadne::maze {
namespace {

using namespace std::string_view_literals;

using Points = std::vector<std::array<std::int64_t, 2>>;

const Points bend = {{1, 2}, {1, 1}, {2, 1}};

Result<worlds::Solution> read_route(std::string_view text) {
    constexpr std::string_view wide = "N=4, M=11, P=8\nS0000000000\n00000000000\n00000000000\n0000000000E\n";
    static const auto puzzle = entry().read(wide, false).value();
    return puzzle->read_solution(text);
}

TEST(MazeRouteText, ReadsEveryAcceptedForm) {
    for (const std::string_view text :
         {"(1,2) (1,1) (2,1)"sv, "(1,2)(1,1)(2,1)"sv, "(1,2), (1,1), (2,1)"sv, " ( 1 , 2 )\n(1,1)\r\n(2,1)\n\n"sv,
          "\xEF\xBB\xBF(1,2),\n(1,1),\n(2,1)"sv, "(1,\n2) (01,1)\t(2,1)"sv}) {
        SCOPED_TRACE(text);
        const auto route = read_route(text);
        ASSERT_TRUE(route) << route.error().message;
        EXPECT_EQ(route->route, bend);
    }
}

TEST(MazeRouteText, LeavesPlacesOutsideToTheVerifier) {
    EXPECT_EQ(read_route("(-1,3) (11,0)").value().route, (Points{{-1, 3}, {11, 0}}));
}

TEST(MazeRouteText, EveryErrorSaysWhereAndWhat) {
    struct {
        std::string_view text;
        struct {
            std::string_view message;
            int line;
            int column;
        } error;
    } const refusals[] = {
        {"", {"found no points, expected a route such as (1,2) (1,1)", 1, 1}},
        {" \n ", {"found no points, expected a route such as (1,2) (1,1)", 1, 1}},
        {"1,2", {"found '1', expected '(' at the start of a point such as (1,2)", 1, 1}},
        {"(1,2) ->", {"found '-', expected '(' at the start of a point such as (1,2)", 1, 7}},
        {"(1,2)\n(x,1)", {"found 'x', expected a number", 2, 2}},
        {"(1,2)\r\n  (1 1)", {"found '1', expected ',' between x and y", 2, 6}},
        {"(1,2,3)", {"found ',', expected ')' at the end of a point", 1, 5}},
        {"(1,", {"found the end of the text, expected a number", 1, 4}},
        {"(1,2", {"found the end of the text, expected ')' at the end of a point", 1, 5}},
        {"(1,2),", {"found the end of the text, expected a point after ','", 1, 7}},
        {"(1,2),,(1,1)", {"found ',', expected '(' at the start of a point such as (1,2)", 1, 7}},
        {"(-,2)", {"found ',', expected a number", 1, 3}},
        {"(1,2) (1000000001,2)", {"found a number above 1000000000, expected a coordinate on the map, 11 x 4", 1, 8}},
        {"(1,2)\r(1,1)",
         {"found a carriage return (\\x0D) without a line feed, expected '(' at the start of a point such as (1,2)", 1,
          6}},
        {"(1,\0)"sv, {"found the byte \\x00, expected a number", 1, 4}},
    };
    for (const auto& refusal : refusals) {
        SCOPED_TRACE(refusal.text);
        const auto route = read_route(refusal.text);
        if (route) {
            ADD_FAILURE() << "accepted";
            continue;
        }
        EXPECT_EQ(route.error().message, refusal.error.message);
        EXPECT_EQ(route.error().line, refusal.error.line);
        EXPECT_EQ(route.error().column, refusal.error.column);
    }
}

RC_GTEST_PROP(MazeRouteText, ReadsWhatIsWritten, (std::uint64_t seed)) {
    Random random(seed);
    std::vector<text::Point> points(1 + random.below(40));
    for (text::Point& point : points) point = {static_cast<int>(random.below(11)), static_cast<int>(random.below(4))};
    const auto read = read_route(text::write_points(points));
    RC_ASSERT(read.has_value());
    RC_ASSERT(read->route.size() == points.size());
    for (std::size_t i = 0; i < points.size(); ++i)
        RC_ASSERT((read->route[i] == Points::value_type{points[i].x, points[i].y}));
}

}  // namespace
}  // namespace ariadne::maze
