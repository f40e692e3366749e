#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/budget.h"
#include "base/random.h"
#include "search/id_index.h"
#include "search/node_store.h"
#include "search/open_list.h"
#include "search/pool.h"
#include "search/sample_puzzles_test.h"
#include "search/seen_cache.h"

namespace ariadne::search {
namespace {

TEST(Pool, KeepsReferencesWhileItGrows) {
    Budget budget;
    Pool<std::string> pool(budget);
    ASSERT_EQ(pool.add("first"), 0U);
    const std::string& first = pool[0];
    for (NodeId i = 1; i < 10'000; ++i) ASSERT_EQ(pool.add(std::to_string(i)), i);
    EXPECT_EQ(&first, &pool[0]);
    EXPECT_EQ(first, "first");
    EXPECT_EQ(pool[9'999], "9999");
    EXPECT_EQ(pool.size(), 10'000U);
}

TEST(Pool, RefusesWhatTheBudgetDoesNotAllow) {
    Budget budget(Limits{.bytes = 5000 * sizeof(std::uint64_t)});
    {
        Pool<std::uint64_t> pool(budget);
        NodeId last = 0;
        while (pool.add(std::uint64_t{1}) != no_node) ++last;
        EXPECT_EQ(last, 4096U);
        EXPECT_EQ(budget.stopped_by(), Stop::memory);
        EXPECT_EQ(budget.bytes(), 4096 * sizeof(std::uint64_t));
    }
    EXPECT_EQ(budget.bytes(), 0U);
}

TEST(IdIndex, FindsEveryIdForGoodAndBadHashes) {
    const auto high_bits = [](NodeId i) { return std::uint64_t{i} << 40U; };
    const auto small = [](NodeId i) { return std::uint64_t{i}; };
    const auto few = [](NodeId i) { return std::uint64_t{i % 50}; };
    const auto check = [](const auto& hash, NodeId count) {
        Budget budget;
        IdIndex index(budget);
        for (NodeId i = 0; i < count; ++i) {
            ASSERT_TRUE(index.reserve_one());
            ASSERT_EQ(index.find(hash(i), [&](NodeId id) { return id == i; }), no_node);
            index.insert(hash(i), i);
        }
        for (NodeId i = 0; i < count; ++i) {
            ASSERT_EQ(index.find(hash(i), [&](NodeId id) { return id == i; }), i);
        }
    };
    check(high_bits, 20'000);
    check(small, 20'000);
    check(few, 2'000);
}

TEST(NodeStore, KeepsEachStateOnceAndTheFirstWayToIt) {
    const sample::Graph graph{4, {{0, 1, 1}, {1, 2, 1}, {0, 2, 1}}, {3}, {}, true};
    Budget budget;
    NodeStore<sample::Graph> store(graph, budget);
    EXPECT_EQ(store.insert_root(0).id, 0U);
    EXPECT_TRUE(store.insert(1, graph.hash(1), 0, 0).fresh);
    EXPECT_TRUE(store.insert(2, graph.hash(2), 1, 1).fresh);
    const auto again = store.insert(2, graph.hash(2), 0, 2);
    EXPECT_FALSE(again.fresh);
    EXPECT_EQ(again.id, 2U);
    EXPECT_EQ(store.size(), 3U);
    EXPECT_EQ(store.moves_to(2), (std::vector<std::uint32_t>{0, 1}));
    EXPECT_EQ(store.find(3, graph.hash(3)), no_node);
}

TEST(OpenList, TakesTheNewestOfEqualKeys) {
    OpenList<NodeId> open(5);
    for (NodeId id = 0; id < 1000; ++id) open.push(5, id);
    for (NodeId id = 1000; id-- > 0;) ASSERT_EQ(open.pop(), id);
    EXPECT_TRUE(open.empty());
}

TEST(OpenList, HoldsTheSmallestAndTheLargestKey) {
    constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();
    OpenList<NodeId> open;
    for (const std::int64_t key : {largest, std::int64_t{0}, largest - 1, std::int64_t{1}}) open.push(key, 7);
    for (const std::int64_t key : {std::int64_t{0}, std::int64_t{1}, largest - 1, largest}) {
        EXPECT_EQ(open.pop(), 7U);
        EXPECT_EQ(open.floor(), key);
    }
    EXPECT_TRUE(open.empty());
}

TEST(OpenList, RaisesKeysBelowTheFloor) {
    OpenList<NodeId> open;
    open.push(10, 1);
    EXPECT_EQ(open.pop(), 1U);
    open.push(11, 2);
    open.push(3, 3);
    EXPECT_EQ(open.pop(), 3U);
    EXPECT_EQ(open.floor(), 10);
    EXPECT_EQ(open.pop(), 2U);
    EXPECT_EQ(open.floor(), 11);
}

RC_GTEST_PROP(OpenList, TakesKeysInOrder, ()) {
    const auto range = *rc::gen::element<std::int64_t>(1, 5, 1000, 1'000'000'000'000'000);
    const auto steps = *rc::gen::container<std::vector<std::int64_t>>(rc::gen::inRange<std::int64_t>(-1, range));
    OpenList<NodeId> open;
    std::vector<std::int64_t> keys;  // by id
    std::multiset<std::int64_t> inside;
    const auto pop = [&] {
        const NodeId first = open.top();
        const NodeId id = open.pop();
        RC_ASSERT(first == id);
        RC_ASSERT(keys[id] == open.floor());
        RC_ASSERT(keys[id] == *inside.begin());
        inside.erase(inside.begin());
    };
    for (const std::int64_t step : steps) {
        if (step < 0) {
            if (!open.empty()) pop();
        } else {
            keys.push_back(open.floor() + step);
            inside.insert(keys.back());
            open.push(keys.back(), static_cast<NodeId>(keys.size() - 1));
        }
        RC_ASSERT(open.size() == inside.size());
    }
    while (!open.empty()) pop();
}

TEST(SeenCache, ForgetsButNeverInvents) {
    Budget budget;
    SeenCache<std::uint64_t> cache(budget);
    Random random(1);
    for (int round = 0; round < 5; ++round) {
        cache.begin_round();
        std::vector<std::int64_t> entered(3000, 1'000'000);
        for (int i = 0; i < 20'000; ++i) {
            const auto state = random.below(entered.size());
            const auto cost = static_cast<std::int64_t>(random.below(100));
            if (!cache.improves(state, state, cost)) {
                ASSERT_LE(entered[state], cost);
            }
            entered[state] = std::min(entered[state], cost);
        }
    }
    cache.begin_round();
    EXPECT_TRUE(cache.improves(7, 7, 5));
    EXPECT_FALSE(cache.improves(7, 7, 5));
    EXPECT_FALSE(cache.improves(7, 7, 6));
    EXPECT_TRUE(cache.improves(7, 7, 4));
}

}  // namespace
}  // namespace ariadne::search
