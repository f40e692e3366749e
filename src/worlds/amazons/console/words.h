#pragma once

#include <optional>
#include <string_view>

#include "worlds/amazons/console/phrases.h"

namespace ariadne::amazons {

Phrase level_in_words(std::string_view name);

// Words that are understood, of all languages: without capitals and accents (see simplified), with blanks between.
inline constexpr std::string_view words_for_new = "new nueva nuevo nova";
inline constexpr std::string_view words_for_saved =
    "saved load resume guardada cargar continuar ulozena nacist pokracovat";

// Whether it is one of the words of such a list.
bool has_word(std::string_view list, std::string_view word);
std::optional<bool> yes_or_no(std::string_view answer);

}  // namespace ariadne::amazons
