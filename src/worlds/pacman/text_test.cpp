#include "worlds/pacman/text.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/random.h"
#include "worlds/formats.h"
#include "worlds/pacman/entry.h"
#include "worlds/pacman/testing/examples.h"
#include "worlds/pacman/testing/random_map.h"
#include "worlds/text_test.h"

namespace ariadne::pacman {
namespace {

using namespace std::literals;

const worlds::testing::BadText refusals[] = {
    {"", 1, 1, "the file is empty, expected a width and a height, as in 4,3"},
    {" \n\n", 1, 1, "the file is empty, expected a width and a height, as in 4,3"},
    {"V,V\n", 1, 1, "found 'V', expected a width, as in 4,3"},
    {"\n2,1\n1,1,1\n2,1\nV,V\n", 1, 1, "found the end of the line, expected a width, as in 4,3"},
    {"2\n1,1,1\n2,1\nV,V\n", 1, 2, "found the end of the line, expected ',' and a height, as in 4,3"},
    {"2;1\n1,1,1\n2,1\nV,V\n", 1, 2, "found ';', expected ',' and a height, as in 4,3"},
    {"2,\n1,1,1\n2,1\nV,V\n", 1, 3, "found the end of the line, expected a height, as in 4,3"},
    {"2,1,1\n1,1,1\n2,1\nV,V\n", 1, 4, "found ',', expected the end of the line, as in 4,3"},
    {"2,1.5\n1,1,1\n2,1\nV,V\n", 1, 4, "found '.', expected the end of the line, as in 4,3"},
    {"0,1\n1,1,1\n2,1\nV,V\n", 1, 1, "found M=0, expected a width from 1 to 100000"},
    {"2,-1\n1,1,1\n2,1\nV,V\n", 1, 3, "found N=-1, expected a height from 1 to 100000"},
    {"100001,1\n1,1,1\n2,1\nV,V\n", 1, 1, "found M=100001, expected a width from 1 to 100000"},
    {"99999999999999999999999,1\n", 1, 1, "found M=99999999999999999999999, expected a width from 1 to 100000"},
    {"2,1\n", 2, 1, "found the end of the line, expected the column of the start, as in 1,2,10"},
    {"2,1\n1,1\n2,1\nV,V\n", 2, 4, "found the end of the line, expected ',' and an energy, as in 1,2,10"},
    {"2,1\n3,1,1\n2,1\nV,V\n", 2, 1, "found x0=3, expected a column from 1 to 2"},
    {"2,1\n0,1,1\n2,1\nV,V\n", 2, 1, "found x0=0, expected a column from 1 to 2"},
    {"2,1\n1,2,1\n2,1\nV,V\n", 2, 3, "found y0=2, expected a row from 1 to 1"},
    {"2,1\n1,1,0\n2,1\nV,V\n", 2, 5, "found e=0, expected an energy from 1 to 1000000000"},
    {"2,1\n1,1,-4\n2,1\nV,V\n", 2, 5, "found e=-4, expected an energy from 1 to 1000000000"},
    {"2,1\n1,1,1000000001\n2,1\nV,V\n", 2, 5, "found e=1000000001, expected an energy from 1 to 1000000000"},
    {"2,1\n1,1,1\n3,1\nV,V\n", 3, 1, "found x1=3, expected a column from 1 to 2"},
    {"2,1\n1,1,1\n2,0\nV,V\n", 3, 3, "found y1=0, expected a row from 1 to 1"},
    {"2,1\n1,1,1\n1,1\nV,V\n", 3, 1, "start and goal are both at (1,1), expected two cells"},
    {"2,1\n1,1,1\n2,1,1\nV,V\n", 3, 4, "found ',', expected the end of the line, as in 4,3"},
    {"2,1\n1,1,1\n2,1\n", 4, 1, "the file ends after 0 rows; N=1 asks for 1"},
    {"2,2\n1,1,1\n2,1\nV,V", 4, 4, "the file ends after 1 row; N=2 asks for 2"},
    {"2,2\n1,1,1\n2,1\nV,V\n\n\n", 5, 1, "the file ends after 1 row; N=2 asks for 2"},
    {"2,1\n1,1,1\n2,1\nV,V\n\n V,V\n", 6, 2, "found text after row 1; N=1 asks for 1 row"},
    {"2,1\n1,1,1\n2,1\nV,V\nx\n", 5, 1, "found text after row 1; N=1 asks for 1 row"},
    {"3,1\n1,1,1\n2,1\nV,V\n", 4, 4, "row 1 has 2 cells; M=3 asks for 3"},
    {"3,2\n1,1,1\n2,1\n\nV,V,V\n", 4, 1, "row 1 has 0 cells; M=3 asks for 3"},
    {"2,1\n1,1,1\n2,1\nV,V, V\n", 4, 6, "row 1 has 3 cells; M=2 asks for 2"},
    {"2,1\n1,1,1\n2,1\nV,V,\n", 4, 5, "row 1 has 3 cells; M=2 asks for 2"},
    {"3,1\n1,1,1\n2,1\nV,V,\n", 4, 5, "found nothing, expected V, J1 to J9, Z, Z1 to Z9, B or B1 to B9"},
    {"3,1\n1,1,1\n2,1\nV,V,Q\n", 4, 5, "found 'Q', expected V, J1 to J9, Z, Z1 to Z9, B or B1 to B9"},
    {"3,1\n1,1,1\n2,1\nV,V,v\n", 4, 5, "found 'v', expected V, J1 to J9, Z, Z1 to Z9, B or B1 to B9"},
    {"3,1\n1,1,1\n2,1\nV,V,V1\n", 4, 5, "found 'V1', expected V without a number"},
    {"3,1\n1,1,1\n2,1\nV,V,J0\n", 4, 5, "found 'J0', expected J1 to J9"},
    {"3,1\n1,1,1\n2,1\nV,V,J\n", 4, 5, "found 'J', expected J1 to J9"},
    {"3,1\n1,1,1\n2,1\nV,V,  Z10\n", 4, 7, "found 'Z10', expected Z or Z1 to Z9"},
    {"3,1\n1,1,1\n2,1\nV,V,Z-1\n", 4, 5, "found 'Z-1', expected Z or Z1 to Z9"},
    {"3,1\n1,1,1\n2,1\nV,V,B 3\n", 4, 5, "found 'B 3', expected B or B1 to B9"},
    {"3,1\n1,1,1\n2,1\nV,V,B\xC3\xA9\n", 4, 6, "found the byte \\xC3, expected B or B1 to B9"},
    {"3,1\n1,1,1\n2,1\nV,V,\0\n"s, 4, 5, "found the byte \\x00, expected V, J1 to J9, Z, Z1 to Z9, B or B1 to B9"},
    {"2,1\r1,1,1\r2,1\rV,V\r", 1, 4,
     "found a carriage return (\\x0D) without a line feed, expected the end of the line, as in 4,3"},
    {"2,1\n1,1,1\n2,1\nJ3,V\n", 4, 1, "found J3 at the start (1,1), expected an empty cell V"},
    {"2,1\n1,1,1\n2,1\nV, B\n", 4, 4, "found B at the goal (2,1), expected an empty cell V"},
};

const worlds::testing::BadText json_refusals[] = {
    {"{", 1, 2, "found the end of the file, expected one of the keys SIRKA, VYSKA, START, CIL, PLAN"},
    {"{}", 1, 2, "key SIRKA: the key is missing"},
    {"{\"SIRKA\": 2,\n \"VYSKA\": 1\n}", 3, 1, "key START: the key is missing"},
    {"{\"START\": {\"X\": 1, \"Y\": 1}}", 1, 26, "key START.E: the key is missing"},
    {"{SIRKA: 2}", 1, 2, "found 'S', expected one of the keys SIRKA, VYSKA, START, CIL, PLAN"},
    {"{\"sirka\": 2}", 1, 2, "key sirka: unknown key, expected one of: SIRKA, VYSKA, START, CIL, PLAN"},
    {"{\"CIL\": {\"E\": 2}}", 1, 10, "key CIL.E: unknown key, expected one of: X, Y"},
    {"{\"SIRKA\": 2, \"SIRKA\": 2}", 1, 14, "key SIRKA: the key appears twice"},
    {"{\"CIL\": {\"X\": 1, \"X\": 1}}", 1, 18, "key CIL.X: the key appears twice"},
    {"{\"SIRKA\" 2}", 1, 10, "key SIRKA: found 2, expected ':' after the key"},
    {"{\"SIRKA\": 2 \"VYSKA\": 1}", 1, 13, "found a string, expected ',' or '}' after a value"},
    {"{\"SIRKA\": 2,}", 1, 13, "found '}', expected one of the keys SIRKA, VYSKA, START, CIL, PLAN"},
    {"{\"SIRKA\": \"2\"}", 1, 11, "key SIRKA: found a string, expected a whole number"},
    {"{\"SIRKA\": 2.5}", 1, 11, "key SIRKA: found 2.5, expected a whole number"},
    {"{\"SIRKA\": 02}", 1, 11, "key SIRKA: found 02, expected a whole number"},
    {"{\"SIRKA\": 1e1}", 1, 11, "key SIRKA: found 1e1, expected a whole number"},
    {"{\"SIRKA\": -}", 1, 11, "key SIRKA: found -, expected a whole number"},
    {"{\"SIRKA\": null}", 1, 11, "key SIRKA: found null, expected a whole number"},
    {"{\"SIRKA\": [2]}", 1, 11, "key SIRKA: found an array, expected a whole number"},
    {"{\"START\": 3}", 1, 11, "key START: found 3, expected '{' and the keys X, Y, E"},
    {"{\"PLAN\": {}}", 1, 10, "key PLAN: found an object, expected '[' and a string for each row"},
    {"{\"PLAN\": [3]}", 1, 11, "key PLAN[0]: found 3, expected a row such as \"V,J3,Z\""},
    {"{\"PLAN\": [\"V\" \"V\"]}", 1, 15, "key PLAN: found a string, expected ',' or ']' after a row"},
    {"{\"PLAN\": [\"V\",]}", 1, 15, "key PLAN[1]: found ']', expected a row such as \"V,J3,Z\""},
    {"{\"PLAN\": [\"V,V", 1, 15, "key PLAN[0]: found the end of the file in a string, expected '\"' at its end"},
    {"{\"PLAN\": [\"V,V\n\"]}", 1, 15, "key PLAN[0]: found the end of the line in a string, expected '\"' at its end"},
    {"{\"PLAN\": [\"\\x\"]}", 1, 12,
     "key PLAN[0]: found an unknown escape sequence, expected one of: \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"},
    {"{\"PLAN\": [\"\\u00g0\"]}", 1, 12, "key PLAN[0]: found \\u without four hexadecimal digits after it"},
};

std::string told(const Error& error) {
    return fmt::format("{}:{}: {}", error.line, error.column, error.message.english());
}

TEST(PacmanText, EveryErrorSaysWhereAndWhat) {
    worlds::testing::expect_refused([](std::string_view text) { return parse(text); }, refusals);
    worlds::testing::expect_refused([](std::string_view text) { return parse(text); }, json_refusals);
}

TEST(PacmanText, TellsAllThatIsWrong) {
    const auto parsed = parse("3,3\n1,1,5\n3,3\nJ2,Q,V\nV,V\nV,V,J2\nV\n");
    ASSERT_FALSE(parsed);
    EXPECT_EQ(worlds::testing::places_of(parsed.error()), "4:4 4:1 5:4 6:5 7:1");
    EXPECT_EQ(parsed.error().message, "found 'Q', expected V, J1 to J9, Z, Z1 to Z9, B or B1 to B9");
}

// The example with one part of it replaced.
std::string changed(std::string_view part, std::string_view by) {
    std::string text(testing::example_json);
    const std::size_t at = text.find(part);
    EXPECT_NE(at, std::string::npos) << part;
    return text.replace(at, part.size(), by);
}

TEST(PacmanJson, EveryErrorOfTheMapNamesTheKeyToo) {
    struct {
        std::string_view part;
        std::string_view by;
        std::string_view error;
    } const cases[] = {
        {"4", "0", "2:12: key SIRKA: found 0, expected a width from 1 to 100000"},
        {"\"VYSKA\": 3", "\"VYSKA\": 100001", "3:12: key VYSKA: found 100001, expected a height from 1 to 100000"},
        {"\"X\": 1", "\"X\": 5", "4:19: key START.X: found 5, expected a column from 1 to 4"},
        {"\"E\": 10", "\"E\": 0", "4:35: key START.E: found 0, expected an energy from 1 to 1000000000"},
        {"\"E\": 10", "\"E\": 12345678901234567890123",
         "4:35: key START.E: found 12345678901234567890123, expected an energy from 1 to 1000000000"},
        {"\"X\": 4, \"Y\": 3", "\"X\": 1, \"Y\": 2",
         "5:17: key CIL: start and goal are both at (1,2), expected two cells"},
        {"V,J3,J4,B2", "V,J3,J4", "7:13: key PLAN[0]: row 1 has 3 cells; SIRKA=4 asks for 4"},
        {"V,V,Z7,J1", "V,V,Z7,J0", "8:13: key PLAN[1]: found 'J0', expected J1 to J9"},
        {"V,V,Z7,J1", "B3,V,Z7,J1", "8:6: key PLAN[1]: found B3 at the start (1,2), expected an empty cell V"},
        {"    \"V,V,Z7,J1\",\n", "", "9:3: key PLAN: the array ends after 2 rows; VYSKA=3 asks for 3"},
        {"\"V,V,Z4,V\"", "\"V,V,Z4,V\", \"V\"", "9:18: key PLAN[3]: found text after row 3; VYSKA=3 asks for 3 rows"},
        {"}\n", "}\n x", "12:2: found 'x', expected nothing after the last '}'"},
    };
    for (const auto& [part, by, error] : cases) {
        SCOPED_TRACE(by);
        std::string text = changed(part, by);
        if (part == "}\n") text = std::string(testing::example_json) + " x";
        const auto parsed = parse(text);
        if (parsed) {
            ADD_FAILURE() << "accepted";
            continue;
        }
        EXPECT_EQ(told(parsed.error()), error);
    }
}

TEST(PacmanText, BothFormatsGiveTheSameMap) {
    const auto commas = parse(testing::example);
    const auto json = parse(testing::example_json);
    ASSERT_TRUE(commas) << commas.error().message;
    ASSERT_TRUE(json) << json.error().message;
    EXPECT_EQ(commas->map, json->map);
    EXPECT_EQ(commas->map.size, (Size{3, 4}));
    EXPECT_EQ(commas->map.start, (Cell{1, 0}));
    EXPECT_EQ(commas->map.goal, (Cell{2, 3}));
    EXPECT_EQ(commas->map.at({0, 1}), (Tile{Kind::food, 3}));
    EXPECT_EQ(write(json->map), testing::example);
    EXPECT_EQ(worlds::written(write_json, commas->map), testing::example_json);
}

TEST(PacmanText, ReadsTheSameMapFromEveryAcceptedForm) {
    const Map map = parse("3,1\n1,1,4\n3,1\nV,J2,V\n").value().map;
    for (
        const std::string_view text : {
            "\xEF\xBB\xBF"
            "3,1\n1,1,4\n3,1\nV,J2,V\n"sv,
            "3,1\r\n1,1,4\r\n3,1\r\nV,J2,V\r\n"sv,
            " 3 ,\t1 \n 1, 1 ,4\n3,1\n  V , J2\t,V  "sv,
            "3,1\n1,1,4\n3,1\nV,J2,V\n\n \r\n"sv,
            "03,1\n1,01,4\n3,1\nV,J2,V"sv,
            "{\"SIRKA\":3,\"VYSKA\":1,\"START\":{\"X\":1,\"Y\":1,\"E\":4},\"CIL\":{\"X\":3,\"Y\":1},\"PLAN\":[\"V,J2,V\"]}"sv,
            "\xEF\xBB\xBF\r\n\t{\"PLAN\" : [ \"V, J2 ,V\" ] , \"CIL\": {\"Y\": 1, \"X\": 3},\r\n\"START\": "
            "{\"E\": 4, \"Y\": 1, \"X\": 1}, \"VYSKA\": 1, \"SIRKA\": 3 }\r\n"sv,
            "{\"SIRKA\":3,\"VYSKA\":1,\"START\":{\"X\":1,\"Y\":1,\"E\":4},\"\\u0043IL\":{\"X\":3,\"Y\":1},"
            "\"PLAN\":[\"V\\u002c\\u004A2,V\"]}"sv,
        }) {
        SCOPED_TRACE(text);
        const auto parsed = parse(text);
        ASSERT_TRUE(parsed) << parsed.error().message;
        EXPECT_EQ(parsed->map, map);
    }
}

TEST(PacmanJson, PlacesInAnEscapedRowAreThoseOfTheFile) {
    const auto parsed = parse(
        "{\"SIRKA\":2,\"VYSKA\":1,\"START\":{\"X\":1,\"Y\":1,\"E\":4},\"CIL\":{\"X\":2,\"Y\":1},\n"
        "\"PLAN\":[\"\\u0056,Q\"]}");
    ASSERT_FALSE(parsed);
    EXPECT_EQ(told(parsed.error()), "2:17: key PLAN[0]: found 'Q', expected V, J1 to J9, Z, Z1 to Z9, B or B1 to B9");
    const auto shorter = parse(
        "{\"SIRKA\":3,\"VYSKA\":1,\"START\":{\"X\":1,\"Y\":1,\"E\":4},\"CIL\":{\"X\":2,\"Y\":1},\n"
        "\"PLAN\":[\"\\u0056,V\"]}");
    ASSERT_FALSE(shorter);
    EXPECT_EQ(told(shorter.error()), "2:18: key PLAN[0]: row 1 has 2 cells; SIRKA=3 asks for 3");
}

// Work that grows with the square of the number of lines would never end here.
TEST(PacmanText, ManyEmptyLinesAreReadOnce) {
    constexpr int many = 4'000'000;
    const std::string empty(many, '\n');
    const auto after = parse("2,1\n1,1,1\n2,1\nV,V\n" + empty + "x\n");
    ASSERT_FALSE(after);
    EXPECT_EQ(told(after.error()), "4000005:1: found text after row 1; N=1 asks for 1 row");
    const auto within = parse("2,100000\n1,1,1\n2,1\nV,V\n" + empty + "x\n");
    ASSERT_FALSE(within);
    EXPECT_EQ(told(within.error().more.at(0)), "6:1: row 3 has 0 cells; M=2 asks for 2");
    EXPECT_EQ(within.error().more.size(), 9U);
    EXPECT_TRUE(parse("2,1\n1,1,1\n2,1\nV,V\n" + empty));
}

TEST(PacmanText, LargeMapsAreWarningsAndErrorsWhenStrict) {
    std::string text = "21,1\n1,1,30\n21,1\nV";
    for (int i = 0; i < 20; ++i) text += ",V";
    const auto parsed = parse(text);
    ASSERT_TRUE(parsed) << parsed.error().message;
    ASSERT_EQ(parsed->warnings.size(), 1U);
    EXPECT_EQ(parsed->warnings[0], "M=21 is above 20, the maximum in the contest rules");
    const auto strict = parse(text, true);
    ASSERT_FALSE(strict);
    EXPECT_EQ(strict.error(), (Error{parsed->warnings[0], 1, 1}));
    const auto json = parse(worlds::written(write_json, parsed->map), true);
    ASSERT_FALSE(json);
    EXPECT_EQ(told(json.error()), "2:12: key SIRKA: 21 is above 20, the maximum in the contest rules");
    EXPECT_TRUE(parse(testing::example, true));
}

TEST(PacmanText, BoastfulSizesSetNothingAside) {
    const Error boast = parse("100000,100000\n1,1,1\n2,1\nV,V\n").error();
    EXPECT_EQ(told(boast), "4:4: row 1 has 2 cells; M=100000 asks for 100000");
    ASSERT_EQ(boast.more.size(), 1U);
    EXPECT_EQ(told(boast.more[0]), "5:1: the file ends after 1 row; N=100000 asks for 100000");
    EXPECT_EQ(parse("{\"SIRKA\":100000,\"VYSKA\":100000,\"START\":{\"X\":1,\"Y\":1,\"E\":4},\"CIL\":{\"X\":2,\"Y\":1},"
                    "\"PLAN\":[]}")
                  .error()
                  .message,
              "key PLAN: the array ends after 0 rows; VYSKA=100000 asks for 100000");
}

RC_GTEST_PROP(PacmanText, ReadsWhatItWritesInBothFormats, (std::uint64_t seed)) {
    Random random(seed);
    const Map map = testing::random_map(
        random, {.largest_side = 30, .most_food = 60, .most_bombs = 60, .most_energy = 1'000'000'000});
    const auto commas = parse(write(map));
    RC_ASSERT(commas.has_value());
    RC_ASSERT(commas->map == map);
    const auto json = parse(worlds::written(write_json, map));
    RC_ASSERT(json.has_value());
    RC_ASSERT(json->map == map);
    RC_ASSERT(json->warnings.size() == commas->warnings.size());
}

TEST(PacmanRouteText, PointsCountFromOneAtTheTopLeft) {
    const auto puzzle = entry().read(testing::example, false).value();
    const auto read = puzzle->read_solution("(1,2), (1,1)\n(2,1)").value();
    EXPECT_EQ(read.route, (std::vector<std::array<std::int64_t, 2>>{{1, 2}, {1, 1}, {2, 1}}));
    EXPECT_EQ(puzzle->scene(&read).value().thread, (Route{{1, 0}, {0, 0}, {0, 1}}));
    EXPECT_EQ(told(puzzle->read_solution("(1,2) x").error()),
              "1:7: found 'x', expected '(' at the start of a point such as (1,2)");
}

}  // namespace
}  // namespace ariadne::pacman
