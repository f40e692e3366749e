#include "worlds/rush/placing.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "worlds/walker/characters.h"

namespace ariadne::rush {

namespace {

class Placing {
  public:
    Placing(std::span<const Row> rows, char red) : rows_(rows), red_(red) {
        board_.size = {static_cast<int>(rows.size()), static_cast<int>(rows.front().cells.size())};
    }

    Result<Board> place() {
        if (const auto error = collect()) return std::unexpected(*error);
        for (std::size_t letter = 0; letter < cells_.size(); ++letter) {
            if (cells_[letter].empty()) continue;
            if (const auto error = add(static_cast<char>(letter), cells_[letter])) return std::unexpected(*error);
        }
        if (cells_[static_cast<unsigned char>(red_)].empty())
            return fail(fmt::format("there is no red car {}, expected one in a row (--red names another letter)", red_),
                        rows_.front().line, rows_.front().column);
        if (!board_.red_car().across)
            return std::unexpected(wrong(board_.red_car().at,
                                         fmt::format("the red car {} stands in a column, expected it in a row", red_)));
        return std::move(board_);
    }

  private:
    // Rows and columns of the board are said, for in a board of one line nobody sees them.
    Error wrong(Cell c, std::string_view what) const {
        const Row& row = rows_[static_cast<std::size_t>(c.row)];
        return {fmt::format("row {}, column {}: {}", c.row + 1, c.col + 1, what), row.line, row.column + c.col};
    }

    std::optional<Error> collect() {
        for (int row = 0; row < board_.size.rows; ++row) {
            const std::string_view signs = rows_[static_cast<std::size_t>(row)].cells;
            for (int col = 0; col < board_.size.cols; ++col) {
                const char sign = signs[static_cast<std::size_t>(col)];
                if (sign == '.' || sign == 'o') continue;
                if (sign == 'x') {
                    board_.walls.push_back({row, col});
                } else if (is_letter(sign)) {
                    cells_[static_cast<unsigned char>(sign)].push_back({row, col});
                } else {
                    return wrong({row, col},
                                 fmt::format("found {}, expected a letter, . or o for empty, or x for a wall",
                                             walker::shown(sign)));
                }
            }
        }
        return std::nullopt;
    }

    std::optional<Error> add(char name, const std::vector<Cell>& cells) {
        const Cell first = cells.front();
        if (cells.size() == 1) return wrong(first, fmt::format("vehicle {} covers 1 cell, expected 2 or 3", name));
        const bool across = cells[1].row == first.row;
        for (std::size_t i = 1; i < cells.size(); ++i) {
            const Cell next = across ? Cell{first.row, first.col + static_cast<int>(i)}
                                     : Cell{first.row + static_cast<int>(i), first.col};
            if (cells[i] != next) return out_of_line(name, cells, i);
        }
        if (cells.size() > 3)
            return wrong(first, fmt::format("vehicle {} covers {} cells, expected 2 or 3", name, cells.size()));
        if (name == red_) board_.red = board_.vehicles.size();
        board_.vehicles.push_back({name, across, static_cast<int>(cells.size()), first});
        return std::nullopt;
    }

    // One of the cells is not where the others lead: it hangs together with them, or it does not.
    Error out_of_line(char name, const std::vector<Cell>& cells, std::size_t odd) const {
        std::vector<Cell> joined = {cells.front()};
        for (std::size_t i = 0; i < joined.size(); ++i)
            for (const Cell c : cells)
                if (manhattan(c, joined[i]) == 1 && std::ranges::find(joined, c) == joined.end()) joined.push_back(c);
        if (joined.size() == cells.size())
            return wrong(cells[odd],
                         fmt::format("vehicle {} is bent here, expected its cells in one row or one column", name));
        const auto away =
            std::ranges::find_if(cells, [&](Cell c) { return std::ranges::find(joined, c) == joined.end(); });
        return wrong(*away, fmt::format("found {} again, away from the {} at row {}, column {}; a letter names one "
                                        "vehicle",
                                        name, name, cells.front().row + 1, cells.front().col + 1));
    }

    std::span<const Row> rows_;
    char red_;
    Board board_;
    std::array<std::vector<Cell>, 128> cells_;  // by letter
};

}  // namespace

Result<Board> place_vehicles(std::span<const Row> rows, char red) {
    return Placing(rows, red).place();
}

}  // namespace ariadne::rush
