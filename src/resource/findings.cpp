#include "resource/findings.h"

#include <cstddef>

#include <boost/unordered/unordered_flat_map.hpp>

namespace ariadne::resource {

std::optional<Walk> walk_along(const Field& field, const std::vector<Cell>& cells) {
    if (cells.size() < 2 || cells.front() != field.start || cells.back() != field.goal) return std::nullopt;
    boost::unordered_flat_map<std::size_t, std::int32_t> gains;
    for (const Item& item : field.items) gains.emplace(field.size.index(item.cell), item.gain);
    Walk walk{.cells = cells, .life = field.life};
    for (std::size_t i = 1; i < cells.size(); ++i) {
        if (manhattan(cells[i - 1], cells[i]) != 1 || !field.open(cells[i])) return std::nullopt;
        walk.life -= field.cost_at(cells[i]);
        const auto item = gains.find(field.size.index(cells[i]));
        if (item != gains.end()) {
            walk.life += item->second;
            gains.erase(item);
        }
        const bool at_goal = cells[i] == field.goal;
        if (at_goal != (i + 1 == cells.size()) || (!at_goal && walk.life < 1)) return std::nullopt;
    }
    return walk;
}

}  // namespace ariadne::resource
