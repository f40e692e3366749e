#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include <boost/json/object.hpp>

#include "base/budget.h"
#include "server/perform.h"

namespace ariadne::server {

// What a socket is told about the question it gave an id to, as JSON on one line. The other side is Answer in
// web/src/api/protocol.ts.
std::string queued_text(std::int64_t id, std::size_t ahead);
std::string started_text(std::int64_t id);
std::string progress_text(std::int64_t id, const Progress& progress);
std::string said_text(std::int64_t id, boost::json::object said);
// A file is {"media_type", "base64"}.
std::string done_text(std::int64_t id, const Outcome& outcome);
std::string failed_text(std::int64_t id, const Outcome& outcome);

}  // namespace ariadne::server
