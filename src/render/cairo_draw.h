#pragma once

#include <memory>

#include <cairo.h>

#include "base/budget.h"
#include "render/drawing.h"
#include "render/sink.h"

namespace ariadne::render {

struct CairoDelete {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* context) const { cairo_destroy(context); }
};

using CairoSurface = std::unique_ptr<cairo_surface_t, CairoDelete>;
using CairoContext = std::unique_ptr<cairo_t, CairoDelete>;

// Paints a drawing, one pixel of it to one unit of the context, as far as the budget lasts.
void paint(cairo_t* context, const Drawing& drawing, Budget& budget);

// Where Cairo writes a file. It gives up as soon as a write fails, which is how it is stopped.
struct CairoFile {
    Budget& budget;
    const Sink& sink;
};

// A cairo_write_func_t; the closure is a CairoFile.
cairo_status_t write_bytes(void* file, const unsigned char* data, unsigned int length);

}  // namespace ariadne::render
