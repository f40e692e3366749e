#include "worlds/maze/edit.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "text/characters.h"
#include "worlds/board_editor.h"
#include "worlds/maze/scene.h"
#include "worlds/maze/text.h"

namespace ariadne::maze {

namespace {

constexpr char plain = '0';
// The brushes, and what each of them leaves.
constexpr std::array<std::string_view, 14> names = {"0", "1", "2", "3",    "4",     "5",   "6",
                                                    "7", "8", "9", "wall", "start", "end", "treasure"};
constexpr std::string_view signs = "0123456789#SET";
static_assert(names.size() == signs.size());

char sign_of(std::string_view brush) {
    std::size_t i = 0;
    while (names[i] != brush) ++i;
    return signs[i];
}

bool is_end(char c) {
    return c == start || c == end;
}

// A map and where its ends are: strokes that move them need not look for them, be they ever so many.
struct Draft {
    Map map;
    Cell start;
    Cell end;
};

Draft draft_of(Map map) {
    const Cell start_cell = map.find(start);
    const Cell end_cell = map.find(end);
    return {std::move(map), start_cell, end_cell};
}

struct EditorParts {
    using Model = Draft;
    static constexpr worlds::SizeLimits limits{.least = 1, .most = largest_side, .least_cells = 2};

    static Result<Draft> read(std::string_view text) {
        Result<Parsed> parsed = parse(text);
        if (!parsed) return std::unexpected(parsed.error());
        return draft_of(std::move(parsed->map));
    }
    static std::string write(const Draft& draft) { return maze::write(draft.map); }

    static std::vector<worlds::Brush> brushes() {
        const Map all{{1, static_cast<int>(signs.size())}, 1, std::string(signs)};
        const render::Board board = scene(all).board;
        std::vector<worlds::Brush> out;
        for (std::size_t i = 0; i < names.size(); ++i)
            out.push_back({std::string(names[i]), board.style(all.size.cell(i))});
        return out;
    }
    static std::vector<worlds::Fact> facts(const Draft& draft) {
        return {{.name = "life", .value = std::to_string(draft.map.life), .least = 1, .most = largest_life}};
    }

    static Size size_of(const Draft& draft) { return draft.map.size; }
    static std::string name_of(const Draft& draft, Cell cell) {
        const Point p = to_point(draft.map.size, cell);
        return fmt::format("({},{})", p.x, p.y);
    }

    static Result<void> paint(Draft& draft, const worlds::Stroke& stroke) {
        const char sign = sign_of(stroke.brush);
        Map& map = draft.map;
        char& there = map.cells[map.size.index(stroke.cell)];
        if (there == sign) return {};
        if (is_end(there))
            return fail({there == start ? tr("the start is at {0}; move it before painting over it")
                                        : tr_c("maze", "the exit is at {0}; move it before painting over it"),
                         name_of(draft, stroke.cell)});
        if (is_end(sign)) {
            Cell& moved = sign == start ? draft.start : draft.end;
            map.cells[map.size.index(moved)] = plain;
            moved = stroke.cell;
        }
        there = sign;
        return {};
    }
    static void set(Draft& draft, std::string_view /*life*/, std::int64_t number) { draft.map.life = number; }

    static Draft blank(Size size) {
        Map out{size, least_by_the_rules, std::string(size.area(), plain)};
        out.cells.front() = start;
        out.cells.back() = end;
        return draft_of(std::move(out));
    }

    static Draft resized(const Draft& draft, Size size) {
        const Map& map = draft.map;
        Map out{size, map.life, std::string(size.area(), plain)};
        for (Cell c; c.row < std::min(size.rows, map.size.rows); ++c.row)
            map.cells.copy(out.cells.data() + size.index(c),
                           static_cast<std::size_t>(std::min(size.cols, map.size.cols)), map.size.index(c));
        for (const auto& [sign, was] : {std::pair(start, draft.start), std::pair(end, draft.end)}) {
            if (size.contains(was)) continue;
            std::optional<Cell> now = worlds::nearest(size, was, [&](Cell c) { return text::is_digit(out.at(c)); });
            if (!now) now = worlds::nearest(size, was, [&](Cell c) { return !is_end(out.at(c)); });
            out.cells[size.index(*now)] = sign;
        }
        return draft_of(std::move(out));
    }
};

}  // namespace

const worlds::Editor& editor() {
    static const worlds::BoardEditor<EditorParts> editor;
    return editor;
}

}  // namespace ariadne::maze
