#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "render/scene.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// What is drawn beside the walls.
struct Exhibit {
    std::span<const Cell> route;   // the thread; empty: none
    std::span<const Cell> visits;  // rooms in the order in which a search looked into them: older fainter
    Message title;                 // empty: what the labyrinth is
    // What each visit put on the open list, with g and h.
    std::span<const std::vector<render::Sum>> touched = {};
};

// The styles of a scene's rooms. The marks of entrance and exit lie on a floor that a search may have lit up.
enum Kind : std::uint8_t {
    floor_kind,
    entrance_kind,
    exit_kind,
    lit_entrance_kind,
    lit_exit_kind,
    rock_kind,
    waiting_kind,
    visited_kind
};
inline constexpr std::size_t visited_kinds = 16;  // from visited_kind on, from the oldest to the latest

render::Scene scene(const Labyrinth& labyrinth, const Exhibit& exhibit = {});
// The name of the figure.
Message rooms_explored(std::size_t rooms);

// How a room looks after the i-th of so many visits.
std::uint8_t visited_style(const Labyrinth& labyrinth, Cell room, std::size_t i, std::size_t visits);

}  // namespace ariadne::labyrinth
