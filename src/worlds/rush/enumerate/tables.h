#pragma once

#include <array>
#include <cstdint>

#include "grid/grid.h"
#include "worlds/rush/enumerate/line_table.h"

namespace ariadne::rush::enumerate {

inline constexpr unsigned most_cells = longest_line * longest_line;

// Where everything stands: the patterns of all lines, and which of its arrangements each is in.
struct Position {
    using Lines = std::array<std::uint8_t, longest_line>;

    Lines row_pattern{};
    Lines col_pattern{};
    Lines row{};
    Lines col{};
    std::uint64_t walls = 0;  // a bit a cell, row by row

    friend bool operator==(const Position&, const Position&) = default;
};

// A board seen along its rows or along its columns. Vehicles in the lines looked along are free, those that cross them
// are fixed: as long as the fixed ones stay, a free line does not feel what the other free lines do. Cells are numbered
// along the free lines, one line after another.
struct Side {
    bool columns_free = false;
    unsigned lines = 0;   // free ones
    unsigned length = 0;  // of each: as many as there are fixed lines
    const LineTable* free = nullptr;
    const LineTable* fixed = nullptr;
    std::uint64_t board = 0;
    std::uint64_t front = 0;  // the first cell of every free line
    std::uint64_t end = 0;    // the last
    std::array<std::uint8_t, most_cells> line_of{};
    std::array<std::uint8_t, most_cells> place_of{};

    const Position::Lines& free_patterns(const Position& at) const {
        return columns_free ? at.col_pattern : at.row_pattern;
    }
    const Position::Lines& fixed_patterns(const Position& at) const {
        return columns_free ? at.row_pattern : at.col_pattern;
    }
    const Position::Lines& free_at(const Position& at) const { return columns_free ? at.col : at.row; }
    const Position::Lines& fixed_at(const Position& at) const { return columns_free ? at.row : at.col; }

    std::uint64_t line(std::uint64_t set, unsigned number) const {
        return set >> (number * length) & ((1U << length) - 1);
    }
    std::uint64_t cell(unsigned number, unsigned place) const { return std::uint64_t{1} << (number * length + place); }
    // Cells of a line that crosses the free ones.
    std::uint64_t across(std::uint32_t cells, unsigned place) const;
    std::uint64_t from_rows(std::uint64_t set) const;     // a set of cells numbered row by row
    std::uint64_t fixed_cells(const Position& at) const;  // covered by fixed vehicles
};

// What all positions of a board size have in common. The red car is alone in its row, the third of five or six.
struct Tables {
    explicit Tables(Size size);
    Tables(const Tables&) = delete;
    Tables& operator=(const Tables&) = delete;

    const Side& side(bool columns_free) const { return columns_free ? columns_free_ : rows_free_; }
    std::uint32_t row_arrangement(const Position& at, unsigned row) const {
        return rows.patterns[at.row_pattern[row]].first + at.row[row];
    }
    std::uint32_t col_arrangement(const Position& at, unsigned col) const {
        return cols.patterns[at.col_pattern[col]].first + at.col[col];
    }

    Size size;
    unsigned row_count;
    unsigned col_count;
    unsigned red_row;
    LineTable rows;             // of as many cells as there are columns
    LineTable cols;             // of as many cells as there are rows
    std::uint32_t red_pattern;  // one car
    std::uint32_t exit;         // the index of its last arrangement

  private:
    Side rows_free_;
    Side columns_free_;
};

}  // namespace ariadne::rush::enumerate
