#include "cli/bench.h"

#include <map>
#include <utility>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "cli/instances.h"

namespace ariadne::cli {

namespace {

using Options = std::map<std::string, std::string>;

struct Recipe {
    std::string_view world;
    std::string_view name;
    std::uint64_t seed;
    Options options;
};

// Each is solved for the fewest steps in a second or less.
std::vector<Recipe> built_in() {
    std::vector<Recipe> out;
    const auto maze = [&](std::string_view name, std::uint64_t seed, const std::string& side,
                          const std::string& treasures, Options more) {
        more.insert({{"rows", side}, {"cols", side}, {"treasures", treasures}});
        out.push_back({"maze", name, seed, std::move(more)});
    };
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        maze("open", seed, "100", "25", {{"tightness", "80"}});
        maze("tight", seed, "60", "30", {{"tightness", "100"}, {"digits", "mid"}});
        maze("corridors", seed, "81", "20", {{"style", "corridors"}, {"tightness", "90"}});
        maze("caves", seed, "80", "20", {{"style", "caves"}, {"tightness", "90"}});
        maze("vault", seed, "25", "25", {{"style", "vault"}, {"ring", "3"}, {"tightness", "80"}});
        maze("no-life", seed, "50", "12", {{"wish", "impossible-life"}});
        maze("no-way", seed, "300", "12", {{"wish", "impossible-walls"}});
    }
    const auto pacman = [&](std::string_view name, std::uint64_t seed, Options options) {
        out.push_back({"pacman", name, seed, std::move(options)});
    };
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        pacman("pacman-open", seed, {{"tightness", "90"}});
        pacman("pacman-corridors", seed,
               {{"rows", "19"}, {"cols", "19"}, {"style", "corridors"}, {"food", "10"}, {"tightness", "100"}});
        pacman("pacman-vault", seed, {{"style", "vault"}, {"food", "25"}, {"tightness", "80"}});
        pacman("pacman-no-energy", seed, {{"wish", "impossible-energy"}});
    }
    return out;
}

}  // namespace

Result<std::vector<BenchCase>> made_cases() {
    std::vector<BenchCase> cases;
    for (const Recipe& recipe : built_in()) {
        const Result<const worlds::World*> world = catalog::find_world(std::string(recipe.world));
        if (!world) return std::unexpected(world.error());
        Budget budget;
        std::vector<std::string> warnings;
        Result<std::string> text = (*world)->generate(recipe.options, recipe.seed, budget, warnings);
        if (!text) return std::unexpected(text.error());
        cases.push_back({fmt::format("{}-{}", recipe.name, recipe.seed), "", std::move(*text), *world});
    }
    return cases;
}

Result<std::vector<BenchCase>> read_cases(const std::vector<std::string>& arguments) {
    const Result<std::vector<std::string>> files = instances(arguments);
    if (!files) return std::unexpected(files.error());
    std::vector<BenchCase> cases;
    for (const std::string& file : *files) cases.push_back({file, file, {}, nullptr});
    return cases;
}

}  // namespace ariadne::cli
