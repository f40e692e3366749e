#include "worlds/maze/field.h"

#include <algorithm>
#include <array>

namespace ariadne::maze {

namespace {

constexpr std::array<std::int16_t, 256> make_costs() {
    std::array<std::int16_t, 256> costs{};
    costs[static_cast<unsigned char>(wall)] = resource::blocked;
    for (int digit = 0; digit <= 9; ++digit)
        costs[static_cast<std::size_t>('0' + digit)] = static_cast<std::int16_t>(digit);
    return costs;
}

constexpr std::array<std::int16_t, 256> costs = make_costs();

std::size_t count_treasures(const Map& map) {
    return static_cast<std::size_t>(std::ranges::count(map.cells, treasure));
}

}  // namespace

resource::Field to_field(const Map& map) {
    resource::Field field;
    field.size = map.size;
    field.life = map.life;
    field.start = map.find(start);
    field.goal = map.find(end);
    field.cost.resize(map.cells.size());
    for (std::size_t i = 0; i < map.cells.size(); ++i) field.cost[i] = costs[static_cast<unsigned char>(map.cells[i])];
    field.items.reserve(count_treasures(map));
    for (std::size_t i = map.cells.find(treasure); i != std::string::npos; i = map.cells.find(treasure, i + 1))
        field.items.push_back({map.size.cell(i), treasure_gain});
    return field;
}

std::size_t field_bytes(const Map& map) {
    return map.cells.size() * sizeof(resource::Field::cost[0]) + count_treasures(map) * sizeof(resource::Item);
}

}  // namespace ariadne::maze
