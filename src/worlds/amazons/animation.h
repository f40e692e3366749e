#pragma once

#include "base/error.h"
#include "render/animation.h"
#include "worlds/amazons/model.h"
#include "worlds/amazons/scene.h"
#include "worlds/picture.h"
#include "worlds/world.h"

namespace ariadne::amazons {

// About a second a turn.
inline constexpr worlds::Pace pace_of_turns = {.frames = 2'400, .delay = 40};

// The whole game, turn after turn: the amazon glides, the arrow flies, the cell burns. With a solution, that line from
// the position it belongs to.
Result<render::Animation> animation(const Record& record, const worlds::Solution* solution,
                                    const PositionView& view = {});

}  // namespace ariadne::amazons
