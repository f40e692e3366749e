#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/random.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons::testing {

// The game on a grid of characters, to the end, for boards of a few cells. Written apart from everything it tests.
class PlainMinimax {
  public:
    // Whether the side to move wins.
    bool wins(const Position& position) {
        load(position);
        return wins(position.to_move == Side::white ? 'W' : 'B');
    }

    // The ways to play that many turns.
    std::uint64_t leaves(const Position& position, int depth) {
        load(position);
        return leaves(position.to_move == Side::white ? 'W' : 'B', depth);
    }

    // The most turns in a row that a side can make while the other one stands still.
    int longest(const Position& position, Side side) {
        load(position);
        return longest(side == Side::white ? 'W' : 'B');
    }

  private:
    void load(const Position& position) {
        rows_ = position.size.rows;
        cols_ = position.size.cols;
        grid_.clear();
        for (const Square square : position.squares) grid_ += ".WB*"[static_cast<int>(square)];
    }

    char* at(int row, int col) {
        if (row < 0 || col < 0 || row >= rows_ || col >= cols_) return nullptr;
        return &grid_[static_cast<std::size_t>(row * cols_ + col)];
    }

    template <class Visit>
    bool rays(int row, int col, const Visit& visit) {
        for (int dr = -1; dr <= 1; ++dr) {
            for (int dc = -1; dc <= 1; ++dc) {
                if (dr == 0 && dc == 0) continue;
                for (int r = row + dr, c = col + dc;; r += dr, c += dc) {
                    const char* cell = at(r, c);
                    if (cell == nullptr || *cell != '.') break;
                    if (visit(r, c)) return true;
                }
            }
        }
        return false;
    }

    // Visits the grid after every turn of that side, until a visit says true.
    template <class Visit>
    bool any_turn(char side, const Visit& visit) {
        for (int row = 0; row < rows_; ++row) {
            for (int col = 0; col < cols_; ++col) {
                if (*at(row, col) != side) continue;
                const bool found = rays(row, col, [&](int r, int c) {
                    std::swap(*at(row, col), *at(r, c));
                    const bool inner = rays(r, c, [&](int ar, int ac) {
                        *at(ar, ac) = '*';
                        const bool yes = visit();
                        *at(ar, ac) = '.';
                        return yes;
                    });
                    std::swap(*at(row, col), *at(r, c));
                    return inner;
                });
                if (found) return true;
            }
        }
        return false;
    }

    bool wins(char side) {
        const std::string key = grid_ + side + std::to_string(cols_);
        if (const auto known = wins_.find(key); known != wins_.end()) return known->second;
        const bool out = any_turn(side, [&] { return !wins(side == 'W' ? 'B' : 'W'); });
        return wins_[key] = out;
    }

    std::uint64_t leaves(char side, int depth) {
        if (depth == 0) return 1;
        std::uint64_t out = 0;
        any_turn(side, [&] {
            out += leaves(side == 'W' ? 'B' : 'W', depth - 1);
            return false;
        });
        return out;
    }

    int longest(char side) {
        const std::string key = grid_ + side + std::to_string(cols_);
        if (const auto known = longest_.find(key); known != longest_.end()) return known->second;
        int out = 0;
        any_turn(side, [&] {
            out = std::max(out, 1 + longest(side));
            return false;
        });
        return longest_[key] = out;
    }

    int rows_ = 0;
    int cols_ = 0;
    std::string grid_;
    std::unordered_map<std::string, bool> wins_;
    std::unordered_map<std::string, int> longest_;
};

// A board with some amazons a side and `empty` empty cells; the rest are arrows.
inline Position random_position(Random& random, Size size, int white, int black, int empty) {
    Position out;
    out.size = size;
    out.squares.assign(static_cast<std::size_t>(size.rows * size.cols), Square::arrow);
    for (std::size_t i = 0; i < out.squares.size(); ++i) {
        const int at = static_cast<int>(i);
        if (at < white) {
            out.squares[i] = Square::white;
        } else if (at < white + black) {
            out.squares[i] = Square::black;
        } else if (at < white + black + empty) {
            out.squares[i] = Square::empty;
        }
    }
    random.shuffle(std::span<Square>(out.squares));
    out.to_move = random.below(2) == 0 ? Side::white : Side::black;
    return out;
}

}  // namespace ariadne::amazons::testing
