#pragma once

#include <cstdint>
#include <span>

#include "grid/bit_grid.h"
#include "grid/grid.h"

namespace ariadne::render {

// A side as a bit, in the order of Direction: down, right, up, left.
constexpr unsigned side(Direction d) {
    return 1U << static_cast<unsigned>(d);
}

// Where the walls of a board of rooms are, borrowed from whoever has the bits. There is a wall on every side of a room
// that no passage leads through; where two rooms are missing there is nothing between them.
//
// Level line i runs above row i of rooms, upright line j at the left of column j; the last of each closes the board.
struct FloorPlan {
    Size size;
    const BitGrid* right = nullptr;  // passages from a room to its right neighbour
    const BitGrid* down = nullptr;   // passages from a room to the one below it
    const BitGrid* rooms = nullptr;  // those that are there; nothing: all of them

    bool has(Cell c) const { return size.contains(c) && (rooms == nullptr || rooms->get(c)); }

    // The wall on level line `line` above column `col`, line 0..rows.
    bool level(int line, int col) const {
        if (line > 0 && line < size.rows && down->get({line - 1, col})) return false;
        return has({line - 1, col}) || has({line, col});
    }
    // The wall on upright line `line` beside row `row`, line 0..cols.
    bool upright(int row, int line) const {
        if (line > 0 && line < size.cols && right->get({row, line - 1})) return false;
        return has({row, line - 1}) || has({row, line});
    }

    // The sides on which walls leave the corner at the upper left of a room, or of the place after the last.
    unsigned joint(int row, int col) const;

    // Whole lines at a time, a bit a wall as in a BitGrid: the level walls of a line (cols bits), the upright walls of
    // a row of rooms (cols + 1 bits). `out` has as many words as that takes.
    void level_walls(int line, std::span<std::uint64_t> out) const;
    void upright_walls(int row, std::span<std::uint64_t> out) const;
};

// The same, owned.
struct Walls {
    BitGrid right;
    BitGrid down;
    BitGrid rooms;  // empty: all of them

    friend bool operator==(const Walls&, const Walls&) = default;

    FloorPlan plan() const { return {right.size(), &right, &down, rooms.empty() ? nullptr : &rooms}; }

    void put(Cell c, Direction d, bool passage) {
        const bool here = d == Direction::down || d == Direction::right;
        const bool below = d == Direction::down || d == Direction::up;
        (below ? down : right).put(here ? c : step(c, d), passage);
    }
};

}  // namespace ariadne::render
