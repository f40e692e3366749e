#include <cstddef>
#include <cstdint>

#include "server_peer.h"

// Raw bytes into a running server: it answers with a status that is not its own fault, or closes; and it closes in the
// end.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne::server;
    testing::Client client(fuzzed_server().port());
    if (!client.connected()) give_up("not connected");
    client.send({reinterpret_cast<const char*>(data), size});
    client.half_close();
    const auto answer = client.receive(false);
    if (answer && (answer->status < 100 || answer->status >= 500)) give_up("an odd status");
    if (!client.ended()) give_up("not closed");
    return 0;
}
