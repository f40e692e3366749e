#include "worlds/pacman/scene.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "worlds/maze_pacman/plot.h"
#include "worlds/pacman/verify.h"

namespace ariadne::pacman {

namespace {

using render::Icon;
using render::Mark;
using render::Role;
using render::Style;

// The styles of a board: ten for each kind of tile in the order of Kind, the value its place among them, then two more.
constexpr std::uint8_t start_style = 40;
constexpr std::uint8_t goal_style = 41;

std::uint8_t style_of(Tile tile) {
    return static_cast<std::uint8_t>(static_cast<int>(tile.kind) * 10 + tile.value);
}

Style look(Tile tile) {
    const std::string value = tile.value > 0 ? std::to_string(tile.value) : std::string();
    switch (tile.kind) {
        case Kind::empty:
            return {{Role::surface}, {Role::quiet}, ""};
        case Kind::food:
            return {{Role::gain}, {Role::ink}, value, Mark::none, false, "+", "+", Icon::apple};
        case Kind::wall:
            if (tile.closed()) return {{Role::ink}, {Role::surface}, "#", Mark::none, true, {}, {}, Icon::stones};
            return {{Role::ink, 0.82F}, {Role::surface}, value, Mark::none, false, "#", {}, Icon::bricks};
        case Kind::bomb:
            if (tile.closed()) return {{Role::danger}, {Role::surface}, "X", Mark::none, false, "*", {}, Icon::skull};
            return {{Role::danger}, {Role::ink}, value, Mark::none, false, "*", "*", Icon::bomb};
    }
    return {};
}

std::vector<Style> styles() {
    std::vector<Style> result;
    for (const Kind kind : {Kind::empty, Kind::food, Kind::wall, Kind::bomb})
        for (std::uint8_t value = 0; value <= 9; ++value) result.push_back(look({kind, value}));
    result.push_back({{Role::surface}, {Role::ink}, "S", Mark::disc});
    result.push_back({{Role::surface}, {Role::ink}, "G", Mark::square});
    return result;
}

// Only what the map has, the highest value of each kind.
std::vector<render::LegendEntry> legend(const Map& map) {
    std::array<bool, 40> there = {};
    for (const Tile tile : map.tiles) there[style_of(tile)] = true;
    std::vector<render::LegendEntry> result = {{start_style, tr("start")}, {goal_style, tr("goal")}};
    const auto highest = [&](Kind kind, const Phrase& text, const Phrase& word) {
        for (std::uint8_t value = 9; value >= 1; --value) {
            if (!there[style_of({kind, value})]) continue;
            result.push_back({style_of({kind, value}), {text, value}, word});
            return;
        }
    };
    highest(Kind::food, tr_n("food: {0} energy, once", "food: {0} energy, once"), tr("food"));
    highest(Kind::wall, tr_n("wall: costs {0} energy, every time", "wall: costs {0} energy, every time"), tr("wall"));
    highest(Kind::bomb, tr_n("bomb: costs {0} energy, once", "bomb: costs {0} energy, once"), tr("bomb"));
    const auto closed = [&](Kind kind, const Phrase& word) {
        if (there[style_of({kind, 0})]) result.push_back({style_of({kind, 0}), word, word});
    };
    closed(Kind::wall, tr("solid wall"));
    closed(Kind::bomb, tr("deadly bomb"));
    return result;
}

// The food eaten and the bombs set off on a route that is walked so far.
std::vector<maze_pacman::Find> finds_on(const Map& map, const std::vector<Cell>& cells) {
    std::vector<maze_pacman::Find> finds;
    std::vector<bool> gone(map.tiles.size());
    for (std::size_t step = 1; step < cells.size(); ++step) {
        const Tile tile = map.at(cells[step]);
        const bool first = !gone[map.size.index(cells[step])];
        gone[map.size.index(cells[step])] = true;
        if (!first || tile.value == 0 || (tile.kind != Kind::food && tile.kind != Kind::bomb)) continue;
        finds.push_back({step, tile.kind == Kind::food ? tile.value : -std::int64_t{tile.value}});
    }
    return finds;
}

std::size_t count(const std::vector<maze_pacman::Find>& finds, bool good) {
    return static_cast<std::size_t>(
        std::ranges::count_if(finds, [good](const maze_pacman::Find& find) { return (find.gain > 0) == good; }));
}

}  // namespace

render::Board board(const Map& map) {
    render::Board board{map.size, styles(), std::vector<std::uint8_t>(map.tiles.size()),
                        render::Axes{.y_up = false, .first = 1}};
    std::ranges::transform(map.tiles, board.cells.begin(), style_of);
    board.daylight = true;
    board.cells[map.size.index(map.start)] = start_style;
    board.cells[map.size.index(map.goal)] = goal_style;
    return board;
}

render::Scene scene(const Map& map, const Route* route) {
    render::Scene result;
    result.title = {tr("Pac-Man, {0} x {1}, energy {2}"), map.size.rows, map.size.cols, map.energy};
    result.board = board(map);
    result.legend = legend(map);
    if (route == nullptr || route->empty()) return result;

    const Replay walked = replay(map, *route);
    const auto shown = static_cast<std::ptrdiff_t>(std::min(route->size(), walked.along.size()));
    result.thread.assign(route->begin(), route->begin() + shown);
    const std::vector<maze_pacman::Find> finds = finds_on(map, result.thread);
    result.figures = {{{tr_n("step", "steps"), walked.steps}, std::to_string(walked.steps)},
                      {tr("energy on arrival"), std::to_string(walked.left)}};
    if (const std::size_t food = count(finds, true); food > 0)
        result.figures.push_back({{tr_n("food eaten", "food eaten"), food}, std::to_string(food)});
    if (const std::size_t bombs = count(finds, false); bombs > 0)
        result.figures.push_back({{tr_n("bomb set off", "bombs set off"), bombs}, std::to_string(bombs)});
    if (!walked.valid) result.captions.push_back(walked.message);
    if (walked.died) maze_pacman::mark_death(result);
    if (!result.thread.empty())
        result.chart = maze_pacman::chart_along(tr("Energy along the route"), walked.along, finds);
    return result;
}

render::Animation animation(const Map& map, const Route& route) {
    render::Animation result = render::walk(scene(map, &route));
    if (result.frames.empty()) return result;
    const Replay walked = replay(map, route);
    const std::vector<std::int64_t>& energy = walked.along;
    const Message steps = {tr_n("of {0} step", "of {0} steps"), energy.size() - 1};
    for (std::size_t step = 0; step < result.frames.size(); ++step)
        result.frames[step].figures = {{steps, std::to_string(step)}, {tr("energy"), std::to_string(energy[step])}};
    for (const maze_pacman::Find& find : finds_on(map, result.scene.thread))
        result.frames[find.step].changes.push_back({route[find.step], style_of({})});
    if (walked.died) maze_pacman::mark_death_last(result, board(map).cells);
    return result;
}

}  // namespace ariadne::pacman
