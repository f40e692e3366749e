#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "base/budget.h"
#include "base/error.h"
#include "worlds/world.h"

namespace ariadne::server {

// Operations as tests ask for them. What is asked in good faith, and every answer, is held against the description of
// the interface.

struct Asking {
    Limits limits = {.seconds = 60, .bytes = std::size_t{1} << 30};
    const CancelFlag* cancel = nullptr;
    std::vector<boost::json::object>* said = nullptr;
    bool in_good_faith = true;  // the request is as the description wants it
};

// A picture comes as {"media_type", "bytes"}.
Result<boost::json::object> ask(const worlds::World& world, const std::string& operation,
                                const boost::json::object& request, const Asking& asking = {});

// A small puzzle of the world, made by itself.
std::string example(const worlds::World& world, std::uint64_t seed = 1);
boost::json::object small_options(const worlds::World& world);

// The message; empty: it went well.
std::string refusal(const Result<boost::json::object>& answer);

}  // namespace ariadne::server
