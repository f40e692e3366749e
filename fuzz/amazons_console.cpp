#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "worlds/amazons/console/reading.h"
#include "worlds/amazons/testing/script.h"
#include "worlds/amazons/text.h"

// A game of two people at the console: whatever they say, the talk comes to an end, and what it leaves on the disk can
// be read. Nothing that makes the computer think gets through.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne::amazons;
    std::istringstream text(std::string(reinterpret_cast<const char*>(data), size));
    std::vector<std::string> lines;
    for (std::string line; lines.size() < 100 && std::getline(text, line);) {
        const auto instruction = read_instruction(line);
        if ((instruction && instruction->command == Command::hint) || read_computer(line)) continue;
        lines.push_back(line);
    }
    testing::Script script(std::move(lines));
    script.run({{"white", "ana"}, {"black", "luis"}, {"new", "yes"}, {"size", "5"}});
    if (!script.error.empty() || script.said.empty()) std::abort();
    for (const auto& [name, file] : script.files)
        if (!parse(file)) std::abort();
    return 0;
}
