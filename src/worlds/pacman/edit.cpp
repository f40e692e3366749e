#include "worlds/pacman/edit.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "worlds/board_editor.h"
#include "worlds/pacman/scene.h"
#include "worlds/pacman/text.h"

namespace ariadne::pacman {

namespace {

constexpr std::string_view start_name = "start";
constexpr std::string_view goal_name = "goal";

struct NamedTile {
    std::string name;
    Tile tile;
};

// Every tile there is, as people call it.
std::vector<NamedTile> all_tiles() {
    std::vector<NamedTile> out = {{"empty", {}}};
    const auto add_values = [&](std::string_view name, Kind kind) {
        for (std::uint8_t value = 1; value <= 9; ++value)
            out.push_back({fmt::format("{} {}", name, value), {kind, value}});
    };
    add_values("food", Kind::food);
    add_values("wall", Kind::wall);
    out.push_back({"endless wall", {Kind::wall, 0}});
    add_values("bomb", Kind::bomb);
    out.push_back({"deadly bomb", {Kind::bomb, 0}});
    return out;
}

struct EditorParts {
    using Model = Map;
    static constexpr worlds::SizeLimits limits{.least = 1, .most = largest_side, .least_cells = 2};

    static Result<Map> read(std::string_view text) {
        Result<Parsed> parsed = parse(text);
        if (!parsed) return std::unexpected(parsed.error());
        return std::move(parsed->map);
    }
    static std::string write(const Map& map) { return pacman::write(map); }

    static std::vector<worlds::Brush> brushes() {
        const std::vector<NamedTile>& tiles = tiles_by_name();
        Map all{{1, static_cast<int>(tiles.size()) + 2}, {}, {0, 1}, 1, {{}, {}}};
        for (const NamedTile& named : tiles) all.tiles.push_back(named.tile);
        const render::Board looks = board(all);
        std::vector<worlds::Brush> out;
        for (std::size_t i = 0; i < tiles.size(); ++i)
            out.push_back({tiles[i].name, looks.style({0, static_cast<int>(i) + 2})});
        out.push_back({std::string(start_name), looks.style(all.start)});
        out.push_back({std::string(goal_name), looks.style(all.goal)});
        return out;
    }
    static std::vector<worlds::Fact> facts(const Map& map) {
        return {{.name = "energy", .value = std::to_string(map.energy), .least = 1, .most = largest_energy}};
    }

    static Size size_of(const Map& map) { return map.size; }
    static std::string name_of(const Map& /*map*/, Cell cell) {
        const Point p = to_point(cell);
        return fmt::format("({},{})", p.x, p.y);
    }

    static Result<void> paint(Map& map, const worlds::Stroke& stroke) {
        const bool to_start = stroke.brush == start_name;
        const bool to_goal = stroke.brush == goal_name;
        if ((to_start && stroke.cell == map.start) || (to_goal && stroke.cell == map.goal)) return {};
        if (stroke.cell == map.start || stroke.cell == map.goal)
            return fail({stroke.cell == map.start ? tr("the start is at {0}; move it before painting over it")
                                                  : tr("the goal is at {0}; move it before painting over it"),
                         name_of(map, stroke.cell)});
        if (to_start) map.start = stroke.cell;
        if (to_goal) map.goal = stroke.cell;
        map.tiles[map.size.index(stroke.cell)] = to_start || to_goal ? Tile{} : tile_of(stroke.brush);
        return {};
    }
    static void set(Map& map, std::string_view /*energy*/, std::int64_t number) { map.energy = number; }

    // With energy enough to go from corner to corner.
    static Map blank(Size size) {
        return {size,
                {0, 0},
                {size.rows - 1, size.cols - 1},
                std::int64_t{size.rows} + size.cols,
                std::vector<Tile>(size.area())};
    }

    static Map resized(const Map& map, Size size) {
        Map out{size, map.start, map.goal, map.energy, std::vector<Tile>(size.area())};
        for (Cell c; c.row < std::min(size.rows, map.size.rows); ++c.row)
            std::copy_n(map.tiles.begin() + static_cast<std::ptrdiff_t>(map.size.index(c)),
                        std::min(size.cols, map.size.cols),
                        out.tiles.begin() + static_cast<std::ptrdiff_t>(size.index(c)));
        for (Cell* const end : {&out.start, &out.goal}) {
            if (size.contains(*end)) continue;
            const auto other = [&](Cell c) { return c != out.start && c != out.goal; };
            std::optional<Cell> now =
                worlds::nearest(size, *end, [&](Cell c) { return other(c) && out.at(c) == Tile{}; });
            if (!now) now = worlds::nearest(size, *end, other);
            *end = *now;
            out.tiles[size.index(*now)] = {};
        }
        return out;
    }

  private:
    static const std::vector<NamedTile>& tiles_by_name() {
        static const std::vector<NamedTile> tiles = all_tiles();
        return tiles;
    }
    static Tile tile_of(std::string_view brush) {
        return std::ranges::find(tiles_by_name(), brush, &NamedTile::name)->tile;
    }
};

}  // namespace

const worlds::Editor& editor() {
    static const worlds::BoardEditor<EditorParts> editor;
    return editor;
}

}  // namespace ariadne::pacman
