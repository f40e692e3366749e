#include "worlds/maze_pacman/layout.h"

#include <algorithm>
#include <deque>
#include <span>
#include <utility>

#include "grid/steps.h"

namespace ariadne::maze_pacman {

namespace {

constexpr std::array<int, 4> usual_walls = {20, 90, 38, 15};  // percent, by style

void strew(Layout& layout, int percent, Random& random) {
    for (std::uint8_t& cell : layout.closed)
        if (random.chance(static_cast<std::uint64_t>(percent), 100)) cell = 1;
}

// Depth-first over the cells with even coordinates, opening the wall between; then some of the other walls go.
void carve_corridors(Layout& layout, int percent, Random& random) {
    std::ranges::fill(layout.closed, std::uint8_t{1});
    const auto closed = [&](Cell c) -> std::uint8_t& { return layout.closed[layout.size.index(c)]; };
    std::vector<Cell> path = {{0, 0}};
    closed(path[0]) = 0;
    while (!path.empty()) {
        std::array<Direction, 4> order = all_directions;
        random.shuffle(std::span<Direction>(order));
        bool went = false;
        for (const Direction d : order) {
            const Cell between = step(path.back(), d);
            const Cell next = step(between, d);
            if (!layout.size.contains(next) || closed(next) == 0) continue;
            closed(between) = closed(next) = 0;
            path.push_back(next);
            went = true;
            break;
        }
        if (!went) path.pop_back();
    }
    for (int row = 0; row < layout.size.rows; ++row)
        for (int col = 0; col < layout.size.cols; ++col) {
            const bool post = row % 2 == 1 && col % 2 == 1;
            std::uint8_t& cell = closed({row, col});
            if (cell != 0 && !post && !random.chance(static_cast<std::uint64_t>(percent), 100)) cell = 0;
        }
}

// A cell becomes rock when most of the nine cells around it are, and floor otherwise; beyond the edge is rock.
void grow_rock(Layout& layout) {
    constexpr int rounds = 4;
    for (int round = 0; round < rounds; ++round) {
        const Layout before = layout;
        for (std::size_t i = 0; i < layout.closed.size(); ++i) {
            const Cell c = layout.size.cell(i);
            int rock = 0;
            for (int row = c.row - 1; row <= c.row + 1; ++row)
                for (int col = c.col - 1; col <= c.col + 1; ++col) rock += before.open({row, col}) ? 0 : 1;
            layout.closed[i] = rock >= 5 ? 1 : 0;
        }
    }
}

}  // namespace

Layout lay_walls(Size size, Style style, std::optional<int> percent, Random& random) {
    Layout layout{.size = size, .closed = std::vector<std::uint8_t>(size.area())};
    const int walls = percent.value_or(usual_walls[static_cast<std::size_t>(style)]);
    if (style == Style::corridors) {
        carve_corridors(layout, walls, random);
    } else {
        strew(layout, walls, random);
    }
    if (style == Style::caves) grow_rock(layout);
    layout.closed.front() = 0;
    layout.closed.back() = 0;
    return layout;
}

// Breadth-first where a step into a wall counts 1 and any other 0.
void connect(Layout& layout) {
    constexpr std::int32_t far = -1;
    std::vector<std::int32_t> walls(layout.closed.size(), far);
    std::vector<std::uint8_t> came_by(layout.closed.size());
    std::deque<std::pair<Cell, std::int32_t>> open = {{layout.start(), 0}};
    walls[layout.size.index(layout.start())] = 0;
    while (!open.empty()) {
        const auto [cell, count] = open.front();
        open.pop_front();
        if (count != walls[layout.size.index(cell)]) continue;
        if (cell == layout.goal()) break;
        for (const Direction d : all_directions) {
            const Cell next = step(cell, d);
            if (!layout.size.contains(next)) continue;
            const std::int32_t with = count + (layout.open(next) ? 0 : 1);
            std::int32_t& known = walls[layout.size.index(next)];
            if (known != far && known <= with) continue;
            known = with;
            came_by[layout.size.index(next)] = static_cast<std::uint8_t>(d);
            if (with == count) {
                open.emplace_front(next, with);
            } else {
                open.emplace_back(next, with);
            }
        }
    }
    for (const Cell c : trace_back(layout.size, came_by, layout.start(), layout.goal()))
        layout.closed[layout.size.index(c)] = 0;
}

std::vector<std::int32_t> distances(const Layout& layout) {
    std::vector<std::int32_t> result(layout.closed.size(), -1);
    std::vector<Cell> layer = {layout.start()};
    std::vector<Cell> farther;
    result[layout.size.index(layout.start())] = 0;
    for (std::int32_t steps = 1; !layer.empty(); ++steps) {
        farther.clear();
        for (const Cell cell : layer) {
            if (cell == layout.goal()) continue;
            for (const Direction d : all_directions) {
                const Cell next = step(cell, d);
                if (!layout.open(next) || result[layout.size.index(next)] >= 0) continue;
                result[layout.size.index(next)] = steps;
                farther.push_back(next);
            }
        }
        std::swap(layer, farther);
    }
    return result;
}

bool disconnect(Layout& layout) {
    const std::vector<std::int32_t> distance = distances(layout);
    const std::int32_t away = distance[layout.size.index(layout.goal())];
    if (away < 0) return true;
    if (away < 2) return false;
    std::vector<std::size_t> cells_at(static_cast<std::size_t>(away));
    for (const std::int32_t d : distance)
        if (d >= 0 && d < away) ++cells_at[static_cast<std::size_t>(d)];
    const auto first = cells_at.begin() + std::max(1, away / 4);
    const auto last = cells_at.begin() + std::max(2, away - away / 4);
    const auto belt = static_cast<std::int32_t>(std::min_element(first, last) - cells_at.begin());
    for (std::size_t i = 0; i < distance.size(); ++i)
        if (distance[i] == belt) layout.closed[i] = 1;
    return true;
}

}  // namespace ariadne::maze_pacman
