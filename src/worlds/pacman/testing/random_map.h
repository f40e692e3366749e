#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"
#include "worlds/pacman/model.h"

namespace ariadne::pacman::testing {

struct Extent {
    int largest_side = 5;
    int most_food = 4;
    int most_bombs = 3;
    int most_energy = 25;
};

// A small map of no particular kind: any shape from 1x2 on, start and goal anywhere, every kind of cell, walls from
// none to many, and an energy that is often too small, just enough, or plenty.
inline Map random_map(Random& random, const Extent& extent = {}) {
    const auto side = [&] { return static_cast<int>(random.between(1, extent.largest_side)); };
    const auto value = [&] { return static_cast<std::uint8_t>(random.between(1, random.chance(1, 2) ? 3 : 9)); };
    Map map;
    do map.size = {side(), side()};
    while (map.size.area() < 2);
    map.tiles.resize(map.size.area());
    const std::uint64_t closed = random.below(30);
    const std::uint64_t deadly = random.below(15);
    const std::uint64_t high = random.below(50);
    for (Tile& tile : map.tiles) {
        if (random.chance(closed, 100)) {
            tile = {Kind::wall, 0};
        } else if (random.chance(deadly, 100)) {
            tile = {Kind::bomb, 0};
        } else if (random.chance(high, 100)) {
            tile = {Kind::wall, value()};
        }
    }
    std::vector<std::size_t> places(map.size.area());
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
    random.shuffle(std::span(places));
    map.start = map.size.cell(places[0]);
    map.goal = map.size.cell(places[1]);
    map.tiles[places[0]] = map.tiles[places[1]] = {};
    std::size_t next = 2;
    const auto scatter = [&](Kind kind, int most) {
        for (auto left = random.below(static_cast<std::uint64_t>(most) + 1); left > 0 && next < places.size(); --left)
            map.tiles[places[next++]] = {kind, value()};
    };
    scatter(Kind::food, extent.most_food);
    scatter(Kind::bomb, extent.most_bombs);
    map.energy = random.between(1, random.chance(1, 2) ? 8 : extent.most_energy);
    return map;
}

}  // namespace ariadne::pacman::testing
