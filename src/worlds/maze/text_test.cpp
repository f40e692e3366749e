#include "worlds/maze/text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/random.h"
#include "worlds/maze/testing/examples.h"
#include "worlds/maze/testing/random_map.h"
#include "worlds/text_test.h"

namespace ariadne::maze {
namespace {

using namespace std::literals;

constexpr std::string_view two_rows = "N=2, M=3, P=4\nS0T\n#9E\n";
const Map small_map{.size = {2, 3}, .life = 4, .cells = "S0T#9E"};

const worlds::testing::BadText refusals[] = {
    {"", 1, 1, "the file is empty, expected a header such as N=4, M=11, P=8"},
    {" \n\n", 1, 1, "the file is empty, expected a header such as N=4, M=11, P=8"},
    {"\nN=1, M=2, P=1\nSE\n", 1, 1, "found the end of the line, expected a header such as N=4, M=11, P=8"},
    {"#S0\n00E\n", 1, 1, "found '#', expected a header such as N=4, M=11, P=8"},
    {"N=1, Q=2, P=1\nSE\n", 1, 6, "found 'Q', expected a header such as N=4, M=11, P=8"},
    {"N 1, M=2, P=1\nSE\n", 1, 3, "found '1', expected '=' after N"},
    {"N\nSE\n", 1, 2, "found the end of the line, expected '=' after N"},
    {"N=, M=2, P=1\nSE\n", 1, 3, "found ',', expected a number from 1 to 100000 for N"},
    {"N=1, M=2, P=ten\nSE\n", 1, 13, "found 't', expected a number from 1 to 1000000000 for P"},
    {"N=1, M=-, P=1\nSE\n", 1, 8, "found '-', expected a number from 1 to 100000 for M"},
    {"N=1, M=2, P=1.5\nSE\n", 1, 14, "found '.', expected the end of the line after N, M and P"},
    {"N=1 M=2 P=1\nSE\n", 1, 5, "found 'M', expected ',' before the next parameter"},
    {"N=1, M=2\nSE\n", 1, 9, "the header has no P, expected one such as N=4, M=11, P=8"},
    {"M=2\nSE\n", 1, 4, "the header has no N, P, expected one such as N=4, M=11, P=8"},
    {"N=1, M=2,\nSE\n", 1, 10, "the header has no P, expected one such as N=4, M=11, P=8"},
    {"N=1, M=2, m=2\nSE\n", 1, 11, "found a second M, expected it only once"},
    {"N=1, M=2, P=1, Q=3\nSE\n", 1, 14, "found ',', expected the end of the line after N, M and P"},
    {"N=0, M=2, P=1\nSE\n", 1, 3, "found N=0, expected a number from 1 to 100000"},
    {"N=1, M=-2, P=1\nSE\n", 1, 8, "found M=-2, expected a number from 1 to 100000"},
    {"N=1, M=2, P=0\nSE\n", 1, 13, "found P=0, expected a number from 1 to 1000000000"},
    {"N=100001, M=2, P=1\nSE\n", 1, 3, "found N=100001, expected a number from 1 to 100000"},
    {"N=1, M=100001, P=1\nSE\n", 1, 8, "found M=100001, expected a number from 1 to 100000"},
    {"N=1, M=2, P=1000000001\nSE\n", 1, 13, "found P=1000000001, expected a number from 1 to 1000000000"},
    {"N=1, M=2, P=99999999999999999999999\nSE\n", 1, 13,
     "found P=99999999999999999999999, expected a number from 1 to 1000000000"},
    {"N=2, M=3, P=4\n", 2, 1, "the file ends after 0 rows; N=2 asks for 2"},
    {"N=2, M=3, P=4", 2, 1, "the file ends after 0 rows; N=2 asks for 2"},
    {"N=2, M=3, P=4\nS0E\n", 3, 1, "the file ends after 1 row; N=2 asks for 2"},
    {"N=3, M=3, P=4\nS0E\n000\n\n\n", 4, 1, "the file ends after 2 rows; N=3 asks for 3"},
    {"N=1, M=3, P=4\nS0E\n000\n", 3, 1, "found text after row 1; N=1 asks for 1 row"},
    {"N=1, M=3, P=4\nS0E\n\n  x\n", 4, 3, "found text after row 1; N=1 asks for 1 row"},
    {"N=2, M=3, P=4\nS0\n00E\n", 2, 3, "row 1 has 2 cells; M=3 asks for 3"},
    {"N=2, M=3, P=4\n\nS0E\n", 2, 1, "row 1 has 0 cells; M=3 asks for 3"},
    {"N=2, M=3, P=4\nS00\n00E#\n", 3, 4, "row 2 has 4 cells; M=3 asks for 3"},
    {"N=2, M=3, P=4\nS0x\n00E\n", 2, 3, "found 'x', expected S, E, T, # or a digit"},
    {"N=1, M=3, P=4\ns0E\n", 2, 1, "found 's', expected S, E, T, # or a digit"},
    {"N=1, M=3, P=4\n S0E\n", 2, 1, "found a space, expected S, E, T, # or a digit"},
    {"N=1, M=3, P=4\nS\tE\n", 2, 2, "found a tab (\\x09), expected S, E, T, # or a digit"},
    {"N=1, M=3, P=4\nS\0E\n"s, 2, 2, "found the byte \\x00, expected S, E, T, # or a digit"},
    {"N=1, M=3, P=4\nS\xC3\xB1\n", 2, 2, "found the byte \\xC3, expected S, E, T, # or a digit"},
    {"\xFF\xFEN\0=\0"s, 1, 1, "found the byte \\xFF, expected a header such as N=4, M=11, P=8"},
    {"N=1, M=3, P=4\rS0E\r", 1, 14,
     "found a carriage return (\\x0D) without a line feed, expected the end of the line after N, M and P"},
    {"N=2, M=3, P=4\nS0E\r000\n", 2, 4,
     "found a carriage return (\\x0D) without a line feed, expected the end of the line"},
    {"N=1, M=3, P=4\n00E\n", 2, 1, "the map has no start S"},
    {"N=1, M=3, P=4\nS00\n", 2, 1, "the map has no exit E"},
    {"N=2, M=3, P=4\nS00\n0SE\n", 3, 2, "found a second start S; the first is at line 2, column 1"},
    {"N=2, M=3, P=4\nSE0\n0E0\n", 3, 2, "found a second exit E; the first is at line 2, column 2"},
};

TEST(MazeText, EveryErrorSaysWhereAndWhat) {
    worlds::testing::expect_refused([](std::string_view text) { return parse(text); }, refusals);
}

TEST(MazeText, ReadsTheSameMapFromEveryAcceptedForm) {
    for (const std::string_view text : {
             two_rows,
             "n=2,m=3,p=4\nS0T\n#9E\n"sv,
             "P=4, N=2, M=3\nS0T\n#9E\n"sv,
             "  N = 2 ,\tM= 3,P =4  \nS0T\n#9E\n"sv,
             "N=0002, M=3, P=4\nS0T\n#9E\n"sv,
             "N=2, M=3, P=4\r\nS0T \r\n#9E"sv,
             "N=2, M=3, P=4\r\nS0T\r\n#9E\r"sv,
         }) {
        SCOPED_TRACE(text);
        const auto parsed = parse(text);
        ASSERT_TRUE(parsed) << parsed.error().message;
        EXPECT_EQ(parsed->map, small_map);
    }
}

TEST(MazeText, SmallNumbersAreWarningsAndErrorsWhenStrict) {
    const auto parsed = parse(two_rows);
    ASSERT_TRUE(parsed);
    ASSERT_EQ(parsed->warnings.size(), 3U);
    EXPECT_EQ(parsed->warnings[0], "N=2 is below 10, the minimum in the contest rules");
    EXPECT_EQ(parsed->warnings[2], "P=4 is below 10, the minimum in the contest rules");

    const auto strict = parse(two_rows, true);
    ASSERT_FALSE(strict);
    EXPECT_EQ(strict.error(), (Error{parsed->warnings[0], 1, 3}));

    const std::string large = "N=10, M=10, P=10\n" + ("S000000000\n" + std::string("0000000000\n")) +
                              "0000000000\n0000000000\n0000000000\n0000000000\n0000000000\n0000000000\n0000000000\n"
                              "000000000E\n";
    const auto fine = parse(large, true);
    ASSERT_TRUE(fine) << fine.error().message;
    EXPECT_TRUE(fine->warnings.empty());
}

TEST(MazeText, ABoastfulHeaderSetsNothingAside) {
    const auto parsed = parse("N=100000, M=100000, P=1\nS0E\n");
    ASSERT_FALSE(parsed);
    EXPECT_EQ(parsed.error().message, "row 1 has 3 cells; M=100000 asks for 100000");
    ASSERT_EQ(parsed.error().more.size(), 1U);
    EXPECT_EQ(parsed.error().more[0].message, "the file ends after 1 row; N=100000 asks for 100000");
}

TEST(MazeText, TellsAllThatIsWrong) {
    const auto parsed = parse("N=3, M=3, P=4\nSé0\nxSy0\n00\n");
    ASSERT_FALSE(parsed);
    EXPECT_EQ(worlds::testing::places_of(parsed.error()), "2:2 2:4 3:1 3:2 3:3 3:4 4:3 2:1");

    const auto all_wrong = parse("N=9, M=3, P=4\nxxx\nxxx\nxxx\nxxx\nxxx\nxxx\nxxx\nxxx\nxxx\n");
    ASSERT_FALSE(all_wrong);
    EXPECT_EQ(all_wrong.error().more.size(), 9U) << "ten are enough";
}

TEST(MazeText, WritesTheExampleAsItIs) {
    for (const std::string_view text :
         {testing::example_1, testing::example_2, testing::example_3, testing::example_4}) {
        const auto parsed = parse(text);
        ASSERT_TRUE(parsed) << parsed.error().message;
        EXPECT_EQ(write(parsed->map), text);
    }
}

RC_GTEST_PROP(MazeText, ReadsWhatItWrites, (std::uint64_t seed)) {
    Random random(seed);
    const Map map = testing::random_map(random, {.largest_side = 30, .most_treasures = 40, .most_life = 1'000'000'000});
    const auto parsed = parse(write(map));
    RC_ASSERT(parsed.has_value());
    RC_ASSERT(parsed->map == map);
}

}  // namespace
}  // namespace ariadne::maze
