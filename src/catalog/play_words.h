#pragma once

#include <string_view>

#include "words/message.h"
#include "worlds/play.h"

namespace ariadne::catalog {

// What worlds have names for: figures, settings and their values, objectives, moves, reasons, events. A name without
// words stands for itself.
bool has_words(std::string_view name);
Message name_in_words(std::string_view name);
Message value_in_words(const worlds::Setting& setting);
Message objective_in_words(std::string_view world, std::string_view objective);
// Of a rating: "beginner", "middle game".
Message level_in_words(std::string_view level);
// Why there is no solution: "not enough energy".
Message reason_in_words(std::string_view reason);
// A direction, or how far a piece of the board goes: "B down by 2".
Message move_in_words(const worlds::View& view, std::string_view move);
// Empty where there is nothing to say.
Message event_in_words(const worlds::Event& event);

}  // namespace ariadne::catalog
