#include "worlds/maze/generate.h"

#include <algorithm>
#include <utility>

#include "worlds/maze/field.h"
#include "worlds/maze/text.h"
#include "worlds/maze/verify.h"
#include "worlds/maze_pacman/maker.h"
#include "worlds/maze_pacman/recipe_options.h"
#include "worlds/option_values.h"

namespace ariadne::maze {

namespace {

bool is_plain(char cell) {
    return cell >= '0' && cell <= '9';
}

struct MakerParts {
    using Map = maze::Map;
    using Recipe = maze::Recipe;
    static constexpr Phrase too_little = tr("found life {0}; the best route found needs {1}");
    static constexpr maze_pacman::TightnessWords tightness = {
        .unproven =
            tr("the least life that wins is not proven: it lies between {0} and {1}, and --tightness 100 gives {1}"),
        .no_effect = tr("--tightness has no effect: life {0} is needed with or without treasures"),
        .raised = tr("--tightness asks for life {0}; the rules ask for at least {1}")};
    static constexpr int dearest = 9;
    static constexpr auto amount = &Map::life;
    static constexpr std::int64_t most = largest_life;

    static std::optional<Error> check(const Recipe& recipe) {
        constexpr auto most_treasures = static_cast<std::int64_t>(maze_pacman::largest_generated_area);
        for (const auto& bad : {
                 maze_pacman::check_numbers(recipe, largest_side),
                 worlds::within(tr("treasures"), recipe.treasures, 0, most_treasures),
                 maze_pacman::check_area(recipe.size),
                 maze_pacman::check_weights(recipe.digits, tr("digits")),
                 maze_pacman::check_distance(recipe),
             })
            if (bad) return bad;
        return std::nullopt;
    }

    explicit MakerParts(maze_pacman::Ground<Recipe>& on) : ground(on) {}

    std::int64_t least() const {
        return std::min(map.size.rows, map.size.cols) >= least_by_the_rules ? least_by_the_rules : 1;
    }

    void clear_ring() {
        std::vector<std::uint8_t>& closed = ground.site.layout.closed;
        for (std::size_t i = 0; i < closed.size(); ++i)
            if (ground.in_ring(i)) closed[i] = 0;
    }

    void set_cells() {
        const maze_pacman::Layout& layout = ground.layout();
        map = {.size = layout.size, .life = 0, .cells = std::string(layout.size.area(), wall)};
        map.cells[map.size.index(layout.start())] = start;
        map.cells[map.size.index(layout.goal())] = end;
        const std::string& costs = ground.site.costs;
        const maze_pacman::Draw draw(ground.recipe.digits);
        for (std::size_t i = 0; i < map.cells.size(); ++i) {
            if (layout.closed[i] != 0 || layout.is_end(i)) continue;
            const char digit = costs.empty() ? static_cast<char>('0' + draw(ground.random)) : costs[i];
            map.cells[i] = ground.in_ring(i) ? '9' : digit;
        }
    }

    // Treasures, on cells that can be reached; on any open ones where E cannot be reached.
    std::optional<Error> strew(std::int32_t beyond) {
        const std::vector<std::int32_t> distance = distances(ground.layout());
        const bool reachable = distance[map.size.index(ground.layout().goal())] >= 0;
        std::vector<std::uint32_t> places;
        for (std::size_t i = 0; i < map.cells.size(); ++i) {
            if (!is_plain(map.cells[i]) || (reachable && distance[i] <= beyond) || ground.in_ring(i)) continue;
            places.push_back(static_cast<std::uint32_t>(i));
        }
        const auto wanted = static_cast<std::size_t>(ground.recipe.treasures);
        if (wanted > places.size())
            return Error{{tr("found {0} treasures, expected at most {1} on this map"), wanted, places.size()}};
        for (std::size_t i = 0; i < wanted; ++i) {
            std::swap(places[i], places[i + ground.random.below(places.size() - i)]);
            map.cells[places[i]] = treasure;
        }
        return std::nullopt;
    }

    void ease(int highest, Budget& budget) {
        for (const Cell c : maze_pacman::cheapest_route(to_field(map), budget)) {
            char& cell = map.cells[map.size.index(c)];
            if (is_plain(cell)) cell = std::min(cell, static_cast<char>('0' + highest));
        }
    }

    void dig_moat(const std::vector<std::int32_t>& distance, std::int32_t belts) {
        for (std::size_t i = 0; i < map.cells.size(); ++i) {
            if (map.cells[i] == treasure) map.cells[i] = '0';
            if (distance[i] > 0 && distance[i] <= belts) map.cells[i] = '9';
        }
    }

    maze_pacman::Ground<Recipe>& ground;
    Map map;
};

std::optional<Result<void>> set_own(Recipe& recipe, const std::string& name, const std::string& text) {
    constexpr int most_treasures = 1'000'000;
    if (name == "treasures") return worlds::set_number(name, text, 0, most_treasures, recipe.treasures);
    if (name == "digits") return maze_pacman::set_weights(name, digits_named(text), recipe.digits);
    return std::nullopt;
}

// Many treasures only where many are needed.
void suit_own(Recipe& recipe) {
    const auto area = static_cast<int>(std::min<std::size_t>(recipe.size.area(), 400));
    const std::array<int, worlds::level_names.size()> treasures = {area / 40, area / 16, area / 12, area / 16 + 8};
    recipe.treasures = std::min(treasures[static_cast<std::size_t>(*recipe.level)], area / 4);
}

}  // namespace

Result<DigitWeights> digits_named(std::string_view text) {
    static constexpr std::array<DigitWeights, maze_pacman::mixture_names.size()> mixtures = {{
        {8, 6, 4, 2, 1, 1, 0, 0, 0, 0},  // low
        {3, 4, 5, 5, 4, 3, 2, 1, 1, 1},  // mid
        {0, 0, 1, 1, 2, 3, 4, 5, 6, 8},  // high
        {1, 1, 1, 1, 1, 1, 1, 1, 1, 1},  // flat
    }};
    return maze_pacman::weights_named(text, mixtures,
                                      tr("found '{0}', expected {1} or ten weights separated by commas"));
}

std::vector<worlds::OptionSpec> recipe_options() {
    return maze_pacman::options_with<Recipe>(
        {{"digits", tr("Distribution of digits: low, mid, high, flat, or ten weights for 0 to 9"), "low", {}},
         {"treasures",
          tr("Number of treasures; by default fewer on a small map"),
          std::to_string(Recipe{}.treasures),
          {}}},
        {.walls = tr("Percentage of walls (default: depends on the style)"),
         .ring = tr("Vault: thickness of the ring of 9s"),
         .tightness = tr("0: enough life without treasures; 100: just enough with them")},
        wish_names);
}

Result<Recipe> recipe_from(const std::map<std::string, std::string>& options) {
    Result<Recipe> recipe = maze_pacman::read_recipe<Recipe>(options, wish_names, largest_side, set_own, suit_own);
    // The usual number is for usual maps; a small one keeps room for S, E and walls.
    if (recipe && !recipe->level && !options.contains("treasures")) {
        const std::size_t room = recipe->size.area() / 8;
        recipe->treasures = static_cast<int>(std::min(static_cast<std::size_t>(recipe->treasures), room));
    }
    return recipe;
}

Result<Map> generate(const Recipe& recipe, std::uint64_t seed, Budget& budget, std::vector<Message>* remarks) {
    return maze_pacman::make_map<MakerParts>(recipe, seed, budget, remarks);
}

Result<Map> furnish(const Recipe& recipe, maze_pacman::Site site, std::uint64_t seed, Budget& budget,
                    std::vector<Message>* remarks) {
    return maze_pacman::make_map_on<MakerParts>(std::move(site), recipe, seed, budget, remarks);
}

}  // namespace ariadne::maze
