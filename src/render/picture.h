#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "base/budget.h"
#include "base/error.h"
#include "render/drawing.h"
#include "render/scene.h"
#include "render/sink.h"
#include "render/theme.h"

namespace ariadne::render {

// What pages are printed on.
enum class Paper : std::uint8_t { a4, letter };

// What can be printed on, without the margins, in pixels.
struct PrintedArea {
    double width = 0;
    double height = 0;
};
PrintedArea printed_area(Paper paper);

// What whoever asks for a picture may choose.
struct PictureOptions {
    const Theme* theme = &light_theme();
    double cell = 0;  // pixels a cell; 0: chosen so that the board is about `room` wide or high
    double room = 1400;
    Language language = Language::en;
    unsigned scale = 1;  // PNG: how many pixels a pixel of the drawing is wide and high
    bool bare = false;   // the board alone: no title, figures, captions, legend, chart
    // Boards with walls, all in pixels (see coordinates.h). With x0 or y0 the board is alone, with its corner there.
    std::optional<double> x0 = std::nullopt;
    std::optional<double> y0 = std::nullopt;
    std::optional<double> dx = std::nullopt;
    std::optional<double> dy = std::nullopt;
    std::optional<double> thickness = std::nullopt;
    std::optional<Paper> paper = std::nullopt;  // of pages; nothing: as large as the picture, or A4 for print

    bool alone() const { return bare || x0 || y0; }
};

// What a budget that ends comes before, in the errors of all pictures.
inline constexpr Phrase picture_ready = tr("before the picture was ready");

// Lays out a scene or a chart. Pixels are CSS pixels; a backend may scale them.
Result<Drawing> draw(const Scene& scene, const PictureOptions& options, Budget& budget);
// The same with an empty place where the board would be: as large, and there at once.
Result<Drawing> draw_around_board(const Scene& scene, const PictureOptions& options);
Drawing draw(const Chart& chart, const Theme& theme = light_theme(), Language language = Language::en);

// An SVG 1.1 file: text as text in generic families, runs of equal cells as one piece of one path.
Result<void> svg(const Scene& scene, const PictureOptions& options, Budget& budget, const Sink& sink);
Result<void> svg(const Drawing& drawing, Budget& budget, const Sink& sink);

Result<void> png(const Scene& scene, const PictureOptions& options, Budget& budget, const Sink& sink);
Result<void> png(const Drawing& drawing, Budget& budget, const Sink& sink, unsigned scale = 1);

// A PDF file of one page, as large as the picture (a pixel is 0.75 points) unless paper is asked for. Its date is
// fixed, so that the same scene gives the same bytes.
Result<void> pdf(const Scene& scene, const PictureOptions& options, Budget& budget, const Sink& sink);
// A page a drawing, as large as it is; on paper upright or across, each drawing as large as fits with a margin.
Result<void> pdf(std::span<const Drawing> pages, std::optional<Paper> paper, Budget& budget, const Sink& sink);

}  // namespace ariadne::render
