#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/operation.h"
#include "server/request_fields.h"
#include "worlds/play.h"

namespace ariadne::server {

// A game that somebody plays, as the request tells it.
struct Table {
    std::unique_ptr<worlds::Game> game;  // after all moves, but for a last one that was refused
    worlds::Turn last;                   // what came of the last move
};

// Reads text, moves and settings, and plays. A move that is refused is an error, unless it is the last one and that is
// allowed. Ends the fields.
Result<Table> sit_down(const Call& call, Fields& fields, bool last_may_be_refused);

}  // namespace ariadne::server
