#include "render/screen.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include <fmt/format.h>

#include "text/characters.h"

namespace ariadne::render {

namespace {

int chroma(Colour c) {
    return std::max({c.red, c.green, c.blue}) - std::min({c.red, c.green, c.blue});
}

constexpr int least_chroma = 48;  // below it a colour passes for a grey

}  // namespace

// 16..231 are a cube of six levels a channel, 232..255 greys.
int nearest_of_palette(Colour c) {
    constexpr std::array<std::uint8_t, 6> levels = {0, 95, 135, 175, 215, 255};
    const auto level = [&](std::uint8_t value) {
        const auto near = std::ranges::min_element(levels, {}, [&](std::uint8_t l) { return std::abs(l - value); });
        return static_cast<std::size_t>(near - levels.begin());
    };
    const std::size_t red = level(c.red);
    const std::size_t green = level(c.green);
    const std::size_t blue = level(c.blue);
    const int grey = std::clamp((static_cast<int>(c.red) + c.green + c.blue) / 3 - 3, 0, 235) / 10;
    const auto shade = static_cast<std::uint8_t>(8 + 10 * grey);
    if (chroma(c) < least_chroma &&
        distance({shade, shade, shade}, c) < distance({levels[red], levels[green], levels[blue]}, c))
        return 232 + grey;
    return static_cast<int>(16 + 36 * red + 6 * green + blue);
}

int nearest_basic(Colour c) {
    static constexpr std::array<Colour, 16> table = {rgb(0x000000), rgb(0xAA0000), rgb(0x00AA00), rgb(0xAA5500),
                                                     rgb(0x0000AA), rgb(0xAA00AA), rgb(0x00AAAA), rgb(0xAAAAAA),
                                                     rgb(0x555555), rgb(0xFF5555), rgb(0x55FF55), rgb(0xFFFF55),
                                                     rgb(0x5555FF), rgb(0xFF55FF), rgb(0x55FFFF), rgb(0xFFFFFF)};
    const bool grey = chroma(c) < least_chroma;
    // A grey is often nearest to a pale colour, but then the colour says nothing.
    const auto far = [&](Colour b) { return distance(b, c) + (grey == (chroma(b) == 0) ? 0 : 1 << 20); };
    return static_cast<int>(std::ranges::min_element(table, {}, far) - table.begin());
}

namespace {

// Of a foreground; a background is 10 more.
int basic_code(int number) {
    return number < 8 ? 30 + number : 90 + number - 8;
}

std::string colour_code(Colour c, Colours colours, bool ground) {
    switch (colours) {
        case Colours::none:
            return "";
        case Colours::basic:
            return fmt::format(";{}", basic_code(nearest_basic(c)) + (ground ? 10 : 0));
        case Colours::palette:
            return fmt::format(";{};5;{}", ground ? 48 : 38, nearest_of_palette(c));
        case Colours::truecolour:
            return fmt::format(";{};2;{};{};{}", ground ? 48 : 38, c.red, c.green, c.blue);
    }
    return "";
}

std::string look(const Glyph& glyph, Colours colours) {
    if (colours == Colours::none) return "";
    std::string code;
    if (glyph.bold) code += ";1";
    if (glyph.ink) code += colour_code(*glyph.ink, colours, false);
    if (glyph.ground) code += colour_code(*glyph.ground, colours, true);
    return code;
}

bool visible(const Glyph& glyph, Colours colours) {
    return glyph.text != " " || (glyph.ground && colours != Colours::none);
}

}  // namespace

Line glyphs(std::string_view text) {
    Line out;
    write(out, text);
    return out;
}

void write(Line& line, std::string_view any, std::optional<Colour> ink, bool bold) {
    std::string text = text::harmless(any, "\t");
    std::ranges::replace(text, '\t', ' ');
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end) {
        do ++end;
        while (end < text.size() && (text[end] & 0xC0) == 0x80);
        line.push_back({text.substr(begin, end - begin), ink, {}, bold});
    }
}

void encode(const Line& line, Colours colours, std::string& out) {
    std::size_t end = line.size();
    while (end > 0 && !visible(line[end - 1], colours)) --end;
    std::string now;
    for (std::size_t i = 0; i < end; ++i) {
        std::string wanted = look(line[i], colours);
        if (wanted != now) {
            out += fmt::format("\x1b[0{}m", wanted);
            now = std::move(wanted);
        }
        out += line[i].text;
    }
    if (!now.empty()) out += "\x1b[0m";
    out += '\n';
}

}  // namespace ariadne::render
