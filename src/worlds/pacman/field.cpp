#include "worlds/pacman/field.h"

namespace ariadne::pacman {

resource::Field to_field(const Map& map) {
    resource::Field field;
    field.size = map.size;
    field.life = map.energy;
    field.start = map.start;
    field.goal = map.goal;
    field.cost.resize(map.tiles.size());
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

}  // namespace ariadne::pacman
