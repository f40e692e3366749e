#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "render/cairo_draw.h"
#include "render/theme.h"

namespace ariadne::render {

// A PNG read back by libpng, as 0xRRGGBB pixels.
struct Pixmap {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> pixels;

    friend bool operator==(const Pixmap&, const Pixmap&) = default;

    std::string at(int x, int y) const {
        return hex(
            rgb(pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)]));
    }
    std::size_t count(Colour colour) const {
        std::size_t found = 0;
        for (const std::uint32_t pixel : pixels) found += hex(rgb(pixel)) == hex(colour) ? 1U : 0U;
        return found;
    }
};

inline Pixmap read_pixels(std::string_view bytes) {
    const auto read = [](void* closure, unsigned char* data, unsigned int length) {
        auto* left = static_cast<std::string_view*>(closure);
        if (left->size() < length) return CAIRO_STATUS_READ_ERROR;
        std::memcpy(data, left->data(), length);
        left->remove_prefix(length);
        return CAIRO_STATUS_SUCCESS;
    };
    const CairoSurface surface(cairo_image_surface_create_from_png_stream(read, &bytes));
    if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) throw std::runtime_error("not a PNG");
    cairo_surface_flush(surface.get());
    Pixmap out{cairo_image_surface_get_width(surface.get()), cairo_image_surface_get_height(surface.get()), {}};
    const unsigned char* line = cairo_image_surface_get_data(surface.get());
    for (int y = 0; y < out.height; ++y, line += cairo_image_surface_get_stride(surface.get()))
        for (int x = 0; x < out.width; ++x) {
            std::uint32_t pixel = 0;
            std::memcpy(&pixel, line + static_cast<std::ptrdiff_t>(x) * 4, 4);
            out.pixels.push_back(pixel & 0xFFFFFFU);
        }
    return out;
}

}  // namespace ariadne::render
