#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "base/error.h"
#include "catalog/json_writer.h"
#include "worlds/world.h"

namespace ariadne::server {

// How answers are shown, by those operations that have one.

// The best solution of a report; nothing: it has none.
const worlds::Solution* best_of(const worlds::Report& report);

// As its people write it: "(1,2) (1,1)", "[0, 0] [0, 1]", "A>2 B<1", "d1-d7/g7".
std::string in_words(const worlds::World& world, const worlds::Solution& solution);

// A solution that somebody sends, if it holds for the board: what does not is not drawn.
Result<worlds::Solution> read_solution(const worlds::World& world, const worlds::Puzzle& puzzle,
                                       const boost::json::value& value);

// The members motion, still and words, into an object that is open. Without the motion where it is too long to be
// watched.
Result<void> write_shown(catalog::JsonWriter& json, const worlds::World& world, const worlds::Puzzle& puzzle,
                         const worlds::Solution& solution);

// The whole object of `solve --json`.
void write_report(catalog::JsonWriter& json, const worlds::Report& report);

}  // namespace ariadne::server
