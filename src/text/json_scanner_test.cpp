#include "text/json_scanner.h"

#include <array>

#include <gtest/gtest.h>

namespace ariadne::text {
namespace {

std::string fault(std::string_view text) {
    JsonScanner scanner(text);
    const auto read_x = [&]() -> std::optional<Error> {
        const auto number = scanner.whole_number("START.X", tr("a whole number"));
        return number ? std::nullopt : std::optional(number.error());
    };
    const std::array<JsonMember, 1> inner = {JsonMember{"X", read_x}};
    const std::array<JsonMember, 1> outer = {
        JsonMember{"START", [&] { return read_object(scanner, inner, "START", "X"); }}};
    if (const auto bad = read_object(scanner, outer, "", "START")) return bad->message.english();
    if (const auto end = scanner.end(); !end) return end.error().message.english();
    return "";
}

TEST(JsonScanner, SaysWhatIsWrongAndWithWhichKey) {
    EXPECT_EQ(fault(R"({"START": {"X": 3}})"), "");
    EXPECT_EQ(fault(R"(3)"), "found 3, expected '{' and the keys START");
    EXPECT_EQ(fault(R"({"START": {"X": "3"}})"), "key START.X: found a string, expected a whole number");
    EXPECT_EQ(fault(R"({"START": null})"), "key START: found null, expected '{' and the keys X");
    EXPECT_EQ(fault(R"({"START": {"X": 3, "X": 3}})"), "key START.X: the key appears twice");
    EXPECT_EQ(fault(R"({"START": {"Y": 3}})"), "key START.Y: unknown key, expected one of: X");
    EXPECT_EQ(fault(R"({"START": {}})"), "key START.X: the key is missing");
    EXPECT_EQ(fault(R"({"START": {"X": 3; }})"), "key START: found ';', expected ',' or '}' after a value");
    EXPECT_EQ(fault(R"({"START": {"X)"), "key START: found the end of the file in a string, expected '\"' at its end");
    EXPECT_EQ(fault("{\"STA\nRT\": 1}"), "found the end of the line in a string, expected '\"' at its end");
    EXPECT_EQ(fault(R"({"\u12": 1})"), "found \\u without four hexadecimal digits after it");
    EXPECT_EQ(fault(R"({"\q": 1})"),
              R"(found an unknown escape sequence, expected one of: \" \\ \/ \b \f \n \r \t \u)");
    EXPECT_EQ(fault(R"({"START": {"X": 3}} {)"), "found an object, expected nothing after the last '}'");
}

}  // namespace
}  // namespace ariadne::text
