#include "base/random.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <numeric>
#include <span>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace ariadne {
namespace {

// The reference programs of splitmix64 and xoshiro256** give these numbers: every machine must.
TEST(Random, GoldenNumbers) {
    Random zero(0);
    EXPECT_EQ(zero.next(), 0x99ec5f36cb75f2b4U);
    Random random(42);
    const std::array<std::uint64_t, 4> expected = {0x15780b2e0c2ec716U, 0x6104d9866d113a7eU, 0xae17533239e499a1U,
                                                   0xecb8ad4703b360a1U};
    for (const std::uint64_t number : expected) EXPECT_EQ(random.next(), number);
}

TEST(Random, GoldenDistributions) {
    Random random(7);
    std::vector<std::uint64_t> below;
    for (int i = 0; i < 8; ++i) below.push_back(random.below(100));
    EXPECT_EQ(below, (std::vector<std::uint64_t>{70, 27, 83, 98, 99, 87, 6, 10}));
    std::vector<int> deck(10);
    std::iota(deck.begin(), deck.end(), 0);
    random.shuffle(std::span<int>(deck));
    EXPECT_EQ(deck, (std::vector<int>{2, 0, 3, 8, 7, 6, 5, 9, 1, 4}));
}

TEST(Random, SeedsGiveDifferentStreams) {
    Random a(1);
    Random b(2);
    int equal = 0;
    for (int i = 0; i < 1000; ++i) equal += a.next() == b.next() ? 1 : 0;
    EXPECT_EQ(equal, 0);
}

RC_GTEST_PROP(Random, StaysInRange, (std::uint64_t seed)) {
    Random random(seed);
    const auto n = *rc::gen::nonZero<std::uint64_t>();
    RC_ASSERT(random.below(n) < n);
    const auto low = *rc::gen::inRange<std::int64_t>(-1'000'000, 1'000'000);
    const auto high = *rc::gen::inRange<std::int64_t>(low, 1'000'001);
    const std::int64_t value = random.between(low, high);
    RC_ASSERT(low <= value && value <= high);
}

// Five standard deviations around the mean: sqrt(trials p (1 - p)).
TEST(Random, BelowIsUniform) {
    Random random(3);
    std::array<int, 6> seen{};
    for (int i = 0; i < 60'000; ++i) ++seen[random.below(6)];
    for (const int count : seen) EXPECT_NEAR(count, 10'000, 5 * 92);
}

// With n of two thirds of all words, taking the upper half of the product without rejection would give each even
// number twice as often as each odd one.
TEST(Random, BelowIsUnbiasedForHugeRanges) {
    Random random(4);
    const std::uint64_t n = std::numeric_limits<std::uint64_t>::max() / 3 * 2;
    std::array<int, 2> seen{};
    for (int i = 0; i < 20'000; ++i) ++seen[random.below(n) % 2];
    EXPECT_NEAR(seen[0], 10'000, 5 * 71);
}

TEST(Random, BelowOneIsZero) {
    Random random(5);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(random.below(1), 0U);
}

TEST(Random, ChanceIsExactAtItsEnds) {
    Random random(6);
    int heads = 0;
    for (int i = 0; i < 10'000; ++i) {
        EXPECT_FALSE(random.chance(0, 3));
        EXPECT_TRUE(random.chance(3, 3));
        heads += random.chance(1, 4) ? 1 : 0;
    }
    EXPECT_NEAR(heads, 2500, 5 * 44);
}

TEST(Random, ShuffleGivesEveryOrderAlike) {
    Random random(8);
    std::map<std::array<int, 3>, int> seen;
    for (int i = 0; i < 6000; ++i) {
        std::array<int, 3> values = {1, 2, 3};
        random.shuffle(std::span<int>(values));
        ++seen[values];
    }
    EXPECT_EQ(seen.size(), 6U);
    for (const auto& [order, count] : seen) EXPECT_NEAR(count, 1000, 5 * 29);
}

RC_GTEST_PROP(Random, ShuffleKeepsTheValues, (std::uint64_t seed, std::vector<int> values)) {
    std::vector<int> shuffled = values;
    Random(seed).shuffle(std::span<int>(shuffled));
    std::sort(values.begin(), values.end());
    std::sort(shuffled.begin(), shuffled.end());
    RC_ASSERT(values == shuffled);
}

}  // namespace
}  // namespace ariadne
