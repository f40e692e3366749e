#include <cstddef>
#include <cstdint>

#include "server_peer.h"

// Raw bytes into an open WebSocket: frames, broken ones, and whatever else.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne::server;
    testing::Client client(fuzzed_server().port());
    if (!client.upgrade()) give_up("no upgrade");
    client.send({reinterpret_cast<const char*>(data), size});
    client.half_close();
    while (const auto message = client.receive_message()) check_message(*message);
    if (!client.ended()) give_up("not closed");
    return 0;
}
