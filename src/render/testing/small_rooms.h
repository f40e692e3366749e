#pragma once

#include "render/scene.h"

namespace ariadne::render {

// Two rows of three rooms, joined by five passages:
//
//   ┌───────┬───┐
//   │ S     │ E │
//   │   ╶───┘   │
//   │           │
//   └───────────┘
inline Scene small_rooms() {
    Scene scene;
    scene.title = Message::plain("Rooms");
    Board& board = scene.board;
    board.size = {2, 3};
    board.styles = {{{Role::surface}, {Role::ink}, ""},
                    {{Role::surface}, {Role::danger}, "S", Mark::patch},
                    {{Role::surface}, {Role::danger, 0.35F}, "E", Mark::patch},
                    {{Role::search, 0.5F}, {Role::ink}, ""}};
    board.styles[3].tag = "·";
    board.cells = {1, 0, 2, 0, 0, 0};
    Walls walls{BitGrid({2, 3}), BitGrid({2, 3}), {}};
    for (const Cell c : {Cell{0, 0}, Cell{1, 0}, Cell{1, 1}}) walls.right.set(c);
    for (const Cell c : {Cell{0, 0}, Cell{0, 2}}) walls.down.set(c);
    board.walls = walls;
    return scene;
}

inline Scene small_rooms_with_thread() {
    Scene scene = small_rooms();
    scene.thread = {{0, 0}, {1, 0}, {1, 1}, {1, 2}, {0, 2}};
    return scene;
}

}  // namespace ariadne::render
