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
        return fail(fmt::format("--{}: found '{}', expected a number from {} to 1, with up to six decimals", name,
                                text::clipped(text), low));
    return *value;
}

Result<std::uint64_t> amount(const std::string& name, const std::string& text, std::uint64_t low, std::uint64_t high) {
    const auto value = text::to_number<std::uint64_t>(text);
    if (!value || *value < low || *value > high)
        return fail(
            fmt::format("--{}: found '{}', expected a number from {} to {}", name, text::clipped(text), low, high));
    return *value;
}

Result<Cell> read_room(const std::string& name, const std::string& text) {
    const std::size_t comma = text.find(',');
    Cell out;
    const auto bad = [&] {
        return fail(
            fmt::format("--{}: found '{}', expected row and column from 0, as in 0,12", name, text::clipped(text)));
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
            return fail(fmt::format("--builder: found '{}', expected one of: {}", text::clipped(text),
                                    fmt::join(worlds::names_of(all_builders()), ", ")));
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
    return fail(fmt::format("no option is called --{}", name));
}

// Pictures that are not read, by how they begin.
bool foreign_picture(std::string_view bytes) {
    constexpr std::array<std::string_view, 10> beginnings = {"\xFF\xD8\xFF", "P3",   "P6",  "P7",    "GIF8",
                                                             "BM",           "RIFF", "II*", "<?xml", "<svg"};
    return std::ranges::any_of(beginnings, [&](std::string_view b) { return bytes.starts_with(b); });
}

Result<void> set_mask(Recipe& recipe, const Options& options, const std::string& bytes) {
    if (foreign_picture(bytes)) return fail("--mask: found a picture of another kind, expected PNG, PBM, PGM or text");
    Result<BitGrid> mask = read_mask(bytes);
    if (!mask) {
        const Error& error = mask.error();
        const std::string place =
            error.line > 0 ? fmt::format("line {}, column {}: ", error.line, error.column) : std::string();
        return fail(fmt::format("--mask: {}{}", place, error.message));
    }
    const Size size = mask->size();
    for (const auto& [name, asked, has] :
         {std::tuple{"rows", recipe.size.rows, size.rows}, std::tuple{"cols", recipe.size.cols, size.cols}}) {
        if (options.contains(name) && asked != has)
            return fail(
                fmt::format("--{0}: found {1}, but the mask has {2} {0}; it may be left out", name, asked, has));
    }
    recipe.size = size;
    recipe.rooms = std::move(*mask);
    if (recipe.rooms.count() == size.area()) recipe.rooms = {};
    return {};
}

Result<void> check(const Recipe& recipe, const Options& options) {
    if (std::string bad = limit_error(recipe.size.rows, recipe.size.cols); !bad.empty())
        return fail("--rows, --cols: " + bad);
    const std::string_view name = recipe.builder->name;
    if (!recipe.rooms.empty() && !recipe.builder->masks)
        return fail(
            fmt::format("--mask: the builder {} needs all rooms, expected one of: {}", name,
                        fmt::join(worlds::names_of(all_builders() | std::views::filter(&Builder::masks)), ", ")));
    if (options.contains("growth") && name != "growing-tree")
        return fail(fmt::format("--growth: the builder {} has none, expected growing-tree", name));
    return {};
}

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

std::vector<worlds::OptionSpec> recipe_options() {
    const Recipe usual;
    const auto text = [](int value) { return fmt::format("{}", value); };
    return {{"builder", "How it is dug", std::string(all_builders().front().name), worlds::names_of(all_builders())},
            {"rows", "Rows of rooms", text(usual.size.rows), {}},
            {"cols", "Columns of rooms", text(usual.size.cols), {}},
            {"braid", "The share of dead ends to open, 0 to 1", "0", {}},
            {"loops", "How many inner walls to remove besides", "0", {}},
            {"bias", "-1: passages go up and down where there is a choice; 1: from side to side", "0", {}},
            {"growth", "Of growing-tree: the room it grows from",
             std::string(growth_names[static_cast<std::size_t>(usual.growth)]), worlds::strings(growth_names)},
            {"mask",
             "Where rooms are: text with '#' where there is none, or a picture (PNG, PBM, PGM), dark there",
             "rooms everywhere",
             {},
             true},
            {"weights", "Passages weigh 1 to this, at most 1000000", "no weights", {}},
            {"ends", "Entrance and exit: in opposite corners, or in the two rooms farthest apart", "corners",
             worlds::strings(ends_names)},
            {"entrance", "The room of the entrance, ROW,COLUMN from 0", "as --ends says", {}},
            {"exit", "The room of the exit, ROW,COLUMN from 0", "as --ends says", {}}};
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
                           std::vector<std::string>* warnings) {
    const BuildRequest request{.size = recipe.size,
                               .rooms = recipe.rooms.empty() ? nullptr : &recipe.rooms,
                               .bias = recipe.bias,
                               .growth = recipe.growth};
    budget.phase("building");
    std::optional<Labyrinth> built = build(*recipe.builder, request, seed, budget, diary);
    if (!built) return building_stopped();
    if (recipe.braid > 0) {
        Random random = random_for(Stage::braid, seed);
        braid(*built, recipe.braid, random, budget, diary);
    }
    if (recipe.loops > 0) {
        Random random = random_for(Stage::loops, seed);
        if (const Result<void> done = add_loops(*built, recipe.loops, random, budget, diary); !done)
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
