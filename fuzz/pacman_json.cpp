#include "pacman_reader.h"

// The reader of JSON: its corpus begins with a brace.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    ariadne::pacman::check_reader({reinterpret_cast<const char*>(data), size});
    return 0;
}
