#include "server/testing/ask.h"

#include <algorithm>
#include <stdexcept>
#include <variant>

#include <gtest/gtest.h>

#include "catalog/json.h"
#include "server/operation.h"
#include "server/static_files.h"
#include "text/characters.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

json::object as_object(Reply reply) {
    if (auto* object = std::get_if<json::object>(&reply)) return std::move(*object);
    if (const auto* text = std::get_if<std::string>(&reply)) {
        Result<json::value> value = catalog::parse_json(*text);
        if (!value) throw std::logic_error("no JSON: " + value.error().message.english());
        return value->as_object();
    }
    const auto& download = std::get<Download>(reply);
    return {{"media_type", download.media_type}, {"bytes", download.bytes}};
}

}  // namespace

Result<json::object> ask(const worlds::World& world, const std::string& name, const json::object& request,
                         const Asking& asking) {
    const Operation* operation = find_operation(all_operations(), name);
    if (operation == nullptr) throw std::logic_error("no operation " + name);
    Budget budget(asking.limits, asking.cancel, {}, asking.now);
    const Saying say = [&](json::object said) {
        if (asking.said != nullptr) asking.said->push_back(std::move(said));
    };
    try {
        return as_object(operation->run({world, request, budget, say, asking.language}));
    } catch (const Refused& refused) {
        const std::string message = refused.error.message.english();
        EXPECT_FALSE(refused.bug) << message;
        EXPECT_FALSE(message.empty());
        EXPECT_EQ(text::as_utf8(message), message) << "half a character";
        return std::unexpected(refused.error);
    }
}

const json::object& description() {
    static const json::object document = [] {
        for (const CarriedFile& file : carried_files())
            if (file.path == "/api/openapi.json") return catalog::parse_json(file.bytes)->as_object();
        throw std::logic_error("the server carries no description");
    }();
    return document;
}

json::object small_options(const worlds::World& world) {
    json::object out;
    for (const worlds::OptionSpec& option : world.about().generate_options) {
        if (option.name == "rows" || option.name == "cols") out[option.name] = "5";
        if (option.name == "moves") out[option.name] = "4";
        if (option.name == "amazons") out[option.name] = "1";
        if (option.name == "plies") out[option.name] = "20";
    }
    return out;
}

std::string example(const worlds::World& world, std::uint64_t seed) {
    std::map<std::string, std::string> options;
    for (const auto& member : small_options(world)) options[std::string(member.key())] = member.value().as_string();
    Budget budget;
    std::vector<Message> warnings;
    Result<std::string> text = world.generate(options, seed, budget, warnings);
    if (!text) throw std::logic_error(std::string(world.name()) + ": " + text.error().message.english());
    return *text;
}

std::string refusal(const Result<json::object>& answer) {
    return answer ? std::string() : answer.error().message.english();
}

}  // namespace ariadne::server
