#pragma once

#include <concepts>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "words/phrase.h"

namespace ariadne {

// A phrase and its values, until somebody reads it: then it is a sentence in that person's language.
//   Message(tr("found {0}, expected {1}"), text, Message(tr_n("{0} cell", "{0} cells"), count))
class Message {
  public:
    // libstdc++ 12 assumes that a variant of numbers, strings and vectors is never valueless, and crashes when copying
    // one throws. A class of our own among the alternatives disables that assumption.
    struct Inner {
        std::vector<Message> message;  // one

        friend bool operator==(const Inner&, const Inner&) = default;
    };
    using Value = std::variant<std::string, std::int64_t, std::uint64_t, double, Inner>;

    Message() = default;
    template <class... Values>
    Message(const Phrase& phrase, Values&&... values)
        : phrase_(phrase), values_{value_of(std::forward<Values>(values))...} {}
    // What is the same in every language: a name, a figure, what another program said.
    static Message plain(std::string text) { return {Phrase{"{0}"}, std::move(text)}; }

    bool empty() const { return phrase_.empty(); }
    std::string in(Language language) const;
    std::string english() const { return in(Language::en); }

    friend bool operator==(const Message&, const Message&) = default;
    friend bool operator==(const Message& message, std::string_view english) { return message.english() == english; }
    friend std::ostream& operator<<(std::ostream& out, const Message& message) { return out << message.english(); }

  private:
    static Value value_of(Message message) { return Inner{{std::move(message)}}; }
    static Value value_of(const Phrase& phrase) { return value_of(Message(phrase)); }
    static Value value_of(char sign) { return std::string(1, sign); }
    static Value value_of(std::floating_point auto number) { return double{number}; }
    static Value value_of(std::signed_integral auto number) { return std::int64_t{number}; }
    static Value value_of(std::unsigned_integral auto number) { return std::uint64_t{number}; }
    template <class Text>
        requires std::constructible_from<std::string, Text>
    static Value value_of(Text&& text) {
        return std::string(std::forward<Text>(text));
    }

    Phrase phrase_;
    std::vector<Value> values_;
};

// What goes before a colon is a place, an option, a key.
inline constexpr Phrase after_colon{"{0}: {1}"};
inline constexpr Phrase after_comma{"{0}, {1}"};
inline constexpr Phrase after_space{"{0} {1}"};

// One after another.
Message joined(std::vector<Message> messages, const Phrase& glue = after_comma);

}  // namespace ariadne
