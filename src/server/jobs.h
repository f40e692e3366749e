#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <expected>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "base/budget.h"
#include "server/operation.h"

namespace ariadne::server {

// What a pool offers a job.
struct Terms {
    Limits limits = {};  // of each job; `bytes` holds for all that its thread takes from the heap
    bool last = true;    // no other pool has wider ones
};

// One piece of work for a pool. `work` runs on one of its threads and looks at `cancelled` through its budget; without
// an outcome it is done again by the next pool. `finished` is called exactly once: on the thread that worked, or on the
// one that took the job out of a queue.
struct Job {
    std::string client;   // whose it is
    double expected = 0;  // seconds of work, roughly
    CancelFlag cancelled = false;
    std::function<std::optional<Outcome>(const Job&, const Terms&)> work;
    std::function<void(Outcome)> finished;
    std::uint64_t number = 0;  // the pool's own
};

// What the calling thread has used of a processor.
Budget::Clock::time_point processor_time();

// A few threads and a queue of limited length. The turn goes to the client with the fewest jobs at work, and among
// those to the one that will have used the threads least of late: a small question does not wait behind somebody's many
// large ones. When the queue is full, whoever has most in it gives way.
class Pool {
  public:
    struct Shape {
        unsigned threads = 1;
        std::size_t queue = 64;
        std::size_t per_client = std::numeric_limits<std::size_t>::max();  // at work or waiting
        int niceness = 0;
        Limits limits = {};
        Pool* next = nullptr;  // for what these limits were too tight for
    };

    explicit Pool(Shape shape);
    ~Pool();
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;

    // How many are likely to be begun before it, 0 when it starts at once; or why it is not taken, and then `finished`
    // is never called.
    std::expected<std::size_t, Outcome> submit(const std::shared_ptr<Job>& job);

    // Raises the flag of a job that runs, and takes one that waits out of the queue. Any thread may ask.
    void cancel(const std::shared_ptr<Job>& job);

    // Cancels everything, takes no more. The threads end when their job has noticed; join waits for that.
    void stop();
    void join();

    std::size_t waiting() const;
    bool idle() const;

  private:
    using Clock = std::chrono::steady_clock;

    // What is known of a client.
    struct Line {
        std::deque<std::shared_ptr<Job>> waiting;
        std::size_t running = 0;
        double spent = 0;  // seconds of processor time at `at`; half of it is forgotten every few seconds
        Clock::time_point at;

        double spent_by(Clock::time_point now) const;
    };

    void serve();
    std::optional<Outcome> run(const Job& job) const;
    Line& line_of(const std::string& client, Clock::time_point now);
    // The job whose turn it is, out of the queue.
    std::shared_ptr<Job> take_next();
    // One that gives way to a client with less, out of a full queue; none: all have as little.
    std::shared_ptr<Job> take_for(const Line& line, Clock::time_point now);

    Shape shape_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::unordered_map<std::string, Line> lines_;
    std::size_t waiting_ = 0;
    std::size_t sweep_at_ = 0;
    std::uint64_t submitted_ = 0;
    std::vector<std::shared_ptr<Job>> running_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace ariadne::server
