#include "worlds/labyrinth/generate.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <utility>

#include <fmt/format.h>

#include "base/random.h"
#include "text/numbers.h"
#include "worlds/labyrinth/braid.h"
#include "worlds/labyrinth/ends.h"
#include "worlds/labyrinth/mask.h"
#include "worlds/labyrinth/text.h"
#include "worlds/names.h"
#include "worlds/option_values.h"

namespace ariadne::labyrinth {

namespace {

using Options = std::map<std::string, std::string>;

constexpr std::array<std::string_view, 4> growth_names = {"newest", "oldest", "random", "mixed"};
constexpr std::array<std::string_view, 2> ends_names = {"corners", "farthest"};
constexpr std::uint64_t most_loops = 2 * most_rooms;

// A decimal number such as -0.25 in millionths, which keeps shares the same on every machine.
constexpr std::int64_t whole = 1'000'000;

std::optional<std::int64_t> millionths(std::string_view text) {
    const bool minus = text.starts_with('-');
    if (minus) text.remove_prefix(1);
    const std::size_t dot = std::min(text.find('.'), text.size());
    const std::string_view before = text.substr(0, dot);
    const std::string_view after = dot < text.size() ? text.substr(dot + 1) : std::string_view();
    if ((before.empty() && after.empty()) || after.size() > 6) return std::nullopt;
    std::int64_t value = 0;
    if (!before.empty()) {
        const text::Number number = text::read_number(before, 1000);
        if (number.length != before.size() || number.past_most || before.starts_with('-')) return std::nullopt;
        value = number.value * whole;
    }
    std::int64_t place = whole;
    for (const char c : after) {
        if (!text::is_digit(c)) return std::nullopt;
        value += (c - '0') * (place /= 10);
    }
    return minus ? -value : value;
}

Result<std::int64_t> share(const std::string& name, const std::string& text, int low) {
    const std::optional<std::int64_t> value = millionths(text);
    if (!value || *value < low * whole || *value > whole)
        return fail({tr("--{0}: found '{1}', expected a number from {2} to 1, with up to six decimals"), name,
                     text::clipped(text), low});
    return *value;
}

Result<std::uint64_t> amount(const std::string& name, const std::string& text, std::uint64_t low, std::uint64_t high) {
    const auto value = text::to_number<std::uint64_t>(text);
    if (!value || *value < low || *value > high)
        return fail(
            {tr("--{0}: found '{1}', expected a number from {2} to {3}"), name, text::clipped(text), low, high});
    return *value;
}

Result<Cell> read_room(const std::string& name, const std::string& text) {
    const std::size_t comma = text.find(',');
    Cell out;
    const auto bad = [&] {
        return fail({tr("--{0}: found '{1}', expected row and column, counted from 0, such as 0,12"), name,
                     text::clipped(text)});
    };
    if (comma == std::string::npos) return bad();
    const auto part = [](std::string_view digits, int& value) {
        const text::Number number = text::read_number(digits, longest_side);
        value = static_cast<int>(number.value);
        return number.length > 0 && number.length == digits.size() && number.value >= 0;
    };
    const std::string_view view = text;
    if (!part(view.substr(0, comma), out.row) || !part(view.substr(comma + 1), out.col)) return bad();
    return out;
}

template <class T, class Out>
Result<void> keep(const Result<T>& read, Out& out) {
    if (!read) return std::unexpected(read.error());
    out = static_cast<Out>(*read);
    return {};
}

Result<void> set(Recipe& recipe, const std::string& name, const std::string& text) {
    if (name == "builder") {
        recipe.builder = find_builder(text);
        if (recipe.builder == nullptr)
            return fail({tr("--{0}: found '{1}', expected one of: {2}"), name, text::clipped(text),
                         fmt::format("{}", fmt::join(worlds::names_of(all_builders()), ", "))});
        return {};
    }
    if (name == "rows") return worlds::set_number(name, text, 1, longest_side, recipe.size.rows);
    if (name == "cols") return worlds::set_number(name, text, 1, longest_side, recipe.size.cols);
    if (name == "growth") return worlds::set_choice(name, text, growth_names, recipe.growth);
    if (name == "loops") return keep(amount(name, text, 0, most_loops), recipe.loops);
    if (name == "weights") return keep(amount(name, text, 1, largest_weight), recipe.weights);
    if (name == "ends") return worlds::set_choice(name, text, ends_names, recipe.farthest);
    if (name == "entrance") return keep(read_room(name, text), recipe.entrance.emplace());
    if (name == "exit") return keep(read_room(name, text), recipe.exit.emplace());
    if (name == "braid") return keep(share(name, text, 0), recipe.braid);
    if (name == "bias") {
        const Result<std::int64_t> value = share(name, text, -1);
        if (!value) return std::unexpected(value.error());
        const std::int64_t half = *value < 0 ? -whole / 2 : whole / 2;
        recipe.bias = static_cast<int>((16 * *value + half) / whole);
        return {};
    }
    return fail({tr("unknown option --{0}"), name});
}

// Pictures that are not read, by how they begin.
bool foreign_picture(std::string_view bytes) {
    constexpr std::array<std::string_view, 10> beginnings = {"\xFF\xD8\xFF", "P3",   "P6",  "P7",    "GIF8",
                                                             "BM",           "RIFF", "II*", "<?xml", "<svg"};
    return std::ranges::any_of(beginnings, [&](std::string_view b) { return bytes.starts_with(b); });
}

Result<void> set_mask(Recipe& recipe, const Options& options, const std::string& bytes) {
    if (foreign_picture(bytes))
        return fail(tr("--mask: pictures of this kind are not supported; use PNG, PBM, PGM or text"));
    Result<BitGrid> mask = read_mask(bytes);
    if (!mask) {
        const Error& error = mask.error();
        if (error.line == 0) return fail({after_colon, "--mask", error.message});
        return fail({tr("--mask: line {0}, column {1}: {2}"), error.line, error.column, error.message});
    }
    const Size size = mask->size();
    if (options.contains("rows") && recipe.size.rows != size.rows)
        return fail({tr_n("--rows: found {1}, but the mask has {0} row; leave this option out",
                          "--rows: found {1}, but the mask has {0} rows; leave this option out"),
                     size.rows, recipe.size.rows});
    if (options.contains("cols") && recipe.size.cols != size.cols)
        return fail({tr_n("--cols: found {1}, but the mask has {0} column; leave this option out",
                          "--cols: found {1}, but the mask has {0} columns; leave this option out"),
                     size.cols, recipe.size.cols});
    recipe.size = size;
    recipe.rooms = std::move(*mask);
    if (recipe.rooms.count() == size.area()) recipe.rooms = {};
    return {};
}

Result<void> check(const Recipe& recipe, const Options& options) {
    if (Message bad = limit_error(recipe.size); !bad.empty())
        return fail({after_colon, "--rows, --cols", std::move(bad)});
    const std::string_view name = recipe.builder->name;
    if (!recipe.rooms.empty() && !recipe.builder->masks)
        return fail({tr("--mask: the {0} builder does not support masks; these do: {1}"), name,
                     fmt::format("{}", fmt::join(worlds::names_of(all_builders() | std::views::filter(&Builder::masks)),
                                                 ", "))});
    if (options.contains("growth") && name != "growing-tree")
        return fail({tr("--growth: the {0} builder does not have this option; only growing-tree does"), name});
    return {};
}

// Each stage draws from numbers of its own, so that what one of them asks for leaves the others as they are.
enum class Stage : std::uint8_t { braid = 1, loops, weights };

Random random_for(Stage stage, std::uint64_t seed) {
    return Random(seed * 0x9e3779b97f4a7c15U + static_cast<std::uint64_t>(stage) * 0xd1342543de82ef95U);
}

constexpr Phrase labyrinth_built = tr("before the labyrinth was built");

Result<void> put_ends(const Recipe& recipe, Labyrinth& labyrinth, Budget& budget, std::vector<Message>* warnings) {
    struct End {
        const std::optional<Cell>& wanted;
        Cell& out;
        std::string_view name;
    };
    for (const End& end : std::to_array<End>(
             {{recipe.entrance, labyrinth.entrance, "entrance"}, {recipe.exit, labyrinth.exit, "exit"}})) {
        if (!end.wanted) continue;
        if (!labyrinth.has(*end.wanted))
            return fail({tr("--{0}: there is no room at {1},{2}; the labyrinth has {3} x {4} rooms, counted from 0"),
                         end.name, end.wanted->row, end.wanted->col, recipe.size.rows, recipe.size.cols});
        end.out = *end.wanted;
    }
    if (!recipe.farthest || (recipe.entrance && recipe.exit)) return {};
    budget.phase(tr("looking for the two rooms farthest apart"));
    if (recipe.entrance && !farthest_exit(labyrinth, budget)) return stopped(budget, labyrinth_built);
    if (recipe.exit && !farthest_entrance(labyrinth, budget)) return stopped(budget, labyrinth_built);
    if (recipe.entrance || recipe.exit) return {};
    const Farthest found = farthest_pair(labyrinth, budget);
    if (found == Farthest::stopped) return stopped(budget, labyrinth_built);
    if (found == Farthest::far && warnings != nullptr)
        warnings->push_back(
            {tr("--ends farthest: the entrance and the exit are far apart, but another pair of rooms may be farther: "
                "the labyrinth has loops and too many rooms ({0}) to compare all pairs"),
             labyrinth.room_count()});
    return {};
}

}  // namespace

std::vector<worlds::OptionSpec> recipe_options() {
    const Recipe usual;
    const auto text = [](int value) { return fmt::format("{}", value); };
    return {{"builder", tr("Algorithm that builds the labyrinth"), std::string(all_builders().front().name),
             worlds::names_of(all_builders())},
            {"rows", tr("Rows of rooms"), text(usual.size.rows), {}},
            {"cols", tr("Columns of rooms"), text(usual.size.cols), {}},
            {"braid", tr("Share of dead ends to open, 0 to 1"), "0", {}},
            {"loops", tr("Number of additional inner walls to remove"), "0", {}},
            {"bias", tr("Preferred direction of passages, from -1 (vertical) to 1 (horizontal)"), "0", {}},
            {"growth", tr("For growing-tree: the room it continues from"),
             std::string(growth_names[static_cast<std::size_t>(usual.growth)]), worlds::strings(growth_names)},
            {"mask",
             tr("Where the rooms are: a text file with '#' for no room, or a picture (PNG, PBM, PGM) that is dark "
                "where there is none (default: everywhere)"),
             "",
             {},
             true},
            {"weights", tr("Largest weight of a passage, 1 to 1000000 (default: no weights)"), "", {}},
            {"ends", tr("Entrance and exit: in opposite corners, or in the two rooms farthest apart"), "corners",
             worlds::strings(ends_names)},
            {"entrance", tr("Room of the entrance, ROW,COLUMN from 0 (default: set by --ends)"), "", {}},
            {"exit", tr("Room of the exit, ROW,COLUMN from 0 (default: set by --ends)"), "", {}}};
}

Result<Recipe> recipe_from(const Options& options) {
    Recipe recipe;
    recipe.builder = &all_builders().front();
    for (const auto& [name, text] : options) {
        if (name == "mask") continue;
        if (const Result<void> done = set(recipe, name, text); !done) return std::unexpected(done.error());
    }
    if (const auto mask = options.find("mask"); mask != options.end()) {
        if (const Result<void> done = set_mask(recipe, options, mask->second); !done)
            return std::unexpected(done.error());
    }
    if (const Result<void> done = check(recipe, options); !done) return std::unexpected(done.error());
    return recipe;
}

Result<Labyrinth> generate(const Recipe& recipe, std::uint64_t seed, Budget& budget, Diary* diary,
                           std::vector<Message>* warnings) {
    const BuildRequest request{.size = recipe.size,
                               .rooms = recipe.rooms.empty() ? nullptr : &recipe.rooms,
                               .bias = recipe.bias,
                               .growth = recipe.growth};
    budget.phase(tr("building the labyrinth"));
    std::optional<Labyrinth> built = build(*recipe.builder, request, seed, budget, diary);
    if (!built) return stopped(budget, labyrinth_built);
    if (recipe.braid > 0) {
        Random random = random_for(Stage::braid, seed);
        braid(*built, recipe.braid, random, budget, diary);
    }
    if (recipe.loops > 0) {
        Random random = random_for(Stage::loops, seed);
        if (const Result<void> done = add_loops(*built, recipe.loops, random, budget, diary); !done)
            return fail({after_colon, "--loops", done.error().message});
    }
    if (recipe.weights > 0) {
        Random random = random_for(Stage::weights, seed);
        weigh(*built, recipe.weights, random, budget);
    }
    if (budget.exhausted()) return stopped(budget, labyrinth_built);
    if (const Result<void> done = put_ends(recipe, *built, budget, warnings); !done)
        return std::unexpected(done.error());
    return std::move(*built);
}

}  // namespace ariadne::labyrinth
