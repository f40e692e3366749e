#pragma once

#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "base/budget.h"
#include "base/error.h"
#include "server/operation.h"

namespace ariadne::server {

// What a request came to: what HTTP sends, and what a socket's answer is cut from.
struct Outcome {
    unsigned status = 200;
    std::string media_type = "application/json";
    std::string body;
};

// {"error": {"message", "line", "column"}}; places that are not known are left out.
Outcome failure(unsigned status, const Error& error);
Outcome failure(unsigned status, std::string message);

// The JSON of a body, which must be an object. The failure is a 400.
std::expected<boost::json::object, Outcome> read_request(std::string_view body);

// Runs an operation. Errors with a place in the text are a board that does not read (422), others a bad request (400);
// exceptions become 500, or 507 when the machine's memory ran out.
Outcome perform(const Operation& operation, const Call& call);
Outcome perform_recognise(const boost::json::object& request);

}  // namespace ariadne::server
