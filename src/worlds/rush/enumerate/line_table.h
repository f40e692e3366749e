#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ariadne::rush::enumerate {

inline constexpr unsigned longest_line = 7;

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

}  // namespace ariadne::rush::enumerate
