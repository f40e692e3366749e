#include "worlds/maze/layout.h"

#include <algorithm>
#include <array>
#include <deque>
#include <string>

namespace ariadne::maze {

namespace {

constexpr char floor = '0';

constexpr std::array<int, 4> usual_walls = {20, 90, 38, 15};  // percent, by style

void strew(Map& map, int percent, Random& random) {
    for (char& cell : map.cells)
        if (random.chance(static_cast<std::uint64_t>(percent), 100)) cell = wall;
}

// Depth-first over the cells with even coordinates, opening the wall between; then some of the other walls go.
void carve_corridors(Map& map, int percent, Random& random) {
    std::fill(map.cells.begin(), map.cells.end(), wall);
    const auto open = [&](Cell c) -> char& { return map.cells[map.size.index(c)]; };
    std::vector<Cell> path = {{0, 0}};
    open(path[0]) = floor;
    while (!path.empty()) {
        std::array<Direction, 4> order = all_directions;
        random.shuffle(std::span<Direction>(order));
        bool went = false;
        for (const Direction d : order) {
            const Cell between = step(path.back(), d);
            const Cell next = step(between, d);
            if (!map.size.contains(next) || open(next) == floor) continue;
            open(between) = open(next) = floor;
            path.push_back(next);
            went = true;
            break;
        }
        if (!went) path.pop_back();
    }
    for (int row = 0; row < map.size.rows; ++row)
        for (int col = 0; col < map.size.cols; ++col) {
            const bool post = row % 2 == 1 && col % 2 == 1;
            char& cell = open({row, col});
            if (cell == wall && !post && !random.chance(static_cast<std::uint64_t>(percent), 100)) cell = floor;
        }
}

// A cell becomes rock when most of the nine cells around it are, and floor otherwise; beyond the edge is rock.
void grow_rock(Map& map) {
    constexpr int rounds = 4;
    for (int round = 0; round < rounds; ++round) {
        const Map before = map;
        for (std::size_t i = 0; i < map.cells.size(); ++i) {
            const Cell c = map.size.cell(i);
            int rock = 0;
            for (int row = c.row - 1; row <= c.row + 1; ++row)
                for (int col = c.col - 1; col <= c.col + 1; ++col)
                    if (!map.size.contains({row, col}) || before.at({row, col}) == wall) ++rock;
            map.cells[i] = rock >= 5 ? wall : floor;
        }
    }
}

}  // namespace

Map lay_walls(const Recipe& recipe, Random& random) {
    Map map{.size = recipe.size, .life = 0, .cells = std::string(recipe.size.area(), floor)};
    const int percent = recipe.wall_percent.value_or(usual_walls[static_cast<std::size_t>(recipe.style)]);
    if (recipe.style == Style::corridors) {
        carve_corridors(map, percent, random);
    } else {
        strew(map, percent, random);
    }
    if (recipe.style == Style::caves) grow_rock(map);
    map.cells.front() = start;
    map.cells.back() = end;
    return map;
}

// Breadth-first where a step into a wall counts 1 and any other 0.
void connect(Map& map) {
    constexpr std::int32_t far = -1;
    std::vector<std::int32_t> walls(map.cells.size(), far);
    std::vector<std::uint8_t> came_by(map.cells.size());
    const Cell from = map.find(start);
    std::deque<std::pair<Cell, std::int32_t>> open = {{from, 0}};
    walls[map.size.index(from)] = 0;
    while (!open.empty()) {
        const auto [cell, count] = open.front();
        open.pop_front();
        if (count != walls[map.size.index(cell)]) continue;
        if (map.at(cell) == end) break;
        for (const Direction d : all_directions) {
            const Cell next = step(cell, d);
            if (!map.size.contains(next)) continue;
            const std::int32_t with = count + (map.at(next) == wall ? 1 : 0);
            std::int32_t& known = walls[map.size.index(next)];
            if (known != far && known <= with) continue;
            known = with;
            came_by[map.size.index(next)] = static_cast<std::uint8_t>(d);
            if (with == count) {
                open.emplace_front(next, with);
            } else {
                open.emplace_back(next, with);
            }
        }
    }
    for (Cell c = map.find(end); map.at(c) != start;
         c = step(c, opposite(static_cast<Direction>(came_by[map.size.index(c)]))))
        if (map.at(c) == wall) map.cells[map.size.index(c)] = floor;
}

std::vector<std::int32_t> distances(const Map& map) {
    std::vector<std::int32_t> result(map.cells.size(), -1);
    std::vector<Cell> queue = {map.find(start)};
    result[map.size.index(queue[0])] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        if (map.at(queue[i]) == end) continue;
        for (const Direction d : all_directions) {
            const Cell next = step(queue[i], d);
            if (!map.size.contains(next) || map.at(next) == wall || result[map.size.index(next)] >= 0) continue;
            result[map.size.index(next)] = result[map.size.index(queue[i])] + 1;
            queue.push_back(next);
        }
    }
    return result;
}

bool disconnect(Map& map) {
    const std::vector<std::int32_t> distance = distances(map);
    const std::int32_t away = distance[map.size.index(map.find(end))];
    if (away < 0) return true;
    if (away < 2) return false;
    std::vector<std::size_t> cells_at(static_cast<std::size_t>(away));
    for (const std::int32_t d : distance)
        if (d >= 0 && d < away) ++cells_at[static_cast<std::size_t>(d)];
    const auto first = cells_at.begin() + std::max(1, away / 4);
    const auto last = cells_at.begin() + std::max(2, away - away / 4);
    const auto belt = static_cast<std::int32_t>(std::min_element(first, last) - cells_at.begin());
    for (std::size_t i = 0; i < distance.size(); ++i)
        if (distance[i] == belt) map.cells[i] = wall;
    return true;
}

}  // namespace ariadne::maze
