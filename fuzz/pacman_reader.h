#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "worlds/formats.h"
#include "worlds/pacman/text.h"

namespace ariadne::pacman {

// Whatever comes is read or refused with a place, and what was read is written and read back in both formats.
inline void check_reader(std::string_view text) {
    const auto parsed = parse(text);
    if (!parsed) {
        const Error& error = parsed.error();
        if (error.line < 1 || error.column < 1 || error.message.empty() || parse(text, true)) std::abort();
        return;
    }
    const Map& map = parsed->map;
    if (map.tiles.size() != map.size.area() || map.tiles.size() > text.size() || map.energy < 1) std::abort();
    if (!map.size.contains(map.start) || !map.size.contains(map.goal) || map.start == map.goal) std::abort();
    if (map.at(map.start) != Tile{} || map.at(map.goal) != Tile{}) std::abort();
    const auto commas = parse(write(map));
    const auto json = parse(worlds::written(write_json, map));
    if (!commas || commas->map != map || !json || json->map != map) std::abort();
    if (parse(text, true).has_value() != parsed->warnings.empty()) std::abort();
    for (const Cell corner : {Cell{0, 0}, Cell{map.size.rows - 1, map.size.cols - 1}})
        if (const Error at = at_cell(text, corner, Message::plain("here")); at.line < 1 || at.column < 1) std::abort();
}

}  // namespace ariadne::pacman
