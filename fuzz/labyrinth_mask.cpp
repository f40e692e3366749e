#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "worlds/labyrinth/mask.h"

// The reader of masks: whatever comes is refused with a reason, or has rooms in one piece. Small pictures only: a PNG
// of a few bytes may unfold to much.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne::labyrinth;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (bytes.size() >= 24 && bytes.starts_with("\x89PNG") &&
        (data[16] | data[17] | data[18] | data[20] | data[21] | data[22]) > 1)
        return 0;
    const auto mask = read_mask(bytes);
    if (!mask) {
        if (mask.error().message.empty()) std::abort();
        return 0;
    }
    if (mask->count() == 0 || !check_in_one_piece(*mask)) std::abort();
    return 0;
}
