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
            result_.message =
                fmt::format("the route is empty, it should start at the entrance {}", place(labyrinth_.entrance));
        if (!result_.message.empty()) return std::move(result_);
        result_.valid = here_ == labyrinth_.exit;
        result_.message = !result_.valid ? fmt::format("step {}: the route ends in {}, which is not the exit {}",
                                                       result_.steps, place(here_), place(labyrinth_.exit))
                          : labyrinth_.weights.empty()
                              ? fmt::format("a way through: {} steps", result_.steps)
                              : fmt::format("a way through: {} steps, cost {}", result_.steps, result_.cost);
        return std::move(result_);
    }

  private:
    std::string fault_in_start(Cell start) const {
        if (start == labyrinth_.entrance) return {};
        return fmt::format("step 0: the route starts in {}, which is not the entrance {}", place(start),
                           place(labyrinth_.entrance));
    }

    std::string fault_in_step(Cell next) {
        const std::int64_t i = result_.steps + 1;
        if (!inside(labyrinth_, next)) return fmt::format("step {}: {} is outside", i, place(next));
        if (!there(labyrinth_, next)) return fmt::format("step {}: the room {} is missing", i, place(next));
        const bool across = here_.row == next.row && std::abs(here_.col - next.col) == 1;
        const bool along = here_.col == next.col && std::abs(here_.row - next.row) == 1;
        if (!across && !along) return fmt::format("step {}: {} is not beside {}", i, place(next), place(here_));
        // A passage belongs to the room at its left or above it.
        const Cell owner = here_ < next ? here_ : next;
        if (!bit(across ? labyrinth_.right : labyrinth_.down, owner.row, owner.col))
            return fmt::format("step {}: a wall parts {} from {}", i, place(next), place(here_));
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
