#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "base/budget.h"

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

}  // namespace ariadne::amazons
