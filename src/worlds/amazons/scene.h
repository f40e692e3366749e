#pragma once

#include "base/error.h"
#include "render/animation.h"
#include "render/scene.h"
#include "worlds/amazons/model.h"
#include "worlds/picture.h"
#include "worlds/world.h"

namespace ariadne::amazons {

using worlds::PositionView;

// The position, with the turn that led to it. With a solution its first turn is drawn as arrows, the movement and then
// the shot, and the whole line stands under the board.
Result<render::Scene> scene(const Record& record, const worlds::Solution* solution, const PositionView& view = {});

// The whole game, turn after turn: the amazon glides, the arrow flies, the cell burns. With a solution, that line from
// the position it belongs to.
Result<render::Animation> animation(const Record& record, const worlds::Solution* solution,
                                    const PositionView& view = {});

inline constexpr worlds::Pace pace_of_turns = {.frames = 2'400, .delay = 40};  // about a second a turn

}  // namespace ariadne::amazons
