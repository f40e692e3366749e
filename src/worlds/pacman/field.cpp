#include "worlds/pacman/field.h"

#include <algorithm>

namespace ariadne::pacman {

namespace {

std::size_t count_items(const Map& map) {
    return static_cast<std::size_t>(
        std::ranges::count_if(map.tiles, [](Tile tile) { return tile.kind == Kind::food || tile.kind == Kind::bomb; }));
}

}  // namespace

resource::Field to_field(const Map& map) {
    resource::Field field;
    field.size = map.size;
    field.life = map.energy;
    field.start = map.start;
    field.goal = map.goal;
    field.cost.resize(map.tiles.size());
    field.items.reserve(count_items(map));
    for (std::size_t i = 0; i < map.tiles.size(); ++i) {
        const Tile tile = map.tiles[i];
        field.cost[i] = step_cost;
        if (tile.closed()) {
            field.cost[i] = resource::blocked;
        } else if (tile.kind == Kind::wall) {
            field.cost[i] = static_cast<std::int16_t>(step_cost + tile.value);
        } else if (tile.kind != Kind::empty) {
            field.items.push_back({map.size.cell(i), tile.kind == Kind::food ? tile.value : -tile.value});
        }
    }
    return field;
}

std::size_t field_bytes(const Map& map) {
    return map.tiles.size() * sizeof(resource::Field::cost[0]) + count_items(map) * sizeof(resource::Item);
}

}  // namespace ariadne::pacman
