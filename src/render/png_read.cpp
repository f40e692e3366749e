#include "render/png_read.h"

#include <cstring>
#include <memory>

#include <cairo.h>

namespace ariadne::render {

namespace {

constexpr std::string_view signature = "\x89PNG\r\n\x1a\n";
// What Cairo can hold, and what a picture of a few bytes may unfold to.
constexpr std::uint32_t longest_side_read = 32'767;
constexpr std::uint64_t most_pixels_read = 100'000'000;

std::uint32_t big_endian(std::string_view bytes) {
    std::uint32_t value = 0;
    for (const char c : bytes.substr(0, 4)) value = value << 8U | static_cast<unsigned char>(c);
    return value;
}

cairo_status_t feed(void* closure, unsigned char* data, unsigned length) {
    auto& rest = *static_cast<std::string_view*>(closure);
    if (rest.size() < length) return CAIRO_STATUS_READ_ERROR;
    std::memcpy(data, rest.data(), length);
    rest.remove_prefix(length);
    return CAIRO_STATUS_SUCCESS;
}

// Colours come multiplied by their opacity, so that what is transparent is black.
std::uint8_t brightness(std::uint32_t pixel) {
    const std::uint32_t red = pixel >> 16U & 0xFFU;
    const std::uint32_t green = pixel >> 8U & 0xFFU;
    const std::uint32_t blue = pixel & 0xFFU;
    return static_cast<std::uint8_t>((299 * red + 587 * green + 114 * blue + 500) / 1000);
}

}  // namespace

bool looks_like_png(std::string_view bytes) {
    return bytes.starts_with(signature);
}

Result<GreyPicture> read_png(std::string_view bytes) {
    constexpr std::size_t header = 24;  // the signature, then length, name, width and height of the first chunk
    if (bytes.size() < header || bytes.substr(12, 4) != "IHDR") return fail(tr("the PNG has no header"));
    const std::uint32_t width = big_endian(bytes.substr(16));
    const std::uint32_t height = big_endian(bytes.substr(20));
    if (width == 0 || height == 0 || width > longest_side_read || height > longest_side_read ||
        std::uint64_t{width} * height > most_pixels_read)
        return fail({tr("found a PNG of {0} x {1} pixels, expected 1 to {2} per side and at most {3} in all"), width,
                     height, longest_side_read, most_pixels_read});
    std::string_view rest = bytes;
    const std::unique_ptr<cairo_surface_t, void (*)(cairo_surface_t*)> surface(
        cairo_image_surface_create_from_png_stream(feed, &rest), cairo_surface_destroy);
    const cairo_status_t status = cairo_surface_status(surface.get());
    // Cairo has no word of its own for what libpng finds wrong.
    if (status == CAIRO_STATUS_NO_MEMORY || status == CAIRO_STATUS_READ_ERROR || status == CAIRO_STATUS_PNG_ERROR)
        return fail(tr("the PNG is damaged or incomplete"));
    if (status != CAIRO_STATUS_SUCCESS)
        return fail({tr("the PNG cannot be read: {0}"), cairo_status_to_string(status)});
    const cairo_format_t format = cairo_image_surface_get_format(surface.get());
    if (format != CAIRO_FORMAT_ARGB32 && format != CAIRO_FORMAT_RGB24)
        return fail(tr("the PNG has more than 8 bits per colour channel; save it with 8"));
    cairo_surface_flush(surface.get());
    GreyPicture out{static_cast<int>(width), static_cast<int>(height), {}};
    out.grey.reserve(std::size_t{width} * height);
    const unsigned char* data = cairo_image_surface_get_data(surface.get());
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
    for (std::size_t row = 0; row < height; ++row) {
        for (std::size_t col = 0; col < width; ++col) {
            std::uint32_t pixel = 0;
            std::memcpy(&pixel, data + row * stride + col * sizeof(pixel), sizeof(pixel));
            out.grey.push_back(brightness(pixel));
        }
    }
    return out;
}

}  // namespace ariadne::render
