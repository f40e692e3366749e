#include "render/theme.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

namespace ariadne::render {

namespace {

std::uint8_t mix(std::uint8_t from, std::uint8_t to, float share) {
    const float value = static_cast<float>(from) + (static_cast<float>(to) - static_cast<float>(from)) * share;
    return static_cast<std::uint8_t>(std::lround(value));
}

Colour mix(Colour from, Colour to, float share) {
    return {mix(from.red, to.red, share), mix(from.green, to.green, share), mix(from.blue, to.blue, share)};
}

double luminance(Colour colour) {
    const auto channel = [](std::uint8_t value) {
        const double c = value / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(colour.red) + 0.7152 * channel(colour.green) + 0.0722 * channel(colour.blue);
}

// Nothing within 25 degrees of red, which is at 0.
Colour hue(float level, bool deep) {
    const double degrees = 25 + 310 * static_cast<double>(level);
    const double lightness = deep ? 0.42 : 0.68;
    const double chroma = 0.55 * (1 - std::abs(2 * lightness - 1));
    const auto channel = [&](double shift) {
        const double k = std::fmod(degrees / 30 + shift, 12.0);
        const double share = std::max(-1.0, std::min({k - 3, 9 - k, 1.0}));
        return static_cast<std::uint8_t>(std::lround(255 * (lightness - chroma / 2 * share)));
    };
    return {channel(0), channel(8), channel(4)};
}

}  // namespace

std::string hex(Colour colour) {
    return fmt::format("#{:02X}{:02X}{:02X}", colour.red, colour.green, colour.blue);
}

Colour over(Colour top, Colour ground) {
    return mix(ground, top, top.alpha);
}

double contrast(Colour one, Colour other) {
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

Colour Theme::colour(Paint paint) const {
    const float level = std::clamp(paint.level, 0.0F, 1.0F);
    if (paint.role == Role::cost) return mix((*this)[Role::cost], dear, level);
    if (paint.role == Role::piece || paint.role == Role::deep) return hue(level, paint.role == Role::deep);
    Colour colour = (*this)[paint.role];
    colour.alpha = level;
    return colour;
}

Colour Theme::text_on(Colour ground, Paint wanted) const {
    const Colour solid = over(ground, (*this)[Role::surface]);
    const Colour asked = colour(wanted);
    if (contrast(over(asked, solid), solid) >= 4.5) return asked;
    // Black or white has at least 4.58:1 on any ground.
    for (const auto& [dark, bright] :
         {std::pair((*this)[Role::ink], (*this)[Role::surface]), std::pair(rgb(0x000000), rgb(0xFFFFFF))}) {
        const Colour better = contrast(dark, solid) >= contrast(bright, solid) ? dark : bright;
        if (contrast(better, solid) >= 4.5) return better;
    }
    return asked;
}

const Theme& light_theme() {
    static const Theme theme = {
        {rgb(0xFBFAF7), rgb(0xFFFFFF), rgb(0x1C1E26), rgb(0x6B7080), rgb(0xDEDCD5), rgb(0x5B4BDB), rgb(0x1B8A4B),
         rgb(0xF6E3C5), rgb(0xC6362C), rgb(0x2F8FC4), rgb(0xC07A10)},
        rgb(0xB4532A)};
    return theme;
}

const Theme& dark_theme() {
    static const Theme theme = {
        {rgb(0x14161B), rgb(0x1D2027), rgb(0xECEBE6), rgb(0x9AA0B0), rgb(0x343945), rgb(0x9D90FF), rgb(0x4CC27F),
         rgb(0x3A2E22), rgb(0xFF7A6E), rgb(0x2F8FC4), rgb(0xC07A10)},
        rgb(0xE08A55)};
    return theme;
}

}  // namespace ariadne::render
