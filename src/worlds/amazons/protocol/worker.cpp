#include "worlds/amazons/protocol/worker.h"

#include <chrono>
#include <utility>

namespace ariadne::amazons {

Worker::~Worker() {
    cancel();
    {
        const std::scoped_lock lock(mutex_);
        over_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void Worker::start(Job job) {
    cancel_ = false;
    {
        const std::scoped_lock lock(mutex_);
        job_ = std::move(job);
    }
    changed_.notify_all();
}

void Worker::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return job_ == nullptr; });
}

bool Worker::wait_for(double seconds) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, std::chrono::duration<double>(seconds), [this] { return job_ == nullptr; });
}

void Worker::run() {
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

}  // namespace ariadne::amazons
