#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <span>
#include <vector>

#include "base/budget.h"
#include "base/charge.h"
#include "base/random.h"
#include "resource/cheapest.h"
#include "resource/field.h"
#include "resource/terrain.h"
#include "resource/testing/brute_force.h"

namespace ariadne::resource {

// How a failing test shows its field.
inline void PrintTo(const Field& field, std::ostream* out) {  // NOLINT(readability-identifier-naming)
    *out << "life " << field.life << '\n';
    for (int row = 0; row < field.size.rows; ++row) {
        for (int col = 0; col < field.size.cols; ++col) {
            const Cell cell{row, col};
            const auto item = std::ranges::find(field.items, cell, &Item::cell);
            *out << (cell == field.start ? "S" : cell == field.goal ? "E" : item != field.items.end() ? "*" : " ");
            if (field.cost_at(cell) == blocked) {
                *out << '#';
            } else {
                *out << field.cost_at(cell);
            }
            if (item != field.items.end()) *out << (item->gain < 0 ? "" : "+") << item->gain;
            *out << '\t';
        }
        *out << '\n';
    }
}

}  // namespace ariadne::resource

namespace ariadne::resource::testing {

struct Recipe {
    int most_rows = 4;
    int most_cols = 5;
    int most_items = 5;
    bool harm = false;  // some items take
};

// A small field of no particular kind: costs as MAZE has them, with a toll on every step as Pac-Man has them, or dear;
// gains all alike or all different; often a dear ring round the goal; life that is too little, just enough or plenty.
inline Field random_field(Random& random, const Recipe& recipe = {}) {
    static const std::vector<std::vector<std::int16_t>> palettes = {
        {0}, {0, 0, 0, 1}, {0, 1, 2, 3, 9}, {1}, {1, 1, 1, 2, 4}, {0, 0, 0, 9}, {3, 4, 5}, {1, 12}};
    static const std::vector<std::vector<std::int32_t>> gains = {{5}, {1, 2, 3, 9}, {4, 25},
                                                                 {1}, {0, 2, 7},    {10, 11, 12}};
    Field field;
    do {
        field.size = {static_cast<int>(random.between(1, recipe.most_rows)),
                      static_cast<int>(random.between(1, recipe.most_cols))};
    } while (field.size.area() < 2);
    const auto& palette = palettes[random.below(palettes.size())];
    const auto& gain = gains[random.below(gains.size())];
    const std::uint64_t walls = random.below(40);
    for (std::size_t i = 0; i < field.size.area(); ++i) {
        field.cost.push_back(random.chance(walls, 100) ? blocked : palette[random.below(palette.size())]);
    }
    std::vector<std::size_t> places(field.size.area());
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
    random.shuffle(std::span(places));
    const std::int16_t toll = *std::ranges::min_element(palette);
    for (std::size_t i = 0; i < 2; ++i) field.cost[places[i]] = toll;
    field.start = field.size.cell(places[0]);
    field.goal = field.size.cell(places[1]);
    const std::size_t items = random.below(static_cast<std::uint64_t>(recipe.most_items) + 1);
    for (std::size_t i = 2; i < std::min(places.size(), 2 + items); ++i) {
        field.cost[places[i]] = toll;
        const std::int32_t sign = recipe.harm && random.chance(1, 3) ? -1 : 1;
        field.items.push_back({field.size.cell(places[i]), sign * gain[random.below(gain.size())]});
    }
    if (random.chance(1, 2)) {
        const auto ring = static_cast<std::int16_t>(random.between(4, 12));
        for (const Direction d : all_directions) {
            const Cell beside = step(field.goal, d);
            if (field.open(beside) && beside != field.start) field.cost[field.size.index(beside)] = ring;
        }
    }
    field.life = random.between(1, random.chance(2, 3) ? 8 : 25);
    return field;
}

// The same, but most often with little more life than a winner needs, so that detours and sets matter.
inline Field tight_field(Random& random, const Recipe& recipe = {}) {
    Field field = random_field(random, recipe);
    Field rich = field;
    rich.life = 1000;
    const bool way = brute_force::winnable(rich, static_cast<int>(field.size.area()));
    if (way && random.chance(4, 5))
        field.life = std::max<std::int64_t>(1, brute_force::least_life(field) + random.between(-1, 3));
    return field;
}

// An exit that costs nine life to come near, treasures of four in dead ends, and not enough life to start with: sets
// matter, and the shortest way is deadly.
inline Field vault(int treasures, std::int64_t life) {
    Field field;
    field.size = {5, 2 * treasures + 3};
    field.cost.assign(field.size.area(), blocked);
    const auto put = [&](int row, int col, std::int16_t cost) { field.cost[field.size.index({row, col})] = cost; };
    for (int col = 0; col < field.size.cols; ++col) put(2, col, 0);
    for (int i = 0; i < treasures; ++i) {
        const int row = i % 2 == 0 ? 0 : 4;
        const int col = 2 * i + 1;
        put((row + 2) / 2, col, static_cast<std::int16_t>(i % 3));
        put(row, col, 0);
        field.items.push_back({{row, col}, 4});
    }
    put(2, field.size.cols - 2, 9);
    field.start = {2, 0};
    field.goal = {2, field.size.cols - 1};
    field.life = life;
    return field;
}

// Nothing when the walls leave no way.
inline std::optional<Terrain> lay_out(const Field& field) {
    Budget budget;
    Charge charge(budget);
    const auto to_goal = distances_to(field, field.goal, charge, budget);
    if (to_goal[field.size.index(field.start)] == unreachable) return std::nullopt;
    return resource::lay_out(field, to_goal, charge, budget);
}

// From corner to corner, with items near each other or far apart, and about as much life as the cheapest way takes.
inline Field wide_field(Random& random, Size size, int items) {
    Field field;
    field.size = size;
    field.goal = {size.rows - 1, size.cols - 1};
    const std::int64_t dearest = random.between(1, 9);
    for (std::size_t i = 0; i < size.area(); ++i)
        field.cost.push_back(random.chance(1, 5) ? blocked : static_cast<std::int16_t>(random.between(0, dearest)));
    for (const Cell end : {field.start, field.goal}) field.cost[size.index(end)] = 0;
    for (int i = 0; i < items; ++i) {
        const Cell cell = size.cell(1 + random.below(size.area() - 2));
        if (field.open(cell) && std::ranges::find(field.items, cell, &Item::cell) == field.items.end())
            field.items.push_back({cell, static_cast<std::int32_t>(random.between(2, 12))});
    }
    Budget budget;
    Charge charge(budget);
    const std::int64_t loss = losses_to(field, field.goal, charge, budget)[size.index(field.start)];
    if (loss != no_way) field.life = std::max<std::int64_t>(1, loss + random.between(-8, 8));
    return field;
}

}  // namespace ariadne::resource::testing
