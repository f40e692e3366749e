#include "cluster/ledger.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace ariadne::cluster {
namespace {

// What a ledger is about, one piece after another.
using Pieces = std::set<std::uint64_t>;

bool has_all(const Pieces& pieces, const Chunk& chunk) {
    for (std::uint64_t piece = chunk.begin; piece < chunk.end; ++piece)
        if (!pieces.contains(piece)) return false;
    return true;
}

// Pieces one after another in a range, perhaps none.
Chunk some_of(const Chunk& range) {
    const std::uint64_t begin = range.begin + *rc::gen::inRange<std::uint64_t>(0, range.size() + 1);
    return {begin, begin + *rc::gen::inRange<std::uint64_t>(0, range.end - begin + 1)};
}

Chunk some_range() {
    constexpr std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
    const auto size = *rc::gen::inRange<std::uint64_t>(0, 60);
    const auto begin = *rc::gen::element<std::uint64_t>(0, 1, 1'000'000, last - size);
    return {begin, begin + size};
}

void check_handed_out(const Chunk& chunk, const Pieces& left, std::uint64_t most, unsigned hands) {
    RC_ASSERT(chunk.begin < chunk.end);
    RC_ASSERT(chunk.begin == *left.begin());
    RC_ASSERT(has_all(left, chunk));
    RC_ASSERT(chunk.size() <= (most > 0 ? most : std::max<std::uint64_t>(1, left.size() / (4 * std::uint64_t{hands}))));
}

RC_GTEST_PROP(Ledger, KnowsWhatIsLeft, ()) {
    const Chunk range = some_range();
    const auto most = *rc::gen::element<std::uint64_t>(0, 0, 1, 3, 7, 1000);
    Ledger ledger(range, *rc::gen::element(0.5, 1e9), most);
    Pieces left;
    for (std::uint64_t piece = range.begin; piece < range.end; ++piece) left.insert(piece);
    const auto steps = *rc::gen::inRange(0, 60);
    for (int step = 0; step < steps; ++step) {
        const Chunk chunk = some_of(range);
        switch (*rc::gen::inRange(0, 4)) {
            case 0: {
                const auto hands = *rc::gen::inRange(1U, 5U);
                const std::optional<Chunk> out = ledger.hand_out(hands);
                RC_ASSERT(out.has_value() == !left.empty());
                if (!out) break;
                check_handed_out(*out, left, most, hands);
                for (std::uint64_t piece = out->begin; piece < out->end; ++piece) left.erase(piece);
                break;
            }
            case 1:
                ledger.put_back(chunk);
                for (std::uint64_t piece = chunk.begin; piece < chunk.end; ++piece) left.insert(piece);
                break;
            case 2:
                ledger.cross_out(chunk);
                for (std::uint64_t piece = chunk.begin; piece < chunk.end; ++piece) left.erase(piece);
                break;
            default:
                ledger.learn(*rc::gen::inRange<std::uint64_t>(0, 100), *rc::gen::element(0.0, 1e-9, 0.1, 1e6));
        }
        RC_ASSERT(ledger.left() == left.size());
        RC_ASSERT(ledger.first() == (left.empty() ? std::nullopt : std::optional(*left.begin())));
        const Chunk asked = some_of(range);
        if (asked.size() > 0) {
            RC_ASSERT(ledger.holds(asked) == has_all(left, asked));
        }
    }
}

// Chunks come back whole, in part, or not at all, in any order; some pieces were done before.
RC_GTEST_PROP(Ledger, HandsOutEveryPieceOnce, ()) {
    const Chunk range = some_range();
    const auto most = *rc::gen::element<std::uint64_t>(0, 1, 5, 1000);
    Ledger ledger(range, 0.5, most);
    std::map<std::uint64_t, int> done;
    const auto before = *rc::gen::inRange(0, 4);
    for (int i = 0; i < before; ++i) {
        const Chunk chunk = some_of(range);
        if (chunk.size() > 0 && !ledger.holds(chunk)) continue;
        ledger.cross_out(chunk);
        for (std::uint64_t piece = chunk.begin; piece < chunk.end; ++piece) ++done[piece];
    }
    std::vector<Chunk> given;
    int losses = 100;
    while (ledger.left() > 0 || !given.empty()) {
        if (ledger.left() > 0 && *rc::gen::inRange(0, 2) == 0) {
            given.push_back(*ledger.hand_out(3));
            continue;
        }
        if (given.empty()) continue;
        const auto at = *rc::gen::inRange<std::size_t>(0, given.size());
        const Chunk chunk = given[at];
        given.erase(given.begin() + static_cast<std::ptrdiff_t>(at));
        std::uint64_t end = chunk.end;
        if (losses > 0) {
            --losses;
            end = chunk.begin + *rc::gen::inRange<std::uint64_t>(0, chunk.size() + 1);
        }
        for (std::uint64_t piece = chunk.begin; piece < end; ++piece) ++done[piece];
        ledger.put_back({end, chunk.end});
        ledger.learn(end - chunk.begin, *rc::gen::element(0.0, 0.01, 10.0));
    }
    RC_ASSERT(!ledger.hand_out(1).has_value());
    RC_ASSERT(done.size() == range.size());
    for (const auto& [piece, times] : done) RC_ASSERT(times == 1);
}

// Powers of two, so that the rates are exact.
TEST(Ledger, ChunksGrowThenShrink) {
    constexpr double seconds = 1.0 / 16;
    constexpr double each = 1.0 / (1 << 20);
    constexpr std::uint64_t most_in_time = (1 << 16) + 1;
    constexpr unsigned hands = 8;
    Ledger ledger({100, 10'000'100}, seconds, 0);
    std::vector<std::uint64_t> sizes;
    for (std::uint64_t next = 100; ledger.left() > 0;) {
        const std::uint64_t left = ledger.left();
        const Chunk chunk = ledger.hand_out(hands).value();
        ASSERT_EQ(chunk.begin, next);
        next = chunk.end;
        ASSERT_LE(chunk.size(), most_in_time);
        ASSERT_LE(chunk.size(), std::max<std::uint64_t>(1, left / (4 * hands)));
        sizes.push_back(chunk.size());
        ledger.learn(chunk.size(), static_cast<double>(chunk.size()) * each);
    }
    ASSERT_LT(sizes.size(), 1000U);
    EXPECT_EQ(sizes.front(), 1U);
    EXPECT_EQ(sizes.back(), 1U);
    const auto largest = std::ranges::max_element(sizes);
    EXPECT_EQ(*largest, most_in_time);
    EXPECT_TRUE(std::is_sorted(sizes.begin(), largest));
    EXPECT_TRUE(std::is_sorted(largest, sizes.end(), std::greater<>()));
    for (std::size_t i = 1; i < sizes.size(); ++i) ASSERT_LE(sizes[i], 2 * sizes[i - 1]);
    // Nobody waits long for the last one.
    EXPECT_GE(std::ranges::count(sizes, 1U), std::int64_t{4} * hands);
}

TEST(Ledger, GivesPiecesOneAtATimeWhileNobodyKnowsHowLongTheyTake) {
    Ledger ledger({0, 1'000'000}, 0.5, 0);
    for (int i = 0; i < 10; ++i) EXPECT_EQ(ledger.hand_out(1)->size(), 1U);
    ledger.learn(0, 1);
    EXPECT_EQ(ledger.hand_out(1)->size(), 1U);
    ledger.learn(1, 1e-3);
    EXPECT_EQ(ledger.hand_out(1)->size(), 2U);
    EXPECT_EQ(ledger.hand_out(1)->size(), 4U);
    for (int i = 0; i < 40; ++i) ledger.learn(1, 3600);
    EXPECT_EQ(ledger.hand_out(1)->size(), 1U);
}

TEST(Ledger, OfNothing) {
    Ledger ledger({7, 7}, 0.5, 0);
    EXPECT_EQ(ledger.left(), 0U);
    EXPECT_FALSE(ledger.first());
    EXPECT_FALSE(ledger.hand_out(1));
    EXPECT_FALSE(ledger.holds({7, 8}));
    ledger.put_back({7, 7});
    EXPECT_FALSE(ledger.hand_out(1));
}

TEST(Ledger, WhatIsPutBackTwiceIsThereOnce) {
    Ledger ledger({0, 10}, 0.5, 100);
    ledger.put_back({3, 7});
    EXPECT_EQ(ledger.left(), 10U);
    EXPECT_EQ(ledger.hand_out(1), (Chunk{0, 10}));
    ledger.put_back({6, 8});
    ledger.put_back({2, 4});
    ledger.put_back({4, 6});
    EXPECT_TRUE(ledger.holds({2, 8}));
    EXPECT_FALSE(ledger.holds({1, 3}));
    EXPECT_FALSE(ledger.holds({7, 9}));
    ledger.put_back({3, 9});
    EXPECT_EQ(ledger.left(), 7U);
    EXPECT_EQ(ledger.hand_out(1), (Chunk{2, 9}));
    EXPECT_FALSE(ledger.hand_out(1));
}

// Nothing crossed out tears nothing apart.
TEST(Ledger, AnEmptyChunkChangesNothing) {
    Ledger ledger({0, 10}, 0.5, 100);
    ledger.cross_out({5, 5});
    EXPECT_TRUE(ledger.holds({0, 10}));
    EXPECT_EQ(ledger.hand_out(1), (Chunk{0, 10}));
}

}  // namespace
}  // namespace ariadne::cluster
