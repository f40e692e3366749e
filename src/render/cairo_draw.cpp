#include "render/cairo_draw.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <new>
#include <numbers>

// Fontconfig keeps its caches until the process ends; the leak checker need not report them.
#if defined(__SANITIZE_ADDRESS__)
extern "C" const char* __lsan_default_suppressions() {  // NOLINT(bugprone-reserved-identifier)
    return "leak:libfontconfig\n";
}
#endif

namespace ariadne::render {

namespace {

// Up to this many cells a mosaic is painted as rectangles, which stay sharp when a page is enlarged.
constexpr std::size_t most_rectangles = 250'000;

// Cairo sorts what one stroke is made of.
constexpr std::size_t runs_a_stroke = 4'000;

class CairoPainter {
  public:
    CairoPainter(cairo_t* context, Budget& budget) : cr_(context), budget_(budget) {}

    void add(const Box& box) {
        cairo_new_path(cr_);
        if (box.radius > 0) {
            const double r = box.radius;
            const double quarter = std::numbers::pi / 2;
            const std::array<Point, 4> centres = {Point{box.at.x + box.width - r, box.at.y + r},
                                                  Point{box.at.x + box.width - r, box.at.y + box.height - r},
                                                  Point{box.at.x + r, box.at.y + box.height - r},
                                                  Point{box.at.x + r, box.at.y + r}};
            for (std::size_t i = 0; i < 4; ++i) {
                const double from = quarter * (static_cast<double>(i) - 1);
                cairo_arc(cr_, centres[i].x, centres[i].y, r, from, from + quarter);
            }
            cairo_close_path(cr_);
        } else {
            cairo_rectangle(cr_, box.at.x, box.at.y, box.width, box.height);
        }
        finish(box.fill, box.stroke);
    }

    void add(const Disc& disc) {
        cairo_new_path(cr_);
        cairo_arc(cr_, disc.at.x, disc.at.y, disc.radius, 0, 2 * std::numbers::pi);
        cairo_close_path(cr_);
        finish(disc.fill, disc.stroke);
    }

    void add(const Path& path) {
        cairo_new_path(cr_);
        Point last;
        trace(
            path,
            [&](Point p) {
                cairo_move_to(cr_, p.x, p.y);
                last = p;
            },
            [&](Point p) {
                cairo_line_to(cr_, p.x, p.y);
                last = p;
            },
            [&](Point c, Point p) {
                cairo_curve_to(cr_, (last.x + 2 * c.x) / 3, (last.y + 2 * c.y) / 3, (p.x + 2 * c.x) / 3,
                               (p.y + 2 * c.y) / 3, p.x, p.y);
                last = p;
            },
            [&] { cairo_close_path(cr_); });
        finish(path.fill, path.stroke);
    }

    void add(const Text& text) {
        cairo_select_font_face(cr_, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                               text.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
        cairo_set_font_size(cr_, text.size);
        double shift = 0;
        if (text.anchor != Anchor::start) {
            cairo_text_extents_t extents;
            cairo_text_extents(cr_, text.text.c_str(), &extents);
            shift = text.anchor == Anchor::end ? extents.x_advance : extents.x_advance / 2;
        }
        source(text.colour);
        cairo_move_to(cr_, text.at.x - shift, text.at.y);
        cairo_show_text(cr_, text.text.c_str());
    }

    void add(const Mosaic& mosaic) {
        if (mosaic.cells.size() <= most_rectangles)
            rectangles(mosaic);
        else
            image(mosaic);
    }

    void add(const Lattice& lattice) {
        cairo_save(cr_);
        source(lattice.colour);
        cairo_set_line_width(cr_, lattice.width);
        cairo_set_line_cap(cr_, CAIRO_LINE_CAP_SQUARE);
        cairo_set_dash(cr_, nullptr, 0, 0);
        cairo_new_path(cr_);
        std::size_t runs = 0;
        const auto from_to = [&](double x1, double y1, double x2, double y2) {
            cairo_move_to(cr_, lattice.at.x + x1 * lattice.dx, lattice.at.y + y1 * lattice.dy);
            cairo_line_to(cr_, lattice.at.x + x2 * lattice.dx, lattice.at.y + y2 * lattice.dy);
            if (++runs % runs_a_stroke != 0) return !budget_.exhausted();
            cairo_stroke(cr_);
            return budget_.check();
        };
        for (const Lattice::Run& run : lattice.level)
            if (!from_to(run.begin, run.line, run.end, run.line)) break;
        for (const Lattice::Run& run : lattice.upright)
            if (!from_to(run.line, run.begin, run.line, run.end)) break;
        cairo_stroke(cr_);
        cairo_restore(cr_);
    }

    void source(Colour c) { cairo_set_source_rgba(cr_, c.red / 255.0, c.green / 255.0, c.blue / 255.0, c.alpha); }

  private:
    void finish(const std::optional<Colour>& fill, const std::optional<Stroke>& stroke) {
        if (fill) {
            source(*fill);
            if (stroke)
                cairo_fill_preserve(cr_);
            else
                cairo_fill(cr_);
        }
        if (!stroke) return;
        source(stroke->colour);
        cairo_set_line_width(cr_, stroke->width);
        cairo_set_line_join(cr_, CAIRO_LINE_JOIN_ROUND);
        cairo_set_line_cap(cr_, stroke->round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
        const std::array<double, 2> dashes = {5, 4};
        cairo_set_dash(cr_, dashes.data(), stroke->dashed ? 2 : 0, 0);
        cairo_stroke(cr_);
    }

    void rectangles(const Mosaic& mosaic) {
        cairo_save(cr_);
        cairo_set_antialias(cr_, CAIRO_ANTIALIAS_NONE);
        cairo_translate(cr_, mosaic.at.x, mosaic.at.y);
        cairo_scale(cr_, mosaic.dx, mosaic.dy);
        for (std::size_t kind = 0; kind < mosaic.palette.size() && budget_.check(); ++kind) {
            cairo_new_path(cr_);
            for (int row = 0; row < mosaic.size.rows; ++row) {
                const std::uint8_t* cells = mosaic.cells.data() + mosaic.size.index({row, 0});
                for (int begin = 0, end = 0; begin < mosaic.size.cols; begin = end) {
                    while (end < mosaic.size.cols && cells[end] == cells[begin]) ++end;
                    if (cells[begin] == kind) cairo_rectangle(cr_, begin, row, end - begin, 1);
                }
            }
            source(mosaic.palette[kind]);
            cairo_fill(cr_);
        }
        cairo_restore(cr_);
    }

    void image(const Mosaic& mosaic) {
        const CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, mosaic.size.cols, mosaic.size.rows));
        if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) return;
        unsigned char* data = cairo_image_surface_get_data(surface.get());
        const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
        std::vector<std::uint32_t> pixels;
        for (const Colour c : mosaic.palette) pixels.push_back(to_pixel(c));
        for (int row = 0; row < mosaic.size.rows; ++row) {
            const std::uint8_t* cells = mosaic.cells.data() + mosaic.size.index({row, 0});
            unsigned char* line = data + static_cast<std::size_t>(row) * stride;
            for (int col = 0; col < mosaic.size.cols; ++col)
                std::memcpy(line + static_cast<std::size_t>(col) * 4, &pixels[cells[col]], 4);
        }
        cairo_surface_mark_dirty(surface.get());
        cairo_save(cr_);
        cairo_translate(cr_, mosaic.at.x, mosaic.at.y);
        cairo_scale(cr_, mosaic.dx, mosaic.dy);
        cairo_set_source_surface(cr_, surface.get(), 0, 0);
        cairo_pattern_set_filter(cairo_get_source(cr_), CAIRO_FILTER_NEAREST);
        cairo_paint(cr_);
        cairo_restore(cr_);
    }

    cairo_t* cr_;
    Budget& budget_;
};

}  // namespace

void paint(cairo_t* context, const Drawing& drawing, Budget& budget) {
    CairoPainter painter(context, budget);
    painter.source(drawing.ground);
    cairo_paint(context);
    for (const Shape& shape : drawing.shapes) {
        if (!budget.check()) return;
        std::visit([&](const auto& s) { painter.add(s); }, shape);
    }
}

cairo_status_t write_bytes(void* file, const unsigned char* data, unsigned int length) {
    const auto& [budget, sink] = *static_cast<CairoFile*>(file);
    try {
        const bool written = budget.check() && sink({reinterpret_cast<const char*>(data), length});
        return written ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
    } catch (const std::bad_alloc&) {
        return CAIRO_STATUS_NO_MEMORY;  // an exception must not pass through Cairo
    }
}

}  // namespace ariadne::render
