#include "catalog/json_writer.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/format.h>
#include <boost/json/serialize.hpp>
#include <boost/json/string_view.hpp>

namespace ariadne::catalog {

namespace {

// Whether a character stands for itself between quotes.
bool is_plain(char c) {
    return static_cast<unsigned char>(c) >= 0x20U && c != '"' && c != '\\';
}

template <class Integer>
void append(std::string& out, Integer value) {
    const fmt::format_int digits(value);
    out.append(digits.data(), digits.size());
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

void JsonWriter::quote(std::string_view value) {
    if (std::ranges::all_of(value, is_plain)) {
        out_ += '"';
        out_ += value;
        out_ += '"';
    } else {
        out_ += boost::json::serialize(boost::json::string_view(value.data(), value.size()));
    }
}

JsonWriter& JsonWriter::key(std::string_view name) {
    separate();
    quote(name);
    out_ += ": ";
    first_ = true;
    return *this;
}

void JsonWriter::text(std::string_view value) {
    separate();
    quote(value);
}

void JsonWriter::number(std::int64_t value) {
    separate();
    append(out_, value);
}

void JsonWriter::number(std::uint64_t value) {
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

}  // namespace ariadne::catalog
