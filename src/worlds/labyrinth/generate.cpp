#include "worlds/labyrinth/generate.h"

#include <array>
#include <utility>

#include <fmt/format.h>

#include "base/random.h"
#include "worlds/labyrinth/braid.h"
#include "worlds/labyrinth/ends.h"

namespace ariadne::labyrinth {

namespace {

// Each stage draws from numbers of its own, so that what one of them asks for leaves the others as they are.
enum class Stage : std::uint8_t { braid = 1, loops, weights };

Random random_for(Stage stage, std::uint64_t seed) {
    return Random(seed * 0x9e3779b97f4a7c15U + static_cast<std::uint64_t>(stage) * 0xd1342543de82ef95U);
}

std::unexpected<Error> building_stopped() {
    return fail("stopped before the labyrinth was built");
}

Result<void> put_ends(const Recipe& recipe, Labyrinth& labyrinth, Budget& budget, std::vector<std::string>* warnings) {
    struct End {
        const std::optional<Cell>& wanted;
        Cell& out;
        std::string_view name;
    };
    for (const End& end : std::to_array<End>(
             {{recipe.entrance, labyrinth.entrance, "entrance"}, {recipe.exit, labyrinth.exit, "exit"}})) {
        if (!end.wanted) continue;
        if (!labyrinth.has(*end.wanted))
            return fail(
                fmt::format("--{}: found {},{}, expected a room that is there, of {} rows and {} columns "
                            "counted from 0",
                            end.name, end.wanted->row, end.wanted->col, recipe.size.rows, recipe.size.cols));
        end.out = *end.wanted;
    }
    if (!recipe.farthest || (recipe.entrance && recipe.exit)) return {};
    budget.phase("looking for the farthest rooms");
    if (recipe.entrance && !farthest_exit(labyrinth, budget)) return building_stopped();
    if (recipe.exit && !farthest_entrance(labyrinth, budget)) return building_stopped();
    if (recipe.entrance || recipe.exit) return {};
    const Farthest found = farthest_pair(labyrinth, budget);
    if (found == Farthest::stopped) return building_stopped();
    if (found == Farthest::far && warnings != nullptr)
        warnings->push_back(
            fmt::format("--ends farthest: entrance and exit are far apart, but perhaps not farthest: the labyrinth "
                        "has loops, and its {} rooms are too many to look from each of them",
                        labyrinth.room_count()));
    return {};
}

}  // namespace

Result<Labyrinth> generate(const Recipe& recipe, std::uint64_t seed, Budget& budget, const Watch* watch,
                           std::vector<std::string>* warnings) {
    const Order order{.size = recipe.size,
                      .rooms = recipe.rooms.empty() ? nullptr : &recipe.rooms,
                      .bias = recipe.bias,
                      .growth = recipe.growth};
    budget.phase("building");
    std::optional<Labyrinth> built = build(*recipe.builder, order, seed, budget, watch);
    if (!built) return building_stopped();
    const Dug dug = watch == nullptr ? Dug{} : watch->dug;
    if (recipe.braid_numerator > 0) {
        Random random = random_for(Stage::braid, seed);
        braid(*built, recipe.braid_numerator, recipe.braid_denominator, random, budget, dug);
    }
    if (recipe.loops > 0) {
        Random random = random_for(Stage::loops, seed);
        if (const Result<void> done = add_loops(*built, recipe.loops, random, budget, dug); !done)
            return fail("--loops: " + done.error().message);
    }
    if (recipe.weights > 0) {
        Random random = random_for(Stage::weights, seed);
        weigh(*built, recipe.weights, random, budget);
    }
    if (budget.exhausted()) return building_stopped();
    if (const Result<void> done = put_ends(recipe, *built, budget, warnings); !done)
        return std::unexpected(done.error());
    return std::move(*built);
}

}  // namespace ariadne::labyrinth
