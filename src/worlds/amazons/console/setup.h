#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "worlds/amazons/console/clock.h"
#include "worlds/amazons/console/talk.h"
#include "worlds/amazons/engine/level.h"
#include "worlds/amazons/model.h"

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

// What is agreed before the first turn.
struct Agreed {
    std::array<Seat, 2> seats;  // by Side
    Record record;
    std::string file;  // where the game came from; empty: it is new
    std::optional<ClockRule> clock;
    unsigned threads = 1;
    std::uint64_t seed = 1;
};

// Asks for what the wishes leave open. `begun` is a game to go on with; without one it is asked for too. Nothing: the
// person left.
std::optional<Agreed> agree(Talk& talk, const Wishes& wishes, std::optional<Record> begun);

// "easy", or the seconds that it takes for a move.
Message level_name(const Level& level);
// The levels, a line each.
void list_levels(const Talk& talk);

}  // namespace ariadne::amazons
