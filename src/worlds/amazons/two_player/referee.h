#pragma once

#include <memory>
#include <string_view>

#include "base/error.h"
#include "worlds/two_player.h"

namespace ariadne::amazons {

// Goes by the rules on the plain model (rules.h), which no engine shares. The text is a position or a game, from whose
// end it goes on; empty: the usual start.
Result<std::unique_ptr<worlds::Referee>> referee(std::string_view text);

}  // namespace ariadne::amazons
