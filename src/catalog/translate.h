#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
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

//
// From a labyrinth to both: walls become cells, so that rows x cols rooms are (2 rows + 1) x (2 cols + 1) cells; the
// room in row i and column j is the cell in row 2 i + 1 and column 2 j + 1. What lies on the open cells is strewn by
// options and seed, as `generate` does it; nothing is, if nothing is asked for. Missing rooms are walls.

struct TranslateOrder {
    bool approximate = false;
    std::map<std::string, std::string> strewn = {};  // options of strewn_options, by name
    std::uint64_t seed = 1;
};

struct Translation {
    std::string text;
    std::vector<Message> warnings;
};

// What can be strewn on a labyrinth that becomes a map of MAZE or Pac-Man. Which world an option is for, its help says.
std::vector<worlds::OptionSpec> strewn_options();

// The names of the worlds that its maps can become maps of.
std::vector<std::string> translations_of(const worlds::World& from);

// Refuses the first cell without an exact counterpart with its place in the text, unless approximate.
Result<Translation> translate(const worlds::World& from, std::string_view text, const worlds::World& to,
                              const TranslateOrder& order, Budget& budget);

}  // namespace ariadne::catalog
