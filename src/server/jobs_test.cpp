#include "server/jobs.h"

#include <atomic>
#include <thread>

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

std::shared_ptr<Job> waiting_job(Seen& seen) {
    auto job = std::make_shared<Job>();
    job->work = [&seen](const Job& self) {
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
    job->work = [](const Job&) -> Outcome { throw std::runtime_error("odd"); };
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

}  // namespace

}  // namespace ariadne::server
