#pragma once

#include <memory>

#include <cairo.h>

#include "render/drawing.h"

namespace ariadne::render {

struct CairoDelete {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* context) const { cairo_destroy(context); }
};

using CairoSurface = std::unique_ptr<cairo_surface_t, CairoDelete>;
using CairoContext = std::unique_ptr<cairo_t, CairoDelete>;

// Paints a drawing, one pixel of it to one unit of the context.
void paint(cairo_t* context, const Drawing& drawing);

// A cairo_write_func_t; the closure is a std::string, which grows.
cairo_status_t append(void* closure, const unsigned char* data, unsigned int length);

}  // namespace ariadne::render
