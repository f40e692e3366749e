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

const char* name_of(Side side) {
    return side == Side::white ? "White" : "Black";
}

void add_chance(const Position& position, const worlds::Solution& solution, std::vector<render::Figure>& out) {
    const std::int64_t* const found = worlds::figure(solution.figures, "chance_permille");
    if (found == nullptr) return;
    const char* const side = name_of(position.to_move);
    if (*found == 1000) {
        out.push_back({"wins, proven", side});
    } else if (*found == 0) {
        out.push_back({"loses, proven", side});
    } else {
        out.push_back({fmt::format("for {}", side), fmt::format("{:.1f} %", static_cast<double>(*found) / 10)});
    }
}

// Who is nearer to how many cells stands where the signs are explained.
void add_territory(const Position& position, render::Scene& out) {
    const auto [white, black, both] = territory(position).count();
    out.legend = legend(white, black);
    out.captions.push_back(fmt::format("As near to both: {}.", both));
    if (has_lost(position)) return;
    out.captions.back() +=
        fmt::format(" At a glance, {:.0f} % for {}.", evaluate(position).win * 100, name_of(position.to_move));
}

}  // namespace

Result<render::Scene> scene(const Record& record, const worlds::Solution* solution, const PositionView& view) {
    const std::size_t turns = view.ply.value_or(record.moves.size());
    if (turns > record.moves.size())
        return fail(
            fmt::format("found ply {}, expected 0 to {}, as many turns as the game has", turns, record.moves.size()));
    if (view.ply && solution != nullptr)
        return fail("found a solution and a ply, expected one of them: a solution goes on from the game's end");
    Position position = record.start;
    std::optional<Move> last;
    for (std::size_t i = 0; i < turns; ++i) {
        last = record.moves[i];
        position = apply(position, *last);
    }
    render::Scene out;
    out.title = "Game of the Amazons";
    out.board = drawing(position, last, view.territory);
    out.legend = legend();
    const char* const side = name_of(position.to_move);
    if (has_lost(position)) {
        out.figures.push_back({"has won", name_of(other(position.to_move))});
        out.captions.push_back(fmt::format("{} has no turn left.", side));
    } else {
        out.figures.push_back({"to move", side});
    }
    if (last) {
        out.figures.push_back({turns == 1 ? "turn played" : "turns played", std::to_string(turns)});
        out.captions.push_back(
            fmt::format("Last turn: {}, {}", name_of(other(position.to_move)), write_move(*last, position.size)));
    }
    if (solution != nullptr) {
        add_chance(position, *solution, out.figures);
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
