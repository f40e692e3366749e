#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "worlds/amazons/console/phrases.h"

namespace ariadne::amazons {

std::string_view level_in_words(Language language, std::string_view name);

// Whether it is one of the words of a list, which has blanks between them.
bool has_word(std::string_view list, std::string_view word);
// Whether it is one of the words of that phrase, in any language.
bool is_word(std::string_view word, const Phrase& lists);
std::optional<bool> yes_or_no(std::string_view answer);

// What a reader or the disk has to say, in another language; see reasons.cpp.
std::string reason_in_words(Language language, std::string_view english);

}  // namespace ariadne::amazons
