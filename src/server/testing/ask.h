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

// Operations as tests ask for them.

struct Asking {
    Limits limits = {.seconds = 60, .bytes = std::size_t{1} << 30};
    const CancelFlag* cancel = nullptr;
    std::vector<boost::json::object>* said = nullptr;
    Budget::Now now = Budget::Clock::now;
    Language language = Language::en;
};

// A picture comes as {"media_type", "bytes"}.
Result<boost::json::object> ask(const worlds::World& world, const std::string& operation,
                                const boost::json::object& request, const Asking& asking = {});

// The description of the interface that the server gives away. Requests and answers are held against its schemas from
// outside, in web/tests/api.
const boost::json::object& description();

// A small puzzle of the world, made by itself.
std::string example(const worlds::World& world, std::uint64_t seed = 1);
boost::json::object small_options(const worlds::World& world);

// The message; empty: it went well.
std::string refusal(const Result<boost::json::object>& answer);

}  // namespace ariadne::server
