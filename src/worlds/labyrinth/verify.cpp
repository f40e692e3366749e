#include "worlds/labyrinth/verify.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include <fmt/format.h>

namespace ariadne::labyrinth {

using worlds::Solution;

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

worlds::Figures figures_of(const Labyrinth& labyrinth, const Replay& walked) {
    worlds::Figures out{{"steps", walked.steps}};
    if (!labyrinth.weights.empty()) out.emplace_back("cost", walked.cost);
    return out;
}

}  // namespace

Replay replay(const Labyrinth& labyrinth, std::span<const Cell> route) {
    Replay result;
    const auto broken = [&result](std::string message) {
        result.message = std::move(message);
        return result;
    };
    if (route.empty())
        return broken(fmt::format("the route is empty, it should start at the entrance {}", place(labyrinth.entrance)));
    if (route.front() != labyrinth.entrance)
        return broken(fmt::format("step 0: the route starts in {}, which is not the entrance {}", place(route.front()),
                                  place(labyrinth.entrance)));
    for (std::size_t i = 1; i < route.size(); ++i) {
        const Cell here = route[i - 1];
        const Cell next = route[i];
        if (!inside(labyrinth, next)) return broken(fmt::format("step {}: {} is outside", i, place(next)));
        if (!there(labyrinth, next)) return broken(fmt::format("step {}: the room {} is missing", i, place(next)));
        const bool across = here.row == next.row && std::abs(here.col - next.col) == 1;
        const bool along = here.col == next.col && std::abs(here.row - next.row) == 1;
        if (!across && !along) return broken(fmt::format("step {}: {} is not beside {}", i, place(next), place(here)));
        // A passage belongs to the room at its left or above it.
        const Cell owner = here < next ? here : next;
        if (!bit(across ? labyrinth.right : labyrinth.down, owner.row, owner.col))
            return broken(fmt::format("step {}: a wall parts {} from {}", i, place(next), place(here)));
        const std::size_t number = static_cast<std::size_t>(owner.row) * static_cast<std::size_t>(labyrinth.size.cols) +
                                   static_cast<std::size_t>(owner.col);
        result.cost += labyrinth.weights.empty() ? 1 : labyrinth.weights[2 * number + (across ? 0 : 1)];
        result.steps = static_cast<std::int64_t>(i);
    }
    if (route.back() != labyrinth.exit)
        return broken(fmt::format("step {}: the route ends in {}, which is not the exit {}", route.size() - 1,
                                  place(route.back()), place(labyrinth.exit)));
    result.valid = true;
    result.message = labyrinth.weights.empty()
                         ? fmt::format("a way through: {} steps", result.steps)
                         : fmt::format("a way through: {} steps, cost {}", result.steps, result.cost);
    return result;
}

Solution to_solution(const Labyrinth& labyrinth, std::span<const Cell> route) {
    Solution out;
    out.figures = figures_of(labyrinth, replay(labyrinth, route));
    out.route.reserve(route.size());
    for (const Cell c : route) out.route.push_back({c.row, c.col});
    return out;
}

std::vector<Cell> to_cells(const Solution& solution) {
    std::vector<Cell> out;
    out.reserve(solution.route.size());
    // Far beyond every labyrinth, near enough for arithmetic.
    constexpr std::int64_t far = 1'000'000'000;
    for (const auto& [row, col] : solution.route)
        out.push_back({static_cast<int>(std::clamp(row, -far, far)), static_cast<int>(std::clamp(col, -far, far))});
    return out;
}

worlds::Verification verify(const Labyrinth& labyrinth, const Solution& solution) {
    const Replay walked = replay(labyrinth, to_cells(solution));
    worlds::Verification out{walked.valid, walked.message, figures_of(labyrinth, walked)};
    if (!out.valid) return out;
    for (const auto& [name, claimed] : solution.figures) {
        const bool cost = name == "cost";
        if (!cost && name != "steps") continue;
        const std::int64_t found = cost ? walked.cost : walked.steps;
        if (found == claimed) continue;
        out.valid = false;
        out.message = fmt::format("the route holds, but {} is {}, not {} as claimed", name, found, claimed);
        return out;
    }
    return out;
}

}  // namespace ariadne::labyrinth
