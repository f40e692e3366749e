#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include <boost/json/value.hpp>

#include "worlds/world.h"

namespace ariadne::catalog {

// Appends JSON to a string: on one line, keys in the order in which they were added, numbers as people write them
// (0.25, not 2.5E-1). Whatever the texts hold, it is valid: bytes that are no UTF-8 become \xE9, and characters that
// steer a terminal \u009b. Messages are in the language given. For those who write much of it: nothing is allocated but
// the text.
class JsonWriter {
  public:
    explicit JsonWriter(std::string& out, Language language = Language::en) : out_(out), language_(language) {}

    void open_object() { open('{'); }
    void close_object() { close('}'); }
    void open_array() { open('['); }
    void close_array() { close(']'); }

    JsonWriter& key(std::string_view name);  // a value must follow
    void text(std::string_view value);
    void text(const Message& message) { text(message.in(language_)); }
    void number(double value);
    void truth(bool value);
    void tree(const boost::json::value& value);

    template <std::integral Whole>
    void number(Whole value) {
        if constexpr (std::is_signed_v<Whole>)
            whole(std::int64_t{value});
        else
            whole(std::uint64_t{value});
    }

    // An array of these: numbers, texts, true or false.
    template <class... Values>
    void array(const Values&... values) {
        open_array();
        (one(values), ...);
        close_array();
    }

    void words(std::span<const std::string> words);  // an array of them

    // An array of what `write` writes of each.
    template <class Items, class Write>
    void list(const Items& items, const Write& write) {
        open_array();
        for (const auto& item : items) write(item);
        close_array();
    }

    // Where the value stands that `write` writes, so that it can be written again.
    struct Written {
        std::size_t from = 0;
        std::size_t to = 0;
    };
    template <class Write>
    Written written(const Write& write) {
        separate();
        first_ = true;
        const std::size_t from = out_.size();
        write();
        return {from, out_.size()};
    }
    void again(Written value);

  private:
    template <class Value>
    void one(const Value& value) {
        if constexpr (std::same_as<Value, bool>)
            truth(value);
        else if constexpr (std::is_arithmetic_v<Value>)
            number(value);
        else
            text(value);
    }

    void open(char bracket);
    void close(char bracket);
    void separate();
    void quote(std::string_view value, bool is_key);
    void whole(std::int64_t value);
    void whole(std::uint64_t value);

    std::string& out_;
    Language language_;
    bool first_ = true;  // nothing stands before the next value: no comma
};

// The members of what `solve --json` prints, into an object that is open.
void write_members(JsonWriter& json, const worlds::Report& report, worlds::Timings timings = worlds::Timings::shown);

}  // namespace ariadne::catalog
