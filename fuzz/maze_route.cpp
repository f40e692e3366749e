#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "text/points.h"
#include "worlds/maze/entry.h"

// The reader of routes, and the verifier behind it: neither may fall over anything it is given.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne;
    static const auto puzzle = maze::entry().read("N=3, M=5, P=6\nS1T2E\n#3#0#\n0T1T9\n", false).value();
    const auto solution = puzzle->read_solution({reinterpret_cast<const char*>(data), size});
    if (!solution) {
        if (solution.error().line < 1 || solution.error().column < 1 || solution.error().message.empty()) std::abort();
        return 0;
    }
    std::vector<text::Point> points;
    for (const auto& [x, y] : solution->route) points.push_back({static_cast<int>(x), static_cast<int>(y)});
    const auto again = puzzle->read_solution(text::write_points(points));
    if (!again || *again != *solution) std::abort();
    const auto replayed = puzzle->verify(*solution).value();
    if (replayed.message.empty()) std::abort();
    for (const auto& [name, value] : replayed.figures)
        if (replayed.valid && name == "life" && value < 1) std::abort();
    return 0;
}
