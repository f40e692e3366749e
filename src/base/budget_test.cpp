#include "base/budget.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace ariadne {
namespace {

TEST(Budget, WithoutLimitsNeverStops) {
    Budget budget;
    for (int i = 0; i < 100'000; ++i) ASSERT_TRUE(budget.spend());
    EXPECT_TRUE(budget.check());
    EXPECT_TRUE(budget.allocate(std::numeric_limits<std::size_t>::max()));
    EXPECT_FALSE(budget.exhausted());
    EXPECT_EQ(budget.nodes(), 100'000U);
}

TEST(Budget, AllowsExactlyItsNodes) {
    for (const std::uint64_t limit : {0U, 1U, 511U, 512U, 513U, 2000U}) {
        Budget budget(Limits{.nodes = limit});
        for (std::uint64_t i = 0; i < limit; ++i) ASSERT_TRUE(budget.spend()) << limit;
        EXPECT_FALSE(budget.exhausted());
        EXPECT_FALSE(budget.spend());
        EXPECT_EQ(budget.stopped_by(), Stop::nodes);
        EXPECT_FALSE(budget.spend()) << "once stopped, always stopped";
    }
}

TEST(Budget, ManyNodesAtOnce) {
    Budget budget(Limits{.nodes = 1000});
    EXPECT_TRUE(budget.spend(1000));
    EXPECT_FALSE(budget.spend(1));
}

TEST(Budget, NoTimeStopsAtTheFirstCheck) {
    Budget budget(Limits{.seconds = 0});
    EXPECT_FALSE(budget.check());
    EXPECT_EQ(budget.stopped_by(), Stop::time);
    EXPECT_FALSE(budget.spend());
    EXPECT_LE(budget.seconds_left(), 0);
}

TEST(Budget, TimeIsNoticedWhileSpending) {
    Budget budget(Limits{.seconds = 1e-9});
    int spent = 0;
    while (budget.spend()) ASSERT_LT(++spent, 10'000);
    EXPECT_EQ(budget.stopped_by(), Stop::time);
}

TEST(Budget, CountsMemoryAndItsPeak) {
    Budget budget(Limits{.bytes = 100});
    EXPECT_TRUE(budget.allocate(60));
    EXPECT_TRUE(budget.fits(40));
    EXPECT_FALSE(budget.fits(41));
    EXPECT_FALSE(budget.exhausted()) << "asking stops nothing";
    EXPECT_TRUE(budget.allocate(40));
    budget.release(70);
    EXPECT_EQ(budget.bytes(), 30U);
    EXPECT_EQ(budget.peak_bytes(), 100U);
    EXPECT_FALSE(budget.allocate(71));
    EXPECT_EQ(budget.bytes(), 30U) << "what is refused is not counted";
    EXPECT_EQ(budget.stopped_by(), Stop::memory);
    EXPECT_FALSE(budget.spend());
}

TEST(Budget, MemoryDoesNotOverflow) {
    Budget budget(Limits{.bytes = 100});
    EXPECT_TRUE(budget.allocate(50));
    EXPECT_FALSE(budget.fits(std::numeric_limits<std::size_t>::max()));
    budget.release(1000);
    EXPECT_EQ(budget.bytes(), 0U);
}

TEST(Budget, TheFirstReasonStays) {
    CancelFlag cancel = false;
    Budget budget(Limits{.nodes = 1}, &cancel);
    EXPECT_TRUE(budget.spend());
    EXPECT_FALSE(budget.spend());
    cancel = true;
    EXPECT_FALSE(budget.check());
    EXPECT_FALSE(budget.allocate(std::numeric_limits<std::size_t>::max()) && budget.allocate(1));
    EXPECT_EQ(budget.stopped_by(), Stop::nodes);
}

TEST(Budget, AnotherThreadCancels) {
    CancelFlag cancel = false;
    std::atomic<bool> working = false;
    Budget budget(Limits{}, &cancel);
    std::thread canceller([&] {
        while (!working) std::this_thread::yield();
        cancel = true;
    });
    while (budget.spend()) working = true;
    canceller.join();
    EXPECT_EQ(budget.stopped_by(), Stop::cancelled);
}

// Goes on by a millisecond whenever somebody looks.
Budget::Clock::time_point ticking() {
    static std::atomic<int> looks = 0;
    return Budget::Clock::time_point(std::chrono::milliseconds(++looks));
}

TEST(Budget, ReportsProgress) {
    std::vector<Progress> reports;
    Budget budget(Limits{}, nullptr, [&](const Progress& progress) { reports.push_back(progress); }, ticking);
    budget.phase(tr("counting solutions"), 0.5);
    budget.best(12);
    budget.bound(9);
    for (int i = 0; i < 100; ++i) budget.check();
    EXPECT_TRUE(reports.empty()) << "short work says nothing";
    while (reports.size() < 2) budget.spend();
    EXPECT_EQ(reports[0].phase.english, "counting solutions");
    EXPECT_EQ(reports[0].fraction, 0.5);
    EXPECT_EQ(reports[0].best, 12);
    EXPECT_EQ(reports[0].bound, 9);
    EXPECT_GT(reports[0].nodes, 0U);
    EXPECT_LT(reports[0].nodes, reports[1].nodes);
    EXPECT_LT(reports[0].seconds, reports[1].seconds);
}

TEST(Budget, TimeRunsOutByItsClock) {
    Budget budget(Limits{.seconds = 0.1}, nullptr, {}, ticking);
    int looks = 0;
    while (budget.check()) ++looks;
    EXPECT_EQ(budget.stopped_by(), Stop::time);
    EXPECT_EQ(looks, 99);
}

TEST(Budget, SaysWhatStoppedIt) {
    const auto why = [](Budget& budget) {
        budget.spend(2);
        budget.check();
        return stopped(budget, tr("before the end")).error().message;
    };
    const CancelFlag cancel = true;
    Budget cancelled({}, &cancel);
    Budget late({.seconds = 0});
    Budget long_winded({.nodes = 1});
    Budget large({.bytes = 1});
    large.allocate(2);
    EXPECT_EQ(why(cancelled), "cancelled before the end");
    EXPECT_EQ(why(late), "the time limit was reached before the end");
    EXPECT_EQ(why(long_winded), "the node limit was reached before the end");
    EXPECT_EQ(why(large), "the memory limit was reached before the end");
}

}  // namespace
}  // namespace ariadne
