#pragma once

#include "render/scene.h"

namespace ariadne::render {

// Three rows of four: a wall, and pieces that stand on two or three cells; the gate is in the second row.
//
//   B . . #
//   B A A .
//   C C C .
inline Scene small_pieces() {
    Scene scene;
    scene.title = Message::plain("Pieces");
    Board& board = scene.board;
    board.size = {3, 4};
    board.styles = {{},
                    {.fill = {Role::quiet}, .text = "#", .solid = true},
                    {.fill = {Role::danger}, .text = "A"},
                    {.fill = {Role::piece, 0.25F}, .text = "B"},
                    {.fill = {Role::deep, 0.75F}, .text = "C"}};
    board.cells = {0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0};
    board.pieces = {{{1, 1}, {1, 2}, 2}, {{0, 0}, {2, 1}, 3}, {{2, 0}, {1, 3}, 4}};
    board.gate = 1;
    return scene;
}

}  // namespace ariadne::render
