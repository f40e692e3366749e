#pragma once

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

namespace ariadne::amazons {

// A thread that does one job at a time, beside the one thread that gives the jobs out and calls what is here.
class Worker {
  public:
    using Job = std::function<void()>;

    Worker() : thread_([this] { run(); }) {}
    ~Worker();  // cancels
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void start(Job job);  // not while another is being done
    void cancel() { cancel_ = true; }
    const CancelFlag& cancelled() const { return cancel_; }  // for the job to look at
    void wait();
    bool wait_for(double seconds);  // false: it is still being done

  private:
    void run();

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

    void hear(const Thought& thought);  // while it thinks; only some are said
    void give(const std::optional<Move>& best, const Thought& thought);
    bool wait(double seconds);   // until it is given; false: it was not
    void give_what_was_heard();  // if anything was
    double seconds();            // after which it was given; 0: it was not

  private:
    void say_all(const std::optional<Move>& best, const Thought& thought);

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
