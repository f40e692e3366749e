#include "resource/attempt.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/charge.h"
#include "resource/forward.h"
#include "resource/terrain.h"

namespace ariadne::resource {

namespace {

// From a cell straight to the goal.
void go_straight(const Field& field, const std::vector<std::int32_t>& away, std::vector<Cell>& cells) {
    while (cells.back() != field.goal) {
        const Cell here = cells.back();
        for (const Direction d : all_directions) {
            const Cell to = step(here, d);
            if (!field.open(to) || away[field.size.index(to)] != away[field.size.index(here)] - 1) continue;
            cells.push_back(to);
            break;
        }
    }
}

}  // namespace

std::optional<Attempt> best_attempt(const Field& field, Budget& budget) {
    Charge charge(budget);
    std::vector<std::int32_t> away = distances_to(field, field.goal, charge, budget);
    if (away.empty()) return std::nullopt;
    const std::size_t area = field.size.area();
    const bool way = away[field.size.index(field.start)] != unreachable;
    if (!way)
        for (std::size_t i = 0; i < area; ++i) away[i] = manhattan(field.size.cell(i), field.goal);
    Forward forward(field, away, {.any = true}, budget);
    forward.advance(std::clamp<std::uint64_t>(4 * area, 2'000'000, 8'000'000));
    if (forward.walk() || !forward.started()) return std::nullopt;
    Attempt out;
    out.cells = forward.nearest();
    out.proven = forward.ended();
    if (way) go_straight(field, away, out.cells);
    const std::vector<std::int64_t> along = life_along(field, out.cells);
    out.cells.resize(along.size());
    out.life = along.back();
    if (out.life < 1) out.death = static_cast<std::int64_t>(along.size()) - 1;
    out.away = away[field.size.index(out.cells[along.size() - (out.death ? 2 : 1)])];
    return out;
}

}  // namespace ariadne::resource
