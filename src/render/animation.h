#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "render/scene.h"

namespace ariadne::render {

// A scene and what happens to it, frame after frame. A world says only what changes; a backend makes pictures of it.

// A cell looks different from now on: food is eaten, a wall is dug away, a piece has moved.
struct Change {
    Cell cell;
    std::uint8_t style = 0;

    friend bool operator==(const Change&, const Change&) = default;
};

// A passage is dug between two rooms, or a wall put up.
struct Dig {
    Cell room;
    Direction towards = Direction::down;
    bool passage = true;

    friend bool operator==(const Dig&, const Dig&) = default;
};

// A piece of the board is somewhere else.
struct Shift {
    std::size_t piece = 0;
    Cell at;
    Point shift{};

    friend bool operator==(const Shift&, const Shift&) = default;
};

struct Frame {
    std::optional<std::size_t> walked;  // in the scene's place
    std::vector<Change> changes;
    std::vector<Figure> figures;  // in the scene's place; empty: as they were
    std::vector<Dig> digs = {};
    std::vector<Shift> shifts = {};
    // Shown, however many frames are left out. The page shows these alone where there are any: one for each move.
    bool kept = false;
    unsigned lasts = 1;                                       // as long as so many frames
    std::optional<std::vector<Arrow>> arrows = std::nullopt;  // in the scene's place; nothing: as they were
    std::vector<Sum> sums = {};                               // in the place of those in the same rooms

    friend bool operator==(const Frame&, const Frame&) = default;
};

struct Animation {
    Scene scene;  // before the first frame
    std::vector<Frame> frames;

    friend bool operator==(const Animation&, const Animation&) = default;
};

// The walker goes along the thread of a scene, a cell a frame, from the first cell to the last.
Animation walk(Scene scene);

// Makes a scene show a frame, the frames before having been shown.
void show(Scene& scene, const Frame& frame);

// One frame out of so many, the first, the last and those marked always kept. What changes in the others comes with the
// next kept.
Animation every(Animation animation, std::size_t frames);

}  // namespace ariadne::render
