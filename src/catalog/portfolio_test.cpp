#include "catalog/portfolio.h"

#include <gtest/gtest.h>

#include <set>

namespace ariadne::catalog {
namespace {

TEST(Portfolio, TheFirstAlgorithmTakesAtMostTwiceWhatAPlainOneTakes) {
    constexpr std::uint64_t free_nodes = 200'000;
    constexpr std::size_t free_bytes = 8U << 20U;
    const Limits limits = {.nodes = 20'000'000};
    const Limits least = {.nodes = 20'000};
    std::size_t rivals = 0;
    const std::vector<Contest> all = contests(Scale::small).value();
    for (const Contest& contest : all) {
        SCOPED_TRACE(contest.name);
        const Result<Standing> standing = hold(contest, limits, least, nullptr, {});
        ASSERT_TRUE(standing) << standing.error().message;
        const Entrant& first = standing->first;
        EXPECT_TRUE(first.settled);
        EXPECT_TRUE(standing->agree);
        for (const Entrant& other : standing->others) {
            EXPECT_LE(first.nodes, 2 * other.nodes + free_nodes) << other.algorithm;
            EXPECT_LE(first.bytes, 2 * other.bytes + free_bytes) << other.algorithm;
        }
        rivals += standing->others.size();
    }
    EXPECT_GT(rivals, 50U);  // most contests have somebody to lose to
}

TEST(Portfolio, AsksEveryWorldButTheGameOfTwo) {
    const std::vector<Contest> all = contests(Scale::small).value();
    std::set<std::string> names;
    std::set<std::string> worlds;
    for (const Contest& contest : all) {
        names.insert(contest.name);
        worlds.emplace(contest.world->about().name);
    }
    EXPECT_EQ(names.size(), all.size());
    EXPECT_EQ(worlds, (std::set<std::string>{"labyrinth", "maze", "pacman", "rush"}));
}

}  // namespace
}  // namespace ariadne::catalog
