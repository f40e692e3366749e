#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "worlds/maze/text.h"

// The reader of maps: whatever comes is read or refused with a place, and what was read is written and read back.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne::maze;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto parsed = parse(text);
    if (!parsed) {
        const ariadne::Error& error = parsed.error();
        if (error.line < 1 || error.column < 1 || error.message.empty()) std::abort();
        if (parse(text, true)) std::abort();
        return 0;
    }
    const Map& map = parsed->map;
    if (map.cells.size() != map.size.area() || map.life < 1 || map.cells.size() > size) std::abort();
    const auto again = parse(write(map));
    if (!again || again->map != map || again->warnings != parsed->warnings) std::abort();
    if (parse(text, true).has_value() != parsed->warnings.empty()) std::abort();
    return 0;
}
