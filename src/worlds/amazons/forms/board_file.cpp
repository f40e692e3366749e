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

constexpr std::array<std::string_view, 3> contents = {"white's amazons", "black's amazons",
                                                      "the arrows, which may be empty"};
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
                return Error{
                    fmt::format("{} on {}, where line {} has {}, expected an empty cell", name_of(squares[which]), name,
                                line_of_[index], name_of(position_.squares[index])),
                    line.number, column};
            position_.squares[index] = squares[which];
            line_of_[index] = line.number;
            if (++number > amazons_a_side && which < 2)
                return Error{fmt::format("{} is one amazon more, expected {} of {}", name, amazons_a_side,
                                         which == 0 ? "white" : "black"),
                             line.number, column};
            while (at < line.text.size() && text::is_blank(line.text[at])) ++at;
            if (at == line.text.size()) break;
            if (line.text[at] != ',')
                return Error{fmt::format("found {} after {}, expected a comma or the end of the line",
                                         text::shown(line.text[at]), name),
                             line.number, column_of(at)};
            ++at;
        }
        if (which < 2 && number < amazons_a_side)
            return Error{
                fmt::format("{} has {} amazons, expected {}", which == 0 ? "white" : "black", number, amazons_a_side),
                line.number, column_of(line.text.size())};
        return std::nullopt;
    }

    std::optional<Error> read_player(const Line& line) {
        const std::string_view word = trimmed(line.text);
        if (word != "1" && word != "2")
            return Error{fmt::format("found {}, expected the player to move, 1 or 2",
                                     word.empty() ? "nothing" : fmt::format("'{}'", text::clipped(word))),
                         line.number, column_of(std::min(line.text.find_first_not_of(" \t"), line.text.size()))};
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
            return fail(fmt::format("found '{}' on a fifth line, expected four", text::clipped(line.text)), line.number,
                        1);
        }
        const std::string_view word = trimmed(line.text);
        if (number == 2 && (word == "1" || word == "2") && rest.only_blank_left())
            return fail(fmt::format("found '{}', expected the arrows; the line may be empty but must be there", word),
                        line.number, 1);
        const auto error = number < 3 ? reader.read_cells(line, number) : reader.read_player(line);
        if (error) return std::unexpected(*error);
        ++number;
    }
    if (number < 4)
        return fail(fmt::format("found the end, expected a line with {}",
                                number < 3 ? contents[number] : "the player to move, 1 or 2"),
                    rest.number() + 1, 1);
    return reader.take();
}

Result<std::string> write_board_file(const Position& position) {
    if (position.size != board_size)
        return fail(fmt::format("the board has {} columns and {} rows, expected 10 and 10 for a file of four lines",
                                position.size.cols, position.size.rows));
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
            return fail(fmt::format("{} has {} amazons, expected {} for a file of four lines",
                                    side == 0 ? "white" : "black", cells[side].size(), amazons_a_side));
    return fmt::format("{}\n{}\n{}\n{}\n", fmt::join(cells[0], ","), fmt::join(cells[1], ","), fmt::join(cells[2], ","),
                       position.to_move == Side::white ? 1 : 2);
}

}  // namespace ariadne::amazons
