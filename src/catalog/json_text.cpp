#include <cmath>
#include <iterator>

#include <fmt/format.h>
#include <boost/json/parser.hpp>
#include <boost/json/serialize.hpp>

#include "catalog/json.h"

namespace ariadne::catalog {

namespace json = boost::json;

namespace {

void write(const json::value& value, std::string& out) {
    switch (value.kind()) {
        case json::kind::object: {
            out += '{';
            bool first = true;
            for (const auto& member : value.get_object()) {
                if (!first) out += ", ";
                first = false;
                out += json::serialize(member.key());
                out += ": ";
                write(member.value(), out);
            }
            out += '}';
            return;
        }
        case json::kind::array: {
            out += '[';
            bool first = true;
            for (const json::value& element : value.get_array()) {
                if (!first) out += ", ";
                first = false;
                write(element, out);
            }
            out += ']';
            return;
        }
        case json::kind::int64:
            fmt::format_to(std::back_inserter(out), "{}", value.get_int64());
            return;
        case json::kind::uint64:
            fmt::format_to(std::back_inserter(out), "{}", value.get_uint64());
            return;
        case json::kind::double_:
            // JSON has no infinity and no NaN.
            if (std::isfinite(value.get_double())) {
                fmt::format_to(std::back_inserter(out), "{}", value.get_double());
            } else {
                out += "null";
            }
            return;
        case json::kind::string:
        case json::kind::bool_:
        case json::kind::null:
            out += json::serialize(value);
            return;
    }
}

Error place_of(std::string_view text, std::size_t offset, std::string message) {
    Error error{std::move(message), 1, 1};
    for (const char c : text.substr(0, offset)) {
        ++error.column;
        if (c == '\n') {
            ++error.line;
            error.column = 1;
        }
    }
    return error;
}

}  // namespace

std::string json_text(const json::value& value) {
    std::string out;
    write(value, out);
    return out;
}

Result<json::value> parse_json(std::string_view text) {
    json::parser parser;
    json::error_code code;
    const std::size_t read = parser.write_some(text.data(), text.size(), code);
    if (code) return std::unexpected(place_of(text, read, fmt::format("not JSON: {}", code.message())));
    const std::size_t rest = text.find_first_not_of(" \t\r\n", read);
    if (rest != std::string_view::npos) {
        return std::unexpected(place_of(text, rest, "text after the end of the JSON value, expected nothing more"));
    }
    return parser.release();
}

}  // namespace ariadne::catalog
