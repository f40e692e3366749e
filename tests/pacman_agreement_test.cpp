// Every algorithm of Pacman against plain enumeration, on thousands of small maps.
#include "agreement.h"
#include "worlds/pacman/field.h"
#include "worlds/pacman/testing/brute_force.h"
#include "worlds/pacman/testing/random_map.h"
#include "worlds/pacman/text.h"
#include "worlds/pacman/verify.h"

namespace ariadne::pacman {
namespace {

struct World {
    using Map = pacman::Map;
    using Extent = testing::Extent;

    static Map random_map(Random& random, const Extent& extent) { return testing::random_map(random, extent); }
    static std::string write(const Map& map) { return pacman::write(map); }
    static std::int64_t& amount(Map& map) { return map.energy; }
    static long least_truth(const Map& map) { return brute_force::least_energy(map); }

    static agreement::Facts facts(const Map& map) {
        brute_force::Facts found = brute_force::solve(map);
        return {static_cast<agreement::Kind>(found.verdict),
                found.steps,
                found.energy,
                found.routes,
                found.most_energy,
                found.steps_of_most_energy,
                std::move(found.trade_off)};
    }
};

using Batch = agreement::Batch<World>;
class PacmanAgreement : public ::testing::TestWithParam<Batch> {};

INSTANTIATE_TEST_SUITE_P(
    Maps, PacmanAgreement,
    ::testing::Values(Batch{"tiny", 1, 2000, {.largest_side = 3, .most_food = 4, .most_bombs = 3, .most_energy = 20}},
                      Batch{"small", 2, 1500, {.largest_side = 4, .most_food = 3, .most_bombs = 3, .most_energy = 16}},
                      Batch{"wide", 3, 400, {.largest_side = 6, .most_food = 3, .most_bombs = 2, .most_energy = 20}},
                      Batch{"tight", 4, 800, {.largest_side = 5, .most_food = 4, .most_bombs = 3}, true}),
    [](const auto& which) { return std::string(which.param.name); });

TEST_P(PacmanAgreement, StateSearches) {
    agreement::state_searches<World>(GetParam());
}
TEST_P(PacmanAgreement, Exact) {
    agreement::exact<World>(GetParam());
}
TEST_P(PacmanAgreement, ExactMostEnergy) {
    agreement::exact_most_left<World>(GetParam());
}
TEST_P(PacmanAgreement, ExactAny) {
    agreement::exact_any<World>(GetParam());
}
TEST_P(PacmanAgreement, ExactLeastEnergy) {
    agreement::exact_least<World>(GetParam());
}
TEST_P(PacmanAgreement, ExactTradeOff) {
    agreement::exact_trade_off<World>(GetParam());
}

}  // namespace
}  // namespace ariadne::pacman
