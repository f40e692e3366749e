// Every algorithm of Maze against plain enumeration, on thousands of small maps.
#include "agreement.h"
#include "worlds/maze/field.h"
#include "worlds/maze/testing/brute_force.h"
#include "worlds/maze/testing/random_map.h"
#include "worlds/maze/text.h"
#include "worlds/maze/verify.h"

namespace ariadne::maze {
namespace {

struct World {
    using Map = maze::Map;
    using Extent = testing::Extent;

    static Map random_map(Random& random, const Extent& extent) { return testing::random_map(random, extent); }
    static std::string write(const Map& map) { return maze::write(map); }
    static std::int64_t& amount(Map& map) { return map.life; }
    static long least_truth(const Map& map) { return brute_force::least_life(map); }

    static agreement::Facts facts(const Map& map) {
        brute_force::Facts found = brute_force::solve(map);
        return {static_cast<agreement::Kind>(found.kind),
                found.steps,
                found.life,
                found.routes,
                found.most_life,
                found.steps_of_most_life,
                std::move(found.trade_off)};
    }
};

using Batch = agreement::Batch<World>;
class MazeAgreement : public ::testing::TestWithParam<Batch> {};

INSTANTIATE_TEST_SUITE_P(
    Maps, MazeAgreement,
    ::testing::Values(Batch{"tiny", 1, 2000, {.largest_side = 3, .most_treasures = 5, .most_life = 20}},
                      Batch{"small", 2, 1500, {.largest_side = 4, .most_treasures = 4, .most_life = 14}},
                      Batch{"wide", 3, 400, {.largest_side = 6, .most_treasures = 4, .most_life = 16}},
                      Batch{"tight", 4, 800, {.largest_side = 5, .most_treasures = 5}, true}),
    [](const auto& which) { return std::string(which.param.name); });

TEST_P(MazeAgreement, StateSearches) {
    agreement::state_searches<World>(GetParam());
}
TEST_P(MazeAgreement, Exact) {
    agreement::exact<World>(GetParam());
}
TEST_P(MazeAgreement, ExactMostLife) {
    agreement::exact_most_left<World>(GetParam());
}
TEST_P(MazeAgreement, ExactAny) {
    agreement::exact_any<World>(GetParam());
}
TEST_P(MazeAgreement, ExactLeastLife) {
    agreement::exact_least<World>(GetParam());
}
TEST_P(MazeAgreement, ExactTradeOff) {
    agreement::exact_trade_off<World>(GetParam());
}

}  // namespace
}  // namespace ariadne::maze
