#include "server/jobs.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <utility>

namespace ariadne::server {

namespace {

// What a job that ends has captured is let go here, on the thread that ended it.
void finish(Job& job, Outcome outcome) {
    job.work = nullptr;
    const std::function<void(Outcome)> finished = std::exchange(job.finished, nullptr);
    if (finished) finished(std::move(outcome));
}

Outcome run(const Job& job) {
    try {
        return job.work(job);
    } catch (const std::exception& error) {
        return failure(500, std::string("this should not have happened: ") + error.what());
    }
}

}  // namespace

Pool::Pool(Shape shape) : shape_(shape) {
    threads_.reserve(shape_.threads);
    for (unsigned i = 0; i < shape_.threads; ++i) threads_.emplace_back([this] { serve(); });
}

Pool::~Pool() {
    stop();
    join();
}

std::optional<std::size_t> Pool::submit(const std::shared_ptr<Job>& job) {
    std::size_t ahead = 0;
    {
        const std::lock_guard lock(mutex_);
        // Those in the queue that a free thread is about to take do not wait.
        const std::size_t free = shape_.threads - running_.size();
        if (stopping_ || queue_.size() >= shape_.queue + free) return std::nullopt;
        queue_.push_back(job);
        ahead = queue_.size() - std::min(queue_.size(), free);
    }
    wake_.notify_one();
    return ahead;
}

void Pool::cancel(const std::shared_ptr<Job>& job) {
    job->cancelled = true;
    {
        const std::lock_guard lock(mutex_);
        if (std::erase(queue_, job) == 0) return;
    }
    finish(*job, failure(499, "cancelled before it began"));
}

void Pool::stop() {
    std::deque<std::shared_ptr<Job>> dropped;
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        dropped.swap(queue_);
        for (const auto& job : running_) job->cancelled = true;
    }
    wake_.notify_all();
    for (const auto& job : dropped) finish(*job, failure(503, "the server is shutting down"));
}

void Pool::join() {
    for (std::thread& thread : threads_)
        if (thread.joinable()) thread.join();
}

std::size_t Pool::waiting() const {
    const std::lock_guard lock(mutex_);
    return queue_.size();
}

void Pool::serve() {
    // On Linux this is the priority of the calling thread alone.
    if (shape_.niceness != 0) ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), shape_.niceness);
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
        if (queue_.empty()) return;
        const std::shared_ptr<Job> job = std::move(queue_.front());
        queue_.pop_front();
        running_.push_back(job);
        lock.unlock();
        finish(*job, run(*job));
        lock.lock();
        std::erase(running_, job);
    }
}

}  // namespace ariadne::server
