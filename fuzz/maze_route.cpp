#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "worlds/maze/text.h"
#include "worlds/maze/verify.h"

// The reader of routes, and the verifier behind it: neither may fall over anything it is given.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne::maze;
    static const Map map{.size = {3, 5}, .life = 6, .cells = "S1T2E#3#0#0T1T9"};
    const auto route = parse_route(std::string_view(reinterpret_cast<const char*>(data), size), map);
    if (!route) {
        if (route.error().line < 1 || route.error().column < 1 || route.error().message.empty()) std::abort();
        return 0;
    }
    const auto again = parse_route(write_route(map, *route), map);
    if (!again || *again != *route) std::abort();
    const Replay replayed = replay(map, *route);
    if (replayed.message.empty() || (replayed.valid && replayed.life < 1)) std::abort();
    return 0;
}
