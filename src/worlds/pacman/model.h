#pragma once

#include <cstdint>
#include <vector>

#include "grid/grid.h"

namespace ariadne::pacman {

enum class Kind : std::uint8_t {
    empty,
    food,  // gives its value once
    wall,  // costs its value at every entry; without one it cannot be entered
    bomb   // costs its value once; without one it kills
};

struct Tile {
    Kind kind = Kind::empty;
    std::uint8_t value = 0;  // 1..9; 0: an empty cell, a wall without end, a deadly bomb

    friend bool operator==(const Tile&, const Tile&) = default;
    // Nobody lives on this cell: an endless wall, or a deadly bomb.
    bool closed() const { return value == 0 && kind != Kind::empty; }
};

// A map of the world Pac-Man: the tiles row by row from the top, where Pac-Man begins, where he wants to be, and the
// energy he has at the beginning. On a valid map start and goal are two empty cells, and the energy is at least 1.
struct Map {
    Size size;
    Cell start;
    Cell goal;
    std::int64_t energy = 0;
    std::vector<Tile> tiles;

    friend bool operator==(const Map&, const Map&) = default;
    const Tile& at(Cell c) const { return tiles[size.index(c)]; }
};

inline constexpr int step_cost = 1;  // of every move, whatever the cell

// The cells Pac-Man stands on, the start first. Steps are one less than cells.
using Route = std::vector<Cell>;

}  // namespace ariadne::pacman
