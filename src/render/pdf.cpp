#include "render/pdf.h"

#include <algorithm>

#include <cairo-pdf.h>
#include <fmt/format.h>

#include "render/cairo_draw.h"

namespace ariadne::render {

namespace {

constexpr double points_a_pixel = 0.75;
constexpr double longest_page = 14'400;  // points; readers refuse longer ones
constexpr std::size_t most_cells = 100'000'000;

Result<std::string> encode(const Drawing& drawing) {
    const double longest = std::max(drawing.width, drawing.height) * points_a_pixel;
    const double scale = points_a_pixel * std::min(1.0, longest_page / longest);
    std::string bytes;
    {
        const CairoSurface surface(
            cairo_pdf_surface_create_for_stream(append, &bytes, drawing.width * scale, drawing.height * scale));
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, drawing.title.c_str());
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
        const CairoContext context(cairo_create(surface.get()));
        cairo_scale(context.get(), scale, scale);
        paint(context.get(), drawing);
        cairo_show_page(context.get());
        cairo_surface_finish(surface.get());
        const cairo_status_t status = cairo_surface_status(surface.get());
        if (status != CAIRO_STATUS_SUCCESS) return fail(fmt::format("no PDF: {}", cairo_status_to_string(status)));
    }
    return bytes;
}

}  // namespace

Result<std::string> pdf(const Scene& scene, const PictureOptions& options) {
    const Size size = scene.board.size;
    if (size.area() > most_cells || std::max(size.rows, size.cols) > 32'767)
        return fail(fmt::format("{} x {} cells are too many for a page; expected at most 32767 a side and {} in all",
                                size.rows, size.cols, most_cells));
    const Result<Drawing> drawing = draw(scene, options);
    if (!drawing) return std::unexpected(drawing.error());
    return encode(*drawing);
}

Result<std::string> pdf(const Chart& chart, const PictureOptions& options) {
    const Result<Drawing> drawing = draw(chart, options);
    if (!drawing) return std::unexpected(drawing.error());
    return encode(*drawing);
}

}  // namespace ariadne::render
