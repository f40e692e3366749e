#include "worlds/maze/entry.h"

#include <array>
#include <cctype>

#include "worlds/maze/edit.h"
#include "worlds/maze/field.h"
#include "worlds/maze/generate.h"
#include "worlds/maze/play.h"
#include "worlds/maze/scene.h"
#include "worlds/maze/text.h"
#include "worlds/maze/verify.h"
#include "worlds/maze_pacman/entry.h"

namespace ariadne::maze {

namespace {

// At least two of N, M, P, each before an equals sign, in the first line that is not empty.
bool looks_like_header(std::string_view text) {
    const std::size_t begin = text.find_first_of("NMPnmp=");
    if (begin == std::string_view::npos) return false;
    const std::string_view line = text.substr(begin, text.find_first_of("\r\n", begin) - begin);
    int found = 0;
    for (const char letter : std::string_view("NMP")) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (std::toupper(static_cast<unsigned char>(line[i])) != letter) continue;
            const std::size_t next = line.find_first_not_of(" \t", i + 1);
            if (next != std::string_view::npos && line[next] == '=') {
                ++found;
                break;
            }
        }
    }
    return found >= 2;
}

struct EntryParts {
    using Map = maze::Map;
    static constexpr std::string_view name = "maze";
    static constexpr std::string_view resource = "life";
    static constexpr Phrase gains = tr("treasures");
    static constexpr std::string_view start_name = "S";
    static constexpr std::string_view goal_name = "E";
    static constexpr Phrase summary = tr("a runner with limited life, walls and treasures");
    static constexpr Phrase form = tr("a first line such as N=4, M=11, P=8");
    static constexpr auto formats = std::to_array<worlds::NamedFormat<Map>>(
        {{"txt", tr("the map in standard form"), maze::write},
         {"dot", tr("the map as a graph for GraphViz"), maze_pacman::graph_of<EntryParts, maze_pacman::write_dot>},
         {"graphml", tr("the map as a graph in GraphML"),
          maze_pacman::graph_of<EntryParts, maze_pacman::write_graphml>},
         {"edges", tr("the map as an edge list"), maze_pacman::graph_of<EntryParts, maze_pacman::write_edge_list>}});

    static constexpr worlds::Coordinates coordinates = {.up = true};
    static constexpr auto amount = &Map::life;
    static constexpr std::int64_t most = largest_life;

    static std::string kind(const Map& map, Cell cell) { return std::string(1, map.at(cell)); }
    static constexpr auto recognises = looks_like_header;
    static constexpr auto parse = maze::parse;
    static constexpr auto scene = maze::scene;
    static constexpr auto animation = maze::animation;
    static constexpr auto editor = maze::editor;
    static constexpr auto recipe_options = maze::recipe_options;
    static constexpr auto recipe_from = maze::recipe_from;
    static constexpr auto generate = maze::generate;
};

}  // namespace

const worlds::World& entry() {
    static const maze_pacman::Entry<EntryParts> world;
    return world;
}

}  // namespace ariadne::maze
