#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/lines.h"
#include "worlds/amazons/forms/text_forms.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

using text::column_of;
using text::trimmed;

constexpr Size board_size{10, 10};
constexpr int amazons_a_side = 4;

struct Line {
    std::string_view text;
    int number = 0;
};

// What is said of a file that ends before its first line, its second, and so on.
constexpr std::array missing = {tr("the file ends before White's amazons"), tr("the file ends before Black's amazons"),
                                tr("the file ends before the line of arrows, which may be empty"),
                                tr("the file ends before the player to move, 1 or 2")};
constexpr std::array<Square, 3> squares = {Square::white, Square::black, Square::arrow};

class BoardFileReader {
  public:
    BoardFileReader()
        : position_{board_size, std::vector<Square>(board_size.area()), Side::white}, line_of_(board_size.area()) {}

    // Line 0, 1 or 2 of the four.
    std::optional<Error> read_cells(const Line& line, std::size_t which) {
        int number = 0;
        std::size_t at = 0;
        const bool empty = trimmed(line.text).empty();
        while (!empty) {
            const Result<Cell> cell = scan_cell(line.text, at, board_size);
            if (!cell) return Error{cell.error().message, line.number, cell.error().column};
            const std::string name = write_cell(*cell, board_size);
            const int column = column_of(at - name.size());
            const std::size_t index = board_size.index(*cell);
            if (position_.squares[index] != Square::empty)
                return Error{{tr("found {0} on {1}, but line {2} already has {3} there"), name_of(squares[which]), name,
                              line_of_[index], name_of(position_.squares[index])},
                             line.number,
                             column};
            position_.squares[index] = squares[which];
            line_of_[index] = line.number;
            if (++number > amazons_a_side && which < 2)
                return Error{{which == 0 ? tr("{0} is one amazon too many; White has {1}")
                                         : tr("{0} is one amazon too many; Black has {1}"),
                              name, amazons_a_side},
                             line.number,
                             column};
            while (at < line.text.size() && text::is_blank(line.text[at])) ++at;
            if (at == line.text.size()) break;
            if (line.text[at] != ',')
                return Error{{tr("found {0} after {1}, expected a comma or the end of the line"),
                              text::shown(line.text[at]), name},
                             line.number,
                             column_of(at)};
            ++at;
        }
        if (which < 2 && number < amazons_a_side)
            return Error{
                {which == 0 ? tr_n("White has {0} amazon, expected {1}", "White has {0} amazons, expected {1}")
                            : tr_n("Black has {0} amazon, expected {1}", "Black has {0} amazons, expected {1}"),
                 number, amazons_a_side},
                line.number,
                column_of(line.text.size())};
        return std::nullopt;
    }

    std::optional<Error> read_player(const Line& line) {
        const std::string_view word = trimmed(line.text);
        if (word != "1" && word != "2")
            return Error{{tr("found {0}, expected the player to move, 1 or 2"),
                          word.empty() ? Message(tr("nothing")) : quoted(word)},
                         line.number,
                         column_of(std::min(line.text.find_first_not_of(" \t"), line.text.size()))};
        position_.to_move = word == "1" ? Side::white : Side::black;
        return std::nullopt;
    }

    Position take() { return std::move(position_); }

  private:
    Position position_;
    std::vector<int> line_of_;  // where a cell was named
};

}  // namespace

Result<Position> parse_board_file(std::string_view text) {
    text::Lines rest(text::without_mark(text));
    BoardFileReader reader;
    std::size_t number = 0;
    while (!rest.at_end()) {
        const Line line{rest.next(), rest.number()};
        if (trimmed(line.text).starts_with('#')) continue;
        if (number > 3) {
            if (trimmed(line.text).empty()) continue;
            return fail({tr("unexpected fifth line {0}; this format has four lines"), quoted(line.text)}, line.number,
                        1);
        }
        const std::string_view word = trimmed(line.text);
        if (number == 2 && (word == "1" || word == "2") && rest.only_blank_left())
            return fail({tr("found {0}, expected the arrows; their line may be empty, but not missing"), quoted(word)},
                        line.number, 1);
        const auto error = number < 3 ? reader.read_cells(line, number) : reader.read_player(line);
        if (error) return std::unexpected(*error);
        ++number;
    }
    if (number < missing.size()) return fail(missing[number], rest.number() + 1, 1);
    return reader.take();
}

Result<std::string> write_board_file(const Position& position) {
    if (position.size != board_size)
        return fail({tr("the board is {0}x{1}; the four-line format only holds 10x10 boards"), position.size.rows,
                     position.size.cols});
    std::array<std::vector<std::string>, 3> cells;
    for (int col = 0; col < board_size.cols; ++col) {
        for (int row = board_size.rows - 1; row >= 0; --row) {
            const auto* const found = std::ranges::find(squares, position.at({row, col}));
            if (found != squares.end())
                cells[static_cast<std::size_t>(found - squares.begin())].push_back(write_cell({row, col}, board_size));
        }
    }
    for (const std::size_t side : {0U, 1U})
        if (cells[side].size() != amazons_a_side)
            return fail({side == 0 ? tr_n("White has {0} amazon; the four-line format needs {1}",
                                          "White has {0} amazons; the four-line format needs {1}")
                                   : tr_n("Black has {0} amazon; the four-line format needs {1}",
                                          "Black has {0} amazons; the four-line format needs {1}"),
                         cells[side].size(), amazons_a_side});
    return fmt::format("{}\n{}\n{}\n{}\n", fmt::join(cells[0], ","), fmt::join(cells[1], ","), fmt::join(cells[2], ","),
                       position.to_move == Side::white ? 1 : 2);
}

}  // namespace ariadne::amazons
