#pragma once

#include <map>
#include <string>
#include <string_view>

#include "base/error.h"
#include "worlds/two_player.h"

namespace ariadne::amazons {

// The game at the console, from its greeting to its end (docs/amazons-play.md). `text` is a position or a game to begin
// with; empty: it is asked for. Options, all as text and all free to be absent:
//   white, black   a name, or "computer"
//   level          of the computer, a name of engine/level.h
//   seconds        that the computer takes for a move; wins over the level's own measure
//   clock          MINUTES or MINUTES+SECONDS for persons: whose time runs out loses
//   size           of a new board
//   saved          the file to go on from
//   threads        for the computer
//   seed           for the computer's weaker levels
// What cannot be asked any more is not asked. An error is one of the options or of `text`; what goes wrong in the game
// is told in it. False: the last that was to be saved could not be.
Result<bool> converse(const worlds::Conversation& conversation, std::string_view text,
                      const std::map<std::string, std::string>& options);

}  // namespace ariadne::amazons
