#include "pacman_reader.h"

// The reader of both forms: what begins with a brace is JSON.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    ariadne::pacman::check_reader({reinterpret_cast<const char*>(data), size});
    return 0;
}
