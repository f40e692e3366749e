#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/random.h"
#include "worlds/maze/testing/examples.h"
#include "worlds/maze/text.h"

namespace ariadne::maze {
namespace {

using namespace std::string_view_literals;

const Map wide{.size = {4, 11}, .life = 8, .cells = std::string(44, '0')};
const Route bend = {{1, 1}, {2, 1}, {2, 2}};

TEST(MazeRouteText, WritesPointsFromTheBottomLeft) {
    EXPECT_EQ(write_route(wide, bend), "(1,2) (1,1) (2,1)");
    EXPECT_EQ(write_route(wide, {}), "");
}

TEST(MazeRouteText, ReadsEveryAcceptedForm) {
    for (const std::string_view text :
         {"(1,2) (1,1) (2,1)"sv, "(1,2)(1,1)(2,1)"sv, "(1,2), (1,1), (2,1)"sv, " ( 1 , 2 )\n(1,1)\r\n(2,1)\n\n"sv,
          "\xEF\xBB\xBF(1,2),\n(1,1),\n(2,1)"sv, "(1,\n2) (01,1)\t(2,1)"sv}) {
        SCOPED_TRACE(text);
        const auto route = parse_route(text, wide);
        ASSERT_TRUE(route) << route.error().message;
        EXPECT_EQ(*route, bend);
    }
}

TEST(MazeRouteText, LeavesPlacesOutsideToTheVerifier) {
    EXPECT_EQ(parse_route("(-1,3) (11,0)", wide), (Route{{0, -1}, {3, 11}}));
}

TEST(MazeRouteText, EveryErrorSaysWhereAndWhat) {
    struct {
        std::string_view text;
        Error error;
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
        {"(1,2) (1000000001,2)", {"found a number past 1000000000, expected a coordinate of the map, 11 x 4", 1, 8}},
        {"(1,2)\r(1,1)",
         {"found a carriage return (\\x0D) without a line feed, expected '(' at the start of a point such as (1,2)", 1,
          6}},
        {"(1,\0)"sv, {"found the byte \\x00, expected a number", 1, 4}},
    };
    for (const auto& refusal : refusals) {
        SCOPED_TRACE(refusal.text);
        const auto route = parse_route(refusal.text, wide);
        if (route) {
            ADD_FAILURE() << "accepted";
            continue;
        }
        EXPECT_EQ(route.error().message, refusal.error.message);
        EXPECT_EQ(route.error().line, refusal.error.line);
        EXPECT_EQ(route.error().column, refusal.error.column);
    }
}

RC_GTEST_PROP(MazeRouteText, ReadsWhatItWrites, (std::uint64_t seed)) {
    Random random(seed);
    Route route(1 + random.below(40));
    for (Cell& cell : route) cell = {static_cast<int>(random.below(4)), static_cast<int>(random.below(11))};
    const auto read = parse_route(write_route(wide, route), wide);
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == route);
}

}  // namespace
}  // namespace ariadne::maze
