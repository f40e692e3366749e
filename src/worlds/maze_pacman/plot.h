#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "render/animation.h"
#include "render/scene.h"
#include "resource/findings.h"

namespace ariadne::maze_pacman {

// The most of the resource (its name is for the words) on arrival against the number of steps: a staircase, with what
// could still be above it dashed where that is not proven.
render::Chart plot(const resource::TradeOff& trade_off, std::string_view resource);

// Something that changed the resource on the way by more than walking does.
struct Find {
    std::size_t step = 0;
    std::int64_t gain = 0;  // negative where it did harm
};

// What is left of the resource, step by step, with a word at each find as long as they are few.
render::Chart chart_along(const Phrase& title, const std::vector<std::int64_t>& left, const std::vector<Find>& finds);

// Of a thread that ends in death: its last cell is red, and the legend says why.
void mark_death(render::Scene& scene);

// In motion the last frame shows it. The cells are the board's without the mark.
void mark_death_last(render::Animation& motion, std::vector<std::uint8_t> cells);

}  // namespace ariadne::maze_pacman
