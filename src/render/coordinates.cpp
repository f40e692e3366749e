#include "render/coordinates.h"

#include <cmath>
#include <utility>

#include "render/picture.h"

namespace ariadne::render {

namespace {

constexpr double largest_room = 40;
constexpr double thickest_usual = 4;
constexpr double longest_pitch = 10'000;
constexpr double farthest_corner = 1'000'000;
constexpr double findable = 0.008;  // of the board's shorter side

double usual_thickness(double pitch) {
    return std::clamp(std::round(pitch / 8), 1.0, thickest_usual);
}

// Not a number is refused, too.
Result<void> within(const char* name, double value, double least, double most) {
    if (value >= least && value <= most) return {};
    return fail({tr("found {0} = {1}, expected {2} to {3} pixels"), name, value, least, most});
}

Result<void> wider_than_walls(const char* name, double pitch, double thickness) {
    if (pitch > thickness) return {};
    return fail({tr("found {0} = {1} with walls {2} pixels thick, expected more than {2}"), name, pitch, thickness});
}

}  // namespace

double Measures::shift() const {
    return std::fmod(std::floor(thickness), 2) / 2;
}

double Measures::before() const {
    return thickness / 2 - shift();
}

double Measures::overhang() const {
    return std::max(0.0, std::ceil(before() + shift()) - thickest_usual / 2);
}

double Measures::width(Size size) const {
    return std::ceil(at.x0 + size.cols * at.dx + std::max(at.x0, thickness - before()));
}

double Measures::height(Size size) const {
    return std::ceil(at.y0 + size.rows * at.dy + std::max(at.y0, thickness - before()));
}

PictureOptions in_whole_pixels(PictureOptions options) {
    options.cell = std::round(options.cell);
    for (std::optional<double>* length : {&options.x0, &options.y0, &options.dx, &options.dy, &options.thickness})
        if (*length) *length = std::round(**length);
    return options;
}

Result<Measures> measure(Size size, const PictureOptions& options) {
    const double fitting = options.cell > 0 ? options.cell
                                            : std::clamp(std::floor(options.room / std::max({1, size.rows, size.cols})),
                                                         3.0, largest_room);
    double dx = options.dx.value_or(options.dy.value_or(fitting));
    double dy = options.dy.value_or(options.dx.value_or(fitting));
    const bool chosen = options.cell > 0 || options.dx || options.dy;
    const double thickness = options.thickness.value_or(usual_thickness(std::min(dx, dy)));
    if (!(thickness >= 1 && thickness <= 1000))
        return fail({tr("found a wall thickness of {0} pixels, expected 1 to 1000"), thickness});
    if (!chosen) dx = dy = std::max(dx, 3 * thickness);
    if (const Result<void> ok = wider_than_walls(options.dx ? "dx" : options.dy ? "dy" : "cell", dx, thickness); !ok)
        return std::unexpected(ok.error());
    if (const Result<void> ok = wider_than_walls(options.dy ? "dy" : options.dx ? "dx" : "cell", dy, thickness); !ok)
        return std::unexpected(ok.error());
    for (const auto& [name, pitch] : {std::pair{"dx", dx}, std::pair{"dy", dy}})
        if (const Result<void> ok = within(name, pitch, 1, longest_pitch); !ok) return std::unexpected(ok.error());
    for (const auto& [name, corner] : {std::pair{"x0", options.x0}, std::pair{"y0", options.y0}})
        if (const Result<void> ok = within(name, corner.value_or(0), 0, farthest_corner); !ok)
            return std::unexpected(ok.error());
    Measures out{{0, 0, dx, dy}, thickness};
    out.at.x0 = options.x0.value_or(margin + out.overhang());
    out.at.y0 = options.y0.value_or(margin + out.overhang());
    return out;
}

double mark_size(Size size, const Measures& measures) {
    const double room = std::min(measures.room_width(), measures.room_height());
    return std::max(room, std::floor(findable * std::min(size.cols * measures.at.dx, size.rows * measures.at.dy)));
}

}  // namespace ariadne::render
