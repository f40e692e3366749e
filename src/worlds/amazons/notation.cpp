#include "worlds/amazons/notation.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "text/characters.h"
#include "text/numbers.h"
#include "worlds/amazons/forms/text_forms.h"

namespace ariadne::amazons {

namespace {

using text::column_of;
using text::is_blank;
using text::is_digit;

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

void skip_blanks(std::string_view text, std::size_t& at) {
    while (at < text.size() && is_blank(text[at])) ++at;
}

bool take(std::string_view text, std::size_t& at, char wanted) {
    if (at == text.size() || text[at] != wanted) return false;
    ++at;
    return true;
}

// A thing that was read must be all there is.
template <class Thing>
Result<Thing> alone(std::string_view text, std::size_t at, Result<Thing> read, const Phrase& more) {
    if (!read) return read;
    skip_blanks(text, at);
    if (at == text.size()) return read;
    return fail({more, found_at(text, at)}, 0, column_of(at));
}

}  // namespace

Result<Cell> scan_cell(std::string_view text, std::size_t& at, Size size) {
    skip_blanks(text, at);
    const std::size_t begin = at;
    std::size_t end = begin + 1;
    while (end < text.size() && is_digit(text[end])) ++end;
    if (begin == text.size() || !is_letter(text[begin]) || end == begin + 1 ||
        (text[begin + 1] == '0' && end > begin + 2))
        return fail({tr("found {0}, expected a cell such as a4"), found_at(text, begin)}, 0, column_of(begin));
    const std::string_view digits = text.substr(begin + 1, end - begin - 1);
    const auto number = static_cast<int>(text::read_number(digits, 1000).value);
    const Cell cell{size.rows - number, lower(text[begin]) - 'a'};
    if (!size.contains(cell))
        return fail({tr("{0} is off the board (a1 to {1})"), text::clipped(text.substr(begin, end - begin)),
                     write_cell({0, size.cols - 1}, size)},
                    0, column_of(begin));
    at = end;
    return cell;
}

Result<Move> scan_move(std::string_view text, std::size_t& at, Size size) {
    const Result<Cell> from = scan_cell(text, at, size);
    if (!from) return std::unexpected(from.error());
    skip_blanks(text, at);
    take(text, at, '-');
    const Result<Cell> to = scan_cell(text, at, size);
    if (!to) return std::unexpected(to.error());
    skip_blanks(text, at);
    const bool bracket = take(text, at, '(');
    if (!bracket && !take(text, at, '/') && take(text, at, ',')) {
        // The shot is written with the cell it comes from.
        skip_blanks(text, at);
        const std::size_t begin = at;
        const Result<Cell> again = scan_cell(text, at, size);
        if (!again) return std::unexpected(again.error());
        if (*again != *to)
            return fail({tr("the shot starts from {0}, but the amazon is on {1}"), write_cell(*again, size),
                         write_cell(*to, size)},
                        0, column_of(begin));
        skip_blanks(text, at);
        take(text, at, '-');
    }
    const Result<Cell> arrow = scan_cell(text, at, size);
    if (!arrow) return std::unexpected(arrow.error());
    if (bracket) {
        skip_blanks(text, at);
        if (!take(text, at, ')')) return fail({tr("found {0}, expected ')'"), found_at(text, at)}, 0, column_of(at));
    }
    return Move{*from, *to, *arrow};
}

Result<Cell> parse_cell(std::string_view text, Size size) {
    std::size_t at = 0;
    const Result<Cell> cell = scan_cell(text, at, size);
    return alone(text, at, cell, tr("unexpected {0} after the cell"));
}

Result<Move> parse_move(std::string_view text, Size size) {
    std::size_t at = 0;
    const Result<Move> move = scan_move(text, at, size);
    return alone(text, at, move, tr("unexpected {0} after the move"));
}

std::string write_cell(Cell cell, Size size) {
    return fmt::format("{}{}", static_cast<char>('a' + cell.col), size.rows - cell.row);
}

std::vector<std::string> write_cells(std::vector<Cell> cells, Size size) {
    std::ranges::sort(cells, [](Cell a, Cell b) { return a.col != b.col ? a.col < b.col : a.row > b.row; });
    std::vector<std::string> out;
    for (const Cell cell : cells) out.push_back(write_cell(cell, size));
    return out;
}

std::string write_move(const Move& move, Size size) {
    return fmt::format("{}-{}/{}", write_cell(move.from, size), write_cell(move.to, size),
                       write_cell(move.arrow, size));
}

Phrase name_of(Square square) {
    // In the order of Square.
    constexpr std::array names = {tr("nothing"), tr("a white amazon"), tr("a black amazon"), tr("an arrow")};
    static_assert(names.size() == static_cast<std::size_t>(Square::arrow) + 1);
    return names[static_cast<std::size_t>(square)];
}

Message quoted(std::string_view text) {
    return Message::plain(fmt::format("'{}'", text::clipped(text)));
}

Message found_at(std::string_view line, std::size_t at) {
    const std::string_view rest = line.substr(at);
    if (rest.empty()) return tr("the end of the line");
    return quoted(rest.substr(0, std::max<std::size_t>(1, rest.find_first_of(" \t,"))));
}

std::vector<std::string> legal_moves_in_words(const Position& position) {
    std::vector<std::string> out;
    for (const Move& move : legal_moves(position)) out.push_back(write_move(move, position.size));
    return out;
}

Message explain(const Position& position, const Refused& refused, bool shot) {
    const std::string cell = write_cell(refused.cell, position.size);
    switch (refused.reason) {
        case Refusal::outside:
            return tr("a cell is off the board");
        case Refusal::no_amazon:
            return {tr("there is no amazon on {0}"), cell};
        case Refusal::not_yours:
            return {position.at(refused.cell) == Square::white ? tr("the amazon on {0} belongs to White")
                                                               : tr("the amazon on {0} belongs to Black"),
                    cell};
        case Refusal::same_cell:
            return {shot ? tr("the arrow must leave {0}") : tr("the amazon must leave {0}"), cell};
        case Refusal::not_in_line:
            return tr("the two cells are not in line");
        case Refusal::occupied:
            return {tr("{0} is on {1}"), name_of(position.at(refused.cell)), cell};
        case Refusal::in_the_way:
            return {tr("{0} on {1} is in the way"), name_of(position.at(refused.cell)), cell};
    }
    return {};
}

Message explain(const Position& position, const Move& move) {
    const std::optional<Refused> refused = why_not(position, move);
    if (!refused) return {};
    const auto cell = [&](Cell c) { return write_cell(c, position.size); };
    const bool own = position.size.contains(move.from) && position.at(move.from) == amazon_of(position.to_move);
    if (!own || !can_move(position, move.from, move.to))
        return {after_colon, cell(move.from) + "-" + cell(move.to), explain(position, *refused, false)};
    return {tr("shot from {0} to {1}: {2}"), cell(move.to), cell(move.arrow),
            explain(moved(position, move.from, move.to), *refused, true)};
}

}  // namespace ariadne::amazons
