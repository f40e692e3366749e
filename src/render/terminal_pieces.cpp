#include "render/terminal_pieces.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ariadne::render {

namespace {

// The signs of a board, in Unicode or without.
struct Signs {
    std::string_view top_left, top_right, bottom_left, bottom_right, level, upright, gate, floor, join;
};

constexpr Signs drawn = {"┌", "┐", "└", "┘", "─", "│", "→", "·", "━"};
constexpr Signs typed = {"+", "+", "+", "+", "-", "|", ">", ".", "-"};

class PieceText {
  public:
    PieceText(const Scene& scene, const TerminalOptions& options)
        : board_(scene.board),
          options_(options),
          theme_(*options.theme),
          signs_(options.unicode ? drawn : typed),
          tinted_(options.colours == Colours::palette || options.colours == Colours::truecolour),
          wide_(options.width == 0 || board_.size.cols * 2 + 3 <= options.width ? 2 : 1),
          covering_(board_.size.area(), nullptr),
          field_(board_.size.area(), std::vector<Glyph>(static_cast<std::size_t>(wide_))) {
        for (const Piece& piece : board_.pieces)
            for (int row = 0; row < piece.extent.rows; ++row)
                for (int col = 0; col < piece.extent.cols; ++col) {
                    const Cell c = {piece.at.row + row, piece.at.col + col};
                    if (board_.size.contains(c)) covering_[board_.size.index(c)] = &piece;
                }
        for (std::size_t i = 0; i < field_.size(); ++i)
            covering_[i] == nullptr ? lay_floor(i) : lay_piece(board_.size.cell(i), *covering_[i]);
        if (options.unicode && !scene.arrows.empty()) lay_arrow(scene.arrows.front());
    }

    void write_to(const LineSink& sink) const {
        sink(edge(signs_.top_left, signs_.top_right));
        for (int row = 0; row < board_.size.rows; ++row) {
            Line line;
            write(line, signs_.upright, theme_[Role::quiet]);
            if (padded()) write(line, " ");
            for (int col = 0; col < board_.size.cols; ++col) {
                const std::vector<Glyph>& glyphs = field_[board_.size.index({row, col})];
                line.insert(line.end(), glyphs.begin(), glyphs.end());
            }
            if (board_.gate == row)
                write(line, signs_.gate, theme_[Role::danger], true);
            else
                write(line, signs_.upright, theme_[Role::quiet]);
            sink(line);
        }
        sink(edge(signs_.bottom_left, signs_.bottom_right));
    }

  private:
    // Without tints the second column of the last cell is blank: so is one before the first.
    bool padded() const { return !tinted_ && wide_ == 2; }

    Line edge(std::string_view left, std::string_view right) const {
        Line line;
        write(line, left, theme_[Role::quiet]);
        for (int i = 0; i < board_.size.cols * wide_ + (padded() ? 1 : 0); ++i)
            write(line, signs_.level, theme_[Role::quiet]);
        write(line, right, theme_[Role::quiet]);
        return line;
    }

    std::optional<Colour> ground(const Style& style) const {
        if (!tinted_) return std::nullopt;
        return over(theme_.colour(style.fill), theme_[Role::surface]);
    }

    void put(std::size_t cell, std::string_view first, std::string_view second, const Glyph& look) {
        for (std::size_t i = 0; i < field_[cell].size(); ++i) {
            field_[cell][i] = look;
            field_[cell][i].text = i == 0 ? first : second;
        }
    }

    void lay_floor(std::size_t i) {
        const Style& style = board_.styles[board_.cells[i]];
        if (style.solid) {
            const std::string_view block = options_.unicode ? "█" : std::string_view(style.text);
            put(i, block, block, {" ", tinted_ ? ground(style) : std::nullopt, ground(style), false});
        } else {
            put(i, signs_.floor, " ", {" ", theme_[Role::quiet], ground(style), false});
        }
    }

    void lay_piece(Cell c, const Piece& piece) {
        const Style& style = board_.styles[piece.style];
        const bool goes_on = c.col + 1 < piece.at.col + piece.extent.cols;
        const Colour fill = over(theme_.colour(style.fill), theme_[Role::surface]);
        const Glyph look = {" ", tinted_ ? theme_.text_on(fill, style.ink) : fill, ground(style), true};
        put(board_.size.index(c), style.text, goes_on && !tinted_ ? signs_.join : " ", look);
    }

    // Only where all cells on its way are free: half of an arrow would point at the wrong place. Signs without Unicode
    // would be taken for pieces.
    void lay_arrow(const Arrow& arrow) {
        const Cell from = {static_cast<int>(arrow.from.y), static_cast<int>(arrow.from.x)};
        const Cell to = {static_cast<int>(arrow.to.y), static_cast<int>(arrow.to.x)};
        const Cell by = {(to.row > from.row) - (to.row < from.row), (to.col > from.col) - (to.col < from.col)};
        std::vector<std::size_t> way;
        for (Cell c = from; c != to;) {
            c = {c.row + by.row, c.col + by.col};
            if (!board_.size.contains(c) || covering_[board_.size.index(c)] != nullptr || board_.style(c).solid) return;
            way.push_back(board_.size.index(c));
        }
        const std::string_view shaft = by.row == 0 ? "━" : "┃";
        const std::string_view tip = by.col > 0 ? "▶" : by.col < 0 ? "◀" : by.row > 0 ? "▼" : "▲";
        for (const std::size_t i : way) {
            const Glyph look = {" ", theme_[Role::thread], ground(board_.styles[board_.cells[i]]), true};
            const bool last = i == way.back();
            if (by.row != 0)
                put(i, last ? tip : shaft, " ", look);
            else if (by.col > 0 && wide_ == 2)
                put(i, shaft, last ? tip : shaft, look);
            else
                put(i, last ? tip : shaft, shaft, look);
        }
    }

    const Board& board_;
    const TerminalOptions& options_;
    const Theme& theme_;
    const Signs& signs_;
    bool tinted_;
    int wide_;  // columns a cell
    std::vector<const Piece*> covering_;
    std::vector<std::vector<Glyph>> field_;  // the glyphs of each cell
};

}  // namespace

void piece_lines(const Scene& scene, const TerminalOptions& options, const LineSink& sink) {
    PieceText(scene, options).write_to(sink);
}

}  // namespace ariadne::render
