#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "grid/grid.h"

namespace ariadne::rush::enumerate {

inline constexpr unsigned longest_line = 7;

// The first of a set of bits that is not empty.
inline unsigned lowest(std::uint64_t set) {
    return static_cast<unsigned>(std::countr_zero(set));
}

// The vehicles of one row or column by their lengths, first to last. A line without a free cell is none: nothing in it
// could ever move.
struct Pattern {
    std::vector<std::uint8_t> lengths;
    std::uint32_t first = 0;            // its arrangements are numbered from here, by the cells they cover as a number
    std::uint32_t count = 0;            // at most 10
    std::vector<std::uint8_t> without;  // the pattern left when that vehicle goes

    bool single() const { return lengths.size() == 1; }
};

// Where the vehicles of a line can get to while some of its cells are blocked.
struct Room {
    std::uint16_t members = 0;  // a bit an arrangement of the pattern; the lowest has everything pushed to the front
    std::uint8_t covered = 0;   // the cells that all of them cover
    std::uint8_t count = 0;
};

// One vehicle goes one cell on.
struct Step {
    std::uint8_t index = 0;    // of the arrangement among those of the pattern
    std::uint8_t vacated = 0;  // the cell left behind
    std::uint8_t vehicle = 0;  // which one of the line
};

// All that vehicles can do in a line of so many cells, looked up instead of computed. Arrangements are numbered over
// all patterns; sets of cells are numbers with a bit a cell.
struct LineTable {
    explicit LineTable(unsigned cells);

    const Room& room(std::uint32_t arrangement, std::uint64_t blocked) const {
        return rooms_[arrangement << length | blocked];
    }
    std::uint32_t moves(std::uint32_t arrangement, std::uint64_t blocked) const {
        return one_move_[arrangement << length | blocked];
    }
    std::uint32_t avoiding(std::uint32_t pattern, std::uint64_t blocked) const {
        return clear_of_[pattern << length | blocked];
    }
    std::uint32_t index_of(std::uint32_t pattern, std::uint32_t covered) const {
        return index_by_cells_[pattern << length | covered];
    }
    const Step& forth(std::uint32_t arrangement, unsigned into) const {
        return steps_forth_[arrangement * length + into];
    }
    const Step& back(std::uint32_t arrangement, unsigned into) const {
        return steps_back_[arrangement * length + into];
    }
    std::uint32_t find_pattern(const std::vector<std::uint8_t>& lengths) const;

    unsigned length;
    std::vector<Pattern> patterns;
    std::vector<std::uint8_t> cells;                // that an arrangement covers
    std::vector<std::uint8_t> pattern_of;           // an arrangement
    std::vector<std::vector<std::uint8_t>> places;  // the first cell of each vehicle of an arrangement

  private:
    void add_patterns(std::vector<std::uint8_t>& lengths, unsigned sum);
    void add_arrangements(std::uint32_t of);
    void add_steps(std::uint32_t arrangement);
    void add_rooms(std::uint32_t arrangement);

    std::vector<Room> rooms_;                   // by arrangement and blocked cells
    std::vector<std::uint16_t> one_move_;       // the same: members one slide away
    std::vector<std::uint16_t> clear_of_;       // by pattern and blocked cells: members that cover none of them
    std::vector<std::uint8_t> index_by_cells_;  // by pattern and covered cells
    std::vector<Step> steps_forth_;             // by arrangement and the cell entered
    std::vector<Step> steps_back_;
};

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
