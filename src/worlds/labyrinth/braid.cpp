#include "worlds/labyrinth/braid.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "base/charge.h"

namespace ariadne::labyrinth {

namespace {

int ways(const Labyrinth& labyrinth, Cell c) {
    return static_cast<int>(std::ranges::count_if(all_directions, [&](Direction d) { return labyrinth.open(c, d); }));
}

// Calls visit(cell, direction) for every wall between two rooms, row by row.
template <class Visit>
void each_wall(const Labyrinth& labyrinth, Budget& budget, Visit&& visit) {
    for (int r = 0; r < labyrinth.size.rows && budget.spend(static_cast<std::uint64_t>(labyrinth.size.cols)); ++r)
        for (int c = 0; c < labyrinth.size.cols; ++c)
            for (const Direction d : {Direction::right, Direction::down}) {
                const Cell at{r, c};
                if (labyrinth.has(at) && labyrinth.has(step(at, d)) && !labyrinth.open(at, d)) visit(at, d);
            }
}

}  // namespace

void braid(Labyrinth& labyrinth, std::uint64_t millionths, Random& random, Budget& budget, Diary* diary) {
    Charge charge(budget);
    std::vector<std::uint32_t> ends;
    for (std::size_t i = 0; i < labyrinth.size.area(); ++i) {
        const Cell c = labyrinth.size.cell(i);
        if (i % 4096 == 0 && !(budget.spend(4096) && charge.raise_to(ends.capacity() * sizeof(std::uint32_t)))) return;
        if (labyrinth.has(c) && ways(labyrinth, c) == 1) ends.push_back(static_cast<std::uint32_t>(i));
    }
    random.shuffle(std::span(ends));
    std::size_t left = (ends.size() * millionths + 500'000) / 1'000'000;
    for (const std::uint32_t end : ends) {
        if (left == 0 || !budget.spend()) return;
        const Cell c = labyrinth.size.cell(end);
        if (ways(labyrinth, c) != 1) continue;  // opened by another
        std::array<Direction, 4> to_ends{};
        std::array<Direction, 4> to_others{};
        std::size_t end_count = 0;
        std::size_t other_count = 0;
        for (const Direction d : all_directions) {
            const Cell next = step(c, d);
            if (!labyrinth.has(next) || labyrinth.open(c, d)) continue;
            (ways(labyrinth, next) == 1 ? to_ends[end_count++] : to_others[other_count++]) = d;
        }
        if (end_count + other_count == 0) continue;
        // Two at once, unless only one more is asked for.
        const bool pair = other_count == 0 || (end_count > 0 && left > 1);
        const Direction d = pair ? to_ends[random.below(end_count)] : to_others[random.below(other_count)];
        left -= pair ? std::min<std::size_t>(left, 2) : 1;
        labyrinth.put(c, d, true);
        if (diary != nullptr) diary->push_back({c, d});
    }
}

Result<void> add_loops(Labyrinth& labyrinth, std::uint64_t loops, Random& random, Budget& budget, Diary* diary) {
    std::uint64_t walls = 0;
    each_wall(labyrinth, budget, [&](Cell, Direction) { ++walls; });
    if (!budget.exhausted() && loops > walls)
        return fail({tr("found {0}, expected at most {1}, the number of inner walls"), loops, walls});
    Charge charge(budget);
    if (budget.exhausted() || !charge.add(loops * sizeof(std::pair<Cell, Direction>))) return {};
    // Every wall is taken with the chance that is still open: each set of walls is as likely.
    std::vector<std::pair<Cell, Direction>> taken;
    each_wall(labyrinth, budget, [&](Cell c, Direction d) {
        if (random.below(walls--) >= loops) return;
        taken.emplace_back(c, d);
        --loops;
    });
    for (const auto& [c, d] : taken) {
        labyrinth.put(c, d, true);
        if (diary != nullptr) diary->push_back({c, d});
    }
    return {};
}

void weigh(Labyrinth& labyrinth, std::uint32_t most, Random& random, Budget& budget) {
    const std::size_t bytes = 2 * labyrinth.size.area() * sizeof(std::uint32_t);
    if (!budget.allocate(bytes)) return;
    budget.release(bytes);  // the caller's from here on
    labyrinth.weights.assign(2 * labyrinth.size.area(), 0);
    for (std::size_t i = 0; i < labyrinth.size.area(); ++i) {
        if (i % 4096 == 0 && !budget.spend(4096)) return;
        const Cell c = labyrinth.size.cell(i);
        if (labyrinth.right.get(c)) labyrinth.weights[2 * i] = 1 + static_cast<std::uint32_t>(random.below(most));
        if (labyrinth.down.get(c)) labyrinth.weights[2 * i + 1] = 1 + static_cast<std::uint32_t>(random.below(most));
    }
}

}  // namespace ariadne::labyrinth
