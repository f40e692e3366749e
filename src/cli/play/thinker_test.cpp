#include "cli/play/thinker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <optional>
#include <string>
#include <thread>

#include <pthread.h>

namespace ariadne::cli {

namespace {

using namespace std::chrono_literals;

worlds::Plan plan_of(const std::string& move) {
    worlds::Plan plan;
    plan.moves = {move};
    return plan;
}

worlds::Plan wait_for(Thinker& thinker) {
    while (true) {
        if (std::optional<worlds::Plan> plan = thinker.answer()) return *plan;
        std::this_thread::sleep_for(1ms);
    }
}

// Thoughts that are slow to notice that nobody wants them any more.
TEST(Thinker, NeverThinksTwoThingsAtATime) {
    std::atomic<int> running = 0;
    std::atomic<int> most = 0;
    std::atomic<int> begun = 0;
    Thinker thinker;
    for (int i = 0; i < 50; ++i) {
        thinker.ask(
            [&](Budget& budget) {
                ++begun;
                most = std::max(most.load(), ++running);
                while (budget.check()) std::this_thread::sleep_for(1ms);
                std::this_thread::sleep_for(20ms);
                --running;
                return plan_of("old");
            },
            60);
        EXPECT_TRUE(thinker.busy());
        EXPECT_FALSE(thinker.answer());
        while (i == 0 && begun == 0) std::this_thread::sleep_for(1ms);
    }
    thinker.ask([](Budget&) { return plan_of("new"); }, 60);
    EXPECT_EQ(wait_for(thinker).moves, plan_of("new").moves);
    EXPECT_FALSE(thinker.busy());
    EXPECT_EQ(most, 1);
    EXPECT_EQ(running, 0);
}

TEST(Thinker, WhatWasDroppedIsNeverAnswered) {
    Thinker thinker;
    std::atomic<bool> done = false;
    thinker.ask(
        [&](Budget&) {
            done = true;
            return plan_of("up");
        },
        60);
    while (!done) std::this_thread::sleep_for(1ms);
    thinker.drop();
    EXPECT_FALSE(thinker.busy());
    for (int i = 0; i < 20; ++i) {
        EXPECT_FALSE(thinker.answer());
        std::this_thread::sleep_for(1ms);
    }
}

TEST(Thinker, WithoutAThreadThereIsNoAnswerAndSignalsComeAsBefore) {
    pthread_attr_t usual;
    ASSERT_EQ(pthread_getattr_default_np(&usual), 0);
    pthread_attr_t huge;
    pthread_attr_init(&huge);
    ASSERT_EQ(pthread_attr_setstacksize(&huge, std::size_t{1} << 60U), 0);
    ASSERT_EQ(pthread_setattr_default_np(&huge), 0);
    Thinker thinker;
    thinker.ask([](Budget&) { return plan_of("up"); }, 60);
    ASSERT_EQ(pthread_setattr_default_np(&usual), 0);
    pthread_attr_destroy(&huge);
    pthread_attr_destroy(&usual);
    const std::optional<worlds::Plan> plan = thinker.answer();
    ASSERT_TRUE(plan);
    EXPECT_TRUE(plan->moves.empty());
    EXPECT_EQ(plan->verdict, Verdict::unknown);
    sigset_t mask;
    pthread_sigmask(SIG_SETMASK, nullptr, &mask);
    EXPECT_EQ(sigismember(&mask, SIGINT), 0);
    EXPECT_EQ(sigismember(&mask, SIGTERM), 0);
}

}  // namespace
}  // namespace ariadne::cli
