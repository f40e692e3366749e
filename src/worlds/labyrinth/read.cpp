#include "worlds/labyrinth/read.h"

#include "worlds/labyrinth/json.h"
#include "worlds/labyrinth/movingai.h"
#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {

bool recognises(std::string_view text) {
    return looks_like_text(text) || looks_like_json(text) || looks_like_map(text);
}

Result<Labyrinth> read(std::string_view text) {
    if (looks_like_json(text)) return parse_json(text);
    if (looks_like_map(text)) return parse_map(text);
    return parse_text(text);
}

}  // namespace ariadne::labyrinth
