#include "worlds/pacman/entry.h"

#include <algorithm>
#include <array>

#include "text/characters.h"
#include "text/json_scanner.h"
#include "worlds/maze_pacman/entry.h"
#include "worlds/pacman/edit.h"
#include "worlds/pacman/field.h"
#include "worlds/pacman/generate.h"
#include "worlds/pacman/play.h"
#include "worlds/pacman/scene.h"
#include "worlds/pacman/text.h"
#include "worlds/pacman/verify.h"

namespace ariadne::pacman {

namespace {

// Whether an object has one of a map's keys. What begins with no key that can be read at a glance is left to the
// reader, who says more about it.
bool has_key_of_a_map(std::string_view object) {
    const std::size_t begin = object.find_first_not_of(" \t\r\n", 1);
    if (begin == std::string_view::npos || object[begin] != '"') return true;
    const std::string_view key = object.substr(begin + 1, object.find('"', begin + 1) - begin - 1);
    constexpr std::array<std::string_view, 5> keys = {"SIRKA", "VYSKA", "START", "CIL", "PLAN"};
    return key.find('\\') != std::string_view::npos ||
           std::ranges::any_of(keys, [&](std::string_view each) { return text::mentions_key(object, each); });
}

// An object with such a key, or a first line of numbers with a comma, or with what some write for it.
bool looks_like_a_map(std::string_view text) {
    if (text.starts_with(text::byte_order_mark)) text.remove_prefix(text::byte_order_mark.size());
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return false;
    if (text[begin] == '{') return has_key_of_a_map(text.substr(begin));
    const std::string_view line = text.substr(begin, text.find_first_of("\r\n", begin) - begin);
    return line.find_first_of(",;") != std::string_view::npos &&
           line.find_first_not_of("0123456789,;- \t") == std::string_view::npos;
}

struct EntryParts {
    using Map = pacman::Map;
    static constexpr std::string_view name = "pacman";
    static constexpr std::string_view resource = "energy";
    static constexpr Phrase gains = tr("food");
    static constexpr std::string_view start_name = "start";
    static constexpr std::string_view goal_name = "goal";
    static constexpr Phrase summary = tr("Pac-Man with limited energy, food, walls and bombs");
    static constexpr Phrase form = tr("a first line such as 4,3, or JSON with the keys SIRKA, VYSKA, START, CIL, PLAN");
    static constexpr auto formats = std::to_array<worlds::NamedFormat<Map>>(
        {{"txt", tr("the map as comma-separated text"), pacman::write},
         {"json", tr("the map as JSON"), write_json},
         {"dot", tr("the map as a graph for GraphViz"), maze_pacman::graph_of<EntryParts, maze_pacman::write_dot>},
         {"graphml", tr("the map as a graph in GraphML"),
          maze_pacman::graph_of<EntryParts, maze_pacman::write_graphml>},
         {"edges", tr("the map as an edge list"), maze_pacman::graph_of<EntryParts, maze_pacman::write_edge_list>}});

    static constexpr worlds::Coordinates coordinates = {.first = 1};
    static constexpr auto amount = &Map::energy;
    static constexpr std::int64_t most = largest_energy;

    static std::string kind(const Map& map, Cell cell) { return write(map.at(cell)); }
    static constexpr auto recognises = looks_like_a_map;
    static constexpr auto parse = pacman::parse;
    static constexpr auto scene = pacman::scene;
    static constexpr auto animation = pacman::animation;
    static constexpr auto editor = pacman::editor;
    static constexpr auto recipe_options = pacman::recipe_options;
    static constexpr auto recipe_from = pacman::recipe_from;
    static constexpr auto generate = pacman::generate;
};

}  // namespace

const worlds::World& entry() {
    static const maze_pacman::Entry<EntryParts> world;
    return world;
}

}  // namespace ariadne::pacman
