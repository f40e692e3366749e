#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ariadne::catalog {

// Bytes as letters that JSON holds, with the usual alphabet and padding.
std::string to_base64(std::string_view bytes);
// Nothing: it is none.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace ariadne::catalog
