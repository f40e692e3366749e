#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "render/animation.h"
#include "render/gif.h"
#include "render/picture.h"
#include "render/sink.h"
#include "render/terminal.h"

namespace ariadne::worlds {

// A picture that somebody asks for. What a world has no picture of is an error.
struct PictureRequest {
    std::string format;  // "svg", "png", "pdf", "gif" for motion, or "txt" for text
    render::PictureOptions picture;
    render::TerminalOptions terminal;
    std::optional<unsigned> delay;      // GIF: milliseconds a frame
    std::optional<unsigned> loops;      // GIF: how often it plays
    std::optional<std::size_t> every;   // GIF: steps between two frames
    Message caption;                    // said under it
    bool solution = false;              // of a new puzzle: with its best answer
    std::string search;                 // the cells that this algorithm expands
    bool values = false;                // of that search: what it knows of each cell
    bool graph = false;                 // vertices and edges in the board's place
    std::string heading;                // of a sheet: above every page
    std::optional<std::size_t> a_page;  // of a sheet: puzzles on a page
};

// How a GIF plays when nobody says.
struct Pace {
    std::size_t frames = 600;  // no more of them than somebody would watch
    unsigned delay = 120;
};

// Write a scene, or what happens to it, in the format asked for. Several scenes are the pages of a PDF.
Result<void> write_scene(const render::Scene& scene, const PictureRequest& request, Budget& budget,
                         const render::Sink& sink);
Result<void> write_motion(render::Animation motion, const PictureRequest& request, Pace pace, Budget& budget,
                          const render::Sink& sink);
// So many drawings one after another, as a GIF.
Result<void> write_motion(std::size_t frames, const std::function<render::Drawing(std::size_t)>& frame,
                          const PictureRequest& request, Pace pace, Budget& budget, const render::Sink& sink);
Result<void> write_drawing(const render::Drawing& drawing, const PictureRequest& request, Budget& budget,
                           const render::Sink& sink);

// All words, so many a line; where they need several lines, each with the number of its first word.
void add_words(std::span<const std::string> words, std::size_t a_line, std::vector<Message>& captions);

// How far something has gone: from 0 to 1, slowly at both ends.
constexpr double eased(double time) {
    return time * time * (3 - 2 * time);
}

}  // namespace ariadne::worlds
