#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "base/error.h"
#include "worlds/amazons/console/clock.h"
#include "worlds/amazons/engine/level.h"

namespace ariadne::amazons {

struct Seat {
    std::string name;
    std::optional<Level> computer = {};  // nothing: a person
};

// What was said before the game, as far as it was.
struct Wishes {
    std::array<std::optional<std::string>, 2> names;  // by Side; the computer by its word
    std::optional<Level> level;                       // of the computer, on whichever side
    std::optional<ClockRule> clock;
    std::optional<int> size;
    bool fresh = false;  // a new game
    std::string saved;   // or this one
    unsigned threads = 1;
    std::uint64_t seed = 1;
};

Result<Wishes> read_wishes(const std::map<std::string, std::string>& options);

// MINUTES or MINUTES+SECONDS.
std::optional<ClockRule> read_clock(const std::string& text);
// A plain number above 0, with a point or a comma.
std::optional<double> read_amount(const std::string& text);

}  // namespace ariadne::amazons
