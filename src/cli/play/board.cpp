#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/screen.h"

// The board of a game in a terminal. A cell is three columns wide, or two where that shows more of the board: the kind
// of the cell, its value, and a gap. Kinds are told apart by a sign as well as by colour.
namespace ariadne::cli {

namespace {

// What stands before the value of a cell.
std::string_view sign_of(const Style& style, bool unicode) {
    switch (style.fill.role) {
        case Role::gain:
            return "+";
        case Role::danger:
            return "*";
        case Role::ink:
        case Role::wall:
            return unicode ? "▲" : "^";
        default:
            return " ";
    }
}

class BoardDrawing : DrawnBoard {
  public:
    using DrawnBoard::DrawnBoard;

    std::vector<Line> lines() const {
        std::vector<Line> out;
        for (int row = 0; row < window_.size.rows; ++row) {
            Line& line = out.emplace_back();
            for (int col = 0; col < window_.size.cols; ++col) {
                cell({window_.from.row + row, window_.from.col + col}, line);
            }
        }
        return out;
    }

  private:
    void cell(Cell at, Line& line) const {
        const Style& style = board_.style(at);
        if (at == view_.walker) return walker(line);
        // Kinds have their full colours, and costs their scale as far as the terminal has tints.
        Paint fill = style.fill;
        if (fill.role != Role::cost) fill.level = 1;
        if (fill.role == Role::cost && look_.colours == Colours::basic) fill = {Role::surface};
        Colour ground = fill.role == Role::gain     ? play_green
                        : fill.role == Role::danger ? play_red
                                                    : play_theme().colour(fill);
        Colour ink = play_theme().text_on(ground, fill == style.fill ? style.ink : Paint{Role::surface});
        if (style.mark == Mark::square) {
            ground = play_theme()[Role::thread];
            ink = play_theme().text_on(ground, {Role::surface});
            return put(line, mono() && window_.cell > 2 ? "[" + style.text + "]" : " " + style.text + " ", ink, ground,
                       true);
        }
        if (style.solid) {
            const std::string wall = look_.unicode ? "█" : "#";
            return put(line, wall + wall + wall, ground, ground, false);
        }
        std::string text(sign_of(style, look_.unicode));
        const bool empty =
            style.fill.role == Role::surface && style.mark == Mark::none && (style.text.empty() || style.text == "0");
        if (style.mark == Mark::gem) {
            text += look_.unicode ? "◆" : style.text;
        } else if (empty) {
            text += look_.unicode ? "·" : ".";
            ink = play_theme()[Role::quiet];
        } else {
            text += style.text;
        }
        put(line, text + " ", ink, ground, style.fill.role == Role::gain || style.fill.role == Role::danger);
        if (on_route_[board_.size.index(at)]) thread(line, ground, empty);
    }

    // On the route: a bead where nothing stands, or else in the gap where there is one.
    void thread(Line& line, Colour ground, bool empty) const {
        const auto cell = static_cast<std::size_t>(window_.cell);
        if (!empty && cell < 3) return;
        const Colour colour = play_theme()[Role::thread];
        line[line.size() - cell + (empty ? 1 : 2)] = {
            look_.unicode ? "•" : "o", render::contrast(colour, ground) < 2 ? play_theme()[Role::surface] : colour,
            ground, true};
    }

    void walker(Line& line) const {
        const std::string_view disc = look_.unicode ? "●" : "@";
        const bool brackets = mono() || !look_.unicode;
        const std::string text = !brackets          ? " " + std::string(disc) + " "
                                 : window_.cell > 2 ? "(" + std::string(disc) + ")"
                                                    : "()";
        const bool dead = view_.standing == worlds::Standing::lost;
        const Colour ground = dead ? play_red : walker_ground;
        put(line, text, dead ? play_theme()[Role::surface] : walker_ink, ground, true);
    }

    // Two columns keep what says most: the sign and the value of a cell.
    void put(Line& line, const std::string& text, Colour ink, Colour ground, bool bold) const {
        Line glyphs;
        render::write(glyphs, text, ink, bold);
        glyphs.resize(static_cast<std::size_t>(window_.cell));
        for (Glyph& glyph : glyphs) {
            glyph.ground = ground;
            line.push_back(std::move(glyph));
        }
    }
};

// Where a stretch of so many of `all` begins that has `at` in its middle, or as near to it as the ends allow.
int begin_round(int at, int room, int all) {
    return std::clamp(at - room / 2, 0, std::max(0, all - room));
}

// Columns and lines of a cell with pieces on it, about as wide as high.
constexpr std::array<Size, 5> piece_cells = {{{5, 10}, {4, 8}, {3, 6}, {2, 4}, {1, 2}}};

// The largest cells with which the whole board fits into its frame; or else the smallest, without a frame.
Window window_on_pieces(Size board, Size room) {
    for (const Size cell : piece_cells)
        if (board.rows * cell.rows + 2 <= room.rows && board.cols * cell.cols + 2 <= room.cols)
            return {{}, board, cell.cols, cell.rows, 1};
    return {{}, {}, piece_cells.back().cols, 1, 0};
}

}  // namespace

Window window_on(const worlds::View& view, Size room) {
    const Size board = view.board.size;
    Window window;
    Cell centre = view.walker.value_or(Cell{board.rows / 2, board.cols / 2});
    if (!view.board.pieces.empty()) {
        window = window_on_pieces(board, room);
        room = {(room.rows - 2 * window.frame) / window.lines, room.cols - 2 * window.frame};
        if (view.chosen) centre = view.board.pieces[*view.chosen].at;
    } else if (view.board.walls) {
        // A wall to the left of each room and above it, and one more to close the board.
        window.cell = board.cols * 4 < room.cols ? 4 : 2;
        room = {(room.rows - 1) / 2, room.cols - 1};
    } else if (board.cols * 3 > room.cols) {
        window.cell = 2;
    }
    window.size = {std::min(board.rows, room.rows), std::min(board.cols, room.cols / window.cell)};
    window.from = {begin_round(centre.row, window.size.rows, board.rows),
                   begin_round(centre.col, window.size.cols, board.cols)};
    return window;
}

int columns_of(const worlds::View& view, const Window& window) {
    return window.size.cols * window.cell + 2 * window.frame + (view.board.walls ? 1 : 0);
}

int lines_of(const worlds::View& view, const Window& window) {
    return view.board.walls ? 2 * window.size.rows + 1 : window.size.rows * window.lines + 2 * window.frame;
}

std::vector<Line> draw_board(const Session& session, const Window& window, const Look& look) {
    if (!session.view().board.pieces.empty()) return draw_pieces(session, window, look);
    if (session.view().board.walls) return draw_rooms(session, window, look);
    return BoardDrawing(session, window, look).lines();
}

}  // namespace ariadne::cli
