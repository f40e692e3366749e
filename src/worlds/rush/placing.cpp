#include "worlds/rush/placing.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "text/characters.h"
#include "worlds/rush/text.h"

namespace ariadne::rush {

namespace {

// Where a letter stands, in reading order.
struct Stretch {
    int cells = 0;
    Cell first;
    Cell last;
    bool upright = false;
    bool broken = false;  // bent, or with a gap

    void add(Cell c) {
        if (cells++ == 0) {
            first = last = c;
            return;
        }
        if (cells == 2) upright = c.row != last.row;
        broken = broken || c != (upright ? Cell{last.row + 1, last.col} : Cell{last.row, last.col + 1});
        last = c;
    }
};

class Placing {
  public:
    Placing(std::span<const Row> rows, char red) : rows_(rows), red_(red) {
        board_.size = {static_cast<int>(rows.size()), static_cast<int>(rows.front().cells.size())};
    }

    Result<Board> place() {
        collect();
        board_.vehicles.reserve(16);
        for (std::uint64_t left = letters_; left != 0; left &= left - 1) {
            const auto letter = static_cast<std::size_t>(std::countr_zero(left));
            const auto name = static_cast<char>(first_letter + static_cast<char>(letter));
            if (auto error = add(name, stretches_[letter])) errors_.add(std::move(*error));
        }
        if (!has(red_))
            errors_.add({{tr("there is no red car {0}; use --red if it has another letter"), red_},
                         rows_.front().line,
                         rows_.front().column});
        else if (errors_.none() && !board_.red_car().across)
            errors_.add(wrong(board_.red_car().at, {tr("the red car {0} is vertical; it must be horizontal"), red_}));
        if (!errors_.none()) return errors_.told();
        return std::move(board_);
    }

  private:
    static constexpr char first_letter = 'A';

    static std::size_t place_of(char letter) { return static_cast<std::size_t>(letter - first_letter); }
    bool has(char letter) const { return (letters_ >> place_of(letter) & 1U) != 0; }

    // Rows and columns of the board are said, for in a board of one line nobody sees them.
    Error wrong(Cell c, const Message& what) const {
        const Row& row = rows_[static_cast<std::size_t>(c.row)];
        return {{after_colon, cell_in_words(c), what}, row.line, row.column + c.col};
    }

    char sign(int row, int col) const {
        return rows_[static_cast<std::size_t>(row)].cells[static_cast<std::size_t>(col)];
    }

    void collect() {
        for (int row = 0; row < board_.size.rows; ++row) {
            const std::string_view cells = rows_[static_cast<std::size_t>(row)].cells;
            for (int col = 0; col < board_.size.cols; ++col) {
                const char c = cells[static_cast<std::size_t>(col)];
                if (c == '.' || c == 'o') continue;
                if (c == 'x') {
                    board_.walls.push_back({row, col});
                } else if (is_letter(c)) {
                    letters_ |= std::uint64_t{1} << place_of(c);
                    stretches_[place_of(c)].add({row, col});
                } else if (odd_.find(c) == std::string::npos) {
                    odd_ += c;
                    errors_.add(wrong({row, col},
                                      {tr("found {0}, expected a letter, . or o for an empty cell, or x for a wall"),
                                       text::shown(c)}));
                }
            }
        }
    }

    std::optional<Error> add(char name, const Stretch& stretch) {
        if (stretch.broken) return out_of_line(name);
        if (stretch.cells == 1 || stretch.cells > 3)
            return wrong(stretch.first, {tr_n("vehicle {1} covers {0} cell, expected 2 or 3",
                                              "vehicle {1} covers {0} cells, expected 2 or 3"),
                                         stretch.cells, name});
        if (name == red_) board_.red = board_.vehicles.size();
        board_.vehicles.push_back({name, !stretch.upright, stretch.cells, stretch.first});
        return std::nullopt;
    }

    // One of the cells is not where the others lead: it hangs together with them, or it does not.
    Error out_of_line(char name) const {
        std::vector<Cell> cells;
        for (int row = 0; row < board_.size.rows; ++row)
            for (int col = 0; col < board_.size.cols; ++col)
                if (sign(row, col) == name) cells.push_back({row, col});
        const Cell first = cells.front();
        std::vector<Cell> joined = {first};
        for (std::size_t i = 0; i < joined.size(); ++i)
            for (const Cell c : cells)
                if (manhattan(c, joined[i]) == 1 && std::ranges::find(joined, c) == joined.end()) joined.push_back(c);
        if (joined.size() < cells.size()) {
            const auto away =
                std::ranges::find_if(cells, [&](Cell c) { return std::ranges::find(joined, c) == joined.end(); });
            return wrong(*away,
                         {tr("vehicle {0} is already at row {1}, column {2}; every vehicle needs its own letter"), name,
                          first.row + 1, first.col + 1});
        }
        const bool across = cells[1].row == first.row;
        const auto odd =
            std::ranges::find_if(cells, [&](Cell c) { return across ? c.row != first.row : c.col != first.col; });
        return wrong(*odd, {tr("vehicle {0} bends here, expected all its cells in one row or column"), name});
    }

    std::span<const Row> rows_;
    char red_;
    Board board_;
    Errors errors_;
    std::string odd_;                                        // signs that were told of: once is enough
    std::array<Stretch, 'z' - first_letter + 1> stretches_;  // by letter
    std::uint64_t letters_ = 0;                              // those that are there, a bit each
};

}  // namespace

Result<Board> place_vehicles(std::span<const Row> rows, char red) {
    return Placing(rows, red).place();
}

}  // namespace ariadne::rush
