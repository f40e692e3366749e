#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "worlds/amazons/console/options.h"
#include "worlds/amazons/console/talk.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

inline constexpr std::string_view usual_file = "tablero.txt";

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

// By name in any language, by its number in the list, or as seconds: 5s.
std::optional<Level> read_level(Language language, std::string_view text);
// The computer's name as a player.
std::string computer_name(const Talk& talk, const Level& level);
// The levels, a line each.
void list_levels(const Talk& talk);

}  // namespace ariadne::amazons
