#include "cli/in_order.h"

#include <string>

#include <gtest/gtest.h>

namespace ariadne::cli {
namespace {

TEST(InOrder, ResultsComeInOrderWhateverTheThreads) {
    for (const unsigned threads : {1U, 2U, 8U}) {
        CancelFlag stop = false;
        std::vector<std::size_t> taken;
        in_order<std::size_t>(
            200, threads, stop,
            [](std::size_t i) {
                std::this_thread::sleep_for(std::chrono::microseconds((i * 37) % 300));
                return i * i;
            },
            [&](std::size_t i, std::size_t value) {
                EXPECT_EQ(value, i * i);
                taken.push_back(i);
            },
            [](std::size_t) {});
        ASSERT_EQ(taken.size(), 200U);
        for (std::size_t i = 0; i < taken.size(); ++i) EXPECT_EQ(taken[i], i);
    }
}

TEST(InOrder, WhatWasBegunBeforeTheStopIsStillTaken) {
    CancelFlag stop = false;
    std::atomic<std::size_t> begun = 0;
    std::size_t taken = 0;
    in_order<int>(
        1000, 3, stop,
        [&](std::size_t i) {
            ++begun;
            if (i == 10) stop = true;
            return 0;
        },
        [&](std::size_t i, int) { EXPECT_EQ(i, taken++); }, [](std::size_t) {});
    EXPECT_EQ(taken, begun.load());
    EXPECT_GE(taken, 11U);
    EXPECT_LT(taken, 1000U);
}

TEST(InOrder, NothingToDoIsDoneAtOnce) {
    CancelFlag stop = false;
    in_order<int>(0, 2, stop, [](std::size_t) { return 0; }, [](std::size_t, int) { FAIL(); }, [](std::size_t) {});
}

}  // namespace
}  // namespace ariadne::cli
