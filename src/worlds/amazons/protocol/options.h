#pragma once

#include <string_view>

#include "base/error.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/engine/level.h"
#include "worlds/amazons/protocol/words.h"
#include "worlds/two_player.h"

namespace ariadne::amazons {

// What can be set on the command line and by `setoption`.
struct ProtocolOptions {
    unsigned threads = 0;  // 0: what suits the order
    const Level* level = &full_strength();
    bool ponder = false;
    EngineOptions engine;

    // Counts are taken on one thread unless it was said otherwise: the same count then gives the same answer.
    unsigned threads_for(const GoLimits& asked) const;
    Result<void> set(std::string_view name, std::string_view value);
};

inline constexpr std::string_view option_names = "threads|memory|ponder|temperature|seed|level";

Result<ProtocolOptions> read_options(const worlds::EngineSettings& settings);

}  // namespace ariadne::amazons
