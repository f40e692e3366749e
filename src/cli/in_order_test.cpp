#include "cli/in_order.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <thread>

#include <gtest/gtest.h>

namespace ariadne::cli {
namespace {

// 0, 1, ... below `size`.
std::function<std::optional<std::size_t>()> numbers(std::size_t size) {
    return [size, at = std::size_t{0}]() mutable -> std::optional<std::size_t> {
        if (at == size) return std::nullopt;
        return at++;
    };
}

TEST(InOrder, ResultsComeInOrderWhateverTheThreads) {
    for (const unsigned threads : {1U, 2U, 8U}) {
        const CancelFlag stop = false;
        std::vector<std::size_t> taken;
        in_order<std::size_t, std::size_t>(
            threads, stop, numbers(200),
            [](std::size_t i) {
                std::this_thread::sleep_for(std::chrono::microseconds((i * 37) % 300));
                return i * i;
            },
            [&](std::size_t value) { taken.push_back(value); }, [] {});
        ASSERT_EQ(taken.size(), 200U);
        for (std::size_t i = 0; i < taken.size(); ++i) EXPECT_EQ(taken[i], i * i);
    }
}

TEST(InOrder, WhatWasBegunBeforeTheStopIsStillTaken) {
    CancelFlag stop = false;
    std::atomic<std::size_t> begun = 0;
    std::size_t taken = 0;
    in_order<std::size_t, std::size_t>(
        3, stop, numbers(1000),
        [&](std::size_t i) {
            ++begun;
            if (i == 10) stop = true;
            while (i > 10 && !stop) std::this_thread::yield();
            return i;
        },
        [&](std::size_t i) { EXPECT_EQ(i, taken++); }, [] {});
    EXPECT_EQ(taken, begun.load());
    EXPECT_GE(taken, 11U);
    EXPECT_LT(taken, 1000U);
}

TEST(InOrder, ManyResultsWaitForASlowOne) {
    const CancelFlag stop = false;
    std::atomic<std::size_t> begun = 0;
    std::size_t taken = 0;
    in_order<std::size_t, std::size_t>(
        4, stop, numbers(10000),
        [&](std::size_t i) {
            ++begun;
            // Until the others have filled what may wait.
            while (i == 0 && begun.load() < 4096) std::this_thread::yield();
            return i;
        },
        [&](std::size_t i) { EXPECT_EQ(i, taken++); }, [] {});
    EXPECT_EQ(taken, 10000U);
}

TEST(InOrder, NothingToDoIsDoneAtOnce) {
    const CancelFlag stop = false;
    in_order<std::size_t, int>(2, stop, numbers(0), [](std::size_t) { return 0; }, [](int) { FAIL(); }, [] {});
}

}  // namespace
}  // namespace ariadne::cli
