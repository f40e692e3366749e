#include "server/request_fields.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/json.h"
#include "text/characters.h"

namespace ariadne::server {

namespace json = boost::json;

Message shown(const json::value& value) {
    switch (value.kind()) {
        case json::kind::object:
            return tr("an object");
        case json::kind::array:
            return tr("an array");
        case json::kind::string:
            return Message::plain(fmt::format("'{}'", text::clipped(value.get_string())));
        case json::kind::double_:
            if (!std::isfinite(value.get_double())) return tr("a number out of range");
            [[fallthrough]];
        default:
            return Message::plain(catalog::json_text(value));
    }
}

void Fields::refuse_key(std::string_view key, Message message) const {
    server::refuse(text::of_key(path_ + std::string(key), std::move(message)));
}

void Fields::refuse(std::string_view key, const Message& found, const Message& expected) const {
    refuse_key(key, {tr("found {0}, expected {1}"), found, expected});
}

const json::value* Fields::find(std::string_view key, bool required, const Message& expected) {
    known_.emplace_back(key);
    const json::value* value = object_.if_contains(key);
    if (value == nullptr && required) refuse_key(key, {tr("missing, expected {0}"), expected});
    return value;
}

const json::value* Fields::find(std::string_view key, bool required, json::kind kind, const Message& expected) {
    const json::value* value = find(key, required, expected);
    if (value != nullptr && value->kind() != kind) refuse(key, shown(*value), expected);
    return value;
}

std::string_view Fields::text(std::string_view key) {
    return find(key, true, json::kind::string, tr("a string"))->get_string();
}

std::string_view Fields::one_of(std::string_view key, const std::vector<std::string>& choices) {
    const json::value* value = find(key, false, json::kind::string, tr("a string"));
    const std::string_view word = value == nullptr ? std::string_view() : std::string_view(value->get_string());
    if (!word.empty() && std::ranges::find(choices, word) == choices.end())
        refuse(key, shown(*value), {tr("one of: {0}"), fmt::format("{}", fmt::join(choices, ", "))});
    return word;
}

bool Fields::flag(std::string_view key) {
    const json::value* value = find(key, false, json::kind::bool_, tr("true or false"));
    return value != nullptr && value->get_bool();
}

std::optional<double> Fields::number(std::string_view key, double least, double most) {
    const json::value* value = any_if(key);
    if (value == nullptr) return std::nullopt;
    json::error_code code;
    const double out = value->is_number() ? value->to_number<double>(code) : 0;
    if (value->is_number() && !code && std::isfinite(out) && out >= least && out <= most) return out;
    refuse(key, shown(*value), {tr("a number from {0} to {1}"), least, most});
}

std::int64_t Fields::integer(std::string_view key, const json::value& value, std::int64_t least,
                             std::int64_t most) const {
    json::error_code code;
    const auto out = value.is_number() ? value.to_number<std::int64_t>(code) : 0;
    if (value.is_number() && !code && out >= least && out <= most) return out;
    refuse(key, shown(value), {tr("a whole number from {0} to {1}"), least, most});
}

std::int64_t Fields::whole(std::string_view key, std::int64_t least, std::int64_t most) {
    return integer(key, *find(key, true, {tr("a whole number from {0} to {1}"), least, most}), least, most);
}

std::optional<std::int64_t> Fields::whole_if(std::string_view key, std::int64_t least, std::int64_t most) {
    if (const json::value* value = any_if(key)) return integer(key, *value, least, most);
    return std::nullopt;
}

const json::value& Fields::any(std::string_view key) {
    return *find(key, true, tr("a value"));
}

const json::value* Fields::any_if(std::string_view key) {
    return find(key, false, {});
}

const json::array& Fields::array(std::string_view key) {
    return find(key, true, json::kind::array, tr("an array"))->get_array();
}

std::vector<std::string> Fields::texts(std::string_view key, std::size_t most) {
    std::vector<std::string> out;
    const json::value* value = find(key, false, json::kind::array, tr("an array of strings"));
    if (value == nullptr) return out;
    const json::array& items = value->get_array();
    if (items.size() > most) refuse_key(key, {tr("found {0} items, expected at most {1}"), items.size(), most});
    out.reserve(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!items[i].is_string()) refuse(fmt::format("{}[{}]", key, i), shown(items[i]), tr("a string"));
        out.emplace_back(items[i].get_string());
    }
    return out;
}

std::map<std::string, std::string> Fields::named_texts(std::string_view key) {
    std::map<std::string, std::string> out;
    const json::value* value = find(key, false, json::kind::object, tr("an object of strings"));
    if (value == nullptr) return out;
    for (const auto& member : value->get_object()) {
        const std::string_view name(member.key());
        if (!member.value().is_string())
            refuse(fmt::format("{}.{}", key, text::clipped(name)), shown(member.value()), tr("a string"));
        out.emplace(name, member.value().get_string());
    }
    return out;
}

void Fields::end() const {
    for (const auto& member : object_) {
        const std::string_view key(member.key());
        if (std::ranges::find(known_, key) == known_.end())
            refuse_key(text::clipped(key),
                       {tr("unknown key, expected one of: {0}"), fmt::format("{}", fmt::join(known_, ", "))});
    }
}

}  // namespace ariadne::server
