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
    return {{"size", tr("Standard layout: rows and columns"), "10", size_choices()},
            {"rows", tr("Rows of a board with randomly placed amazons"), "", {}},
            {"cols", tr("Columns of a board with randomly placed amazons"), "", {}},
            {"amazons", tr("Amazons per side, randomly placed"), "4", {}},
            {"plies",
             tr("Number of random moves played (default: a fifth of the number of cells, none after random placement)"),
             "",
             {}},
            {"format", tr("A position (fen, board), or the game that led to it"), "fen", worlds::strings(formats)}};
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
                return fail({tr("--{0}: found '{1}', expected one of: {2}"), name, text::clipped(text),
                             fmt::format("{}", fmt::join(known, ", "))});
        } else if (name == "rows" || name == "cols" || name == "amazons") {
            int& out = name == "rows" ? board.rows : name == "cols" ? board.cols : recipe.amazons;
            done = worlds::set_number(name, text, 1, name == "amazons" ? most_plies / 2 : largest_side, out);
            recipe.board = board;
        } else if (name == "plies") {
            done = worlds::set_number(name, text, 0, most_plies, plies);
            recipe.plies = plies;
        } else if (name == "format") {
            if (std::ranges::find(formats, text) == formats.end())
                return fail({tr("--{0}: found '{1}', expected one of: {2}"), name, text::clipped(text),
                             fmt::format("{}", fmt::join(formats, ", "))});
            recipe.format = text;
        } else {
            return fail({tr("unknown option --{0}"), name});
        }
        if (!done) return std::unexpected(done.error());
    }
    if (recipe.board && options.contains("size"))
        return fail(tr("--size selects a standard layout and cannot be combined with --rows, --cols or --amazons"));
    if (recipe.board && static_cast<std::size_t>(recipe.amazons) * 2 >= recipe.board->area())
        return fail({tr("--amazons: {0} per side do not fit on a {1}x{2} board"), recipe.amazons, recipe.board->rows,
                     recipe.board->cols});
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
        if (budget.exhausted()) return stopped(budget, tr("before a position was found"));
    }
    return fail(
        {tr("{0} random games with --plies {1} all left a side without moves; try fewer plies"), most_tries, plies});
}

}  // namespace ariadne::amazons
