#include "worlds/amazons/scene.h"

#include <string>
#include <vector>

#include <fmt/format.h>

#include "worlds/amazons/drawing.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/territory.h"

namespace ariadne::amazons {

namespace {

constexpr std::size_t words_a_line = 6;

// What the best line comes to, for the side to move.
void add_chance(bool white, const worlds::Solution& solution, render::Scene& out) {
    const std::int64_t* const found = worlds::figure(solution.figures, "chance_permille");
    if (found == nullptr) return;
    if (*found == 1000) {
        out.captions.push_back(white ? tr("White wins (proven)") : tr("Black wins (proven)"));
    } else if (*found == 0) {
        out.captions.push_back(white ? tr("White loses (proven)") : tr("Black loses (proven)"));
    } else {
        out.figures.push_back({white ? tr("White's winning chance") : tr("Black's winning chance"),
                               fmt::format("{:.1f} %", static_cast<double>(*found) / 10)});
    }
}

// Who is nearer to how many cells stands where the signs are explained.
void add_territory(const Position& position, render::Scene& out) {
    const auto [white, black, both] = territory(position).count();
    out.legend = legend(white, black);
    out.captions.emplace_back(tr("Contested cells: {0}"), both);
    if (has_lost(position)) return;
    out.captions.emplace_back(position.to_move == Side::white
                                  ? tr("White's winning chance estimated without search: {0:.0f}%")
                                  : tr("Black's winning chance estimated without search: {0:.0f}%"),
                              evaluate(position).win * 100);
}

}  // namespace

Result<render::Scene> scene(const Record& record, const worlds::Solution* solution, const PositionView& view) {
    const std::size_t turns = view.ply.value_or(record.moves.size());
    if (turns > record.moves.size())
        return fail(
            {tr_n("ply {1} is past the end: the game has {0} move", "ply {1} is past the end: the game has {0} moves"),
             record.moves.size(), turns});
    if (view.ply && solution != nullptr)
        return fail(tr("a solution continues from the end of the game and cannot be combined with a ply"));
    Position position = record.start;
    std::optional<Move> last;
    for (std::size_t i = 0; i < turns; ++i) {
        last = record.moves[i];
        position = apply(position, *last);
    }
    render::Scene out;
    out.title = tr("Game of the Amazons");
    out.board = drawing(position, last, view.territory);
    out.legend = legend();
    const bool white = position.to_move == Side::white;
    if (has_lost(position)) {
        out.captions.push_back(white ? tr("White has no moves left and loses.")
                                     : tr("Black has no moves left and loses."));
    } else {
        out.captions.push_back(white ? tr("White to move") : tr("Black to move"));
    }
    if (last) {
        out.figures.push_back({{tr_n("move played", "moves played"), turns}, std::to_string(turns)});
        out.captions.emplace_back(white ? tr("Last move, Black: {0}") : tr("Last move, White: {0}"),
                                  write_move(*last, position.size));
    }
    if (solution != nullptr) {
        add_chance(white, *solution, out);
        if (!solution->slides.empty()) {
            const Result<Move> first = parse_move(solution->slides.front(), position.size);
            if (!first) return std::unexpected(first.error());
            out.arrows = arrows(*first);
            worlds::add_words(solution->slides, words_a_line, out.captions);
        }
    }
    if (view.territory) add_territory(position, out);
    return out;
}

}  // namespace ariadne::amazons
