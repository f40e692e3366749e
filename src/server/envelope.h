#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"

namespace ariadne::server {

// What a message of a socket says before anybody works on it.
struct Envelope {
    std::int64_t id = 0;
    bool cancel = false;
    std::string world;
    std::string operation;
    std::optional<Language> language = Language::en;  // nothing: none that is known
    std::string_view request;  // as it stands in the message, not looked into; empty: there is none
};

Result<Envelope> open_envelope(std::string_view message);

}  // namespace ariadne::server
