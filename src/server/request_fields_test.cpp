#include "server/request_fields.h"

#include <functional>

#include <gtest/gtest.h>

#include "catalog/json.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

json::object object(std::string_view text) {
    return catalog::parse_json(text)->as_object();
}

std::string told(std::string_view text, const std::function<void(Fields&)>& read) {
    const json::object request = object(text);
    Fields fields(request);
    try {
        read(fields);
        fields.end();
    } catch (const Refused& refused) {
        return refused.error.message.english();
    }
    return "";
}

TEST(Fields, ReadsWhatIsThere) {
    const json::object request =
        object(R"({"a": "x", "b": true, "c": 1.5, "d": 7, "e": ["p", "q"], "f": {"k": "v"}, "g": "two"})");
    Fields fields(request);
    EXPECT_EQ(fields.text("a"), "x");
    EXPECT_TRUE(fields.flag("b"));
    EXPECT_EQ(fields.number("c", 0, 2), 1.5);
    EXPECT_EQ(fields.whole("d", 0, 10), 7);
    EXPECT_EQ(fields.texts("e", 2), (std::vector<std::string>{"p", "q"}));
    EXPECT_EQ(fields.named_texts("f"), (std::map<std::string, std::string>{{"k", "v"}}));
    EXPECT_EQ(fields.one_of("g", {"one", "two"}), "two");
    EXPECT_NO_THROW(fields.end());
}

TEST(Fields, MayBeMissing) {
    const json::object request;
    Fields fields(request);
    EXPECT_EQ(fields.one_of("a", {"one", "two"}), "");
    EXPECT_FALSE(fields.flag("b"));
    EXPECT_EQ(fields.number("c", 0, 2), std::nullopt);
    EXPECT_EQ(fields.whole_if("d", 0, 10), std::nullopt);
    EXPECT_TRUE(fields.texts("e", 2).empty());
    EXPECT_TRUE(fields.named_texts("f").empty());
    EXPECT_EQ(fields.any_if("g"), nullptr);
    EXPECT_NO_THROW(fields.end());
}

TEST(Fields, NamesTheKeyThatIsWrong) {
    EXPECT_EQ(told("{}", [](Fields& f) { f.text("text"); }), "key text: missing, expected a string");
    EXPECT_EQ(told(R"({"text": 5})", [](Fields& f) { f.text("text"); }), "key text: found 5, expected a string");
    EXPECT_EQ(told(R"({"any": "yes"})", [](Fields& f) { f.flag("any"); }),
              "key any: found 'yes', expected true or false");
    EXPECT_EQ(told(R"({"seed": 1.5})", [](Fields& f) { f.whole("seed", 0, 9); }),
              "key seed: found 1.5, expected a whole number from 0 to 9");
    EXPECT_EQ(told(R"({"seed": 1e300})", [](Fields& f) { f.whole("seed", 0, 9); }).find("key seed: found "), 0U);
    EXPECT_EQ(told(R"({"rows": -1})", [](Fields& f) { f.whole_if("rows", 1, 9); }),
              "key rows: found -1, expected a whole number from 1 to 9");
    EXPECT_EQ(told(R"({"seconds": -0.5})", [](Fields& f) { f.number("seconds", 0, 9); }),
              "key seconds: found -0.5, expected a number from 0 to 9");
    EXPECT_EQ(told(R"({"moves": ["a", null]})", [](Fields& f) { f.texts("moves", 9); }),
              "key moves[1]: found null, expected a string");
    EXPECT_EQ(told(R"({"moves": ["a", "b"]})", [](Fields& f) { f.texts("moves", 1); }),
              "key moves: found 2 items, expected at most 1");
    EXPECT_EQ(told(R"({"facts": {"life": 3}})", [](Fields& f) { f.named_texts("facts"); }),
              "key facts.life: found 3, expected a string");
    EXPECT_EQ(told(R"({"facts": []})", [](Fields& f) { f.named_texts("facts"); }),
              "key facts: found an array, expected an object of strings");
    EXPECT_EQ(told(R"({"theme": "pink"})", [](Fields& f) { f.one_of("theme", {"light", "dark"}); }),
              "key theme: found 'pink', expected one of: light, dark");
    EXPECT_EQ(told(R"({"strokes": {}})", [](Fields& f) { f.array("strokes"); }),
              "key strokes: found an object, expected an array");
    EXPECT_EQ(told(R"({"text": "", "tetx": 1})", [](Fields& f) { f.text("text"); }),
              "key tetx: unknown key, expected one of: text");
}

TEST(Fields, RefusesTheFirstThingThatIsWrong) {
    EXPECT_EQ(told(R"({"a": 1, "b": 2})",
                   [](Fields& f) {
                       f.text("a");
                       f.text("b");
                   }),
              "key a: found 1, expected a string");
}

TEST(Fields, CutsLongTextsBetweenCharacters) {
    std::string text;
    for (int i = 0; i < 100; ++i) text += "\u017e";
    const std::string message = told("{\"a\": \"" + text + "\"}", [](Fields& f) { f.flag("a"); });
    EXPECT_LT(message.size(), 100U);
    EXPECT_TRUE(catalog::parse_json("\"" + message + "\"")) << message;
}

}  // namespace

}  // namespace ariadne::server
