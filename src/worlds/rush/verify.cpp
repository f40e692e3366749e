#include "worlds/rush/verify.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "worlds/rush/slide_text.h"

namespace ariadne::rush {

namespace {

// The name of whatever covers each cell: a vehicle's, x for a wall, or a blank for nothing.
class Signs {
  public:
    explicit Signs(const Board& board) : size_(board.size) {
        signs_.fill(' ');
        for (const Cell c : board.walls) signs_[size_.index(c)] = 'x';
        for (const Vehicle& vehicle : board.vehicles)
            for (int i = 0; i < vehicle.length; ++i) signs_[size_.index(vehicle.cell(i))] = vehicle.name;
    }

    // Cell by cell. The first cell in the way, which may be off the board: the vehicle stays before it. Nothing: it has
    // arrived.
    std::optional<Cell> slide(const Vehicle& vehicle, int by) {
        const int direction = by < 0 ? -1 : 1;
        const int front = by < 0 ? 0 : vehicle.length - 1;
        const int side = vehicle.across ? size_.cols : size_.rows;
        const int room = by < 0 ? vehicle.position() : side - vehicle.position() - vehicle.length;
        const int step = (vehicle.across ? 1 : size_.cols) * direction;
        int first = static_cast<int>(size_.index(vehicle.cell(front)));
        int last = first - step * (vehicle.length - 1);
        for (int done = 0; done != by; done += direction) {
            first += step;
            if (done == room * direction || sign(first) != ' ') return vehicle.cell(front + done + direction);
            sign(first) = vehicle.name;
            sign(last) = ' ';
            last += step;
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

  private:
    char& sign(int cell) { return signs_[static_cast<std::size_t>(cell)]; }

    Size size_;
    std::array<char, std::size_t{most_side} * most_side> signs_;
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
        if (const std::optional<Cell> at = signs.slide(vehicle, slide.by)) {
            out.message = signs.impossible(number, write_slide(board, slide), *at);
            return out;
        }
        vehicle = vehicle.moved(slide.by);
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
