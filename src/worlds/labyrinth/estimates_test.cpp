#include "worlds/labyrinth/estimates.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>

#include "base/random.h"
#include "worlds/labyrinth/search/searcher.h"
#include "worlds/labyrinth/testing/random_labyrinth.h"
#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {
namespace {

using worlds::Estimate;

std::vector<Cell> expanded_by_astar(const Labyrinth& labyrinth) {
    std::vector<Cell> out;
    Budget budget;
    const Visit visit = [&](Cell c) { out.push_back(c); };
    find_searcher("astar")->search(labyrinth, budget, &visit);
    return out;
}

// The rooms that a list of expanded ones touches, each with its least g, by looking at everything again every time.
std::map<std::size_t, std::int64_t> costs_by_hand(const Labyrinth& labyrinth, std::span<const Cell> expanded) {
    std::map<std::size_t, std::int64_t> out{{labyrinth.size.index(labyrinth.entrance), 0}};
    for (bool changed = true; changed;) {
        changed = false;
        for (const Cell c : expanded)
            for (const Direction d : all_directions) {
                const auto here = out.find(labyrinth.size.index(c));
                if (!labyrinth.open(c, d) || here == out.end()) continue;
                const std::int64_t g = here->second + labyrinth.weight(c, d);
                const auto [there, is_new] = out.try_emplace(labyrinth.size.index(step(c, d)), g);
                changed = changed || is_new || g < there->second;
                there->second = std::min(there->second, g);
            }
    }
    return out;
}

TEST(Estimates, AreThoseOfTheSearch) {
    Random random(18);
    for (int round = 0; round < 300; ++round) {
        const Labyrinth labyrinth = testing::random_labyrinth(random, 7);
        const std::vector<Cell> visits = expanded_by_astar(labyrinth);
        Estimates estimates(labyrinth, labyrinth.weights.empty());
        for (std::size_t i = 0; i < visits.size(); ++i) {
            const std::vector<Estimate> before = estimates.open();
            ASSERT_FALSE(before.empty());
            // What the search expands is the first of the list, which is in order.
            EXPECT_EQ(before.front().cell, visits[i]);
            EXPECT_TRUE(std::ranges::is_sorted(before, {}, &Estimate::f));
            estimates.expand(visits[i]);
            const auto costs = costs_by_hand(labyrinth, std::span(visits).first(i + 1));
            EXPECT_EQ(estimates.waiting() + i + 1, costs.size());
            for (const Estimate& known : estimates.open()) {
                EXPECT_EQ(known.g, costs.at(labyrinth.size.index(known.cell)));
                EXPECT_EQ(
                    std::ranges::count(visits.begin(), visits.begin() + static_cast<std::ptrdiff_t>(i) + 1, known.cell),
                    0);
                EXPECT_EQ(known.h % std::max(1, manhattan(known.cell, labyrinth.exit)), 0);
            }
        }
    }
}

TEST(Estimates, TellWhatAnExpansionPutsOnTheList) {
    const Labyrinth labyrinth = *parse_text(
        "LABYRINTH 2 2\n"
        " _ _\n"
        "|   |\n"
        "|_|_|\n");
    Estimates estimates(labyrinth, true);
    EXPECT_EQ(estimates.open(), (std::vector<Estimate>{{{0, 0}, 0, 2}}));
    EXPECT_EQ(estimates.expand({0, 0}), (std::vector<Estimate>{{{1, 0}, 1, 1}, {{0, 1}, 1, 1}}));
    // The last that came is the first to go.
    EXPECT_EQ(estimates.open().front().cell, (Cell{0, 1}));
    EXPECT_EQ(estimates.expand({0, 1}), (std::vector<Estimate>{{{1, 1}, 2, 0}}));
    EXPECT_EQ(estimates.at({1, 1}).f(), 2);
    EXPECT_EQ(estimates.waiting(), 2U);
}

TEST(Estimates, GoByStepsOrByWeights) {
    const Labyrinth labyrinth = *parse_text(
        "LABYRINTH 1 3\n"
        " _ _ _\n"
        "|_ _ _|\n"
        "weights\n"
        "7/- 3/- -/-\n");
    Estimates weighed(labyrinth, false);
    EXPECT_EQ(weighed.open().front().h, 6);  // two passages of at least 3
    EXPECT_EQ(weighed.expand({0, 0}), (std::vector<Estimate>{{{0, 1}, 7, 3}}));
    Estimates counted(labyrinth, true);
    EXPECT_EQ(counted.expand({0, 0}), (std::vector<Estimate>{{{0, 1}, 1, 1}}));
}

}  // namespace
}  // namespace ariadne::labyrinth
