#include "render/picture.h"

#include <algorithm>
#include <cmath>

#include "base/charge.h"
#include "render/cairo_draw.h"
#include "render/coordinates.h"

namespace ariadne::render {

namespace {

constexpr double longest_cairo_side = 32'767;      // of a Cairo image
constexpr double most_cairo_pixels = 100'000'000;  // four bytes each

bool fits(double width, double height) {
    return width <= longest_cairo_side && height <= longest_cairo_side && width * height <= most_cairo_pixels;
}

double smallest_cell(const Board& board, const PictureOptions& options) {
    if (!board.walls) return options.cell > 0 ? options.cell : 1;
    const Result<Measures> measures = measure(board.size, options);
    return measures ? std::max(measures->at.dx, measures->at.dy) : 1;
}

Result<void> encode(const Drawing& drawing, unsigned scale, Budget& budget, const Sink& sink) {
    const int width = static_cast<int>(std::ceil(drawing.width * scale));
    const int height = static_cast<int>(std::ceil(drawing.height * scale));
    constexpr std::size_t pixel_bytes = 4;
    Charge pixels(budget);
    if (!pixels.add(pixel_bytes * static_cast<std::size_t>(width) * static_cast<std::size_t>(height)))
        return stopped(budget, picture_ready);
    const CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
    const CairoContext context(cairo_create(surface.get()));
    cairo_scale(context.get(), scale, scale);
    paint(context.get(), drawing, budget);
    CairoFile file{budget, sink};
    const cairo_status_t status = budget.exhausted()
                                      ? CAIRO_STATUS_WRITE_ERROR
                                      : cairo_surface_write_to_png_stream(surface.get(), write_bytes, &file);
    if (status == CAIRO_STATUS_WRITE_ERROR) return cut_short(budget, picture_ready);
    if (status != CAIRO_STATUS_SUCCESS)
        return fail({tr("the PNG could not be made: {0}"), cairo_status_to_string(status)});
    return {};
}

}  // namespace

Result<void> png(const Scene& scene, const PictureOptions& asked, Budget& budget, const Sink& sink) {
    // Walls on fractions of pixels would be blurred, and unlike those of large boards, which are drawn without Cairo.
    const PictureOptions options = scene.board.walls ? in_whole_pixels(asked) : asked;
    const double least = smallest_cell(scene.board, options);
    const double width = scene.board.size.cols * least + 200;
    const double height = scene.board.size.rows * least + 600;
    if (!fits(width * options.scale, height * options.scale))
        return fail(
            {tr("{0} x {1} cells of {2} pixels are too many for a PNG (limit: {3} pixels per side, {4} in all)"),
             scene.board.size.rows, scene.board.size.cols, least * options.scale, longest_cairo_side,
             most_cairo_pixels});
    const Result<Drawing> drawing = draw(scene, options, budget);
    if (!drawing) return std::unexpected(drawing.error());
    return png(*drawing, budget, sink, options.scale);
}

Result<void> png(const Drawing& drawing, Budget& budget, const Sink& sink, unsigned scale) {
    const double width = drawing.width * scale;
    const double height = drawing.height * scale;
    if (!fits(width, height))
        return fail({tr("{0} x {1} pixels are too many for a PNG (limit: {2} pixels per side, {3} in all)"), width,
                     height, longest_cairo_side, most_cairo_pixels});
    return encode(drawing, scale, budget, sink);
}

}  // namespace ariadne::render
