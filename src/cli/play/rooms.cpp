#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/screen.h"
#include "render/walls.h"

// Rooms with walls between them, in a terminal: a room is one line high and three columns wide, or one where three
// would not show all of them; a wall is a line. Rooms that are missing, or not seen yet, are left in the terminal's own
// colour.
namespace ariadne::cli {

namespace {

class RoomDrawing : DrawnBoard {
  public:
    using DrawnBoard::DrawnBoard;

    std::vector<Line> lines() const {
        std::vector<Line> out;
        const Cell from = window_.from;
        for (int row = from.row; row <= from.row + window_.size.rows; ++row) {
            Line& walls = out.emplace_back();
            for (int col = from.col; col <= from.col + window_.size.cols; ++col) {
                walls.push_back(corner(row, col));
                if (col < from.col + window_.size.cols) level(row, col, walls);
            }
            if (row == from.row + window_.size.rows) break;
            Line& rooms = out.emplace_back();
            for (int col = from.col; col <= from.col + window_.size.cols; ++col) {
                rooms.push_back(upright(row, col));
                if (col < from.col + window_.size.cols) room({row, col}, rooms);
            }
        }
        return out;
    }

  private:
    int inner() const { return window_.cell - 1; }

    // What the floor of a room is coloured with.
    Colour floor(Cell room) const {
        const Style& style = board_.style(room);
        const bool tinted = style.fill.role == Role::search && look_.colours != Colours::basic;
        return tinted ? over(play_theme().colour(style.fill), play_theme()[Role::surface])
                      : play_theme()[Role::surface];
    }

    // Between two rooms: the floor of both where it is the same.
    std::optional<Colour> floor(Cell one, Cell other) const {
        if (!plan_.has(one) && !plan_.has(other)) return std::nullopt;
        if (plan_.has(one) && plan_.has(other) && floor(one) == floor(other)) return floor(one);
        return play_theme()[Role::surface];
    }

    Glyph wall(std::string_view text, std::optional<Colour> ground) const {
        return {std::string(text), play_theme()[Role::ink], ground, false};
    }

    Glyph corner(int row, int col) const {
        const unsigned sides = plan_.joint(row, col);
        std::optional<Colour> ground;
        for (const Cell room : {Cell{row, col}, Cell{row - 1, col}, Cell{row, col - 1}, Cell{row - 1, col - 1}})
            if (plan_.has(room)) ground = play_theme()[Role::surface];
        return wall(look_.unicode ? render::light_lines[sides] : sides == 0 ? " " : "+", ground);
    }

    void level(int row, int col, Line& line) const {
        const bool closed = plan_.level(row, col);
        const auto ground = closed ? floor_beside_wall({row - 1, col}, {row, col}) : floor({row - 1, col}, {row, col});
        const std::string_view text = !closed ? " " : look_.unicode ? "─" : "-";
        for (int k = 0; k < inner(); ++k) line.push_back(wall(text, ground));
    }

    Glyph upright(int row, int col) const {
        const bool closed = plan_.upright(row, col);
        const auto ground = closed ? floor_beside_wall({row, col - 1}, {row, col}) : floor({row, col - 1}, {row, col});
        return wall(!closed ? " " : look_.unicode ? "│" : "|", ground);
    }

    std::optional<Colour> floor_beside_wall(Cell one, Cell other) const {
        return plan_.has(one) || plan_.has(other) ? std::optional(play_theme()[Role::surface]) : std::nullopt;
    }

    void room(Cell at, Line& line) const {
        if (!plan_.has(at)) return put(line, " ", {}, std::nullopt, false);
        const Style& style = board_.style(at);
        if (at == view_.walker) return walker(line);
        if (style.mark == Mark::square) {
            const Colour ground = play_theme()[Role::thread];
            return put(line, style.text, play_theme().text_on(ground, {Role::surface}), ground, true, "[]");
        }
        const Colour ground = floor(at);
        const Colour thread = play_theme()[Role::thread];
        if (style.mark != Mark::none) return put(line, style.text, play_red, ground, true);
        if (on_route_[board_.size.index(at)]) return put(line, look_.unicode ? "•" : "o", thread, ground, true);
        if (style.fill.role != Role::search) return put(line, " ", {}, ground, false);
        // Footprints: strong on the way here, faint where one turned back.
        const bool strong = style.fill.level > 0.5F;
        put(line, look_.unicode ? (strong ? "▪" : "·") : (strong ? ":" : "."),
            play_theme()[strong ? Role::ink : Role::quiet], ground, false);
    }

    void walker(Line& line) const { put(line, look_.unicode ? "●" : "@", walker_ink, walker_ground, true, "()"); }

    // One character, in the middle of the room; between brackets where there is room and no colour.
    void put(Line& line, std::string_view text, std::optional<Colour> ink, std::optional<Colour> ground, bool bold,
             std::string_view brackets = "  ") const {
        const bool bracketed = mono() || !look_.unicode;
        for (int k = 0; k < inner(); ++k) {
            Glyph glyph{" ", ink, ground, bold};
            if (k == inner() / 2)
                glyph.text = text;
            else if (bracketed)
                glyph.text = brackets.substr(k == 0 ? 0 : 1, 1);
            line.push_back(std::move(glyph));
        }
    }

    render::FloorPlan plan_ = board_.walls->plan();
};

}  // namespace

std::vector<Line> draw_rooms(const Session& session, const Window& window, const Look& look) {
    return RoomDrawing(session, window, look).lines();
}

}  // namespace ariadne::cli
