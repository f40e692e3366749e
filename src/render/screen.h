#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "render/theme.h"

namespace ariadne::render {

enum class Colours : std::uint8_t {
    none,
    basic,    // the sixteen every terminal has
    palette,  // 256
    truecolour
};

// The number of the colour nearest to this one: among the sixteen, black 0 to bright white 15; among the 256.
int nearest_basic(Colour c);
int nearest_of_palette(Colour c);

// One column of a line.
struct Glyph {
    std::string text = " ";
    std::optional<Colour> ink;
    std::optional<Colour> ground;
    bool bold = false;
};

// Box drawing for walls and for a thread, by the sides on which a line leaves: bits in the order of Direction (down,
// right, up, left).
constexpr std::array<std::string_view, 16> light_lines = {" ", "╷", "╶", "┌", "╵", "│", "└", "├",
                                                          "╴", "┐", "─", "┬", "┘", "┤", "┴", "┼"};
constexpr std::array<std::string_view, 16> heavy_lines = {"•", "╻", "╺", "┏", "╹", "┃", "┗", "┣",
                                                          "╸", "┓", "━", "┳", "┛", "┫", "┻", "╋"};

using Line = std::vector<Glyph>;
using LineSink = std::function<bool(const Line&)>;  // false: no more are wanted

// A text of single-width characters, a glyph each; what would steer a terminal is shown as \x1B.
Line glyphs(std::string_view text);
// Appends it.
void write(Line& line, std::string_view text, std::optional<Colour> ink = {}, bool bold = false);

// Appends the line as text for a terminal, ended by a line feed. Escape sequences only where something changes; it ends
// in the terminal's own colours, without blanks behind the last glyph that can be seen.
void encode(const Line& line, Colours colours, std::string& out);

}  // namespace ariadne::render
