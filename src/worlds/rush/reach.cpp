#include "worlds/rush/reach.h"

#include <algorithm>
#include <bitset>

namespace ariadne::rush {

namespace {

// By row and column: no vehicle that is not there itself can ever come there.
using Closed = std::bitset<std::size_t{most_side} * most_side>;

// Who stands next to each vehicle in its line; the vehicle itself: nobody.
struct Beside {
    std::size_t before = 0;
    std::size_t after = 0;
};

std::vector<Beside> neighbours(const Board& board) {
    std::vector<Beside> out(board.vehicles.size());
    for (std::size_t i = 0; i < out.size(); ++i) {
        const Vehicle& vehicle = board.vehicles[i];
        out[i] = {i, i};
        for (std::size_t j = 0; j < out.size(); ++j) {
            const Vehicle& other = board.vehicles[j];
            if (j == i || other.across != vehicle.across || other.line() != vehicle.line()) continue;
            const bool before = other.position() < vehicle.position();
            std::size_t& nearest = before ? out[i].before : out[i].after;
            const int known = board.vehicles[nearest].position();
            if (nearest == i || (before ? other.position() > known : other.position() < known)) nearest = j;
        }
    }
    return out;
}

bool tighten(const Board& board, const Closed& closed, std::size_t which, Beside beside, std::vector<Range>& ranges) {
    const Vehicle& vehicle = board.vehicles[which];
    Range& range = ranges[which];
    const Range before = range;
    const auto closed_at = [&](int place) {
        return closed[board.size.index(vehicle.across ? Cell{vehicle.at.row, place} : Cell{place, vehicle.at.col})];
    };
    // Its own cells are closed at most by itself.
    int low = vehicle.position();
    while (low > range.low && !closed_at(low - 1)) --low;
    int high = vehicle.position();
    while (high < range.high && !closed_at(high + vehicle.length)) ++high;
    if (beside.before != which) low = std::max(low, ranges[beside.before].low + board.vehicles[beside.before].length);
    if (beside.after != which) high = std::min(high, ranges[beside.after].high - vehicle.length);
    range = {low, high};
    return range != before;
}

// True when a cell is closed that was not.
bool close(const Board& board, const Vehicle& vehicle, Range range, Closed& closed) {
    bool fresh = false;
    for (int place = range.high; place < range.low + vehicle.length; ++place) {
        const auto cell = board.size.index(vehicle.across ? Cell{vehicle.at.row, place} : Cell{place, vehicle.at.col});
        fresh = fresh || !closed[cell];
        closed[cell] = true;
    }
    return fresh;
}

}  // namespace

Reach reach(const Board& board) {
    Reach out;
    out.ranges.reserve(board.vehicles.size());
    for (const Vehicle& vehicle : board.vehicles) out.ranges.push_back({0, board.last_position(vehicle)});
    const std::vector<Beside> beside = neighbours(board);
    Closed closed;
    for (const Cell wall : board.walls) closed[board.size.index(wall)] = true;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < board.vehicles.size(); ++i)
            changed = tighten(board, closed, i, beside[i], out.ranges) || changed;
        for (std::size_t i = 0; i < board.vehicles.size(); ++i)
            changed = close(board, board.vehicles[i], out.ranges[i], closed) || changed;
    }
    out.blocked = out.ranges[board.red].high != board.last_position(board.red_car());
    return out;
}

}  // namespace ariadne::rush
