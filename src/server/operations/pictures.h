#pragma once

#include <string>
#include <vector>

namespace ariadne::server {

// What `render` draws: svg, png, ...
std::vector<std::string> picture_formats();

}  // namespace ariadne::server
