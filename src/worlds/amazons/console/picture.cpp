#include "worlds/amazons/console/picture.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>

namespace ariadne::amazons {

namespace {

std::string painted(std::string_view text, std::string_view style) {
    return fmt::format("\x1b[{}m{}\x1b[0m", style, text);
}

struct Look {
    char letter;
    std::string_view style;
};

// In the order of Square. Bold yellow against bold cyan, red arrows: told apart on dark and on light ground.
constexpr std::array<Look, 4> looks = {{{' ', "32"}, {'O', "1;33"}, {'X', "1;36"}, {'*', "31"}}};

const Look& look_of(Square square) {
    return looks[static_cast<std::size_t>(square)];
}

std::string shown(const Position& position, Cell cell, const Marks& marks, bool colour) {
    const Square square = position.at(cell);
    const bool dot = square == Square::empty && std::ranges::find(marks.dots, cell) != marks.dots.end();
    const bool chosen = marks.amazon == cell;
    std::string text =
        fmt::format("{}{}{}", chosen ? '[' : ' ', dot ? '.' : look_of(square).letter, chosen ? ']' : ' ');
    if (!colour) return text;
    const std::optional<Move>& last = marks.last;
    const bool fresh = last && (cell == last->from || cell == last->to || cell == last->arrow);
    return painted(text, fmt::format("{}{}", look_of(square).style, fresh || chosen ? ";7" : ""));
}

}  // namespace

std::string symbol(Square square, bool colour) {
    const std::string out(1, look_of(square).letter);
    return colour ? painted(out, look_of(square).style) : out;
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
