#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "worlds/amazons/model.h"

namespace ariadne::bench {

// Amazons as one would first write it for speed: a board in a list with a border, and the last turn's arrows counted
// instead of played. Shares no code with what it is measured against.
class PlainAmazons {
  public:
    explicit PlainAmazons(const amazons::Position& position) {
        cells_.fill(wall);
        for (int row = 0; row < position.size.rows; ++row) {
            for (int col = 0; col < position.size.cols; ++col) {
                const int at = (row + 1) * width + col + 1;
                const amazons::Square square = position.at({row, col});
                cells_[static_cast<std::size_t>(at)] = square == amazons::Square::empty ? free : wall;
                if (square == amazons::Square::white) amazons_[0].push_back(at);
                if (square == amazons::Square::black) amazons_[1].push_back(at);
            }
        }
        side_ = position.to_move == amazons::Side::white ? 0 : 1;
    }

    std::uint64_t perft(unsigned depth) {
        if (depth == 0) return 1;
        std::uint64_t out = 0;
        for (int& amazon : amazons_[side_]) {
            const int from = amazon;
            cell(from) = free;
            for (const int move : steps) {
                for (int to = from + move; cell(to) == free; to += move) {
                    if (depth == 1) {
                        out += shots(to);
                        continue;
                    }
                    cell(to) = wall;
                    amazon = to;
                    out += below_shots(to, depth);
                    cell(to) = free;
                }
            }
            amazon = from;
            cell(from) = wall;
        }
        return out;
    }

  private:
    static constexpr int width = 12;
    static constexpr std::uint8_t free = 0;
    static constexpr std::uint8_t wall = 1;
    static constexpr std::array<int, 8> steps = {-13, -12, -11, -1, 1, 11, 12, 13};

    std::uint8_t& cell(int at) { return cells_[static_cast<std::size_t>(at)]; }

    std::uint64_t shots(int from) {
        std::uint64_t out = 0;
        for (const int step : steps) {
            for (int at = from + step; cell(at) == free; at += step) ++out;
        }
        return out;
    }

    std::uint64_t below_shots(int from, unsigned depth) {
        std::uint64_t out = 0;
        for (const int step : steps) {
            for (int at = from + step; cell(at) == free; at += step) {
                cell(at) = wall;
                side_ = 1 - side_;
                out += perft(depth - 1);
                side_ = 1 - side_;
                cell(at) = free;
            }
        }
        return out;
    }

    std::array<std::uint8_t, std::size_t{width} * width> cells_ = {};
    std::array<std::vector<int>, 2> amazons_;
    std::size_t side_ = 0;
};

}  // namespace ariadne::bench
