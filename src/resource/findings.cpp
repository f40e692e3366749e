#include "resource/findings.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <boost/unordered/unordered_flat_map.hpp>

namespace ariadne::resource {

namespace {

using Gains = boost::unordered_flat_map<std::size_t, std::int32_t>;

// Of the items on these cells, by cell; 0 where there is none.
Gains gains_on(const Field& field, const std::vector<Cell>& cells) {
    Gains gains;
    gains.reserve(cells.size());
    for (const Cell c : cells)
        if (field.size.contains(c)) gains.emplace(field.size.index(c), 0);
    for (const Item& item : field.items)
        if (const auto found = gains.find(field.size.index(item.cell)); found != gains.end()) found->second = item.gain;
    return gains;
}

}  // namespace

std::vector<std::int64_t> life_along(const Field& field, const std::vector<Cell>& cells) {
    return life_along(field, field.life, cells);
}

std::vector<std::int64_t> life_along(const Field& field, std::int64_t life, const std::vector<Cell>& cells) {
    Gains gains = gains_on(field, cells);
    std::vector<std::int64_t> along = {life};
    for (std::size_t i = 1; i < cells.size(); ++i) {
        if (manhattan(cells[i - 1], cells[i]) != 1 || !field.open(cells[i])) break;
        life += std::exchange(gains[field.size.index(cells[i])], 0) - field.cost_at(cells[i]);
        along.push_back(life);
        if (life < 1 || cells[i] == field.goal) break;
    }
    return along;
}

std::optional<Walk> walk_along(const Field& field, const std::vector<Cell>& cells) {
    return walk_along(field, field.life, cells);
}

std::optional<Walk> walk_along(const Field& field, std::int64_t life, const std::vector<Cell>& cells) {
    if (cells.size() < 2 || cells.front() != field.start || cells.back() != field.goal) return std::nullopt;
    const std::vector<std::int64_t> along = life_along(field, life, cells);
    if (along.size() != cells.size()) return std::nullopt;
    return Walk{.cells = cells, .life = along.back()};
}

std::int64_t life_taken(const Field& field, const std::vector<Cell>& cells) {
    Gains gains = gains_on(field, cells);
    std::int64_t life = 0;
    std::int64_t least = 0;
    for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
        const std::size_t at = field.size.index(cells[i]);
        life += std::exchange(gains[at], 0) - field.cost[at];
        least = std::min(least, life);
    }
    return 1 - least;
}

}  // namespace ariadne::resource
