#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "render/terminal_parts.h"

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
          legend_(scene.legend),
          options_(options),
          signs_(options.unicode ? drawn : typed),
          tinted_(options.colours == Colours::palette || options.colours == Colours::truecolour),
          text_(longest_text()),
          wide_(options.width == 0 || board_.size.cols * (text_ + 1) + 3 + label_width() <= options.width ? text_ + 1
                                                                                                          : text_),
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
        if (options.unicode) lay_arrows(scene.arrows);
    }

    void write_to(const LineSink& sink) const {
        sink(edge(signs_.top_left, signs_.top_right));
        for (int row = 0; row < board_.size.rows; ++row) {
            Line line = label(row_name(row));
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
        if (board_.axes) sink(columns());
        Line named;
        for (const LegendEntry& entry : legend_) {
            if (entry.word.empty()) continue;
            write(
                named,
                (named.empty() ? "" : "   ") + board_.styles[entry.style].text + " " + entry.word.in(options_.language),
                theme_[Role::quiet]);
        }
        if (!named.empty()) sink(named);
    }

  private:
    // Without tints the second column of the last cell is blank: so is one before the first.
    bool padded() const { return !tinted_ && wide_ > text_; }

    int longest_text() const {
        std::size_t out = 1;
        for (const Piece& piece : board_.pieces) out = std::max(out, glyphs(board_.styles[piece.style].text).size());
        return static_cast<int>(out);
    }

    int label_width() const {
        return board_.axes ? static_cast<int>(std::max(row_name(0).size(), row_name(board_.size.rows - 1).size())) + 1
                           : 0;
    }

    std::string row_name(int row) const {
        if (!board_.axes) return {};
        return std::to_string((board_.axes->y_up ? board_.size.rows - 1 - row : row) + board_.axes->first);
    }

    // Left of the frame, all labels equally wide.
    Line label(std::string_view name) const {
        Line line;
        if (!board_.axes) return line;
        const auto wide = static_cast<std::size_t>(label_width() - 1);
        line.resize(wide - std::min(wide, name.size()));
        write(line, name, theme_[Role::quiet]);
        write(line, " ");
        return line;
    }

    // Under the board; where names are longer than cells are wide, some of them.
    Line columns() const {
        Line line = label("");
        write(line, padded() ? "  " : " ");
        const std::size_t begin = line.size();
        for (int col = 0; col < board_.size.cols; ++col) {
            const std::size_t at = begin + static_cast<std::size_t>(col * wide_);
            if (line.size() > at || (col > 0 && line.size() == at && board_.axes->column(col).size() > 1)) continue;
            line.resize(at);
            write(line, board_.axes->column(col), theme_[Role::quiet]);
        }
        return line;
    }

    Line edge(std::string_view left, std::string_view right) const {
        Line line = label("");
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
        Line text = glyphs(first);
        // Numbers of fewer digits than others stand to the right.
        while (std::ssize(text) < text_) text.insert(text.begin(), Glyph{});
        for (std::size_t i = 0; i < field_[cell].size(); ++i) {
            field_[cell][i] = look;
            field_[cell][i].text = i < text.size() ? text[i].text : second;
        }
    }

    void lay_floor(std::size_t i) {
        const Style& style = board_.styles[board_.cells[i]];
        if (style.solid) {
            const std::string_view block = options_.unicode ? "█" : std::string_view(style.text);
            put(i, block, block, {" ", tinted_ ? ground(style) : std::nullopt, ground(style), false});
        } else {
            const bool bold = style.mark != Mark::none;
            put(i, style.text.empty() ? signs_.floor : std::string_view(style.text), " ",
                {" ", style.text.empty() ? theme_[Role::quiet] : ink_on(style, style), ground(style), bold});
        }
    }

    std::optional<Colour> ink_on(const Style& style, const Style& floor) const {
        if (!tinted_) return std::nullopt;
        return theme_.text_on(theme_.colour(floor.fill), style.ink);
    }

    void lay_piece(Cell c, const Piece& piece) {
        const Style& style = board_.styles[piece.style];
        if (style.mark != Mark::none) {
            // A figure stands on the floor; colours that its side may not have are for the sign alone.
            const Style& floor = board_.style(c);
            put(board_.size.index(c), style.text, " ", {" ", ink_on(style, floor), ground(floor), true});
            return;
        }
        const bool goes_on = c.col + 1 < piece.at.col + piece.extent.cols;
        const Colour fill = over(theme_.colour(style.fill), theme_[Role::surface]);
        const Glyph look = {" ", tinted_ ? theme_.text_on(fill, style.ink) : fill, ground(style), true};
        put(board_.size.index(c), style.text, goes_on && !tinted_ ? signs_.join : " ", look);
    }

    // The first, and what goes on from its end.
    void lay_arrows(const std::vector<Arrow>& arrows) {
        std::optional<Cell> end;
        for (const Arrow& arrow : arrows) {
            if (end && *end != cell_at(arrow.from)) return;
            if (!lay_arrow(arrow, end)) return;
            end = cell_at(arrow.to);
        }
    }

    static Cell cell_at(Point p) { return {static_cast<int>(p.y), static_cast<int>(p.x)}; }

    // Only where all cells on its way are free, or the one that a piece has just left: half of an arrow would point at
    // the wrong place. Signs without Unicode would be taken for pieces.
    bool lay_arrow(const Arrow& arrow, std::optional<Cell> before) {
        const Cell from = cell_at(arrow.from);
        const Cell to = cell_at(arrow.to);
        const Cell by = {(to.row > from.row) - (to.row < from.row), (to.col > from.col) - (to.col < from.col)};
        std::vector<std::size_t> way;
        for (Cell c = from; c != to;) {
            c = {c.row + by.row, c.col + by.col};
            if (!board_.size.contains(c)) return false;
            const std::size_t i = board_.size.index(c);
            if (before && (covering_[i] != nullptr || drawn_on_.contains(i))) return true;
            if (covering_[i] != nullptr || board_.style(c).solid) return false;
            way.push_back(i);
        }
        for (const std::size_t i : way) {
            const Glyph look = {" ", theme_[Role::thread], ground(board_.styles[board_.cells[i]]), true};
            drawn_on_.insert(i);
            if (arrow.dashed)
                put(i, i == way.back() ? "✕" : "·", " ", look);
            else
                lay_stroke(i, by, i == way.back(), look);
        }
        return true;
    }

    void lay_stroke(std::size_t i, Cell by, bool last, const Glyph& look) {
        if (by.row != 0 && by.col != 0) {
            const bool falls = by.row == by.col;
            const std::string_view tip = falls ? (by.row > 0 ? "↘" : "↖") : (by.row > 0 ? "↙" : "↗");
            return put(i, last ? tip : falls ? "╲" : "╱", " ", look);
        }
        const std::string_view shaft = by.row == 0 ? "━" : "┃";
        const std::string_view tip = by.col > 0 ? "▶" : by.col < 0 ? "◀" : by.row > 0 ? "▼" : "▲";
        if (by.row != 0)
            put(i, last ? tip : shaft, " ", look);
        else if (by.col > 0 && wide_ > 1)
            put(i, shaft, last ? tip : shaft, look);
        else
            put(i, last ? tip : shaft, shaft, look);
    }

    const Board& board_;
    const std::vector<LegendEntry>& legend_;
    const TerminalOptions& options_;
    const Theme& theme_ = terminal_theme();
    const Signs& signs_;
    bool tinted_;
    int text_;  // columns of the longest text
    int wide_;  // columns a cell
    std::vector<const Piece*> covering_;
    std::vector<std::vector<Glyph>> field_;  // the glyphs of each cell
    std::set<std::size_t> drawn_on_;         // cells that an arrow has
};

}  // namespace

void piece_lines(const Scene& scene, const TerminalOptions& options, const LineSink& sink) {
    PieceText(scene, options).write_to(sink);
}

}  // namespace ariadne::render
