#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "worlds/amazons/protocol/protocol.h"

// The engine's protocol: whatever lines come, each is answered by whole lines, and the engine lives until it is told to
// quit. Thinking and counting are cut down to what takes no time.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne;
    worlds::EngineSettings settings;
    settings.memory_mb = 1;
    const auto player = amazons::protocol(settings, [](std::string_view line) {
        if (line.empty() || line.find('\n') != std::string_view::npos) std::abort();
    });
    if (!player) std::abort();
    std::string_view text(reinterpret_cast<const char*>(data), size);
    for (int lines = 0; !text.empty() && lines < 100; ++lines) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        const std::size_t first = line.find_first_not_of(" \t\r\v\f");
        const std::string_view rest = first == std::string_view::npos ? std::string_view() : line.substr(first);
        // Threads and memory could be asked for by the thousand.
        if (rest.starts_with("setoption") && rest.find_first_of("0123456789") != std::string_view::npos) continue;
        if (rest.starts_with("go")) line = "go nodes 1";
        if (rest.starts_with("perft")) line = "perft 1";
        if (!(*player)->command(line)) break;
    }
    return 0;
}
