#include "cli/play/signals.h"

#include <gtest/gtest.h>

#include <csignal>
#include <limits>

#include <unistd.h>

#include "cli/play/thinker.h"

namespace ariadne::cli {

namespace {

// Deeper than any stack.
unsigned dive(unsigned depth) {
    volatile char page[4096];
    page[depth % sizeof page] = static_cast<char>(depth);
    if (depth == std::numeric_limits<unsigned>::max()) return 0;
    return dive(depth + 1) + static_cast<unsigned char>(page[depth % sizeof page]);
}

void overflow_here() {
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    const PlaySignals signals;
    PlaySignals::restore_with("farewell");
    ::_exit(static_cast<int>(dive(0)));
}

void overflow_in_thought() {
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    const PlaySignals signals;
    PlaySignals::restore_with("farewell");
    Thinker thinker;
    thinker.ask(
        [](Budget&) {
            worlds::Plan plan;
            plan.bound = dive(0);
            return plan;
        },
        60);
    while (!thinker.answer()) ::usleep(1000);
    ::_exit(0);
}

TEST(PlaySignalsDeathTest, AFullStackIsNoReasonToLeaveTheTerminalBroken) {
    EXPECT_EXIT(overflow_here(), ::testing::KilledBySignal(SIGSEGV), "farewell");
    EXPECT_EXIT(overflow_in_thought(), ::testing::KilledBySignal(SIGSEGV), "farewell");
}

TEST(PlaySignals, TheStackBeforeComesBack) {
    stack_t before{};
    ASSERT_EQ(::sigaltstack(nullptr, &before), 0);
    {
        const SignalStack stack;
        stack_t now{};
        ASSERT_EQ(::sigaltstack(nullptr, &now), 0);
        EXPECT_NE(now.ss_sp, before.ss_sp);
        EXPECT_EQ(now.ss_flags, 0);
    }
    stack_t after{};
    ASSERT_EQ(::sigaltstack(nullptr, &after), 0);
    EXPECT_EQ(after.ss_sp, before.ss_sp);
    EXPECT_EQ(after.ss_flags, before.ss_flags);
}

}  // namespace
}  // namespace ariadne::cli
