#pragma once

#include <cstddef>
#include <memory>

#include "base/error.h"
#include "worlds/two_player.h"

namespace ariadne::amazons {

// Longer commands are refused; whoever reads them may cut them off a little later.
inline constexpr std::size_t longest_command = 65'536;

// The engine behind the protocol of docs/engine.md. An error: there is no such level, or no thread to be had.
Result<std::unique_ptr<worlds::Player>> protocol(const worlds::EngineSettings& settings, worlds::LineSink sink);

}  // namespace ariadne::amazons
