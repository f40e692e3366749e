#pragma once

#include "render/scene.h"

namespace ariadne::render {

// Three rows of four: a wall, a start, an end, a gem, and cells that cost something.
//
//   # # # #
//   S 5 E #
//   T 9 0 #
inline Scene small_scene() {
    Scene scene;
    scene.title = Message::plain("Small <& sharp>");
    Board& board = scene.board;
    board.size = {3, 4};
    board.styles = {{{Role::wall}, {Role::surface}, "#", Mark::none, true},
                    {{Role::surface}, {Role::quiet}, "0"},
                    {{Role::cost, 0.5F}, {Role::ink}, "5"},
                    {{Role::cost, 1}, {Role::ink}, "9"},
                    {{Role::surface}, {Role::ink}, "S", Mark::disc},
                    {{Role::surface}, {Role::ink}, "E", Mark::square},
                    {{Role::gain, 0.12F}, {Role::gain}, "T", Mark::gem}};
    board.cells = {0, 0, 0, 0, 4, 2, 5, 0, 6, 3, 1, 0};
    board.axes = Axes{};
    return scene;
}

inline Scene small_scene_with_thread() {
    Scene scene = small_scene();
    scene.thread = {{1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}};
    scene.figures = {{Message::plain("steps"), "4"}, {Message::plain("life"), "7"}};
    Chart chart;
    chart.title = Message::plain("Life");
    chart.x_name = Message::plain("step");
    chart.series = {{{}, {{0, 8}, {1, 13}, {2, 4}, {3, 4}, {4, 4}}}};
    chart.notes = {{{1, 13}, Message::plain("+5"), {Role::gain}}};
    scene.chart = chart;
    return scene;
}

}  // namespace ariadne::render
