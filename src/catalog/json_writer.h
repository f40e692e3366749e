#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/error.h"
#include "worlds/world.h"

namespace ariadne::catalog {

// Appends JSON to a string, with the bytes that json_text gives a tree of the same values. For those who write much of
// it: nothing is allocated but the text.
class JsonWriter {
  public:
    explicit JsonWriter(std::string& out) : out_(out) {}

    void open_object() { open('{'); }
    void close_object() { close('}'); }
    void open_array() { open('['); }
    void close_array() { close(']'); }

    JsonWriter& key(std::string_view name);  // a value must follow
    void text(std::string_view value);
    void number(std::int64_t value);
    void number(std::uint64_t value);
    void number(double value);
    void truth(bool value);

  private:
    void open(char bracket);
    void close(char bracket);
    void separate();
    void quote(std::string_view value);

    std::string& out_;
    bool first_ = true;  // nothing stands before the next value: no comma
};

// The members of what `solve --json` prints, into an object that is open.
void write_members(JsonWriter& json, const worlds::Report& report);
void write(JsonWriter& json, const worlds::Solution& solution);
void write(JsonWriter& json, const Error& error);

}  // namespace ariadne::catalog
