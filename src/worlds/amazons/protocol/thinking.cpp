#include "worlds/amazons/protocol/thinking.h"

#include <chrono>

#include "worlds/amazons/notation.h"
#include "worlds/amazons/protocol/words.h"

namespace ariadne::amazons {

namespace {

constexpr double seconds_between_lines = 0.1;

}  // namespace

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

void Reply::hear(const Thought& thought) {
    const std::scoped_lock lock(mutex_);
    if (given_) return;
    heard_ = thought;
    if (thought.seconds < said_ + seconds_between_lines) return;
    said_ = thought.seconds;
    last_line_ = write_thought(thought, size_);
    say_(last_line_);
}

void Reply::give(const std::optional<Move>& best, const Thought& thought) {
    const std::scoped_lock lock(mutex_);
    if (!given_) say_all(best, thought);
}

bool Reply::wait(double seconds) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, std::chrono::duration<double>(seconds), [this] { return given_; });
}

void Reply::give_what_was_heard() {
    const std::scoped_lock lock(mutex_);
    if (!given_ && heard_ && !heard_->line.empty()) say_all(heard_->line.front(), *heard_);
}

double Reply::seconds() {
    const std::scoped_lock lock(mutex_);
    return seconds_;
}

void Reply::say_all(const std::optional<Move>& best, const Thought& thought) {
    if (const std::string line = write_thought(thought, size_); best && line != last_line_) say_(line);
    say_("bestmove " + (best ? write_move(*best, size_) : "none"));
    given_ = true;
    seconds_ = clock_->seconds();
    changed_.notify_all();
}

}  // namespace ariadne::amazons
