#pragma once

#include <optional>
#include <string_view>

#include "words/phrase.h"

namespace ariadne::server {

// The one of that code, in letters of any case: "es". Nothing: none is.
std::optional<Language> language_named(std::string_view code);

// What the value of Accept-Language likes best of ours; English if it likes none.
Language accepted_language(std::string_view accept_language);

}  // namespace ariadne::server
