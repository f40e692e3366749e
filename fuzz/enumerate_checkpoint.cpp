#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "cli/checkpoint.h"

// The reader of the checkpoints of `enumerate`: whatever comes is refused with a reason, or is written and read back.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne::cli;
    const auto left = read_checkpoint({reinterpret_cast<const char*>(data), size});
    if (!left) {
        if (left.error().message.empty()) std::abort();
        return 0;
    }
    const std::string text = write_checkpoint(*left);
    const auto again = read_checkpoint(text);
    if (!again || write_checkpoint(*again) != text || again->gathered != left->gathered) std::abort();
    return 0;
}
