#include "worlds/rush/verify.h"

#include <optional>
#include <string>

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

    // The first cell where a slide is stopped, which may be off the board; nothing: it is not.
    std::optional<Cell> obstacle(const Vehicle& vehicle, int by) const {
        const int direction = by < 0 ? -1 : 1;
        for (int done = 0; done != by; done += direction) {
            const Cell ahead = vehicle.cell(by < 0 ? done - 1 : done + vehicle.length);
            if (!size_.contains(ahead) || signs_[size_.index(ahead)] != ' ') return ahead;
        }
        return std::nullopt;
    }

    Message impossible(std::int64_t number, const std::string& move, Cell at) const {
        if (!size_.contains(at))
            return {tr("move {0} ({1}) is not possible: the vehicle would leave the board"), number, move};
        const char name = signs_[size_.index(at)];
        if (name == 'x')
            return {tr("move {0} ({1}) is not possible: a wall is in the way at row {2}, column {3}"), number, move,
                    at.row + 1, at.col + 1};
        return {tr("move {0} ({1}) is not possible: vehicle {2} is in the way at row {3}, column {4}"),
                number,
                move,
                name,
                at.row + 1,
                at.col + 1};
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
            out.message = {tr("move {0} moves no vehicle"), number};
            return out;
        }
        Vehicle& vehicle = out.board.vehicles[slide.vehicle];
        if (const std::optional<Cell> at = signs.obstacle(vehicle, slide.by)) {
            out.message = signs.impossible(number, write_slide(board, slide), *at);
            return out;
        }
        const Vehicle moved = vehicle.moved(slide.by);
        signs.move(vehicle, moved);
        vehicle = moved;
        ++out.moves;
        out.steps += slide.steps();
    }
    out.valid = out.board.solved();
    if (!out.valid)
        out.message = {
            tr_n("after {0} move the red car is not at the exit", "after {0} moves the red car is not at the exit"),
            out.moves};
    return out;
}

}  // namespace ariadne::rush
