#include "worlds/maze/scene.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "worlds/maze/verify.h"
#include "worlds/maze_pacman/plot.h"

namespace ariadne::maze {

namespace {

using render::Mark;
using render::Role;
using render::Style;

// The styles of a board: the ten digits first, so that a digit is its own style.
enum Kind : std::uint8_t { wall_kind = 10, start_kind, end_kind, treasure_kind };

std::vector<Style> styles() {
    std::vector<Style> result;
    result.push_back({{Role::surface}, {Role::quiet}, "0"});
    for (int digit = 1; digit <= 9; ++digit) {
        const float level = static_cast<float>(digit - 1) / 8;
        result.push_back({{Role::cost, level}, {Role::ink}, std::to_string(digit)});
    }
    result.push_back({{Role::wall}, {Role::surface}, std::string(1, wall), Mark::none, true});
    result.push_back({{Role::surface}, {Role::ink}, std::string(1, start), Mark::disc});
    result.push_back({{Role::surface}, {Role::ink}, std::string(1, end), Mark::square});
    result.push_back({{Role::gain, 0.12F}, {Role::gain}, std::string(1, treasure), Mark::gem});
    return result;
}

std::uint8_t kind(char c) {
    switch (c) {
        case wall:
            return wall_kind;
        case start:
            return start_kind;
        case end:
            return end_kind;
        case treasure:
            return treasure_kind;
        default:
            return static_cast<std::uint8_t>(c - '0');
    }
}

render::Board board(const Map& map) {
    render::Board board{map.size, styles(), std::vector<std::uint8_t>(map.cells.size()), render::Axes{}};
    std::ranges::transform(map.cells, board.cells.begin(), kind);
    return board;
}

// Only what the map has.
std::vector<render::LegendEntry> legend(const render::Board& board) {
    std::array<bool, 256> there = {};
    for (const std::uint8_t cell : board.cells) there[cell] = true;
    std::vector<render::LegendEntry> result = {{start_kind, tr("start")}, {end_kind, tr_c("maze", "exit")}};
    std::uint8_t dear = 9;
    while (dear > 0 && !there[dear]) --dear;
    if (dear > 0) result.push_back({dear, {tr_n("costs {0} life", "costs {0} life"), dear}});
    if (there[treasure_kind])
        result.push_back(
            {treasure_kind, {tr_n("treasure: {0} life, once", "treasure: {0} life, once"), treasure_gain}});
    return result;
}

}  // namespace

render::Scene scene(const Map& map, const Route* route) {
    render::Scene result;
    result.title = {tr("MAZE, {0} x {1}, life {2}"), map.size.rows, map.size.cols, map.life};
    result.board = board(map);
    result.legend = legend(result.board);
    if (route == nullptr || route->empty()) return result;

    const Replay walked = replay(map, *route);
    const std::vector<std::int64_t>& life = walked.along;
    const auto shown = static_cast<std::ptrdiff_t>(std::min(route->size(), life.size()));
    result.thread.assign(route->begin(), route->begin() + shown);
    std::vector<maze_pacman::Find> finds;
    for (std::size_t step = 1; step < result.thread.size(); ++step)
        if (life[step] > life[step - 1]) finds.push_back({step, treasure_gain});
    result.figures = {{{tr_n("step", "steps"), walked.steps}, std::to_string(walked.steps)},
                      {tr("life on arrival"), std::to_string(walked.left)}};
    if (!finds.empty())
        result.figures.push_back(
            {{tr_n("treasure taken", "treasures taken"), finds.size()}, std::to_string(finds.size())});
    if (!walked.valid) result.captions.push_back(walked.message);
    if (walked.died) maze_pacman::mark_death(result);
    if (!result.thread.empty()) result.chart = maze_pacman::chart_along(tr("Life along the route"), life, finds);
    return result;
}

render::Animation animation(const Map& map, const Route& route) {
    render::Animation result = render::walk(scene(map, &route));
    if (result.frames.empty()) return result;
    const Replay walked = replay(map, route);
    const std::vector<std::int64_t>& life = walked.along;
    const Message steps = {tr_n("of {0} step", "of {0} steps"), life.size() - 1};
    for (std::size_t step = 0; step < result.frames.size(); ++step) {
        render::Frame& frame = result.frames[step];
        frame.figures = {{steps, std::to_string(step)}, {tr("life"), std::to_string(life[step])}};
        if (step > 0 && life[step] > life[step - 1]) frame.changes.push_back({route[step], kind('0')});
    }
    if (walked.died) maze_pacman::mark_death_last(result, board(map).cells);
    return result;
}

}  // namespace ariadne::maze
