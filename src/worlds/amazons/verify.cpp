#include "worlds/amazons/verify.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

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
Message fault(const Position& position, Cell a, Cell b, const Phrase& must_leave) {
    if (!position.size.contains(a) || !position.size.contains(b)) return tr("a cell is off the board");
    const int rows = std::abs(a.row - b.row);
    const int cols = std::abs(a.col - b.col);
    if (rows == 0 && cols == 0) return {must_leave, write_cell(a, position.size)};
    if (rows != 0 && cols != 0 && rows != cols) return tr("the two cells are not in line");
    const auto far = [a](Cell cell) { return std::max(std::abs(a.row - cell.row), std::abs(a.col - cell.col)); };
    std::optional<Cell> first;
    for (std::size_t i = 0; i < position.squares.size(); ++i) {
        const Cell cell = position.size.cell(i);
        if (position.squares[i] == Square::empty || (cell != b && !lies_between(cell, a, b))) continue;
        if (!first || far(cell) < far(*first)) first = cell;
    }
    if (!first) return {};
    return {tr("{0} is on {1}"), name_of(position.at(*first)), write_cell(*first, position.size)};
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

// What is wrong with the amazon that is to move; empty: nothing.
Message amazon_fault(const Position& position, Cell from) {
    if (!position.size.contains(from)) return tr("a cell is off the board");
    const std::string cell = write_cell(from, position.size);
    const Square there = position.at(from);
    if (there == amazon_of(position.to_move)) return {};
    if (there == Square::empty) return {tr("there is no amazon on {0}"), cell};
    if (there == Square::arrow) return {tr("{0} is on {1}"), name_of(there), cell};
    return {
        there == Square::white ? tr("the amazon on {0} belongs to White") : tr("the amazon on {0} belongs to Black"),
        cell};
}

Message turn_fault(Position& position, const Move& move, std::size_t number) {
    const std::string word = write_move(move, position.size);
    Message what = amazon_fault(position, move.from);
    if (what.empty()) what = fault(position, move.from, move.to, tr("the amazon must leave {0}"));
    if (!what.empty()) return {tr("move {0} ({1}) is illegal: {2}"), number, word, what};
    std::swap(position.at(move.from), position.at(move.to));
    what = fault(position, move.to, move.arrow, tr("the arrow must leave {0}"));
    if (!what.empty()) return {tr("the shot of move {0} ({1}) is illegal: {2}"), number, word, what};
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
        out.message = turn_fault(next, move, out.turns + 1);
        if (!out.message.empty()) return out;
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
        if (!move) return fail({tr("move {0}: {1}"), moves.size() + 1, move.error().message});
        moves.push_back(*move);
    }
    const Replay played = replay(start, moves);
    worlds::Verification out{played.valid, played.message, {{"turns", static_cast<std::int64_t>(played.turns)}}};
    if (!out.valid) return out;
    if (played.over) out.figures.emplace_back("won", played.position.to_move == start.to_move ? 0 : 1);
    worlds::check_claims(solution, out.figures, tr("the moves are legal"), out);
    if (!out.valid) return out;
    // A proof and the end of its line must agree.
    const std::int64_t* const chance = worlds::figure(solution.figures, "chance_permille");
    if (played.over && chance != nullptr && (*chance == 0 || *chance == 1000) &&
        (*chance == 1000) != (out.figures.back().second == 1)) {
        out.valid = false;
        out.message = *chance == 0 ? tr("the moves are legal, but they end in a win, not in a loss as claimed")
                                   : tr("the moves are legal, but they end in a loss, not in a win as claimed");
        return out;
    }
    out.message = !played.over                             ? tr("all moves are legal")
                  : played.position.to_move == Side::white ? tr("the game is over: White has no moves left")
                                                           : tr("the game is over: Black has no moves left");
    return out;
}

}  // namespace ariadne::amazons
