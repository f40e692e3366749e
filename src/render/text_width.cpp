#include "render/text_width.h"

#include <algorithm>
#include <cstddef>

namespace ariadne::render {

double text_width(std::string_view text, double size, bool bold) {
    double em = 0;
    for (const char c : text) {
        if ((c & 0xC0) == 0x80) continue;  // the rest of a character of several bytes
        if (std::string_view(" ijl.,:;'|!()[]ftrI").find(c) != std::string_view::npos)
            em += 0.37;
        else if (std::string_view("mwMW%@").find(c) != std::string_view::npos)
            em += 0.93;
        else
            em += 0.61;
    }
    return em * size * (bold ? 1.12 : 1.0);
}

std::vector<std::string> wrapped(std::string_view text, double width, double size, bool bold) {
    std::vector<std::string> lines(1);
    while (!text.empty()) {
        const std::size_t blank = std::min(text.find(' '), text.size());
        const std::string word(text.substr(0, blank));
        text.remove_prefix(std::min(blank + 1, text.size()));
        const std::string longer = lines.back().empty() ? word : lines.back() + ' ' + word;
        if (lines.back().empty() || text_width(longer, size, bold) <= width)
            lines.back() = longer;
        else
            lines.push_back(word);
    }
    return lines;
}

std::string clipped(std::string_view text, double width, double size, bool bold) {
    if (text_width(text, size, bold) <= width) return std::string(text);
    const double room = width - text_width("…", size, bold);
    while (!text.empty() && text_width(text, size, bold) > room) {
        // A character of several bytes goes as a whole.
        while ((text.back() & 0xC0) == 0x80 && text.size() > 1) text.remove_suffix(1);
        text.remove_suffix(1);
    }
    while (text.ends_with(' ')) text.remove_suffix(1);
    return std::string(text) + "…";
}

}  // namespace ariadne::render
