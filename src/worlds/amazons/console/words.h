#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "worlds/amazons/console/phrases.h"

namespace ariadne::amazons {

enum class Language : std::uint8_t { en, es, cs };

Language language_of(std::string_view code);  // "en", "es", "cs"

inline std::string_view words(Language language, const Phrase& phrase) {
    return phrase[static_cast<std::size_t>(language)];
}

template <class... Values>
std::string in_words(Language language, const Phrase& phrase, const Values&... values) {
    return fmt::format(fmt::runtime(words(language, phrase)), values...);
}

std::string_view level_in_words(Language language, std::string_view name);

// Whether it is one of the words of a list, which has blanks between them.
bool has_word(std::string_view list, std::string_view word);
// Whether it is one of the words of that phrase, in any language.
bool is_word(std::string_view word, const Phrase& lists);
std::optional<bool> yes_or_no(std::string_view answer);

// What a reader or the disk has to say, in another language; see reasons.cpp.
std::string reason_in_words(Language language, std::string_view english);

}  // namespace ariadne::amazons
