#pragma once

#include <string>

#include "base/error.h"
#include "cli/language.h"
#include "cli/puzzles.h"
#include "render/scene.h"
#include "render/terminal.h"

namespace ariadne::cli {

// The bytes of a picture in the format that the ending of `path` names: svg, png, pdf.
Result<std::string> picture(const render::Chart& chart, const std::string& path);

// Whether the name ends in .txt or .gif, in either case.
bool named_text(const std::string& path);
bool named_gif(const std::string& path);

// Whether a chart can be drawn into a file of this name.
Result<void> known_picture(const std::string& path);

// Text for stdout: as wide and as colourful as that is; files and pipes are as wide as it takes.
render::TerminalOptions terminal_options(const Console& console);

// The board for the terminal with the solution on it; a remark in its place when it is too large to be of use.
std::string board_text(const Console& console, const Loaded& loaded, const worlds::Puzzle& puzzle,
                       const worlds::Solution* solution, Language language);

}  // namespace ariadne::cli
