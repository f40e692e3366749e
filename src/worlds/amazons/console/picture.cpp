#include "worlds/amazons/console/picture.h"

#include <algorithm>

#include <fmt/format.h>

namespace ariadne::amazons {

namespace {

constexpr const char* plain_again = "\x1b[0m";

std::string painted(std::string_view text, std::string_view style) {
    return fmt::format("\x1b[{}m{}{}", style, text, plain_again);
}

char letter(Square square) {
    switch (square) {
        case Square::white:
            return 'O';
        case Square::black:
            return 'X';
        case Square::arrow:
            return '*';
        case Square::empty:
            break;
    }
    return ' ';
}

// Bold yellow against bold cyan, red arrows: told apart on dark and on light ground.
std::string_view style(Square square) {
    switch (square) {
        case Square::white:
            return "1;33";
        case Square::black:
            return "1;36";
        case Square::arrow:
            return "31";
        case Square::empty:
            break;
    }
    return "32";
}

std::string shown(const Position& position, Cell cell, const Marks& marks, bool colour) {
    const Square square = position.at(cell);
    const bool dot = square == Square::empty && std::ranges::find(marks.dots, cell) != marks.dots.end();
    const bool chosen = marks.amazon == cell;
    std::string text = fmt::format("{}{}{}", chosen ? '[' : ' ', dot ? '.' : letter(square), chosen ? ']' : ' ');
    if (!colour) return text;
    const Move last = marks.last.value_or(Move{{-1, -1}, {-1, -1}, {-1, -1}});
    const bool fresh = cell == last.from || cell == last.to || cell == last.arrow;
    return painted(text, fmt::format("{}{}", style(square), fresh || chosen ? ";7" : ""));
}

}  // namespace

std::string symbol(Square square, bool colour) {
    const std::string out(1, letter(square));
    return colour ? painted(out, style(square)) : out;
}

std::string picture(const Position& position, const Marks& marks, bool colour) {
    const Size size = position.size;
    std::string letters = "    ";
    std::string rule = "   +";
    for (int col = 0; col < size.cols; ++col) {
        letters += fmt::format(" {}  ", static_cast<char>('a' + col));
        rule += "---+";
    }
    letters.erase(letters.find_last_not_of(' ') + 1);
    std::string out = fmt::format("{}\n{}\n", letters, rule);
    for (int row = 0; row < size.rows; ++row) {
        out += fmt::format("{:2} |", size.rows - row);
        for (int col = 0; col < size.cols; ++col) {
            out += shown(position, {row, col}, marks, colour);
            out += '|';
        }
        out += fmt::format(" {}\n", size.rows - row);
    }
    return out + fmt::format("{}\n{}\n", rule, letters);
}

}  // namespace ariadne::amazons
