#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "render/scene.h"

namespace ariadne::render {

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    float alpha = 1;

    friend bool operator==(const Colour&, const Colour&) = default;
};

constexpr Colour rgb(std::uint32_t hex) {
    return {static_cast<std::uint8_t>(hex >> 16U), static_cast<std::uint8_t>(hex >> 8U),
            static_cast<std::uint8_t>(hex)};
}

constexpr std::uint32_t to_pixel(Colour colour) {
    return static_cast<std::uint32_t>(colour.red << 16 | colour.green << 8 | colour.blue);
}

int distance(Colour one, Colour other);     // squared, over the channels
std::string hex(Colour colour);             // "#5B4BDB"; the alpha is not part of it
Colour over(Colour top, Colour ground);     // what a see-through colour becomes on an opaque one
double contrast(Colour one, Colour other);  // 1..21, as WCAG 2 defines it, of opaque colours

// The one table of colours.
struct Theme {
    std::array<Colour, 12> roles;  // in the order of Role up to rival; cost is the cheap end
    Colour dear;                   // the other end of cost
    Colour edge;                   // walls between rooms: thin, they need more contrast than a whole cell

    Colour colour(Paint paint) const;
    Colour operator[](Role role) const { return roles[static_cast<std::size_t>(role)]; }

    // The colour asked for if it can be read on the ground (4.5:1), otherwise ink or surface, or black or white.
    Colour text_on(Colour ground, Paint wanted) const;
};

const Theme& light_theme();
const Theme& dark_theme();
const Theme& terminal_theme();  // the dark one, with walls as bright as text: a terminal has few colours

}  // namespace ariadne::render
