#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "grid/bit_grid.h"
#include "grid/grid.h"

namespace ariadne::labyrinth {

// Whether a passage leads this way from a room that is inside: by the passages to the right of each room and below it.
inline bool leads(const BitGrid& right, const BitGrid& down, Cell c, Direction d) {
    switch (d) {
        case Direction::down:
            return down.get(c);
        case Direction::right:
            return right.get(c);
        case Direction::up:
            return c.row > 0 && down.get({c.row - 1, c.col});
        case Direction::left:
            return c.col > 0 && right.get({c.row, c.col - 1});
    }
    return false;
}

// Rooms in rows and columns; two neighbours are joined by a passage or parted by a wall. Two bits a room say which: the
// passage to the right of it and the one below. That is the graph, too: rooms are vertices, passages are edges.
//
// A passage joins two rooms that are there: no bit is set towards the outside, nor at a room that is missing.
struct Labyrinth {
    Size size;
    BitGrid right;  // the passage from a room to its right neighbour
    BitGrid down;   // the passage from a room to the one below it
    BitGrid rooms;  // the rooms that are there; empty: all of them
    Cell entrance;  // both are rooms that are there
    Cell exit;
    // Empty: every passage weighs 1. Otherwise two for each room, row by row: of the passage to the right, then of the
    // one below; 1 to largest_weight where there is a passage, 0 where there is none.
    std::vector<std::uint32_t> weights;

    friend bool operator==(const Labyrinth&, const Labyrinth&) = default;

    bool has(Cell c) const { return size.contains(c) && (rooms.empty() || rooms.get(c)); }

    bool open(Cell c, Direction d) const { return leads(right, down, c, d); }

    // Digs a passage or fills it in. Both rooms are there.
    void put(Cell c, Direction d, bool passage) {
        const bool here = d == Direction::down || d == Direction::right;
        const bool below = d == Direction::down || d == Direction::up;
        (below ? down : right).put(here ? c : step(c, d), passage);
    }

    // Of the passage that leads this way; the room by its place or by its number, row by row.
    std::uint32_t weight(Cell c, Direction d) const { return weight(size.index(c), d); }
    std::uint32_t weight(std::size_t room, Direction d) const {
        return weights.empty() ? 1 : weights[passage(room, d)];
    }

    // The number of the passage, or wall, on this side of a room: its place among the weights.
    std::size_t passage(std::size_t room, Direction d) const {
        switch (d) {
            case Direction::down:
                return 2 * room + 1;
            case Direction::right:
                return 2 * room;
            case Direction::up:
                return 2 * (room - static_cast<std::size_t>(size.cols)) + 1;
            case Direction::left:
                return 2 * (room - 1);
        }
        return 0;
    }

    std::size_t room_count() const { return rooms.empty() ? size.area() : rooms.count(); }
    std::size_t passage_count() const { return right.count() + down.count(); }
};

inline constexpr int longest_side = 1'000'000;
inline constexpr std::size_t most_rooms = 2'147'483'647;  // rooms and passages are numbered with 32 bits
inline constexpr std::uint32_t largest_weight = 1'000'000;

// All rooms and not one passage.
inline Labyrinth solid(Size size) {
    return {size, BitGrid(size), BitGrid(size), {}, {0, 0}, {size.rows - 1, size.cols - 1}, {}};
}

// These rooms, with a passage between all that lie side by side.
inline Labyrinth all_joined(BitGrid rooms) {
    Labyrinth out = solid(rooms.size());
    out.rooms = std::move(rooms);
    for (int r = 0; r < out.size.rows; ++r) {
        const std::span<const std::uint64_t> here = out.rooms.row(r);
        for (std::size_t w = 0; w < here.size(); ++w) {
            const std::uint64_t next = w + 1 < here.size() ? here[w + 1] << 63U : 0;
            out.right.row(r)[w] = here[w] & (here[w] >> 1U | next);
            if (r + 1 < out.size.rows) out.down.row(r)[w] = here[w] & out.rooms.row(r + 1)[w];
        }
    }
    return out;
}

}  // namespace ariadne::labyrinth
