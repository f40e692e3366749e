#include "worlds/rush/verify.h"

#include <fmt/format.h>

#include "worlds/rush/slide_text.h"

namespace ariadne::rush {

namespace {

// The name of whatever covers each cell: a vehicle's, x for a wall, or a blank for nothing.
class Signs {
  public:
    explicit Signs(const Board& board) : size_(board.size), signs_(board.size.area(), ' ') {
        for (const Cell c : board.walls) signs_[size_.index(c)] = 'x';
        for (const Vehicle& vehicle : board.vehicles) put(vehicle, vehicle.name);
    }

    // What stops a slide; empty when nothing does.
    std::string obstacle(const Vehicle& vehicle, int by) const {
        const int direction = by < 0 ? -1 : 1;
        for (int done = 0; done != by; done += direction) {
            const Cell ahead = vehicle.cell(by < 0 ? done - 1 : done + vehicle.length);
            if (!size_.contains(ahead)) return "it would leave the board";
            const char name = signs_[size_.index(ahead)];
            if (name == ' ') continue;
            return fmt::format("{} at row {}, column {}",
                               name == 'x' ? "there is a wall" : fmt::format("{} stands", name), ahead.row + 1,
                               ahead.col + 1);
        }
        return {};
    }

    void move(const Vehicle& from, const Vehicle& to) {
        put(from, ' ');
        put(to, to.name);
    }

  private:
    void put(const Vehicle& vehicle, char sign) {
        for (int i = 0; i < vehicle.length; ++i) signs_[size_.index(vehicle.cell(i))] = sign;
    }

    Size size_;
    std::string signs_;
};

}  // namespace

Replay replay(const Board& board, const std::vector<Slide>& slides) {
    Replay out;
    out.board = board;
    Signs signs(board);
    for (const Slide slide : slides) {
        const std::int64_t number = out.moves + 1;
        if (slide.vehicle >= out.board.vehicles.size() || slide.by == 0) {
            out.message = fmt::format("move {} moves nothing", number);
            return out;
        }
        Vehicle& vehicle = out.board.vehicles[slide.vehicle];
        if (const std::string what = signs.obstacle(vehicle, slide.by); !what.empty()) {
            out.message = fmt::format("move {} ({}) is not possible: {}", number, write_slide(board, slide), what);
            return out;
        }
        const Vehicle moved = vehicle.moved(slide.by);
        signs.move(vehicle, moved);
        vehicle = moved;
        ++out.moves;
        out.steps += slide.steps();
    }
    out.valid = out.board.solved();
    if (!out.valid) out.message = fmt::format("after {} moves the red car is not at the exit", out.moves);
    return out;
}

}  // namespace ariadne::rush
