#include "worlds/amazons/verify.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include <fmt/format.h>

#include "worlds/amazons/notation.h"

namespace ariadne::amazons {

namespace {

// Whether `cell` lies on the straight line between two others, and is neither of them.
bool lies_between(Cell cell, Cell a, Cell b) {
    const int across = (cell.row - a.row) * (b.col - a.col) - (cell.col - a.col) * (b.row - a.row);
    const auto within = [](int x, int one, int two) { return std::min(one, two) <= x && x <= std::max(one, two); };
    return across == 0 && cell != a && cell != b && within(cell.row, a.row, b.row) && within(cell.col, a.col, b.col);
}

// What is wrong with a queen's way from a to b; empty: nothing. Looks at the whole board and asks of each cell whether
// it is in the way; the first on the way is named.
std::string fault(const Position& position, Cell a, Cell b) {
    if (!position.size.contains(a) || !position.size.contains(b)) return "it leaves the board";
    const int rows = std::abs(a.row - b.row);
    const int cols = std::abs(a.col - b.col);
    if (rows == 0 && cols == 0) return "it goes nowhere";
    if (rows != 0 && cols != 0 && rows != cols) return "no queen goes like that";
    const auto far = [a](Cell cell) { return std::max(std::abs(a.row - cell.row), std::abs(a.col - cell.col)); };
    std::optional<Cell> first;
    for (std::size_t i = 0; i < position.squares.size(); ++i) {
        const Cell cell = position.size.cell(i);
        if (position.squares[i] == Square::empty || (cell != b && !lies_between(cell, a, b))) continue;
        if (!first || far(cell) < far(*first)) first = cell;
    }
    if (!first) return {};
    return fmt::format("{} is on {}", name_of(position.at(*first)), write_cell(*first, position.size));
}

// A turn is possible as soon as an amazon has an empty neighbour: it goes there and shoots back.
bool stuck(const Position& position) {
    for (std::size_t i = 0; i < position.squares.size(); ++i) {
        if (position.squares[i] != amazon_of(position.to_move)) continue;
        for (std::size_t j = 0; j < position.squares.size(); ++j) {
            const Cell a = position.size.cell(i);
            const Cell b = position.size.cell(j);
            const bool touching = std::max(std::abs(a.row - b.row), std::abs(a.col - b.col)) == 1;
            if (touching && position.squares[j] == Square::empty) return false;
        }
    }
    return true;
}

std::string turn_fault(Position& position, const Move& move) {
    if (!position.size.contains(move.from)) return "it leaves the board";
    if (const Square there = position.at(move.from); there != amazon_of(position.to_move))
        return fmt::format("no amazon of {} is on {}{}{}", position.to_move == Side::white ? "white" : "black",
                           write_cell(move.from, position.size), there == Square::empty ? "" : ", but ",
                           there == Square::empty ? "" : name_of(there));
    if (std::string what = fault(position, move.from, move.to); !what.empty()) return what;
    std::swap(position.at(move.from), position.at(move.to));
    if (const std::string what = fault(position, move.to, move.arrow); !what.empty()) return "the shot: " + what;
    position.at(move.arrow) = Square::arrow;
    position.to_move = other(position.to_move);
    return {};
}

}  // namespace

Replay replay(const Position& start, const std::vector<Move>& moves) {
    Replay out;
    out.position = start;
    for (const Move& move : moves) {
        Position next = out.position;
        if (const std::string what = turn_fault(next, move); !what.empty()) {
            out.message =
                fmt::format("turn {} ({}) is not possible: {}", out.turns + 1, write_move(move, start.size), what);
            return out;
        }
        out.position = std::move(next);
        ++out.turns;
    }
    out.valid = true;
    out.over = stuck(out.position);
    return out;
}

Result<worlds::Verification> verify(const Position& start, const worlds::Solution& solution) {
    std::vector<Move> moves;
    for (const std::string& word : solution.slides) {
        const Result<Move> move = parse_move(word, start.size);
        if (!move) return fail(fmt::format("turn {}: {}", moves.size() + 1, move.error().message));
        moves.push_back(*move);
    }
    const Replay played = replay(start, moves);
    worlds::Verification out{played.valid, played.message, {{"turns", static_cast<std::int64_t>(played.turns)}}};
    if (!out.valid) return out;
    if (played.over) out.figures.emplace_back("won", played.position.to_move == start.to_move ? 0 : 1);
    worlds::check_claims(solution, out.figures, "the turns are possible", out);
    if (!out.valid) return out;
    // A proof and the end of its line must agree.
    const std::int64_t* const chance = worlds::figure(solution.figures, "chance_permille");
    if (played.over && chance != nullptr && (*chance == 0 || *chance == 1000) &&
        (*chance == 1000) != (out.figures.back().second == 1)) {
        out.valid = false;
        out.message = fmt::format("the turns are possible, but they end with {}, not {} as claimed",
                                  *chance == 0 ? "a win" : "a loss", *chance == 0 ? "a loss" : "a win");
        return out;
    }
    out.message = played.over ? fmt::format("the game ends there: {} has no turn left",
                                            played.position.to_move == Side::white ? "white" : "black")
                              : "every turn is possible";
    return out;
}

}  // namespace ariadne::amazons
