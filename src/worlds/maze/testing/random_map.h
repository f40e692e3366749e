#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "worlds/maze/model.h"

namespace ariadne::maze::testing {

struct Extent {
    int largest_side = 5;
    int most_treasures = 5;
    int most_life = 25;
};

// A small map of no particular kind: any shape from 1x2 on, S and E anywhere, walls from none to many, digits of
// several distributions, and a life that is often too small, just enough, or plenty.
inline Map random_map(Random& random, const Extent& extent = {}) {
    static constexpr std::string_view palettes[] = {"0", "0001", "0123456789", "000123", "9", "13", "00009", "5566789"};
    const auto side = [&] { return static_cast<int>(random.between(1, extent.largest_side)); };
    Map map;
    do map.size = {side(), side()};
    while (map.size.area() < 2);
    const std::string_view palette = palettes[random.below(std::size(palettes))];
    const std::uint64_t walls = random.below(50);
    for (std::size_t i = 0; i < map.size.area(); ++i)
        map.cells += random.chance(walls, 100) ? wall : palette[random.below(palette.size())];

    std::vector<std::size_t> places(map.size.area());
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
    random.shuffle(std::span(places));
    map.cells[places[0]] = start;
    map.cells[places[1]] = end;
    const auto treasures = random.below(static_cast<std::uint64_t>(extent.most_treasures) + 1);
    for (std::size_t i = 2; i < std::min<std::size_t>(places.size(), 2 + treasures); ++i)
        map.cells[places[i]] = treasure;
    map.life = random.between(1, random.chance(1, 2) ? 8 : extent.most_life);
    return map;
}

}  // namespace ariadne::maze::testing
