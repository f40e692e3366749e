#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "base/budget.h"
#include "worlds/labyrinth/movingai.h"
#include "worlds/labyrinth/scen.h"

// The reader of MovingAI's scenarios: whatever comes is refused with a place, or every one of them is run.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne;
    static const auto map = labyrinth::parse_map("type octile\nheight 3\nwidth 5\nmap\n..@..\n.@@.G\n.....\n").value();
    Budget budget;
    const auto run = labyrinth::run_scenarios(map, {reinterpret_cast<const char*>(data), size}, budget);
    if (!run && (run.error().line < 1 || run.error().column < 1 || run.error().message.empty())) std::abort();
    if (run && run->agree + run->mismatches.size() != run->scenarios) std::abort();
    return 0;
}
