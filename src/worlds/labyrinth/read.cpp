#include "worlds/labyrinth/read.h"

#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {

bool recognises(std::string_view text) {
    return looks_like_text(text);
}

Result<Labyrinth> read(std::string_view text) {
    return parse_text(text);
}

}  // namespace ariadne::labyrinth
