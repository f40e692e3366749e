#include "worlds/labyrinth/edit.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "worlds/board_editor.h"
#include "worlds/labyrinth/scene.h"
#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {

namespace {

std::string name_of(Cell c) {
    return fmt::format("[{}, {}]", c.row, c.col);
}

// Both rooms are there.
void put(Labyrinth& labyrinth, Cell c, Direction d, bool passage) {
    if (labyrinth.open(c, d) == passage) return;
    labyrinth.put(c, d, passage);
    if (!labyrinth.weights.empty()) labyrinth.weights[labyrinth.passage(labyrinth.size.index(c), d)] = passage ? 1 : 0;
}

Result<void> paint_edge(Labyrinth& labyrinth, Cell c, Direction d, bool passage) {
    const Cell other = step(c, d);
    if (!labyrinth.size.contains(other))
        return fail({tr("{0} has no neighbour on this side; the outer wall cannot be changed"), name_of(c)});
    const bool both = labyrinth.has(c) && labyrinth.has(other);
    if (both) {
        put(labyrinth, c, d, passage);
    } else if (passage) {
        return fail({tr("there is no room at {0}; a passage joins two rooms"), name_of(labyrinth.has(c) ? other : c)});
    }
    return {};
}

Result<void> take_room(Labyrinth& labyrinth, Cell c) {
    if (labyrinth.entrance == c)
        return fail({tr("the entrance is at {0}; move it before removing the room"), name_of(c)});
    if (labyrinth.exit == c) return fail({tr("the exit is at {0}; move it before removing the room"), name_of(c)});
    if (labyrinth.rooms.empty()) {
        labyrinth.rooms = BitGrid(labyrinth.size);
        labyrinth.rooms.fill();
    }
    for (const Direction d : all_directions)
        if (labyrinth.has(step(c, d))) put(labyrinth, c, d, false);
    labyrinth.rooms.clear(c);
    return {};
}

Result<void> paint_end(const Labyrinth& labyrinth, Cell c, Cell& end, Cell other, const Phrase& taken) {
    if (end == c) return {};
    if (!labyrinth.has(c)) return fail(no_room_at(c));
    if (other == c) return fail({taken, name_of(c)});
    end = c;
    return {};
}

// The part of a grid that two sizes share, 64 cells at a time.
void copy_corner(const BitGrid& from, BitGrid& to) {
    for (int r = 0; r < std::min(from.size().rows, to.size().rows); ++r) {
        const std::size_t words = std::min(from.row_words(), to.row_words());
        std::ranges::copy_n(from.row(r).begin(), static_cast<std::ptrdiff_t>(words), to.row(r).begin());
        if (words == to.row_words()) to.row(r).back() &= to.last_word_mask();
    }
}

struct Parts {
    using Model = Labyrinth;
    static constexpr worlds::SizeLimits limits{.least = 1, .most = longest_side};

    static Result<Labyrinth> read(std::string_view text) { return labyrinth::read(text); }
    static std::string write(const Labyrinth& labyrinth) { return labyrinth::write(labyrinth); }

    static std::vector<worlds::Brush> brushes() {
        using render::Role;
        const std::vector<render::Style> styles = scene(solid({1, 1})).board.styles;
        const render::Style wall = {.fill = {Role::wall}, .ink = {Role::surface}, .text = "", .solid = true};
        return {{"wall", wall, worlds::Touch::edge}, {"passage", styles[floor_kind], worlds::Touch::edge},
                {"entrance", styles[entrance_kind]}, {"exit", styles[exit_kind]},
                {"no room", styles[rock_kind]},      {"room", styles[floor_kind]}};
    }
    static std::vector<worlds::Fact> facts(const Labyrinth& /*labyrinth*/) { return {}; }
    static void set(Labyrinth& /*labyrinth*/, std::string_view /*name*/, std::int64_t /*number*/) {}

    static Size size_of(const Labyrinth& labyrinth) { return labyrinth.size; }
    static std::string name_of(const Labyrinth& /*labyrinth*/, Cell cell) { return labyrinth::name_of(cell); }

    static Result<void> paint(Labyrinth& out, const worlds::Stroke& stroke) {
        const std::string_view brush = stroke.brush;
        if (stroke.side && (brush == "wall" || brush == "passage"))
            return paint_edge(out, stroke.cell, *stroke.side, brush == "passage");
        if (brush == "entrance")
            return paint_end(out, stroke.cell, out.entrance, out.exit, tr("the exit is at {0}; choose another room"));
        if (brush == "exit")
            return paint_end(out, stroke.cell, out.exit, out.entrance,
                             tr("the entrance is at {0}; choose another room"));
        if (brush == "no room") return take_room(out, stroke.cell);
        if (!out.rooms.empty()) out.rooms.set(stroke.cell);
        return {};
    }

    static Labyrinth blank(Size size) { return solid(size); }

    static Labyrinth resized(const Labyrinth& from, Size size) {
        Labyrinth out = solid(size);
        copy_corner(from.right, out.right);
        copy_corner(from.down, out.down);
        // What led out of the part that is left.
        if (size.cols < from.size.cols)
            for (int row = 0; row < size.rows; ++row) out.right.clear({row, size.cols - 1});
        if (size.rows < from.size.rows) std::ranges::fill(out.down.row(size.rows - 1), 0);
        if (!from.rooms.empty()) {
            out.rooms = BitGrid(size);
            out.rooms.fill();
            for (Cell c; c.row < std::min(size.rows, from.size.rows); ++c.row)
                for (c.col = 0; c.col < std::min(size.cols, from.size.cols); ++c.col)
                    if (!from.rooms.get(c)) out.rooms.clear(c);
        }
        if (!from.weights.empty()) copy_weights(from, out);
        // Two ends stay two, where there is room for them.
        const bool apart = from.entrance != from.exit;
        const auto keep_off = [&](Cell other) { return apart ? std::optional(other) : std::nullopt; };
        out.entrance = moved(out, from.entrance, keep_off(from.exit));
        out.exit = moved(out, from.exit, keep_off(out.entrance));
        return out;
    }

  private:
    static void copy_weights(const Labyrinth& from, Labyrinth& out) {
        out.weights.resize(2 * out.size.area());
        for (Cell c; c.row < out.size.rows; ++c.row)
            for (c.col = 0; c.col < out.size.cols; ++c.col)
                for (const Direction d : {Direction::right, Direction::down})
                    if (out.open(c, d)) out.weights[out.passage(out.size.index(c), d)] = from.weight(c, d);
    }

    // An end that fell off, in the nearest room that the other end leaves free, if there is one.
    static Cell moved(Labyrinth& out, Cell end, std::optional<Cell> other) {
        if (out.size.contains(end)) return end;
        if (const auto room = worlds::nearest(out.size, end, [&](Cell c) { return out.has(c) && c != other; }))
            return *room;
        if (other && out.size.contains(*other)) return *other;
        // No room is left at all, so the nearest place becomes one.
        const Cell nearest{std::min(end.row, out.size.rows - 1), std::min(end.col, out.size.cols - 1)};
        out.rooms.set(nearest);
        return nearest;
    }
};

}  // namespace

const worlds::Editor& editor() {
    static const worlds::BoardEditor<Parts> editor;
    return editor;
}

}  // namespace ariadne::labyrinth
