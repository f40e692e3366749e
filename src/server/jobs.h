#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "base/budget.h"
#include "server/operation.h"

namespace ariadne::server {

// One piece of work for a pool. `work` runs on one of its threads and looks at `cancelled` through its budget;
// `finished` is called exactly once, on that thread, or on the one that cancels a job that still waits.
struct Job {
    CancelFlag cancelled = false;
    std::function<Outcome(const Job&)> work;
    std::function<void(Outcome)> finished;
};

// A few threads and a queue of limited length, first come first served. Threads of long work are niced, so that
// answering stays prompt while they compute.
class Pool {
  public:
    struct Shape {
        unsigned threads = 1;
        std::size_t queue = 64;
        int niceness = 0;
    };

    explicit Pool(Shape shape);
    ~Pool();
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;

    // How many wait before it, 0 when it starts at once; nothing when the queue is full or the pool is stopping, and
    // then `finished` is never called.
    std::optional<std::size_t> submit(const std::shared_ptr<Job>& job);

    // Raises the flag of a job that runs, and takes one that waits out of the queue. Any thread may ask.
    void cancel(const std::shared_ptr<Job>& job);

    // Cancels everything, takes no more. The threads end when their job has noticed; join waits for that.
    void stop();
    void join();

    std::size_t waiting() const;

  private:
    void serve();

    Shape shape_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::shared_ptr<Job>> queue_;
    std::vector<std::shared_ptr<Job>> running_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace ariadne::server
