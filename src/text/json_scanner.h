#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace ariadne::text {

// Goes through a JSON text value by value and knows where it stands, which is what a parser that builds a tree does
// not tell. The caller says what it wants next; what does not come is an error with its place.
class JsonScanner {
  public:
    explicit JsonScanner(std::string_view text) : text_(text) {}

    struct String {
        std::string text;
        std::size_t offset = 0;               // of its first byte, after the quotation mark
        std::vector<std::size_t> offsets_of;  // of each byte of `text` and its end; empty when nothing was escaped
    };
    struct Literal {
        std::string_view text;
        std::size_t offset = 0;
    };

    std::size_t offset() const { return at_; }
    void skip_space();
    // Over white space; '\0' at the end of the text.
    char peek();
    bool take(char sign);

    // `key` is for the messages, "START.X"; empty: there is none.
    Result<void> expect(char sign, std::string_view key, const Message& expected);
    Result<String> string(std::string_view key, const Message& expected);
    Result<Literal> whole_number(std::string_view key, const Message& expected);
    // A value of any kind, as it stands. Only its end is looked for: what is inside need not be JSON.
    Result<std::string_view> any_value();
    Result<void> end();

    // What stands here, against what should.
    Error found(std::string_view key, const Message& expected);
    Error at(std::size_t offset, Message message) const;

  private:
    Result<void> escape(std::string_view key, String& out);
    Message describe();
    std::size_t end_of_string(std::size_t from) const;

    std::string_view text_;
    std::size_t at_ = 0;
};

// "key START.X: found a string, expected a number"; the message alone if there is no key.
Message of_key(std::string_view key, Message message);

// Whether the name stands somewhere before a colon, as that of a member does.
bool mentions_key(std::string_view text, std::string_view name);

// A member of an object: `read` takes its value, and says what is wrong with it.
struct JsonMember {
    std::string_view name;
    std::function<std::optional<Error>()> read;
    bool optional = false;
};

// An object with these members and no others, in any order, each once. `path` is its key, or nothing; `names` those of
// its members, for messages.
std::optional<Error> read_object(JsonScanner& scanner, std::span<const JsonMember> members, std::string_view path,
                                 std::string_view names);

}  // namespace ariadne::text
