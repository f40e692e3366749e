#include "server/jobs.h"

#include <algorithm>
#include <atomic>
#include <ctime>
#include <new>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "server/testing/fake_operations.h"

namespace ariadne::server {

namespace {

using testing::eventually;

struct Seen {
    std::atomic<int> running = 0;
    std::atomic<int> finished = 0;
    std::atomic<unsigned> last_status = 0;
};

std::shared_ptr<Job> waiting_job(Seen& seen, const std::string& client = {}) {
    auto job = std::make_shared<Job>();
    job->client = client;
    job->work = [&seen](const Job& self, const Terms&) {
        ++seen.running;
        while (!self.cancelled) testing::sleep_a_little();
        return Outcome{};
    };
    job->finished = [&seen](const Outcome& outcome) {
        seen.last_status = outcome.status;
        ++seen.finished;
    };
    return job;
}

TEST(Pool, TakesSoManyAndNoMore) {
    Seen seen;
    Pool pool({.threads = 2, .queue = 3, .niceness = 5});
    std::vector<std::shared_ptr<Job>> jobs;
    for (std::size_t i = 0; i < 5; ++i) {
        jobs.push_back(waiting_job(seen));
        EXPECT_EQ(pool.submit(jobs.back()), i < 2 ? 0 : i - 1);
    }
    EXPECT_FALSE(pool.submit(waiting_job(seen)));
    ASSERT_TRUE(eventually([&] { return seen.running == 2; }));
    EXPECT_EQ(pool.waiting(), 3U);
    pool.cancel(jobs[4]);
    EXPECT_EQ(seen.finished, 1);
    EXPECT_EQ(seen.last_status, 499U);
    pool.cancel(jobs[0]);
    EXPECT_TRUE(eventually([&] { return seen.running == 3; }));
    pool.cancel(jobs[0]);  // long over
    pool.stop();
    pool.join();
    EXPECT_EQ(seen.finished, 5);
    EXPECT_FALSE(pool.submit(waiting_job(seen)));
}

TEST(Pool, SurvivesWhatIsThrown) {
    Pool pool({.threads = 1, .queue = 1});
    std::atomic<unsigned> status = 0;
    auto job = std::make_shared<Job>();
    job->work = [](const Job&, const Terms&) -> std::optional<Outcome> { throw std::runtime_error("odd"); };
    job->finished = [&](const Outcome& outcome) { status = outcome.status; };
    ASSERT_TRUE(pool.submit(job));
    EXPECT_TRUE(eventually([&] { return status == 500; }));
}

TEST(Pool, EveryJobOfManyThreadsEndsOnce) {
    Seen seen;
    std::atomic<int> refused = 0;
    {
        Pool pool({.threads = 3, .queue = 20});
        std::vector<std::thread> askers;
        for (int t = 0; t < 4; ++t) {
            askers.emplace_back([&] {
                for (int i = 0; i < 200; ++i) {
                    const auto job = waiting_job(seen);
                    if (!pool.submit(job)) ++refused;
                    if (i % 3 == 0) std::this_thread::yield();
                    pool.cancel(job);
                }
            });
        }
        for (std::thread& asker : askers) asker.join();
    }
    EXPECT_EQ(seen.finished + refused, 800);
}

// A thread that is kept busy by hand, so that whoever comes meanwhile waits.
class Turns : public ::testing::Test {
  protected:
    ~Turns() override { pool_.stop(); }

    // Remembers that it ran, and whose it is.
    std::shared_ptr<Job> job(const std::string& client) {
        auto out = std::make_shared<Job>();
        out->client = client;
        out->work = [this, client](const Job&, const Terms&) {
            order_ += client;
            return Outcome{};
        };
        out->finished = [this](const Outcome& outcome) {
            refused_ += outcome.status == 429 ? 1 : 0;
            ++finished_;
        };
        return out;
    }
    void keep_busy() {
        busy_ = waiting_job(seen_, "busy");
        ASSERT_TRUE(pool_.submit(busy_));
        ASSERT_TRUE(eventually([&] { return seen_.running == 1; }));
    }
    std::string order_of(int count) {
        pool_.cancel(busy_);
        EXPECT_TRUE(eventually([&] { return finished_ == count; }));
        return order_;
    }

    Seen seen_;
    std::string order_;
    std::atomic<int> finished_ = 0;
    std::atomic<int> refused_ = 0;
    std::shared_ptr<Job> busy_;
    Pool pool_{{.threads = 1, .queue = 6, .per_client = 5}};
};

TEST_F(Turns, OneClientsManyDoNotKeepAnothersOneWaiting) {
    keep_busy();
    for (int i = 0; i < 4; ++i) ASSERT_TRUE(pool_.submit(job("a")));
    EXPECT_EQ(pool_.submit(job("b")), 2U);
    EXPECT_EQ(order_of(5).find('b'), 1U);
}

TEST_F(Turns, WhoHasSpentMuchComesLast) {
    auto heavy = job("a");
    heavy->work = [](const Job&, const Terms&) {
        const std::clock_t end = std::clock() + CLOCKS_PER_SEC / 10;
        while (std::clock() < end) {
        }
        return Outcome{};
    };
    ASSERT_TRUE(pool_.submit(heavy));
    ASSERT_TRUE(eventually([&] { return finished_ == 1; }));
    keep_busy();
    ASSERT_TRUE(pool_.submit(job("a")));
    ASSERT_TRUE(pool_.submit(job("b")));
    ASSERT_TRUE(pool_.submit(job("c")));
    EXPECT_EQ(order_of(4), "bca");
}

TEST_F(Turns, OneClientHasSoManyAndNoMore) {
    keep_busy();
    for (int i = 0; i < 5; ++i) ASSERT_TRUE(pool_.submit(job("a")));
    EXPECT_EQ(pool_.submit(job("a")).error().status, 429U);
    EXPECT_TRUE(pool_.submit(job("b")));
    EXPECT_EQ(order_of(6).size(), 6U);
}

TEST_F(Turns, WhoHasMostInAFullQueueGivesWay) {
    keep_busy();
    for (int i = 0; i < 5; ++i) ASSERT_TRUE(pool_.submit(job("a")));
    ASSERT_TRUE(pool_.submit(job("b")));
    EXPECT_TRUE(pool_.submit(job("c")));
    EXPECT_EQ(refused_, 1);
    EXPECT_TRUE(pool_.submit(job("b")));
    EXPECT_FALSE(pool_.submit(job("b")));  // as many as the others
    EXPECT_EQ(refused_, 2);
    std::string order = order_of(8);
    std::ranges::sort(order);
    EXPECT_EQ(order, "aaabbc");
}

TEST(Pool, PassesOnWhatItsLimitsWereTooTightFor) {
    Pool wide({.threads = 1});
    Pool tight({.threads = 1, .next = &wide});
    std::atomic<int> finished = 0;
    std::vector<bool> last;
    const auto ask = [&](auto work) {
        auto job = std::make_shared<Job>();
        job->work = [&, work](const Job&, const Terms& terms) -> std::optional<Outcome> {
            last.push_back(terms.last);
            return terms.last ? Outcome{} : work();
        };
        job->finished = [&](const Outcome& outcome) { finished += outcome.status == 200 ? 1 : 100; };
        ASSERT_TRUE(tight.submit(job));
    };
    ask([]() -> std::optional<Outcome> { return std::nullopt; });
    EXPECT_TRUE(eventually([&] { return finished == 1; }));
    ask([]() -> std::optional<Outcome> { throw std::bad_alloc(); });
    EXPECT_TRUE(eventually([&] { return finished == 2; }));
    ask([]() -> std::optional<Outcome> { return Outcome{}; });
    EXPECT_TRUE(eventually([&] { return finished == 3; }));
    EXPECT_EQ(last, (std::vector{false, true, false, true, false}));
}

TEST(Pool, WhatIsCancelledOnItsWayToTheNextEndsOnce) {
    Seen seen;
    Pool wide({.threads = 1, .queue = 1000});
    Pool tight({.threads = 2, .queue = 1000, .next = &wide});
    constexpr int count = 500;
    for (int i = 0; i < count; ++i) {
        const auto job = waiting_job(seen);
        job->work = [](const Job& self, const Terms& terms) -> std::optional<Outcome> {
            if (!terms.last) return std::nullopt;
            while (!self.cancelled) testing::sleep_a_little();
            return Outcome{};
        };
        ASSERT_TRUE(tight.submit(job));
        if (i % 2 == 0) std::this_thread::yield();
        tight.cancel(job);
        wide.cancel(job);
    }
    EXPECT_TRUE(eventually([&] { return seen.finished == count; }));
}

}  // namespace

}  // namespace ariadne::server
