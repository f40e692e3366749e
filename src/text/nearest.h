#pragma once

#include <span>
#include <string>
#include <string_view>

namespace ariadne::text {

// Which of the words was meant by a mistyped one: few letters are wrong, missing, too many, or swapped with the next.
// Empty if none is near.
std::string_view nearest(std::string_view mistyped, std::span<const std::string> words);

}  // namespace ariadne::text
