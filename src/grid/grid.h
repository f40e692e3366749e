#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace ariadne {

// Rows count from the top, columns from the left, both from 0. Worlds with other coordinates convert at their
// edge, in text.cpp.
struct Cell {
    int row = 0;
    int col = 0;
    friend auto operator<=>(const Cell&, const Cell&) = default;
};

struct Size {
    int rows = 0;
    int cols = 0;
    friend bool operator==(const Size&, const Size&) = default;

    std::size_t area() const { return static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols); }
    bool contains(Cell c) const { return c.row >= 0 && c.row < rows && c.col >= 0 && c.col < cols; }
    std::size_t index(Cell c) const {
        return static_cast<std::size_t>(c.row) * static_cast<std::size_t>(cols) + static_cast<std::size_t>(c.col);
    }
    Cell cell(std::size_t index) const {
        const auto width = static_cast<std::size_t>(cols);
        return {static_cast<int>(index / width), static_cast<int>(index % width)};
    }
};

// In the order in which moves are always tried.
enum class Direction : std::uint8_t { down, right, up, left };

inline constexpr std::array<Direction, 4> all_directions = {Direction::down, Direction::right, Direction::up,
                                                            Direction::left};

constexpr Cell step(Cell c, Direction d) {
    switch (d) {
        case Direction::down:
            return {c.row + 1, c.col};
        case Direction::right:
            return {c.row, c.col + 1};
        case Direction::up:
            return {c.row - 1, c.col};
        case Direction::left:
            return {c.row, c.col - 1};
    }
    return c;
}

constexpr Direction opposite(Direction d) {
    return static_cast<Direction>((static_cast<unsigned>(d) + 2U) % 4U);
}

constexpr int manhattan(Cell a, Cell b) {
    const int rows = a.row < b.row ? b.row - a.row : a.row - b.row;
    const int cols = a.col < b.col ? b.col - a.col : a.col - b.col;
    return rows + cols;
}

}  // namespace ariadne
