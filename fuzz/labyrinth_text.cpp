#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/budget.h"
#include "worlds/formats.h"
#include "worlds/labyrinth/json.h"
#include "worlds/labyrinth/scen.h"
#include "worlds/labyrinth/text.h"

// The readers of labyrinths, as text, as JSON and as a map of MovingAI: whatever comes is read or refused with a place,
// and what was read is written and read back. What follows a NUL byte is taken for scenarios on it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne::labyrinth;
    const std::string_view all(reinterpret_cast<const char*>(data), size);
    const std::string_view text = all.substr(0, all.find('\0'));
    const auto refused_with_a_place = [](const ariadne::Error& error) {
        return error.line >= 1 && error.column >= 1 && !error.message.empty();
    };
    const auto labyrinth = read(text);
    if (!labyrinth) {
        if (!refused_with_a_place(labyrinth.error())) std::abort();
        return 0;
    }
    if (labyrinth->size.area() > size || !labyrinth->has(labyrinth->entrance) || !labyrinth->has(labyrinth->exit))
        std::abort();
    const auto again = read(write(*labyrinth));
    const auto from_json = read(ariadne::worlds::written(write_json, *labyrinth));
    if (!again || *again != *labyrinth || !from_json || *from_json != *labyrinth) std::abort();
    if (text.size() == all.size()) return 0;
    ariadne::Budget budget;
    const auto run = run_scenarios(*labyrinth, all.substr(text.size() + 1), budget);
    if (!run && !refused_with_a_place(run.error())) std::abort();
    if (run && run->agree + run->mismatches.size() != run->scenarios) std::abort();
    return 0;
}
