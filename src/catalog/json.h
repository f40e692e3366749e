#pragma once

#include <string>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "base/error.h"
#include "worlds/world.h"

namespace ariadne::catalog {

// As JsonWriter writes it.
std::string json_text(const boost::json::value& value);

// Errors name line and column.
Result<boost::json::value> parse_json(std::string_view text);

// What `solve --json` prints. Members that say nothing are left out; `proven` is always there.
std::string report_text(const worlds::Report& report, Language language);

boost::json::object to_json(const Error& error, Language language);

// What `rate` and `compare` print. What a clock measured is apart, under `timed`: all else is the same in every run.
boost::json::object to_json(const worlds::Histogram& histogram, Language language);
boost::json::object to_json(const worlds::Rating& rating, Language language);
boost::json::object to_json(const worlds::Comparison& comparison, Language language);

// The way back. Errors name the key; unknown keys are skipped.
Result<worlds::Report> report_from_json(const boost::json::value& value);
Result<worlds::Solution> solution_from_json(const boost::json::value& value, const std::string& key);

std::string_view to_string(Verdict verdict);

}  // namespace ariadne::catalog
