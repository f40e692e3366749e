#include "render/picture.h"

#include <algorithm>
#include <cmath>

#include <cairo-pdf.h>

#include "base/charge.h"
#include "render/cairo_draw.h"

namespace ariadne::render {

namespace {

constexpr std::size_t recorded_bytes_a_cell = 128;

constexpr double points_a_pixel = 0.75;
constexpr double longest_page = 14'400;  // points; readers refuse longer ones
constexpr std::size_t most_pdf_cells = 100'000'000;

constexpr double paper_margin = 36;  // points

// Upright, in points.
Point size_of(Paper paper) {
    return paper == Paper::letter ? Point{612, 792} : Point{595.28, 841.89};
}

struct Sheet {
    double width = 0;
    double height = 0;
    double scale = 1;
    Point at;
};

Sheet sheet_for(const Drawing& drawing, std::optional<Paper> paper) {
    if (!paper) {
        const double longest = std::max(drawing.width, drawing.height) * points_a_pixel;
        const double scale = points_a_pixel * std::min(1.0, longest_page / longest);
        return {drawing.width * scale, drawing.height * scale, scale, {}};
    }
    const bool across = drawing.width > drawing.height;
    const auto [narrow, tall] = size_of(*paper);
    Sheet sheet{across ? tall : narrow, across ? narrow : tall, 1, {}};
    sheet.scale =
        std::min((sheet.width - 2 * paper_margin) / drawing.width, (sheet.height - 2 * paper_margin) / drawing.height);
    sheet.at = {(sheet.width - drawing.width * sheet.scale) / 2, paper_margin};
    return sheet;
}

}  // namespace

PrintedArea printed_area(Paper paper) {
    const auto [width, height] = size_of(paper);
    const auto pixels = [](double points) { return std::floor((points - 2 * paper_margin) / points_a_pixel); };
    return {pixels(width), pixels(height)};
}

Result<void> pdf(const Scene& scene, const PictureOptions& options, Budget& budget, const Sink& sink) {
    const Size size = scene.board.size;
    if (size.area() > most_pdf_cells || std::max(size.rows, size.cols) > 32'767)
        return fail({tr("{0} x {1} cells are too many for a PDF (limit: 32767 per side, {2} in all)"), size.rows,
                     size.cols, most_pdf_cells});
    const Result<Drawing> drawing = draw(scene, options, budget);
    if (!drawing) return std::unexpected(drawing.error());
    Charge recorded(budget);  // Cairo keeps a page until all of it is there
    if (!recorded.add(size.area() * recorded_bytes_a_cell)) return stopped(budget, picture_ready);
    return pdf(std::span(&*drawing, 1), options.paper, budget, sink);
}

Result<void> pdf(std::span<const Drawing> pages, std::optional<Paper> paper, Budget& budget, const Sink& sink) {
    if (pages.empty()) return fail(tr("nothing to draw: there are no pages"));
    const Sheet first = sheet_for(pages.front(), paper);
    CairoFile file{budget, sink};
    const CairoSurface surface(cairo_pdf_surface_create_for_stream(write_bytes, &file, first.width, first.height));
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, pages.front().title.c_str());
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
    const CairoContext context(cairo_create(surface.get()));
    for (const Drawing& drawing : pages) {
        const Sheet sheet = sheet_for(drawing, paper);
        cairo_pdf_surface_set_size(surface.get(), sheet.width, sheet.height);
        cairo_save(context.get());
        cairo_translate(context.get(), sheet.at.x, sheet.at.y);
        cairo_scale(context.get(), sheet.scale, sheet.scale);
        paint(context.get(), drawing, budget);
        cairo_restore(context.get());
        if (budget.exhausted()) break;
        cairo_show_page(context.get());
        if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) break;
    }
    cairo_surface_finish(surface.get());
    const cairo_status_t status = cairo_surface_status(surface.get());
    if (budget.exhausted() || status == CAIRO_STATUS_WRITE_ERROR) return cut_short(budget, picture_ready);
    if (status != CAIRO_STATUS_SUCCESS)
        return fail({tr("the PDF could not be made: {0}"), cairo_status_to_string(status)});
    return {};
}

}  // namespace ariadne::render
