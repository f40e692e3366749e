#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "render/walls.h"
#include "worlds/labyrinth/animation.h"
#include "worlds/labyrinth/generate.h"
#include "worlds/labyrinth/model.h"
#include "worlds/labyrinth/route.h"
#include "worlds/picture.h"

namespace ariadne::labyrinth {

// What a picture is of.
struct Subject {
    const Labyrinth& labyrinth;
    const Route* route = nullptr;  // nothing: no answer is shown, but a PDF looks for one for its second page
    const Diary* diary = nullptr;  // how it was built: a GIF shows that
    Message title = {};
};

// Draws a labyrinth in the format asked for: by way of a scene, or from its bits where that would be too large.
Result<void> write_picture(const Subject& subject, const worlds::PictureRequest& asked, Budget& budget,
                           const render::Sink& sink);

// The same of what a recipe and a seed make; a GIF shows how it is built.
Result<void> draw_new(const Recipe& recipe, std::uint64_t seed, const worlds::PictureRequest& request, Budget& budget,
                      const render::Sink& sink, std::vector<Message>* warnings = nullptr);

// The passages that a route takes.
render::Walls trail(Size size, const Route& route);

// A route from its rooms, as far as they are neighbours.
Route route_of(std::span<const Cell> cells);

}  // namespace ariadne::labyrinth
