#pragma once

#include <sstream>
#include <string>
#include <vector>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "program.h"

namespace ariadne::testing {

namespace json = boost::json;

// The JSON that the program printed, an object a line.
inline std::vector<json::object> objects(const std::string& lines) {
    std::vector<json::object> out;
    std::istringstream stream(lines);
    for (std::string line; std::getline(stream, line);) out.push_back(json::parse(line).as_object());
    return out;
}

}  // namespace ariadne::testing
