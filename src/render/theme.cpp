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

// Hues 68 to 350 degrees of OKLCH in even steps, which leaves out those near red (29 degrees): as light as L = 0.80
// with a chroma of 0.12, and deep, L = 0.505 with 0.125, or as much of that as sRGB has. Dark text can be read on every
// light one, bright text on every deep one. Written out, because machines differ in the last digit of a cosine.
constexpr std::size_t hue_steps = 26;
using Hues = std::array<std::uint32_t, hue_steps + 1>;
constexpr Hues light_hues = {0xF1AF64, 0xE7B45E, 0xDCBA5C, 0xCFC05E, 0xC0C565, 0xB0CA70, 0x9FCE7D, 0x8DD28C, 0x7AD59B,
                             0x68D6AB, 0x57D7BB, 0x4AD6CB, 0x43D5DA, 0x46D3E7, 0x51CFF3, 0x61CCFD, 0x79C7FF, 0x8DC2FF,
                             0x9CBEFF, 0xAAB9FF, 0xB6B4FE, 0xC4AFFF, 0xD2A9FB, 0xDEA5F0, 0xE8A2E5, 0xF19FD7, 0xF89DC9};
constexpr Hues deep_hues = {0x8D5702, 0x855C00, 0x7C6101, 0x726501, 0x676A01, 0x596F02, 0x47731D, 0x2F7631, 0x017943,
                            0x017756, 0x007663, 0x00756D, 0x047376, 0x00727F, 0x047088, 0x026E93, 0x036BA1, 0x2666A9,
                            0x3E61AB, 0x505CAB, 0x5F58A8, 0x6C53A3, 0x774F9C, 0x814B93, 0x8A4788, 0x91447C, 0x97426F};

Colour hue(float level, const Hues& hues) {
    const float place = level * static_cast<float>(hue_steps);
    const auto step = std::min(static_cast<std::size_t>(place), hue_steps - 1);
    return mix(rgb(hues[step]), rgb(hues[step + 1]), place - static_cast<float>(step));
}

}  // namespace

int distance(Colour one, Colour other) {
    const auto square = [](int value) { return value * value; };
    return square(one.red - other.red) + square(one.green - other.green) + square(one.blue - other.blue);
}

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
    if (paint.role == Role::piece) return hue(level, light_hues);
    if (paint.role == Role::deep) return hue(level, deep_hues);
    Colour colour = paint.role == Role::ivory   ? rgb(0xFFFDF6)
                    : paint.role == Role::ebony ? rgb(0x1C1E26)
                                                : (*this)[paint.role];
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
        {rgb(0xFBFAF7), rgb(0xFFFFFF), rgb(0x1C1E26), rgb(0x1C1E26), rgb(0x6B7080), rgb(0xDEDCD5), rgb(0x5B4BDB),
         rgb(0x1B8A4B), rgb(0xF6E3C5), rgb(0xC6362C), rgb(0x2F8FC4), rgb(0xC07A10)},
        rgb(0xB4532A),
        rgb(0x1C1E26)};
    return theme;
}

const Theme& dark_theme() {
    static const Theme theme = {
        {rgb(0x14161B), rgb(0x1D2027), rgb(0xECEBE6), rgb(0x3A3F4B), rgb(0x9AA0B0), rgb(0x343945), rgb(0x9D90FF),
         rgb(0x4CC27F), rgb(0x3A2E22), rgb(0xFF7A6E), rgb(0x2F8FC4), rgb(0xC07A10)},
        rgb(0xE08A55),
        rgb(0x6E7484)};
    return theme;
}

const Theme& terminal_theme() {
    static const Theme theme = [] {
        Theme result = dark_theme();
        result.edge = result.roles[static_cast<std::size_t>(Role::wall)] = result[Role::ink];
        return result;
    }();
    return theme;
}

}  // namespace ariadne::render
