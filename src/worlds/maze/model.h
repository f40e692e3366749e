#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "grid/grid.h"

namespace ariadne::maze {

inline constexpr char wall = '#';
inline constexpr char start = 'S';
inline constexpr char end = 'E';
inline constexpr char treasure = 'T';
inline constexpr int treasure_gain = 5;

// A map of the world MAZE: one character a cell, row by row from the top, and the life the runner starts with.
// A valid map has exactly one S and one E.
struct Map {
    Size size;
    std::int64_t life = 0;
    std::string cells;

    friend bool operator==(const Map&, const Map&) = default;

    char at(Cell c) const { return cells[size.index(c)]; }
    Cell find(char kind) const { return size.cell(cells.find(kind)); }
};

// The cells a runner stands on, S first. Steps are one less than cells.
using Route = std::vector<Cell>;

}  // namespace ariadne::maze
