#include "render/text_width.h"

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

}  // namespace ariadne::render
