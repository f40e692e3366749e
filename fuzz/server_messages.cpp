#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "server_peer.h"

// Each line a message over an open WebSocket. The last question is ours, and its answer shows that the socket lives.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne::server;
    constexpr std::string_view last = R"({"id":-7,"world":"","operation":"recognise","request":{}})";
    testing::Client client(fuzzed_server().port());
    if (!client.upgrade()) give_up("no upgrade");
    std::string_view text(reinterpret_cast<const char*>(data), size);
    for (int lines = 0; !text.empty() && lines < 50; ++lines) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        // Its own answer is told by its id. A text that is no UTF-8 ends the socket, as it should: server_frames.cpp.
        if (line.find("-7") != std::string_view::npos ||
            std::ranges::any_of(line, [](char c) { return static_cast<unsigned char>(c) > 127; }))
            continue;
        client.send_message(line);
    }
    client.send_message(last);
    for (bool answered = false; !answered;) {
        const auto message = client.receive_message();
        if (!message) give_up("no answer");
        check_message(*message);
        answered = message->starts_with(R"({"id":-7,)");
    }
    client.reset();  // which leaves no port waiting, as a close would
    return 0;
}
