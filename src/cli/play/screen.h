#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/session.h"
#include "grid/grid.h"
#include "render/screen.h"
#include "render/theme.h"

namespace ariadne::cli {

// The words of drawings, here and in whatever draws a game.
using render::Colour;
using render::Colours;
using render::Glyph;
using render::Line;
using render::Mark;
using render::Paint;
using render::Piece;
using render::Role;
using render::Style;

// What a terminal can show.
struct Look {
    int rows = 24;
    int cols = 80;
    bool unicode = true;
    Colours colours = Colours::palette;
};

// Of every board.
inline const render::Theme& play_theme() {
    return render::light_theme();
}

// Colours that 256 have as they are, so that food is green and bombs are red there, and nothing in between.
inline constexpr Colour play_green = render::rgb(0x008700);
inline constexpr Colour play_red = render::rgb(0xD70000);

inline constexpr int least_rows = 8;
inline constexpr int least_cols = 30;

// A whole screen; the lines may be fewer and shorter than the window, never more or longer.
struct Picture {
    std::vector<Line> lines;
    std::optional<Cell> cursor;  // where one writes, if anywhere
};

Picture draw(const Session& session, const Look& look);

// What the keys do in this game.
std::vector<Line> help_lines(const Session& session);

// The line with which the help begins when one has scrolled to its end.
std::size_t last_help_line(const Session& session, const Look& look);

// The cell of the board that is shown at a place of the screen.
std::optional<Cell> cell_at(const Session& session, const Look& look, Cell place);

// So much of the board as fits, round the walker or the chosen piece, and how large its cells are.
struct Window {
    Cell from;
    Size size;      // cells
    int cell = 3;   // columns of a cell; of a room, its left wall included
    int lines = 1;  // of a cell with pieces on it
    int frame = 0;  // columns and lines round a board with pieces

    friend bool operator==(const Window&, const Window&) = default;
};

// What drawings of a board begin with.
class DrawnBoard {
  public:
    DrawnBoard(const Session& session, const Window& window, const Look& look)
        : view_(session.view()), board_(view_.board), window_(window), look_(look), on_route_(board_.size.area()) {
        for (const Cell cell : session.route())
            if (board_.size.contains(cell)) on_route_[board_.size.index(cell)] = true;
    }

  protected:
    bool mono() const { return look_.colours == Colours::none; }

    const worlds::View& view_;
    const render::Board& board_;
    const Window& window_;
    const Look& look_;
    std::vector<bool> on_route_;  // by cell
};

Window window_on(const worlds::View& view, Size room);
int columns_of(const worlds::View& view, const Window& window);
int lines_of(const worlds::View& view, const Window& window);
std::vector<Line> draw_board(const Session& session, const Window& window, const Look& look);
// A board with pieces on it.
std::vector<Line> draw_pieces(const Session& session, const Window& window, const Look& look);
// A board with walls between its cells.
std::vector<Line> draw_rooms(const Session& session, const Window& window, const Look& look);

inline constexpr Colour walker_ground = render::rgb(0xFFD54A);
inline constexpr Colour walker_ink = render::rgb(0x1C1E26);

}  // namespace ariadne::cli
