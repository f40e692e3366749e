#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "render/animation.h"
#include "worlds/labyrinth/builders/builder.h"
#include "worlds/labyrinth/generate.h"
#include "worlds/labyrinth/model.h"
#include "worlds/labyrinth/scene.h"

namespace ariadne::labyrinth {

// The labyrinth being built, so many walls a frame: the last state of it with everything undone, then done again. Rooms
// that nobody has dug into yet are rock. A route is drawn at the end. As render::every would thin it.
render::Animation digging(const Labyrinth& labyrinth, const Diary& digs, const Exhibit& exhibit, std::size_t every = 1);

// Rooms light up in the order of the visits, so many a frame, then the thread draws itself.
render::Animation searching(const Labyrinth& labyrinth, const Exhibit& exhibit, std::size_t every = 1);

// How many frames the thread of an exhibit takes.
std::size_t frames_of_thread(const Exhibit& exhibit);

// Above what the recipe and the seed make.
Message title_of(const Recipe& recipe, std::uint64_t seed);

inline constexpr std::size_t most_rooms_in_making = 1'000'000;
inline constexpr std::size_t most_frames_in_making = 20'000;

// What the recipe and the seed make, passage after passage; ends as the scene of it. A frame has one of them as long
// as there are no more than those frames.
Result<render::Animation> making(const Recipe& recipe, std::uint64_t seed, Budget& budget);

}  // namespace ariadne::labyrinth
