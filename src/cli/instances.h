#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/error.h"

namespace ariadne::cli {

// The files that arguments stand for: a folder stands for every .txt file in and below it, and every .json and .map
// file that is wanted, in the order of their paths; anything else for itself.
Result<std::vector<std::string>> instances(
    const std::vector<std::string>& arguments,
    const std::function<bool(const std::string& path)>& wanted = [](const std::string&) { return false; });

// One name a line; empty lines do not count.
std::vector<std::string> lines_of(const std::string& text);

}  // namespace ariadne::cli
