#pragma once

#include <string>
#include <string_view>

namespace ariadne::server {

// The page, with what other sites show of a link to it (Open Graph): its own title and description, and the picture
// /preview.png. Origin: where people reach the server.
std::string with_preview(std::string_view html, std::string_view origin);

}  // namespace ariadne::server
