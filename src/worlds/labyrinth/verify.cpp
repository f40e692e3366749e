#include "worlds/labyrinth/verify.h"

#include <cstdlib>
#include <utility>

#include <fmt/format.h>

namespace ariadne::labyrinth {

namespace {

std::string place(Cell c) {
    return fmt::format("[{}, {}]", c.row, c.col);
}

bool bit(const BitGrid& grid, int row, int col) {
    return (grid.row(row)[static_cast<std::size_t>(col / 64)] >> static_cast<unsigned>(col % 64) & 1U) != 0;
}

bool inside(const Labyrinth& labyrinth, Cell c) {
    return 0 <= c.row && c.row < labyrinth.size.rows && 0 <= c.col && c.col < labyrinth.size.cols;
}

bool there(const Labyrinth& labyrinth, Cell c) {
    return inside(labyrinth, c) && (labyrinth.rooms.empty() || bit(labyrinth.rooms, c.row, c.col));
}

// Room after room, so that a route of many million steps need not be written out.
class Footsteps {
  public:
    explicit Footsteps(const Labyrinth& labyrinth) : labyrinth_(labyrinth) {}

    void go(Cell next) {
        if (!result_.message.empty()) return;
        result_.message = first_ ? fault_in_start(next) : fault_in_step(next);
        first_ = false;
        here_ = next;
    }

    Replay end() {
        if (first_)
            result_.message = {tr("the route is empty; it must start at the entrance {0}"), place(labyrinth_.entrance)};
        if (!result_.message.empty()) return std::move(result_);
        result_.valid = here_ == labyrinth_.exit;
        if (!result_.valid)
            result_.message = {tr("step {0}: the route ends at {1}, not at the exit {2}"), result_.steps, place(here_),
                               place(labyrinth_.exit)};
        else if (labyrinth_.weights.empty())
            result_.message = {tr_n("valid route: {0} step", "valid route: {0} steps"), result_.steps};
        else
            result_.message = {tr_n("valid route: {0} step, cost {1}", "valid route: {0} steps, cost {1}"),
                               result_.steps, result_.cost};
        return std::move(result_);
    }

  private:
    Message fault_in_start(Cell start) const {
        if (start == labyrinth_.entrance) return {};
        return {tr("step 0: the route starts at {0}, not at the entrance {1}"), place(start),
                place(labyrinth_.entrance)};
    }

    Message fault_in_step(Cell next) {
        const std::int64_t i = result_.steps + 1;
        if (!inside(labyrinth_, next)) return {tr("step {0}: {1} is outside the labyrinth"), i, place(next)};
        if (!there(labyrinth_, next)) return {tr("step {0}: there is no room at {1}"), i, place(next)};
        const bool across = here_.row == next.row && std::abs(here_.col - next.col) == 1;
        const bool along = here_.col == next.col && std::abs(here_.row - next.row) == 1;
        if (!across && !along) return {tr("step {0}: {1} is not next to {2}"), i, place(next), place(here_)};
        // A passage belongs to the room at its left or above it.
        const Cell owner = here_ < next ? here_ : next;
        if (!bit(across ? labyrinth_.right : labyrinth_.down, owner.row, owner.col))
            return {tr("step {0}: there is a wall between {1} and {2}"), i, place(here_), place(next)};
        const std::size_t number =
            static_cast<std::size_t>(owner.row) * static_cast<std::size_t>(labyrinth_.size.cols) +
            static_cast<std::size_t>(owner.col);
        result_.cost += labyrinth_.weights.empty() ? 1 : labyrinth_.weights[2 * number + (across ? 0 : 1)];
        result_.steps = i;
        return {};
    }

    const Labyrinth& labyrinth_;
    Replay result_;
    bool first_ = true;
    Cell here_;
};

}  // namespace

Replay replay(const Labyrinth& labyrinth, std::span<const Cell> route) {
    Footsteps walk(labyrinth);
    for (const Cell c : route) walk.go(c);
    return walk.end();
}

Replay replay(const Labyrinth& labyrinth, const Route& route) {
    Footsteps walk(labyrinth);
    Cell at = route.start;
    walk.go(at);
    for (const Direction d : route.moves) walk.go(at = step(at, d));
    return walk.end();
}

}  // namespace ariadne::labyrinth
