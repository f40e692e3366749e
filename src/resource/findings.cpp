#include "resource/findings.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <boost/unordered/unordered_flat_map.hpp>

namespace ariadne::resource {

std::vector<std::int64_t> life_along(const Field& field, const std::vector<Cell>& cells) {
    boost::unordered_flat_map<std::size_t, std::int32_t> gains;
    for (const Item& item : field.items) gains.emplace(field.size.index(item.cell), item.gain);
    std::vector<std::int64_t> along = {field.life};
    for (std::size_t i = 1; i < cells.size(); ++i) {
        if (manhattan(cells[i - 1], cells[i]) != 1 || !field.open(cells[i])) break;
        std::int64_t life = along.back() - field.cost_at(cells[i]);
        const auto item = gains.find(field.size.index(cells[i]));
        if (item != gains.end()) {
            life += item->second;
            gains.erase(item);
        }
        along.push_back(life);
        if (life < 1 || cells[i] == field.goal) break;
    }
    return along;
}

std::optional<Walk> walk_along(const Field& field, const std::vector<Cell>& cells) {
    if (cells.size() < 2 || cells.front() != field.start || cells.back() != field.goal) return std::nullopt;
    const std::vector<std::int64_t> along = life_along(field, cells);
    if (along.size() != cells.size()) return std::nullopt;
    return Walk{.cells = cells, .life = along.back()};
}

std::int64_t life_taken(const Field& field, const std::vector<Cell>& cells) {
    std::vector<std::int32_t> gain = field.gains();
    std::int64_t life = 0;
    std::int64_t least = 0;
    for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
        const std::size_t at = field.size.index(cells[i]);
        life += std::exchange(gain[at], 0) - field.cost[at];
        least = std::min(least, life);
    }
    return 1 - least;
}

}  // namespace ariadne::resource
