#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "worlds/rush/model.h"

namespace ariadne::bench {

// The reference for solvers of Rush Hour: breadth-first search as one writes it in an afternoon, with some care. A
// state is four bits a vehicle in one word; seen states are in a hash table of words with linear probing. Boards of up
// to 8 x 8 cells and 16 vehicles.
class PlainRush {
  public:
    // The fewest moves; -1 when there is no solution.
    int solve(const rush::Board& board) {
        prepare(board);
        if (board.solved()) return 0;
        table_.assign(std::size_t{1} << 10U, 0);
        states_.clear();
        insert(start_);
        std::size_t level_end = 1;
        int depth = 0;
        for (std::size_t head = 0; head < states_.size(); ++head) {
            if (head == level_end) {
                ++depth;
                level_end = states_.size();
            }
            if (expand(states_[head])) return depth + 1;
        }
        return -1;
    }

  private:
    struct Fixed {
        int length;
        int line;
        bool across;
        int last;
    };

    void prepare(const rush::Board& board) {
        fixed_.clear();
        walls_ = 0;
        start_ = 0;
        for (const Cell c : board.walls) walls_ |= cell(c.row, c.col);
        for (const rush::Vehicle& vehicle : board.vehicles) {
            start_ |= static_cast<std::uint64_t>(vehicle.position()) << (4 * fixed_.size());
            fixed_.push_back({vehicle.length, vehicle.line(), vehicle.across, board.last_position(vehicle)});
        }
        red_ = board.red;
    }

    static std::uint64_t cell(int row, int col) { return std::uint64_t{1} << (8 * row + col); }
    static std::uint64_t cell(const Fixed& f, int place) {
        return f.across ? cell(f.line, place) : cell(place, f.line);
    }
    static int at(std::uint64_t state, std::size_t i) { return static_cast<int>(state >> (4 * i) & 15U); }

    bool expand(std::uint64_t state) {
        std::uint64_t taken = walls_;
        for (std::size_t i = 0; i < fixed_.size(); ++i)
            for (int k = 0; k < fixed_[i].length; ++k) taken |= cell(fixed_[i], at(state, i) + k);
        for (std::size_t i = 0; i < fixed_.size(); ++i) {
            const Fixed& f = fixed_[i];
            const int from = at(state, i);
            const std::uint64_t one = std::uint64_t{1} << (4 * i);
            std::uint64_t next = state;
            for (int p = from - 1; p >= 0 && (taken & cell(f, p)) == 0; --p) insert(next -= one);
            next = state;
            for (int p = from + 1; p <= f.last && (taken & cell(f, p + f.length - 1)) == 0; ++p) {
                insert(next += one);
                if (i == red_ && p == f.last) return true;
            }
        }
        return false;
    }

    void insert(std::uint64_t state) {
        if (2 * (states_.size() + 1) > table_.size()) grow();
        for (std::size_t slot = home(state);; slot = (slot + 1) & (table_.size() - 1)) {
            if (table_[slot] == state + 1) return;
            if (table_[slot] != 0) continue;
            table_[slot] = state + 1;
            states_.push_back(state);
            return;
        }
    }

    std::size_t home(std::uint64_t state) const {
        return static_cast<std::size_t>((state * 0x9e3779b97f4a7c15U) >> 20U) & (table_.size() - 1);
    }

    void grow() {
        table_.assign(table_.size() * 2, 0);
        for (const std::uint64_t state : states_) {
            std::size_t slot = home(state);
            while (table_[slot] != 0) slot = (slot + 1) & (table_.size() - 1);
            table_[slot] = state + 1;
        }
    }

    std::vector<Fixed> fixed_;
    std::uint64_t walls_ = 0;
    std::uint64_t start_ = 0;
    std::size_t red_ = 0;
    std::vector<std::uint64_t> table_;  // a state and 1; 0: free
    std::vector<std::uint64_t> states_;
};

}  // namespace ariadne::bench
