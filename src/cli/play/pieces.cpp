#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/screen.h"

// A board with pieces on it, in a terminal. A piece is a box with its letter in it, so that colour is not needed to see
// where it ends; the chosen one has a heavy border. Where a cell is a single line, a piece is a row or column of
// letters, and a mark behind them says that it is chosen.
namespace ariadne::cli {

namespace {

// Corners from the upper left on by rows, then level and upright sides.
using Border = std::array<std::string_view, 6>;
constexpr Border round_border = {"╭", "╮", "╰", "╯", "─", "│"};
constexpr Border heavy_border = {"┏", "┓", "┗", "┛", "━", "┃"};
constexpr Border frame_border = {"┌", "┐", "└", "┘", "─", "│"};
constexpr Border plain_border = {"+", "+", "+", "+", "-", "|"};
constexpr Border starred_border = {"*", "*", "*", "*", "*", "*"};

struct Brush {
    Colour ink;
    Colour ground;
    bool bold = false;
};

// Lines and columns of the screen.
struct Box {
    int top = 0;
    int left = 0;
    int rows = 1;
    int cols = 1;
};

class PieceDrawing : DrawnBoard {
  public:
    PieceDrawing(const Session& session, const Window& window, const Look& look)
        : DrawnBoard(session, window, look), route_(session.route()) {
        const Line blank(static_cast<std::size_t>(columns_of(view_, window)),
                         Glyph{" ", play_theme()[Role::ink], play_theme()[Role::surface], false});
        lines_.assign(static_cast<std::size_t>(lines_of(view_, window)), blank);
    }

    std::vector<Line> lines() && {
        for (int row = 0; row < window_.size.rows; ++row)
            for (int col = 0; col < window_.size.cols; ++col) cell({window_.from.row + row, window_.from.col + col});
        route();
        for (std::size_t i = 0; i < board_.pieces.size(); ++i) piece(board_.pieces[i], i == view_.chosen);
        if (window_.frame > 0) frame();
        return std::move(lines_);
    }

  private:
    Box box_of(Cell at, Size extent) const {
        return {window_.frame + (at.row - window_.from.row) * window_.lines,
                window_.frame + (at.col - window_.from.col) * window_.cell, extent.rows * window_.lines,
                extent.cols * window_.cell};
    }

    // What lies outside of the window is not shown.
    void put(int row, int col, std::string_view text, const Brush& brush) {
        if (row < 0 || row >= std::ssize(lines_)) return;
        Line& line = lines_[static_cast<std::size_t>(row)];
        for (const render::Glyph& glyph : render::glyphs(text)) {
            if (0 <= col && col < std::ssize(line))
                line[static_cast<std::size_t>(col)] = {glyph.text, brush.ink, brush.ground, brush.bold};
            ++col;
        }
    }

    void outline(const Box& box, const Border& border, const Brush& brush) {
        const int bottom = box.top + box.rows - 1;
        const int right = box.left + box.cols - 1;
        for (int col = box.left + 1; col < right; ++col) {
            put(box.top, col, border[4], brush);
            put(bottom, col, border[4], brush);
        }
        for (int row = box.top + 1; row < bottom; ++row) {
            put(row, box.left, border[5], brush);
            put(row, right, border[5], brush);
        }
        put(box.top, box.left, border[0], brush);
        put(box.top, right, border[1], brush);
        put(bottom, box.left, border[2], brush);
        put(bottom, right, border[3], brush);
    }

    void fill(const Box& box, std::string_view text, const Brush& brush) {
        for (int row = 0; row < box.rows; ++row)
            for (int col = 0; col < box.cols; ++col) put(box.top + row, box.left + col, text, brush);
    }

    void cell(Cell at) {
        const Box box = box_of(at, {1, 1});
        if (board_.style(at).solid) {
            const Colour ink = play_theme()[Role::ink];
            return fill(box, look_.unicode ? "█" : "#", {ink, ink});
        }
        middle(box, look_.unicode ? "·" : ".", {play_theme()[Role::quiet], play_theme()[Role::surface]});
    }

    void middle(const Box& box, std::string_view text, const Brush& brush) {
        const int columns = static_cast<int>(render::glyphs(text).size());
        put(box.top + (box.rows - 1) / 2, box.left + (box.cols - columns) / 2, text, brush);
    }

    // Arrows on the cells that the computer's next move goes over.
    void route() {
        for (std::size_t i = 1; i < route_.size(); ++i) {
            const Cell from = route_[i - 1];
            const Cell to = route_[i];
            const std::size_t way = to.col > from.col ? 0 : to.col < from.col ? 1 : to.row > from.row ? 2 : 3;
            constexpr std::array<std::string_view, 4> arrows = {"→", "←", "↓", "↑"};
            constexpr std::array<std::string_view, 4> plain = {">", "<", "v", "^"};
            middle(box_of(to, {1, 1}), look_.unicode ? arrows[way] : plain[way],
                   {play_theme()[Role::thread], play_theme()[Role::surface], true});
        }
    }

    // Of a terminal's few colours, each piece has one, by turns: red is the red one's, and yellow the chosen one's
    // border.
    Colour ground_of(const Piece& piece) const {
        const Style& style = board_.styles[piece.style];
        if (style.fill.role == Role::danger) return play_red;
        if (look_.colours != Colours::basic) return play_theme().colour(style.fill);
        constexpr std::array<Colour, 4> few = {render::rgb(0x00AAAA), render::rgb(0x0000AA), render::rgb(0x00AA00),
                                               render::rgb(0xAA00AA)};
        return few[piece.style % few.size()];
    }

    void piece(const Piece& piece, bool chosen) {
        const std::string& letter = board_.styles[piece.style].text;
        const Colour ground = ground_of(piece);
        const Brush brush{play_theme().text_on(ground, {Role::surface}), ground, true};
        const Box box = box_of(piece.at, piece.extent);
        if (window_.lines == 1) return letters(box, piece, letter, brush, chosen);
        fill(box, " ", brush);
        const Brush yellow{walker_ink, walker_ground, true};
        const Brush thin{brush.ink, brush.ground, false};
        outline(box,
                chosen          ? (look_.unicode ? heavy_border : starred_border)
                : look_.unicode ? round_border
                                : plain_border,
                chosen ? yellow : thin);
        // Where only the border has room, the letter stands in it.
        middle(box, letter, chosen && box.rows < 3 ? yellow : brush);
    }

    void letters(const Box& box, const Piece& piece, const std::string& letter, const Brush& brush, bool chosen) {
        for (int row = 0; row < piece.extent.rows; ++row) {
            for (int col = 0; col < piece.extent.cols; ++col) {
                const int left = box.left + col * window_.cell;
                const bool last = col + 1 == piece.extent.cols;
                put(box.top + row, left, letter, brush);
                if (!last) put(box.top + row, left + 1, look_.unicode ? "─" : "-", brush);
                if (last && chosen)
                    put(box.top + row, left + 1, look_.unicode ? "◂" : "<", {walker_ink, walker_ground, true});
            }
        }
    }

    // Open where the exit is.
    void frame() {
        const int rows = static_cast<int>(lines_.size());
        const int cols = static_cast<int>(lines_.front().size());
        const Brush ink{play_theme()[Role::ink], play_theme()[Role::surface], false};
        outline({0, 0, rows, cols}, look_.unicode ? frame_border : plain_border, ink);
        if (!board_.gate) return;
        const int top = 1 + (*board_.gate - window_.from.row) * window_.lines;
        const Brush red{play_red, play_theme()[Role::surface], true};
        for (int row = 0; row < window_.lines; ++row) put(top + row, cols - 1, " ", red);
        put(top + (window_.lines - 1) / 2, cols - 1, look_.unicode ? "→" : ">", red);
    }

    std::vector<Cell> route_;
    std::vector<Line> lines_;
};

}  // namespace

std::vector<Line> draw_pieces(const Session& session, const Window& window, const Look& look) {
    return PieceDrawing(session, window, look).lines();
}

}  // namespace ariadne::cli
