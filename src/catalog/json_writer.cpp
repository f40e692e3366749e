#include "catalog/json_writer.h"

#include <array>
#include <cmath>
#include <iterator>

#include <fmt/format.h>
#include <boost/json/parser.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/string_view.hpp>

#include "catalog/json.h"
#include "text/characters.h"

namespace ariadne::catalog {

namespace json = boost::json;

namespace {

// Whether a byte stands for itself between quotes, whatever is around it.
constexpr std::array<bool, 256> is_plain = [] {
    std::array<bool, 256> out{};
    for (std::size_t c = ' '; c <= '~'; ++c) out[c] = c != '"' && c != '\\';
    return out;
}();

template <class Integer>
void append(std::string& out, Integer value) {
    const fmt::format_int digits(value);
    out.append(digits.data(), digits.size());
}

// Any text in quotes.
std::string quoted(std::string_view value) {
    const std::string valid = text::as_utf8(value);
    std::string out;
    const std::string whole = json::serialize(json::string_view(valid));  // which escapes up to U+001F
    for (std::string_view rest = whole; !rest.empty();) {
        const std::string_view next = rest.substr(0, text::character_bytes(rest));
        if (const char32_t code = text::code_of(next); text::steers(code))
            fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<std::uint32_t>(code));
        else
            out += next;
        rest.remove_prefix(next.size());
    }
    return out;
}

// A text in quotes, and where it ends. `plain` no more: a byte of it does not stand for itself.
char* put_quoted(char* to, std::string_view value, bool& plain) {
    *to++ = '"';
    for (const char c : value) {
        plain &= is_plain[static_cast<unsigned char>(c)];
        *to++ = c;
    }
    *to++ = '"';
    return to;
}

}  // namespace

void JsonWriter::open(char bracket) {
    separate();
    out_ += bracket;
    first_ = true;
}

void JsonWriter::close(char bracket) {
    out_ += bracket;
    first_ = false;
}

void JsonWriter::separate() {
    if (!first_) out_ += ", ";
    first_ = false;
}

// In one go where every byte stands for itself, which is nearly always.
void JsonWriter::quote(std::string_view value, bool is_key) {
    const std::size_t at = out_.size();
    bool plain = true;
    constexpr std::size_t most_around = 6;  // , "": and two blanks
    // The room it names may be more than was asked for.
    out_.resize_and_overwrite(at + value.size() + most_around, [&](char* bytes, std::size_t /*room*/) {
        char* to = bytes + at;
        if (!first_) {
            *to++ = ',';
            *to++ = ' ';
        }
        to = put_quoted(to, value, plain);
        if (is_key) {
            *to++ = ':';
            *to++ = ' ';
        }
        return plain ? static_cast<std::size_t>(to - bytes) : at;
    });
    if (!plain) {
        separate();
        out_.append(quoted(value)).append(is_key ? ": " : "");
    }
    first_ = is_key;
}

// In one go, as a batch writes millions of them.
void JsonWriter::words(std::span<const std::string> words) {
    open_array();
    const std::size_t at = out_.size();
    std::size_t most = at;
    for (const std::string_view word : words) most += word.size() + 4;  // quotes, a comma and a blank
    bool plain = true;
    out_.resize_and_overwrite(most, [&](char* bytes, std::size_t /*room*/) {
        char* to = bytes + at;
        for (const std::string_view word : words) {
            if (to != bytes + at) {
                *to++ = ',';
                *to++ = ' ';
            }
            to = put_quoted(to, word, plain);
        }
        return plain ? static_cast<std::size_t>(to - bytes) : at;
    });
    if (!plain)
        for (const std::string_view word : words) text(word);
    close_array();
}

JsonWriter& JsonWriter::key(std::string_view name) {
    quote(name, true);
    return *this;
}

void JsonWriter::text(std::string_view value) {
    quote(value, false);
}

void JsonWriter::again(Written value) {
    separate();
    out_.append(out_, value.from, value.to - value.from);
}

void JsonWriter::whole(std::int64_t value) {
    separate();
    append(out_, value);
}

void JsonWriter::whole(std::uint64_t value) {
    separate();
    append(out_, value);
}

void JsonWriter::number(double value) {
    separate();
    // JSON has no infinity and no NaN.
    if (!std::isfinite(value)) {
        out_ += "null";
    } else if (!std::signbit(value) && value < 1e15 && value == std::floor(value)) {
        append(out_, static_cast<std::int64_t>(value));
    } else {
        fmt::format_to(std::back_inserter(out_), "{}", value);
    }
}

void JsonWriter::truth(bool value) {
    separate();
    out_ += value ? "true" : "false";
}

void JsonWriter::tree(const json::value& value) {
    switch (value.kind()) {
        case json::kind::object:
            open_object();
            for (const auto& member : value.get_object()) key(member.key()).tree(member.value());
            return close_object();
        case json::kind::array:
            return list(value.get_array(), [this](const json::value& element) { tree(element); });
        case json::kind::int64:
            return number(value.get_int64());
        case json::kind::uint64:
            return number(value.get_uint64());
        case json::kind::double_:
            return number(value.get_double());
        case json::kind::string:
            return text(value.get_string());
        case json::kind::bool_:
            return truth(value.get_bool());
        case json::kind::null:
            separate();
            out_ += "null";
    }
}

std::string json_text(const json::value& value) {
    std::string out;
    JsonWriter(out).tree(value);
    return out;
}

Result<json::value> parse_json(std::string_view text) {
    json::parser parser;
    json::error_code code;
    const std::size_t read = parser.write_some(text.data(), text.size(), code);
    if (code == json::error::incomplete)
        return std::unexpected(text::at_offset(text, read, tr("not JSON: the text ends too early")));
    if (code == json::error::syntax) return std::unexpected(text::at_offset(text, read, tr("not JSON: syntax error")));
    if (code) return std::unexpected(text::at_offset(text, read, {tr("not JSON: {0}"), code.message()}));
    const std::size_t rest = text.find_first_not_of(" \t\r\n", read);
    if (rest != std::string_view::npos) {
        return std::unexpected(text::at_offset(text, rest, tr("found text after the end of the JSON value")));
    }
    return parser.release();
}

}  // namespace ariadne::catalog
