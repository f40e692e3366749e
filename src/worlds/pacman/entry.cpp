#include "worlds/pacman/entry.h"

#include <algorithm>
#include <array>

#include "text/characters.h"
#include "worlds/maze_pacman/entry.h"
#include "worlds/pacman/edit.h"
#include "worlds/pacman/generate.h"
#include "worlds/pacman/play.h"
#include "worlds/pacman/scene.h"
#include "worlds/pacman/text.h"

namespace ariadne::pacman {

namespace {

// Whether the first key of an object is one of a map's. What is no key that can be read at a glance is left to the
// reader, who says more about it.
bool has_key_of_a_map(std::string_view object) {
    const std::size_t begin = object.find_first_not_of(" \t\r\n", 1);
    if (begin == std::string_view::npos || object[begin] != '"') return true;
    const std::string_view key = object.substr(begin + 1, object.find('"', begin + 1) - begin - 1);
    constexpr std::array<std::string_view, 5> keys = {"SIRKA", "VYSKA", "START", "CIL", "PLAN"};
    return key.find('\\') != std::string_view::npos || std::ranges::find(keys, key) != keys.end();
}

// An object with such a key, or a first line of numbers with a comma.
bool looks_like_a_map(std::string_view text) {
    if (text.starts_with(text::byte_order_mark)) text.remove_prefix(text::byte_order_mark.size());
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return false;
    if (text[begin] == '{') return has_key_of_a_map(text.substr(begin));
    const std::string_view line = text.substr(begin, text.find_first_of("\r\n", begin) - begin);
    return line.find(',') != std::string_view::npos &&
           line.find_first_not_of("0123456789,- \t") == std::string_view::npos;
}

struct EntryParts {
    using Map = pacman::Map;
    static constexpr std::string_view name = "pacman";
    static constexpr std::string_view resource = "energy";
    static constexpr std::string_view start_name = "start";
    static constexpr std::string_view goal_name = "goal";
    static constexpr std::string_view summary = "Pac-Man on an energy budget, with food, walls and bombs";
    static constexpr std::string_view form =
        "a first line like 4,3, or JSON with the keys SIRKA, VYSKA, START, CIL, PLAN";
    static constexpr auto formats = std::to_array<worlds::NamedFormat<Map>>(
        {{"txt", "the map as comma text", pacman::write},
         {"json", "the map as JSON", write_json},
         {"dot", "the map as a graph for GraphViz", maze_pacman::dot_of<EntryParts>},
         {"graphml", "the map as a graph in GraphML", maze_pacman::graphml_of<EntryParts>},
         {"edges", "the map as a list of edges", maze_pacman::edge_list_of<EntryParts>}});

    static constexpr worlds::Coordinates coordinates = {.first = 1};
    static constexpr auto amount = &Map::energy;
    static constexpr std::int64_t most = largest_energy;

    static std::string kind(const Map& map, Cell cell) { return write(map.at(cell)); }
    static bool recognises(std::string_view text) { return looks_like_a_map(text); }
    static Result<Parsed> parse(std::string_view text, bool strict) { return pacman::parse(text, strict); }
    static render::Scene scene(const Map& map, const Route* route) { return pacman::scene(map, route); }
    static render::Animation animation(const Map& map, const Route& route) { return pacman::animation(map, route); }
    static const worlds::Editor& editor() { return pacman::editor(); }
    static std::vector<worlds::OptionSpec> recipe_options() { return pacman::recipe_options(); }
    static Result<Recipe> recipe_from(const worlds::Options& options) { return pacman::recipe_from(options); }
    static Result<Map> generate(const Recipe& recipe, std::uint64_t seed, Budget& budget) {
        return pacman::generate(recipe, seed, budget);
    }
};

}  // namespace

const worlds::World& entry() {
    static const maze_pacman::Entry<EntryParts> world;
    return world;
}

}  // namespace ariadne::pacman
