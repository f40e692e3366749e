#include "catalog/labyrinth_maps.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/charge.h"
#include "text/characters.h"
#include "worlds/formats.h"
#include "worlds/labyrinth/text.h"
#include "worlds/maze/generate.h"
#include "worlds/maze/text.h"
#include "worlds/maze_pacman/weights.h"
#include "worlds/option_values.h"
#include "worlds/pacman/generate.h"
#include "worlds/pacman/text.h"

namespace ariadne::catalog {

namespace {

using labyrinth::Labyrinth;

constexpr std::size_t largest_area = maze_pacman::largest_generated_area;

constexpr auto both = std::to_array<std::string_view>({"tightness", "wish"});
constexpr auto for_maze = std::to_array<std::string_view>({"digits", "treasures", "life"});
constexpr auto for_pacman =
    std::to_array<std::string_view>({"food", "food-values", "bombs", "bomb-values", "climb", "heights", "energy"});

Cell cell_of(Cell room) {
    return {2 * room.row + 1, 2 * room.col + 1};
}

// Calls visit(room, direction, cell between) for every passage.
template <class Visit>
void each_passage(const Labyrinth& labyrinth, Visit&& visit) {
    for (int row = 0; row < labyrinth.size.rows; ++row) {
        for (int col = 0; col < labyrinth.size.cols; ++col) {
            const Cell room = {row, col};
            for (const Direction d : {Direction::right, Direction::down})
                if (labyrinth.open(room, d)) visit(room, d, step(cell_of(room), d));
        }
    }
}

Result<Labyrinth> readable(std::string_view text) {
    Result<Labyrinth> labyrinth = labyrinth::read(text);
    if (!labyrinth) return labyrinth;
    const std::uint64_t area = (2 * static_cast<std::uint64_t>(labyrinth->size.rows) + 1) *
                               (2 * static_cast<std::uint64_t>(labyrinth->size.cols) + 1);
    if (area > largest_area)
        return fail({tr("{0} x {1} rooms become a map of {2} cells (limit: {3})"), labyrinth->size.rows,
                     labyrinth->size.cols, area, largest_area});
    if (labyrinth->entrance == labyrinth->exit)
        return fail(tr("entrance and exit are in the same room; a map needs two cells for them"));
    return labyrinth;
}

// The options that the world takes; its own life is set apart, for no recipe has one.
struct Chosen {
    std::map<std::string, std::string> recipe;
    std::optional<std::int64_t> life;
};

Result<Chosen> choose(const TranslateOrder& order, std::span<const std::string_view> own, std::string_view world,
                      std::string_view life, std::int64_t most) {
    Chosen out;
    for (const auto& [name, text] : order.strewn) {
        if (std::ranges::find(own, name) == own.end() && std::ranges::find(both, name) == both.end())
            return fail({tr("--{0} does not apply to {1}; expected one of: --{2}, --{3}"), name, world,
                         fmt::format("{}", fmt::join(own, ", --")), fmt::format("{}", fmt::join(both, ", --"))});
        if (name == "wish" && text != "any" && text != "solvable")
            return fail({tr("--wish: found '{0}', expected any or solvable"), text::clipped(text)});
        if (name != life) {
            out.recipe[name] = text;
            continue;
        }
        int value = 0;
        const Result<void> read = worlds::set_number(name, text, 1, static_cast<int>(most), value);
        if (!read) return std::unexpected(read.error());
        out.life = value;
    }
    return out;
}

// Weights as the costs of the passages, where a digit can say them.
std::string costs_of(const Labyrinth& labyrinth, std::vector<Message>& warnings) {
    const auto heaviest = std::ranges::max(labyrinth.weights);
    if (heaviest > 9) {
        warnings.emplace_back(tr("the weights of the passages are left out: {0} does not fit in a single digit"),
                              heaviest);
        return {};
    }
    const Size size = {2 * labyrinth.size.rows + 1, 2 * labyrinth.size.cols + 1};
    std::string costs(size.area(), '0');
    each_passage(labyrinth, [&](Cell room, Direction d, Cell between) {
        costs[size.index(between)] = static_cast<char>('0' + labyrinth.weight(room, d));
    });
    return costs;
}

}  // namespace

namespace {

// The layout, and the cost of each cell.
std::size_t bytes_of_cells(const Labyrinth& labyrinth) {
    return Size{2 * labyrinth.size.rows + 1, 2 * labyrinth.size.cols + 1}.area() * 2;
}

}  // namespace

maze_pacman::Layout as_cells(const Labyrinth& labyrinth) {
    const Size size = {2 * labyrinth.size.rows + 1, 2 * labyrinth.size.cols + 1};
    maze_pacman::Layout out{size, std::vector<std::uint8_t>(size.area(), 1), cell_of(labyrinth.entrance),
                            cell_of(labyrinth.exit)};
    for (std::size_t i = 0; i < labyrinth.size.area(); ++i)
        if (labyrinth.has(labyrinth.size.cell(i))) out.closed[size.index(cell_of(labyrinth.size.cell(i)))] = 0;
    each_passage(labyrinth, [&](Cell, Direction, Cell between) { out.closed[size.index(between)] = 0; });
    return out;
}

std::vector<worlds::OptionSpec> strewn_options() {
    return {{"digits",
             tr("Labyrinth to MAZE: distribution of digits: low, mid, high, flat, or ten weights for 0 to 9 (default: "
                "all 0, or the weights of the passages)"),
             "",
             {}},
            {"treasures", tr("Labyrinth to MAZE: number of treasures"), "0", {}},
            {"life", tr("Labyrinth to MAZE: life at the start (default: set by --tightness)"), "", {}},
            {"food", tr("Labyrinth to Pac-Man: food, as a percentage of the open cells"), "0", {}},
            {"food-values",
             tr("Labyrinth to Pac-Man: values of food: low, mid, high, flat, or nine weights for 1 to 9"),
             "mid",
             {}},
            {"bombs", tr("Labyrinth to Pac-Man: bombs, as a percentage of the open cells"), "0", {}},
            {"bomb-values",
             tr("Labyrinth to Pac-Man: values of bombs: low, mid, high, flat, or nine weights for 1 to 9"),
             "mid",
             {}},
            {"climb", tr("Labyrinth to Pac-Man: low walls, as a percentage of the open cells"), "0", {}},
            {"heights",
             tr("Labyrinth to Pac-Man: heights of low walls: low, mid, high, flat, or nine weights for 1 to 9"),
             "mid",
             {}},
            {"energy", tr("Labyrinth to Pac-Man: energy at the start (default: set by --tightness)"), "", {}},
            {"tightness", tr("0: enough life without treasures or food; 100: just enough with them"), "50", {}},
            {"wish", tr("Required outcome"), "solvable", {"any", "solvable"}}};
}

Result<Translation> labyrinth_to_maze(std::string_view text, const TranslateOrder& order, Budget& budget) {
    const Result<Labyrinth> labyrinth = readable(text);
    if (!labyrinth) return std::unexpected(labyrinth.error());
    Result<Chosen> chosen = choose(order, for_maze, "MAZE", "life", maze::largest_life);
    if (!chosen) return std::unexpected(chosen.error());
    const bool by_weight = !labyrinth->weights.empty() && !chosen->recipe.contains("digits");
    chosen->recipe.try_emplace("treasures", "0");
    chosen->recipe.try_emplace("digits", "1,0,0,0,0,0,0,0,0,0");
    const Result<maze::Recipe> recipe = maze::recipe_from(chosen->recipe);
    if (!recipe) return std::unexpected(recipe.error());

    Translation out;
    Charge charge(budget);
    if (!budget.check() || !charge.add(bytes_of_cells(*labyrinth))) return stopped(budget, worlds::text_ready);
    maze_pacman::Site site{.layout = as_cells(*labyrinth), .life = chosen->life};
    if (by_weight) site.costs = costs_of(*labyrinth, out.warnings);
    std::vector<Message>* const remarks = chosen->recipe.contains("tightness") ? &out.warnings : nullptr;
    const Result<maze::Map> map = maze::furnish(*recipe, std::move(site), order.seed, budget, remarks);
    if (!map) return std::unexpected(map.error());
    out.text = maze::write(*map);
    return out;
}

Result<Translation> labyrinth_to_pacman(std::string_view text, const TranslateOrder& order, Budget& budget) {
    const Result<Labyrinth> labyrinth = readable(text);
    if (!labyrinth) return std::unexpected(labyrinth.error());
    Result<Chosen> chosen = choose(order, for_pacman, "Pac-Man", "energy", pacman::largest_energy);
    if (!chosen) return std::unexpected(chosen.error());
    for (const char* const name : {"food", "bombs", "climb"}) chosen->recipe.try_emplace(name, "0");
    const Result<pacman::Recipe> recipe = pacman::recipe_from(chosen->recipe);
    if (!recipe) return std::unexpected(recipe.error());

    Translation out;
    if (!labyrinth->weights.empty())
        out.warnings.emplace_back(tr("the weights of the passages are left out: every step in Pac-Man costs 1"));
    Charge charge(budget);
    if (!budget.check() || !charge.add(bytes_of_cells(*labyrinth))) return stopped(budget, worlds::text_ready);
    std::vector<Message>* const remarks = chosen->recipe.contains("tightness") ? &out.warnings : nullptr;
    const Result<pacman::Map> map =
        pacman::furnish(*recipe, {.layout = as_cells(*labyrinth), .life = chosen->life}, order.seed, budget, remarks);
    if (!map) return std::unexpected(map.error());
    out.text = pacman::write(*map);
    return out;
}

}  // namespace ariadne::catalog
