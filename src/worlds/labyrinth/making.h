#pragma once

#include <cstdint>

#include "base/budget.h"
#include "base/error.h"
#include "render/animation.h"
#include "worlds/labyrinth/generate.h"

namespace ariadne::labyrinth {

inline constexpr std::size_t most_rooms_in_making = 1'000'000;
inline constexpr std::size_t most_frames_in_making = 20'000;

// What the recipe and the seed make, passage after passage; ends as the scene of it. A frame has one of them as long
// as there are no more than those frames.
Result<render::Animation> making(const Recipe& recipe, std::uint64_t seed, Budget& budget);

}  // namespace ariadne::labyrinth
