#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "render/scene.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// What is drawn beside the walls.
struct Exhibit {
    std::span<const Cell> route;   // the thread; empty: none
    std::span<const Cell> visits;  // rooms in the order in which a search looked into them: older fainter
    std::string title;             // empty: what the labyrinth is
};

// The styles of a scene's rooms.
enum Kind : std::uint8_t { floor_kind, entrance_kind, exit_kind, rock_kind, visited_kind };
inline constexpr std::size_t visited_kinds = 16;  // from visited_kind on, from the oldest to the latest

render::Scene scene(const Labyrinth& labyrinth, const Exhibit& exhibit = {});

// How the i-th of so many visits looks.
std::uint8_t visited_style(std::size_t i, std::size_t visits);

}  // namespace ariadne::labyrinth
