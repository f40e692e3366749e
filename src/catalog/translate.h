#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "worlds/world.h"

namespace ariadne::catalog {

// Maps of one world as maps of another. Between MAZE and Pac-Man (docs/formats.md has the table):
//
// Exact: what costs d >= 1 at every entry in MAZE is an empty cell (d = 1) or a wall of height d - 1 in Pac-Man, and
// closed cells stay closed. Verdict, reason, fewest steps and their number are the same; what is left on arrival is
// one less in Pac-Man, where entering the goal costs 1. That entering S again costs nothing in MAZE makes no
// difference: without anything to gain, no shortest or richest route comes back to S.
//
// Approximate, where an exact counterpart is missing: the next one that is never easier. A shortest route on the
// translated map wins on the original too, with no less left.

struct Translation {
    std::string text;
    std::vector<std::string> warnings;
};

// Refuses the first cell without an exact counterpart with its place in the text, unless approximate.
Result<Translation> translate(const worlds::World& from, std::string_view text, const worlds::World& to,
                              bool approximate);

}  // namespace ariadne::catalog
