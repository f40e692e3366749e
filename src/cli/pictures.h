#pragma once

#include <functional>
#include <optional>
#include <string>

#include "base/error.h"
#include "cli/arguments.h"
#include "cli/puzzles.h"
#include "render/scene.h"
#include "render/terminal.h"
#include "worlds/picture.h"

namespace ariadne::cli {

// Whether a chart can be drawn into a file of this name, which ends in svg, png or pdf; and the drawing itself.
Result<void> known_picture(const std::string& path);
Result<void> write_chart(const render::Chart& chart, const std::string& path, Language language);

// Text for stdout: as wide and as colourful as that is; files and pipes are as wide as it takes.
render::TerminalOptions terminal_options(const Console& console);

// The board for the terminal with the solution on it; a remark in its place when it is too large to be of use.
std::string board_text(const Console& console, const Loaded& loaded, const worlds::Puzzle& puzzle,
                       const worlds::Solution* solution);

// What can be said about a picture, the same for `render` and `generate`.
struct PictureArguments {
    std::string theme;
    std::string style;
    std::optional<double> delay;
    std::optional<std::uint64_t> loops;
    std::string paper;
    std::optional<std::uint64_t> per_page;
    worlds::PictureRequest rest;  // what is taken as it is

    bool for_gif() const { return delay || rest.every || loops; }
    // Something was said that only pictures have.
    bool any() const;
    // Something was said that only a picture of one puzzle has.
    bool of_one() const;
    // Something was said that only pages of several puzzles have.
    bool for_sheet() const { return per_page || !rest.heading.empty(); }
    // An error where an option has no meaning for pages of several puzzles, or for a format.
    Result<void> fit_sheet() const;
    Result<void> fit(const std::string& format) const;
    worlds::PictureRequest request(const std::string& format, Language language) const;
};

void add_picture(const Command& command, PictureArguments& arguments);
// Of pages for print.
void add_sheet(const Command& command, PictureArguments& arguments);
// Where no puzzle has loops.
void add_loops(const Command& command, PictureArguments& arguments);

// Whether a file name ends in the name of a picture that a world can draw.
bool named_drawing(const std::string& path);

}  // namespace ariadne::cli
