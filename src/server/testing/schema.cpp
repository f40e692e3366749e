#include "server/testing/schema.h"

#include <stdexcept>
#include <string_view>

#include <fmt/format.h>
#include <boost/json/array.hpp>

#include "catalog/json.h"
#include "server/static_files.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

const json::value& resolved(const json::value& schema) {
    if (const json::value* name = schema.as_object().if_contains("$ref")) {
        static const json::value document = description();
        const std::string pointer(name->as_string());
        json::error_code code;
        const json::value* found = document.find_pointer(pointer.substr(1), code);
        if (found == nullptr) throw std::logic_error("the document has no " + pointer);
        return resolved(*found);
    }
    return schema;
}

bool is_of(std::string_view type, const json::value& value) {
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "boolean") return value.is_bool();
    if (type == "null") return value.is_null();
    if (type == "integer") return value.is_int64() || value.is_uint64();
    return type == "number" && value.is_number();
}

bool is_of(const json::value& types, const json::value& value) {
    if (types.is_string()) return is_of(std::string_view(types.get_string()), value);
    for (const json::value& type : types.as_array())
        if (is_of(std::string_view(type.as_string()), value)) return true;
    return false;
}

std::string object_misfit(const json::object& schema, const json::object& value, const std::string& where) {
    if (const json::value* required = schema.if_contains("required"))
        for (const json::value& key : required->as_array())
            if (!value.contains(key.as_string()))
                return fmt::format("{} has no {}", where, std::string_view(key.as_string()));
    const json::value* properties = schema.if_contains("properties");
    const json::value* extra = schema.if_contains("additionalProperties");
    for (const auto& member : value) {
        const std::string place = where + "." + std::string(member.key());
        const json::value* known = properties == nullptr ? nullptr : properties->as_object().if_contains(member.key());
        if (known != nullptr) {
            if (std::string found = misfit(*known, member.value(), place); !found.empty()) return found;
        } else if (extra != nullptr && extra->is_bool() && !extra->get_bool()) {
            return place + " is not described";
        } else if (extra != nullptr && extra->is_object()) {
            if (std::string found = misfit(*extra, member.value(), place); !found.empty()) return found;
        }
    }
    return {};
}

std::string array_misfit(const json::object& schema, const json::array& value, const std::string& where) {
    std::size_t first = 0;
    if (const json::value* items = schema.if_contains("prefixItems")) {
        const json::array& each = items->as_array();
        if (value.size() != each.size())
            return fmt::format("{} has {} items, not {}", where, value.size(), each.size());
        for (; first < each.size(); ++first)
            if (std::string found = misfit(each[first], value[first], fmt::format("{}[{}]", where, first));
                !found.empty())
                return found;
    }
    const json::value* items = schema.if_contains("items");
    for (std::size_t i = first; items != nullptr && items->is_object() && i < value.size(); ++i)
        if (std::string found = misfit(*items, value[i], fmt::format("{}[{}]", where, i)); !found.empty()) return found;
    return {};
}

std::string any_misfit(const json::array& schemas, const json::value& value, const std::string& where) {
    std::string found;
    for (const json::value& schema : schemas) {
        found = misfit(schema, value, where);
        if (found.empty()) return {};
    }
    return found;
}

}  // namespace

const json::object& description() {
    static const json::object document = [] {
        for (const CarriedFile& file : carried_files())
            if (file.path == "/api/openapi.json") return catalog::parse_json(file.bytes)->as_object();
        throw std::logic_error("the server carries no description");
    }();
    return document;
}

const json::value& request_schema(const std::string& operation) {
    return description()
        .at("paths")
        .at("/api/{world}/" + operation)
        .at("post")
        .at("requestBody")
        .at("content")
        .at("application/json")
        .at("schema");
}

const json::value* answer_schema(const std::string& operation) {
    const json::value& content =
        description().at("paths").at("/api/{world}/" + operation).at("post").at("responses").at("200").at("content");
    const json::value* found = content.as_object().if_contains("application/json");
    return found == nullptr ? nullptr : &found->at("schema");
}

std::string misfit(const json::value& given, const json::value& value, const std::string& where) {
    const json::object& schema = resolved(given).as_object();
    if (const json::value* one = schema.if_contains("const"); one != nullptr && *one != value)
        return fmt::format("{} is {}, not {}", where, catalog::json_text(value), catalog::json_text(*one));
    if (const json::value* choices = schema.if_contains("enum")) {
        bool known = false;
        for (const json::value& choice : choices->as_array()) known = known || choice == value;
        if (!known) return fmt::format("{} is {}, none of the known", where, catalog::json_text(value));
    }
    if (const json::value* types = schema.if_contains("type"); types != nullptr && !is_of(*types, value))
        return fmt::format("{} is not of the type {}", where, catalog::json_text(*types));
    if (const json::value* choices = schema.if_contains("anyOf")) return any_misfit(choices->as_array(), value, where);
    if (value.is_number()) {
        const json::value* least = schema.if_contains("minimum");
        const json::value* most = schema.if_contains("maximum");
        const auto number = value.to_number<double>();
        if ((least != nullptr && number < least->to_number<double>()) ||
            (most != nullptr && number > most->to_number<double>()))
            return fmt::format("{} is {}, out of range", where, number);
    }
    if (value.is_object()) return object_misfit(schema, value.get_object(), where);
    if (value.is_array()) return array_misfit(schema, value.get_array(), where);
    return {};
}

}  // namespace ariadne::server
