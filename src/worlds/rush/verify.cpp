#include "worlds/rush/verify.h"

#include <algorithm>

#include <fmt/format.h>

#include "worlds/rush/slide_text.h"

namespace ariadne::rush {

namespace {

// The name of whatever covers a cell: a vehicle's, x for a wall, or a blank for nothing.
char covered_by(const Board& board, Cell c) {
    if (std::ranges::find(board.walls, c) != board.walls.end()) return 'x';
    for (const Vehicle& vehicle : board.vehicles)
        for (int i = 0; i < vehicle.length; ++i)
            if (vehicle.cell(i) == c) return vehicle.name;
    return ' ';
}

// What stops a slide; empty when nothing does.
std::string obstacle(const Board& board, const Vehicle& vehicle, int by) {
    const int direction = by < 0 ? -1 : 1;
    for (int done = 0; done != by; done += direction) {
        const Cell ahead = vehicle.cell(by < 0 ? done - 1 : done + vehicle.length);
        if (!board.size.contains(ahead)) return "it would leave the board";
        const char name = covered_by(board, ahead);
        if (name == 'x') return fmt::format("there is a wall at row {}, column {}", ahead.row + 1, ahead.col + 1);
        if (name != ' ') return fmt::format("{} stands at row {}, column {}", name, ahead.row + 1, ahead.col + 1);
    }
    return {};
}

}  // namespace

Replay replay(const Board& board, const std::vector<Slide>& slides) {
    Replay out;
    out.board = board;
    for (const Slide slide : slides) {
        const std::int64_t number = out.moves + 1;
        if (slide.vehicle >= out.board.vehicles.size() || slide.by == 0) {
            out.message = fmt::format("move {} moves nothing", number);
            return out;
        }
        Vehicle& vehicle = out.board.vehicles[slide.vehicle];
        if (const std::string what = obstacle(out.board, vehicle, slide.by); !what.empty()) {
            out.message = fmt::format("move {} ({}) is not possible: {}", number, write_slide(board, slide), what);
            return out;
        }
        vehicle = vehicle.moved(slide.by);
        ++out.moves;
        out.steps += slide.steps();
    }
    out.valid = out.board.solved();
    if (!out.valid) out.message = fmt::format("after {} moves the red car is not at the exit", out.moves);
    return out;
}

}  // namespace ariadne::rush
