#include "worlds/amazons/generate.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/characters.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/text.h"
#include "worlds/option_values.h"

namespace ariadne::amazons {

namespace {

constexpr int most_tries = 200;
constexpr int most_plies = largest_side * largest_side;
constexpr std::array<std::string_view, 3> formats = {"fen", "board", "game"};

std::vector<std::string> size_choices() {
    std::vector<std::string> out;
    for (const int size : known_sizes()) out.push_back(fmt::format("{}", size));
    return out;
}

Position strewn(const Recipe& recipe, Random& random) {
    Position out{*recipe.board, std::vector<Square>(recipe.board->area()), Side::white};
    std::vector<std::size_t> cells(out.squares.size());
    std::iota(cells.begin(), cells.end(), std::size_t{0});
    random.shuffle(std::span(cells));
    const auto each = static_cast<std::size_t>(recipe.amazons);
    for (std::size_t i = 0; i < 2 * each; ++i) out.squares[cells[i]] = i < each ? Square::white : Square::black;
    return out;
}

bool both_can_turn(Position position) {
    if (has_lost(position)) return false;
    position.to_move = other(position.to_move);
    return !has_lost(position);
}

int usual_plies(const Recipe& recipe) {
    return recipe.board ? 0 : recipe.size * recipe.size / 5;
}

}  // namespace

std::vector<worlds::OptionSpec> recipe_options() {
    return {{"size", "A known layout: rows and columns", "10", size_choices()},
            {"rows", "Rows of a board with amazons strewn at random", "those of the layout", {}},
            {"cols", "Columns of such a board", "those of the layout", {}},
            {"amazons", "Amazons of each side, strewn", "4, if rows or columns are given", {}},
            {"plies", "Turns drawn at random", "a fifth of the cells; none on a strewn board", {}},
            {"format", "The text: a position, or the game that led there", "fen", worlds::strings(formats)}};
}

Result<Recipe> recipe_from(const std::map<std::string, std::string>& options) {
    Recipe recipe;
    Size board{10, 10};
    for (const auto& [name, text] : options) {
        Result<void> done;
        int plies = 0;
        if (name == "size") {
            done = worlds::set_number(name, text, 1, largest_side, recipe.size);
            const std::vector<std::string> known = size_choices();
            if (done && std::ranges::find(known, text) == known.end())
                return fail(fmt::format("--size: found '{}', expected one of: {}", text::clipped(text),
                                        fmt::join(known, ", ")));
        } else if (name == "rows" || name == "cols" || name == "amazons") {
            int& out = name == "rows" ? board.rows : name == "cols" ? board.cols : recipe.amazons;
            done = worlds::set_number(name, text, 1, name == "amazons" ? most_plies / 2 : largest_side, out);
            recipe.board = board;
        } else if (name == "plies") {
            done = worlds::set_number(name, text, 0, most_plies, plies);
            recipe.plies = plies;
        } else if (name == "format") {
            if (std::ranges::find(formats, text) == formats.end())
                return fail(fmt::format("--format: found '{}', expected one of: {}", text::clipped(text),
                                        fmt::join(formats, ", ")));
            recipe.format = text;
        } else {
            return fail(fmt::format("no option is called --{}", name));
        }
        if (!done) return std::unexpected(done.error());
    }
    if (recipe.board && options.contains("size"))
        return fail("--size is of a known layout, expected it without --rows, --cols and --amazons");
    if (recipe.board && static_cast<std::size_t>(recipe.amazons) * 2 >= recipe.board->area())
        return fail(
            fmt::format("--amazons: {} of each side do not fit on {} cells", recipe.amazons, recipe.board->area()));
    return recipe;
}

std::optional<Record> draw_game(Position start, int plies, Random& random, Budget& budget) {
    Record out{std::move(start), {}};
    Position now = out.start;
    for (int ply = 0; ply < plies; ++ply) {
        const std::vector<Move> moves = legal_moves(now);
        if (moves.empty() || !budget.spend()) return std::nullopt;
        out.moves.push_back(moves[random.below(moves.size())]);
        now = apply(now, out.moves.back());
    }
    return out;
}

Result<Record> generate(const Recipe& recipe, std::uint64_t seed, Budget& budget) {
    Random random(seed);
    const int plies = recipe.plies.value_or(usual_plies(recipe));
    for (int tries = 0; tries < most_tries; ++tries) {
        Position start = recipe.board ? strewn(recipe, random) : *new_position(recipe.size);
        const std::optional<Record> drawn = draw_game(std::move(start), plies, random, budget);
        if (drawn && both_can_turn(last(*drawn))) return *drawn;
        if (budget.exhausted()) return fail("stopped before a position was found");
    }
    return fail(
        fmt::format("{} games of {} turns were drawn, and in none can both sides still move; expected fewer turns",
                    most_tries, plies));
}

}  // namespace ariadne::amazons
