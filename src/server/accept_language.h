#pragma once

#include <string_view>

#include "words/phrase.h"

namespace ariadne::server {

// What the value of Accept-Language likes best of ours; English if it likes none.
Language accepted_language(std::string_view accept_language);

}  // namespace ariadne::server
