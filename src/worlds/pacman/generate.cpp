#include "worlds/pacman/generate.h"

#include <algorithm>
#include <utility>

#include "worlds/maze_pacman/maker.h"
#include "worlds/maze_pacman/recipe_options.h"
#include "worlds/option_values.h"
#include "worlds/pacman/field.h"
#include "worlds/pacman/text.h"
#include "worlds/pacman/verify.h"

namespace ariadne::pacman {

namespace {

using worlds::within;

constexpr std::uint8_t highest = 9;

std::optional<Error> check_shares(const Recipe& recipe) {
    const int sum = recipe.food_percent + recipe.bomb_percent + recipe.climb_percent;
    if (sum <= 100) return std::nullopt;
    return Error{{tr("food, bombs and low walls add up to {0} percent, expected at most 100"), sum}};
}

struct MakerParts {
    using Map = pacman::Map;
    using Recipe = pacman::Recipe;
    static constexpr Phrase too_little = tr("found energy {0}; the best route found needs {1}");
    static constexpr maze_pacman::TightnessWords tightness = {
        .unproven =
            tr("the least energy that wins is not proven: it lies between {0} and {1}, and --tightness 100 gives {1}"),
        .no_effect = tr("--tightness has no effect: energy {0} is needed with or without food"),
        .raised = {}};
    static constexpr int dearest = step_cost + highest;
    static constexpr auto amount = &Map::energy;
    static constexpr std::int64_t most = largest_energy;

    static std::optional<Error> check(const Recipe& recipe) {
        for (const auto& bad : {
                 maze_pacman::check_numbers(recipe, largest_side),
                 within(tr("percentage of deadly bombs"), recipe.deadly_percent, 0, 100),
                 within(tr("percentage of food"), recipe.food_percent, 0, 100),
                 within(tr("percentage of bombs"), recipe.bomb_percent, 0, 100),
                 within(tr("percentage of low walls"), recipe.climb_percent, 0, 100),
                 maze_pacman::check_weights(recipe.food, tr("food values")),
                 maze_pacman::check_weights(recipe.bombs, tr("bomb values")),
                 maze_pacman::check_weights(recipe.heights, tr("wall heights")),
                 check_shares(recipe),
                 maze_pacman::check_area(recipe.size),
                 maze_pacman::check_distance(recipe),
             })
            if (bad) return bad;
        return std::nullopt;
    }

    explicit MakerParts(maze_pacman::Ground<Recipe>& on) : ground(on) {}

    static std::int64_t least() { return 1; }
    bool is_end(std::size_t i) const { return ground.layout().is_end(i); }

    // Deadly bombs close their cells as walls do, so that ways are opened through them, too. The ring has neither.
    void clear_ring() {
        std::vector<std::uint8_t>& closed = ground.site.layout.closed;
        deadly.assign(closed.size(), false);
        for (std::size_t i = 0; i < closed.size(); ++i) {
            if (ground.in_ring(i)) {
                closed[i] = 0;
            } else if (closed[i] == 0 && !is_end(i) &&
                       ground.random.chance(static_cast<std::uint64_t>(ground.recipe.deadly_percent), 100)) {
                deadly[i] = true;
                closed[i] = 1;
            }
        }
    }

    void set_cells() {
        const maze_pacman::Layout& layout = ground.layout();
        deadly.resize(layout.closed.size());
        map = {layout.size, layout.start(), layout.goal(), 0, std::vector<Tile>(layout.closed.size())};
        for (std::size_t i = 0; i < map.tiles.size(); ++i) {
            if (layout.closed[i] != 0)
                map.tiles[i].kind = deadly[i] ? Kind::bomb : Kind::wall;
            else if (ground.in_ring(i) && !is_end(i))
                map.tiles[i] = {Kind::wall, highest};
        }
    }

    // Food, bombs and walls to climb, on empty cells that can be reached; on any empty ones where the goal cannot be
    // reached.
    std::optional<Error> strew(std::int32_t beyond) {
        const std::vector<std::int32_t> distance = distances(ground.layout());
        const bool reachable = distance[map.size.index(map.goal)] >= 0;
        std::vector<std::uint32_t> places;
        for (std::size_t i = 0; i < distance.size(); ++i) {
            if (is_end(i) || map.tiles[i] != Tile{} || (reachable && distance[i] <= beyond)) continue;
            places.push_back(static_cast<std::uint32_t>(i));
        }
        std::size_t used = 0;
        const std::size_t all = places.size();
        const auto lay = [&](Kind kind, int percent, const ValueWeights& weights) {
            const maze_pacman::Draw draw(weights);
            // Rounded, and never more than there are.
            std::size_t wanted = (all * static_cast<std::size_t>(percent) + 50) / 100;
            for (; wanted > 0 && used < all; --wanted, ++used) {
                std::swap(places[used], places[used + ground.random.below(all - used)]);
                map.tiles[places[used]] = {kind, static_cast<std::uint8_t>(1 + draw(ground.random))};
            }
        };
        lay(Kind::food, ground.recipe.food_percent, ground.recipe.food);
        lay(Kind::bomb, ground.recipe.bomb_percent, ground.recipe.bombs);
        lay(Kind::wall, ground.recipe.climb_percent, ground.recipe.heights);
        return std::nullopt;
    }

    void ease(int value, Budget& budget) {
        for (const Cell c : maze_pacman::shortest_route(to_field(map), budget)) {
            Tile& tile = map.tiles[map.size.index(c)];
            if (tile.kind != Kind::bomb && tile.kind != Kind::wall) continue;
            tile.value = static_cast<std::uint8_t>(std::min<int>(tile.value, value));
            if (tile.value == 0) tile = {};
        }
    }

    void dig_moat(const std::vector<std::int32_t>& distance, std::int32_t belts) {
        for (std::size_t i = 0; i < distance.size(); ++i) {
            if (is_end(i) || ground.layout().closed[i] != 0 || ground.in_ring(i)) continue;
            const bool belt = distance[i] > 0 && distance[i] <= belts;
            map.tiles[i] = belt ? Tile{Kind::wall, highest} : Tile{};
        }
    }

    maze_pacman::Ground<Recipe>& ground;
    std::vector<bool> deadly;
    Map map;
};

std::optional<Result<void>> set_own(Recipe& recipe, const std::string& name, const std::string& text) {
    const auto share = [&](int& out) { return worlds::set_number(name, text, 0, 100, out); };
    const auto values = [&](ValueWeights& out) { return maze_pacman::set_weights(name, values_named(text), out); };
    if (name == "deadly") return share(recipe.deadly_percent);
    if (name == "food") return share(recipe.food_percent);
    if (name == "bombs") return share(recipe.bomb_percent);
    if (name == "climb") return share(recipe.climb_percent);
    if (name == "food-values") return values(recipe.food);
    if (name == "bomb-values") return values(recipe.bombs);
    if (name == "heights") return values(recipe.heights);
    return std::nullopt;
}

// Much food only where much is needed.
void suit_own(Recipe& recipe) {
    constexpr std::size_t small_area = 200;
    const std::array<int, worlds::level_names.size()> food = {5, 10, 12, recipe.size.area() < small_area ? 40 : 20};
    recipe.food_percent = food[static_cast<std::size_t>(*recipe.level)];
}

}  // namespace

Result<ValueWeights> values_named(std::string_view text) {
    static constexpr std::array<ValueWeights, maze_pacman::mixture_names.size()> mixtures = {{
        {8, 6, 4, 2, 1, 1, 0, 0, 0},  // low
        {3, 4, 5, 4, 3, 2, 1, 1, 1},  // mid
        {0, 0, 1, 1, 2, 4, 5, 6, 8},  // high
        {1, 1, 1, 1, 1, 1, 1, 1, 1},  // flat
    }};
    return maze_pacman::weights_named(text, mixtures,
                                      tr("found '{0}', expected {1} or nine weights separated by commas"));
}

std::vector<worlds::OptionSpec> recipe_options() {
    const Recipe usual;
    return maze_pacman::options_with<Recipe>(
        {{"climb",
          tr("Low walls, which can be climbed, as a percentage of the open cells"),
          std::to_string(usual.climb_percent),
          {}},
         {"heights", tr("Distribution of wall heights: low, mid, high, flat, or nine weights for 1 to 9"), "mid", {}},
         {"food", tr("Food, as a percentage of the open cells"), std::to_string(usual.food_percent), {}},
         {"food-values",
          tr("Distribution of food values: low, mid, high, flat, or nine weights for 1 to 9"),
          "mid",
          {}},
         {"bombs", tr("Bombs, as a percentage of the open cells"), std::to_string(usual.bomb_percent), {}},
         {"bomb-values",
          tr("Distribution of bomb values: low, mid, high, flat, or nine weights for 1 to 9"),
          "mid",
          {}},
         {"deadly",
          tr("Deadly bombs, as a percentage of the cells without walls"),
          std::to_string(usual.deadly_percent),
          {}}},
        {.walls = tr("Percentage of solid walls (default: depends on the style)"),
         .ring = tr("Vault: thickness of the ring of Z9"),
         .tightness = tr("0: enough energy without food; 100: just enough with it")},
        wish_names);
}

Result<Recipe> recipe_from(const std::map<std::string, std::string>& options) {
    return maze_pacman::read_recipe<Recipe>(options, wish_names, largest_side, set_own, suit_own);
}

Result<Map> generate(const Recipe& recipe, std::uint64_t seed, Budget& budget, std::vector<Message>* remarks) {
    return maze_pacman::make_map<MakerParts>(recipe, seed, budget, remarks);
}

Result<Map> furnish(const Recipe& recipe, maze_pacman::Site site, std::uint64_t seed, Budget& budget,
                    std::vector<Message>* remarks) {
    return maze_pacman::make_map_on<MakerParts>(std::move(site), recipe, seed, budget, remarks);
}

}  // namespace ariadne::pacman
