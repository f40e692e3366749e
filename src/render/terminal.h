#pragma once

#include <cstdint>
#include <string>

#include "base/budget.h"
#include "base/error.h"
#include "render/scene.h"
#include "render/screen.h"
#include "render/sink.h"

namespace ariadne::render {

// How the walls between rooms are drawn.
enum class WallForm : std::uint8_t {
    fitting,  // boxes where they fit, else blocks; ascii without Unicode
    boxes,    // lines with their joints; a room is three columns wide, or one where three do not fit
    blocks,   // half blocks: a room is one column wide and half a line high, and so is a wall
    ascii
};

struct TerminalOptions {
    Colours colours = Colours::none;
    bool unicode = true;
    int width = 80;  // columns; 0: as many as it takes
    WallForm walls = WallForm::fitting;
    Language language = Language::en;
};

// A scene as lines of text. A cell is two columns wide, or one where two do not fit; where one does not fit either,
// each place stands for several cells, and a line says so. Kinds that the legend has a word for are named under the
// board.
Result<void> terminal(const Scene& scene, const TerminalOptions& options, Budget& budget, const Sink& sink);
// The same in one piece, of scenes that are known to be small.
std::string terminal(const Scene& scene, const TerminalOptions& options = {});

}  // namespace ariadne::render
