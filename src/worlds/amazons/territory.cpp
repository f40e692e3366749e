#include "worlds/amazons/territory.h"

#include <cstddef>
#include <utility>

namespace ariadne::amazons {

namespace {

// A turn at a time: from every cell reached last, along all eight lines.
std::vector<std::uint8_t> distances(const Position& position, Square amazon, Stride stride) {
    std::vector<std::uint8_t> out(position.squares.size(), out_of_reach);
    std::vector<Cell> last;
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (position.squares[i] != amazon) continue;
        out[i] = 0;
        last.push_back(position.size.cell(i));
    }
    for (std::uint8_t turns = 1; !last.empty(); ++turns) {
        std::vector<Cell> next;
        for (const Cell from : last) {
            for (int line = 0; line < 9; ++line) {
                const Cell by = {line / 3 - 1, line % 3 - 1};
                if (by == Cell{0, 0}) continue;
                for (Cell c = {from.row + by.row, from.col + by.col};
                     position.size.contains(c) && position.at(c) == Square::empty;
                     c = {c.row + by.row, c.col + by.col}) {
                    std::uint8_t& here = out[position.size.index(c)];
                    // What was reached sooner blocks nothing: the line goes on behind it.
                    if (here == out_of_reach) {
                        here = turns;
                        next.push_back(c);
                    }
                    if (stride == Stride::king) break;
                }
            }
        }
        last = std::move(next);
    }
    return out;
}

}  // namespace

std::array<int, 3> Territory::count() const {
    std::array<int, 3> out = {};
    for (std::size_t i = 0; i < owner.size(); ++i) {
        if (owner[i] > 0) ++out[0];
        if (owner[i] < 0) ++out[1];
        if (owner[i] == 0 && white[i] == black[i] && white[i] != out_of_reach) ++out[2];
    }
    return out;
}

Territory territory(const Position& position, Stride stride) {
    Territory out{{}, distances(position, Square::white, stride), distances(position, Square::black, stride)};
    for (std::size_t i = 0; i < position.squares.size(); ++i) {
        const bool free = position.squares[i] == Square::empty;
        const int lead = free ? int{out.black[i]} - int{out.white[i]} : 0;
        out.owner.push_back(static_cast<std::int8_t>((lead > 0) - (lead < 0)));
    }
    return out;
}

}  // namespace ariadne::amazons
