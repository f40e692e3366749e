#pragma once

#include <string>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace ariadne::server {

// Holds values against the description of the interface that the server gives away.

// The document itself.
const boost::json::object& description();

// What an operation takes and answers; a picture is answered without a schema.
const boost::json::value& request_schema(const std::string& operation);
const boost::json::value* answer_schema(const std::string& operation);

// The first thing that does not fit, and where; empty: all does. Knows what the document uses of JSON Schema.
std::string misfit(const boost::json::value& schema, const boost::json::value& value, const std::string& where = "");

}  // namespace ariadne::server
