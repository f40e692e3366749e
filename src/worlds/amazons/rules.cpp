#include "worlds/amazons/rules.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <string_view>

#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

struct Layout {
    int size;
    std::string_view fen;
};

constexpr std::array<Layout, 6> layouts = {{{10, "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w"},
                                            {8, "2q2q2/8/q6q/8/8/Q6Q/8/2Q2Q2 w"},
                                            {7, "2q1q2/7/q5q/7/Q5Q/7/2Q1Q2 w"},
                                            {6, "1q2q1/q4q/6/6/Q4Q/1Q2Q1 w"},
                                            {5, "1q1q1/q3q/5/Q3Q/1Q1Q1 w"},
                                            {4, "1qq1/q2q/Q2Q/1QQ1 w"}}};

// Clockwise from up.
constexpr std::array<Cell, 8> directions = {Cell{-1, 0}, Cell{-1, 1}, Cell{0, 1},  Cell{1, 1},
                                            Cell{1, 0},  Cell{1, -1}, Cell{0, -1}, Cell{-1, -1}};

constexpr Cell along(Cell from, Cell by) {
    return {from.row + by.row, from.col + by.col};
}

bool is_empty(const Position& position, Cell cell) {
    return position.size.contains(cell) && position.at(cell) == Square::empty;
}

bool is_amazon(Square square) {
    return square == Square::white || square == Square::black;
}

// A queen's way from one cell to another, neither of which need be empty or occupied: what fails on it.
std::optional<Refused> why_not_go(const Position& position, Cell from, Cell to) {
    for (const Cell cell : {from, to})
        if (!position.size.contains(cell)) return Refused{Refusal::outside, cell};
    if (from == to) return Refused{Refusal::same_cell, to};
    const Cell way{to.row - from.row, to.col - from.col};
    if (way.row != 0 && way.col != 0 && std::abs(way.row) != std::abs(way.col))
        return Refused{Refusal::not_in_line, to};
    const Cell by = step_towards(from, to);
    for (Cell at = along(from, by); at != to; at = along(at, by))
        if (position.at(at) != Square::empty) return Refused{Refusal::in_the_way, at};
    if (position.at(to) != Square::empty) return Refused{Refusal::occupied, to};
    return std::nullopt;
}

// Every cell that a queen reaches, directions clockwise from up, near before far.
template <class Visit>
void each_reached(const Position& position, Cell from, Visit&& visit) {
    for (const Cell by : directions)
        for (Cell at = along(from, by); is_empty(position, at); at = along(at, by)) visit(at);
}

}  // namespace

std::optional<Position> new_position(int size) {
    const auto* const found = std::ranges::find(layouts, size, &Layout::size);
    if (found == layouts.end()) return std::nullopt;
    Result<Position> position = parse_fen(found->fen);
    assert(position);
    return *std::move(position);
}

std::vector<int> known_sizes() {
    std::vector<int> out;
    for (const Layout& layout : layouts) out.push_back(layout.size);
    return out;
}

std::optional<Refused> why_not_move(const Position& position, Cell from, Cell to) {
    if (!position.size.contains(from)) return Refused{Refusal::outside, from};
    if (!is_amazon(position.at(from))) return Refused{Refusal::no_amazon, from};
    return why_not_go(position, from, to);
}

std::optional<Refused> why_not_shoot(const Position& position, Cell from, Cell target) {
    return why_not_go(position, from, target);
}

std::optional<Refused> why_not(const Position& position, const Move& move) {
    if (position.size.contains(move.from) && position.at(move.from) == amazon_of(other(position.to_move)))
        return Refused{Refusal::not_yours, move.from};
    if (auto refused = why_not_move(position, move.from, move.to)) return refused;
    return why_not_shoot(moved(position, move.from, move.to), move.to, move.arrow);
}

bool can_move(const Position& position, Cell from, Cell to) {
    return !why_not_move(position, from, to);
}

bool can_shoot(const Position& position, Cell from, Cell target) {
    return !why_not_shoot(position, from, target);
}

bool has_moves(const Position& position, Cell amazon) {
    return position.size.contains(amazon) && is_amazon(position.at(amazon)) &&
           std::ranges::any_of(directions, [&](Cell by) { return is_empty(position, along(amazon, by)); });
}

bool has_moves(const Position& position, Side side) {
    for (std::size_t i = 0; i < position.squares.size(); ++i)
        if (position.squares[i] == amazon_of(side) && has_moves(position, position.size.cell(i))) return true;
    return false;
}

bool has_lost(const Position& position) {
    return !has_moves(position, position.to_move);
}

std::vector<Cell> cells_in_reach(const Position& position, Cell from) {
    std::vector<Cell> out;
    for (std::size_t i = 0; i < position.squares.size(); ++i)
        if (const Cell cell = position.size.cell(i); can_shoot(position, from, cell)) out.push_back(cell);
    return out;
}

Position moved(const Position& position, Cell from, Cell to) {
    assert(can_move(position, from, to));
    Position out = position;
    out.at(to) = out.at(from);
    out.at(from) = Square::empty;
    return out;
}

Position apply(const Position& position, const Move& move) {
    assert(!why_not(position, move));
    Position out = moved(position, move.from, move.to);
    out.at(move.arrow) = Square::arrow;
    out.to_move = other(position.to_move);
    return out;
}

std::vector<Move> legal_moves(const Position& position) {
    std::vector<Move> out;
    for (std::size_t i = 0; i < position.squares.size(); ++i) {
        if (position.squares[i] != amazon_of(position.to_move)) continue;
        const Cell from = position.size.cell(i);
        each_reached(position, from, [&](Cell to) {
            const Position after = moved(position, from, to);
            each_reached(after, to, [&](Cell arrow) { out.push_back({from, to, arrow}); });
        });
    }
    return out;
}

}  // namespace ariadne::amazons
