#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "catalog/catalog.h"

namespace {

std::string_view board_of(std::string_view world) {
    if (world == "maze") return "N=3, M=5, P=6\nS1T2E\n#3#0#\n0T1T9\n";
    if (world == "pacman") return "4,3\n1,2,10\n4,3\nV,J3,J4,B2\nV,V,Z7,J1\nV,V,Z4,V\n";
    if (world == "labyrinth")
        return "LABYRINTH 3 4\nentrance 0 0\nexit 2 3\n _ _ _ _\n|_     _|\n|  _|_  |\n|_ _ _ _|\n";
    if (world == "rush") return "...B..\n...B..\nAA.B.C\n.....C\n......\n......\n";
    return "1qq1/q2q/Q2Q/1QQ1 w\n";
}

}  // namespace

// The readers of solutions of one world, as people write them and as JSON, and the verifier behind them: whatever comes
// is refused with a reason, or is checked to the end.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne;
    static const worlds::World& world = *catalog::find_world(ARIADNE_WORLD).value();
    static const auto puzzle = world.read(board_of(world.name())).value();
    const auto claims = catalog::read_claims(world, *puzzle, {reinterpret_cast<const char*>(data), size});
    if (!claims) {
        if (claims.error().message.empty()) std::abort();
        return 0;
    }
    if (claims->empty()) std::abort();
    for (const catalog::Claim& claim : *claims) {
        const auto checked = puzzle->verify(claim.solution);
        if (checked ? !checked->valid && checked->message.empty() : checked.error().message.empty()) std::abort();
        if (checked && checked->valid && !puzzle->scene(&claim.solution)) std::abort();
    }
    return 0;
}
