#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "base/budget.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/protocol/words.h"

namespace ariadne::amazons {

// A thread that does one job at a time, beside the one thread that gives the jobs out and calls what is here.
class Worker {
  public:
    using Job = std::function<void()>;

    Worker() : thread_([this] { run(); }) {}
    ~Worker() {
        cancel();
        {
            const std::scoped_lock lock(mutex_);
            over_ = true;
        }
        changed_.notify_all();
        thread_.join();
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    // Not while another is being done.
    void start(Job job) {
        cancel_ = false;
        {
            const std::scoped_lock lock(mutex_);
            job_ = std::move(job);
        }
        changed_.notify_all();
    }
    void cancel() { cancel_ = true; }
    const CancelFlag& cancelled() const { return cancel_; }  // for the job to look at
    void wait() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return job_ == nullptr; });
    }
    // False: it is still being done.
    bool wait_for(double seconds) {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, std::chrono::duration<double>(seconds), [this] { return job_ == nullptr; });
    }

  private:
    void run() {
        std::unique_lock lock(mutex_);
        while (true) {
            changed_.wait(lock, [this] { return over_ || job_ != nullptr; });
            if (job_ == nullptr) return;
            lock.unlock();
            job_();  // stays as it is until it is done: nobody starts another before
            lock.lock();
            job_ = nullptr;
            changed_.notify_all();
        }
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    Job job_;            // empty: none
    bool over_ = false;  // no more jobs
    CancelFlag cancel_ = false;
    std::thread thread_;  // last: it looks at all the others
};

// The answer to one `go`, given once: by the search when it ends; or, when the time is over and a busy machine has not
// let the search come to its end, by whoever keeps the time, with the best move that the search has told so far.
class Reply {
  public:
    // The clock began to run with the command.
    Reply(Size size, std::shared_ptr<const Budget> clock, std::function<void(std::string_view)> say)
        : size_(size), clock_(std::move(clock)), say_(std::move(say)) {}

    // While it thinks; only some are said.
    void hear(const Thought& thought) {
        const std::scoped_lock lock(mutex_);
        if (given_) return;
        heard_ = thought;
        if (thought.seconds < said_ + seconds_between_lines) return;
        said_ = thought.seconds;
        last_line_ = write_thought(thought, size_);
        say_(last_line_);
    }

    void give(const std::optional<Move>& best, const Thought& thought) {
        const std::scoped_lock lock(mutex_);
        if (!given_) say_all(best, thought);
    }

    // Until it is given; false: it was not.
    bool wait(double seconds) {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, std::chrono::duration<double>(seconds), [this] { return given_; });
    }

    // If anything was.
    void give_what_was_heard() {
        const std::scoped_lock lock(mutex_);
        if (!given_ && heard_ && !heard_->line.empty()) say_all(heard_->line.front(), *heard_);
    }

    // After which it was given; 0: it was not.
    double seconds() {
        const std::scoped_lock lock(mutex_);
        return seconds_;
    }

  private:
    static constexpr double seconds_between_lines = 0.1;

    void say_all(const std::optional<Move>& best, const Thought& thought) {
        if (const std::string line = write_thought(thought, size_); best && line != last_line_) say_(line);
        say_("bestmove " + (best ? write_move(*best, size_) : "none"));
        given_ = true;
        seconds_ = clock_->seconds();
        changed_.notify_all();
    }

    Size size_;
    std::shared_ptr<const Budget> clock_;
    std::function<void(std::string_view)> say_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool given_ = false;
    double seconds_ = 0;
    std::optional<Thought> heard_;
    double said_ = 0;        // when, in the search's time
    std::string last_line_;  // not to be said twice
};

}  // namespace ariadne::amazons
