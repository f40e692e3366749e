#pragma once

#include <cstdint>
#include <span>

#include "words/message.h"
#include "worlds/labyrinth/model.h"
#include "worlds/labyrinth/route.h"

namespace ariadne::labyrinth {

struct Replay {
    bool valid = false;
    Message message;         // what holds, or the first thing that does not, with the step and [i, j]
    std::int64_t steps = 0;  // taken before the route ended or broke
    std::int64_t cost = 0;   // the weights of their passages
};

// Walks a route on the plain bits of the labyrinth, with code of its own: no search can confirm itself here.
Replay replay(const Labyrinth& labyrinth, std::span<const Cell> route);
Replay replay(const Labyrinth& labyrinth, const Route& route);

}  // namespace ariadne::labyrinth
