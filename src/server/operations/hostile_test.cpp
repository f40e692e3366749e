#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "catalog/json.h"
#include "catalog/testing/each_world.h"
#include "server/operation.h"
#include "server/testing/ask.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

const Asking quickly{.limits = {.seconds = 0.2, .bytes = std::size_t{1} << 28}};

class Hostile : public catalog::EachWorld {};

INSTANTIATE_TEST_SUITE_P(Worlds, Hostile, catalog::every_world(), catalog::EachWorld::name);

// The keys that the description has for an operation.
const json::object& keys_of(const std::string& operation) {
    const json::value& post = description().at("paths").at("/api/{world}/" + operation).at("post");
    const json::value& taken = post.at("requestBody").at("content").at("application/json").at("schema");
    const std::string name(taken.at("$ref").as_string());
    const std::string schema = name.substr(name.rfind('/') + 1);
    return description().at("components").at("schemas").at(schema).at("properties").as_object();
}

// Requests that are right but for one key.
TEST_P(Hostile, ValuesOfEveryKeyAreAnswered) {
    const std::string text = example(world());
    const json::array values = catalog::parse_json(R"([null, true, -1, 0, 1.5, 1e308, 18446744073709551615,
        -9223372036854775808, "", "\u0000", "-", "99999999999999999999", [], [[]], [null], ["", "x"], [[0]], [[1, 2]],
        {}, {"": ""}, {"rows": "0"}, {"x": {}}, [{"row": 0, "col": 0, "brush": ""}],
        [{"row": -1, "col": 1e9, "brush": 3, "side": "in"}]])")
                                   ->as_array();
    for (const Operation& operation : all_operations()) {
        const std::string name(operation.name);
        EXPECT_FALSE(ask(world(), name, {}, quickly)) << name;
        for (const auto& key : keys_of(name)) {
            json::object request{{"text", text}};
            for (const char* other : {"text", "moves", "strokes", "seed", "rows", "cols", "format", "to", "solution"})
                if (!keys_of(name).contains(other)) request.erase(other);
            if (keys_of(name).contains("moves")) request["moves"] = json::array();
            if (keys_of(name).contains("strokes")) request["strokes"] = json::array();
            if (keys_of(name).contains("seed")) request["seed"] = 1;
            if (keys_of(name).contains("format")) request["format"] = "txt";
            if (keys_of(name).contains("rows")) request["rows"] = 4;
            if (keys_of(name).contains("cols")) request["cols"] = 4;
            if (keys_of(name).contains("to")) request["to"] = "maze";
            if (keys_of(name).contains("options")) request["options"] = small_options(world());
            if (keys_of(name).contains("milliseconds")) request["milliseconds"] = 0;
            for (const json::value& value : values) {
                request[key.key()] = value;
                ask(world(), name, request, quickly);
            }
        }
        json::object request{{"text", text}, {"unheard of", 1}};
        EXPECT_FALSE(ask(world(), name, request, quickly)) << name;
    }
}

// Texts that are nearly boards.
RC_GTEST_PROP(HostileTexts, AreReadOrRefused, ()) {
    const auto worlds = catalog::all_worlds();
    const worlds::World& world = *worlds[*rc::gen::inRange<std::size_t>(0, worlds.size())];
    static std::map<const worlds::World*, std::string> examples;
    std::string& known = examples[&world];
    if (known.empty()) known = example(world);
    std::string text = known;
    for (int changes = *rc::gen::inRange(1, 6); changes > 0 && !text.empty(); --changes) {
        const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
        const auto byte = static_cast<char>(*rc::gen::inRange(1, 256));
        switch (*rc::gen::inRange(0, 4)) {
            case 0:
                text[at] = byte;
                break;
            case 1:
                text.erase(at, 1);
                break;
            case 2:
                text.insert(at, 1, byte);
                break;
            default:
                text.resize(at);
        }
    }
    ask(world, "parse", {{"text", text}}, quickly);
    ask(world, "solve", {{"text", text}}, quickly);
    ask(world, "play", {{"text", text}, {"moves", {"up", "down"}}}, quickly);
    ask(world, "rate", {{"text", text}}, quickly);
}

}  // namespace

}  // namespace ariadne::server
