#include "server/jobs.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <exception>
#include <new>
#include <tuple>
#include <utility>

#include "server/heap.h"

namespace ariadne::server {

namespace {

constexpr double forgotten_after = 5;  // seconds to half of it
constexpr double entrance = 0.01;      // seconds that a client nobody knows is taken to have spent
constexpr double not_worth_keeping = 0.001;
constexpr std::size_t lines_kept = 1024;
constexpr std::size_t much = std::size_t{32} << 20;  // a heap that is worth trimming

// What a job that ends has captured is let go here, on the thread that ended it.
void finish(Job& job, Outcome outcome) {
    job.work = nullptr;
    const std::function<void(Outcome)> finished = std::exchange(job.finished, nullptr);
    if (finished) finished(std::move(outcome));
}

double seconds_of(Budget::Clock::time_point time) {
    return std::chrono::duration<double>(time.time_since_epoch()).count();
}

Outcome shutting_down() {
    return failure(503, tr("the server is shutting down"));
}

Outcome too_much() {
    return failure(429, tr("the server is busy; try again in a moment"));
}

}  // namespace

Budget::Clock::time_point processor_time() {
    timespec used{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    const auto duration = std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
    return Budget::Clock::time_point(std::chrono::duration_cast<Budget::Clock::duration>(duration));
}

Pool::Pool(Shape shape) : shape_(shape) {
    threads_.reserve(shape_.threads);
    for (unsigned i = 0; i < shape_.threads; ++i) threads_.emplace_back([this] { serve(); });
}

Pool::~Pool() {
    stop();
    join();
}

double Pool::Line::spent_by(Clock::time_point now) const {
    return spent * std::exp2(-std::chrono::duration<double>(now - at).count() / forgotten_after);
}

Pool::Line& Pool::line_of(const std::string& client, Clock::time_point now) {
    if (lines_.size() >= std::max(lines_kept, sweep_at_)) {
        std::erase_if(lines_, [&](const auto& entry) {
            const Line& line = entry.second;
            return line.waiting.empty() && line.running == 0 && line.spent_by(now) < not_worth_keeping;
        });
        sweep_at_ = 2 * lines_.size();
    }
    return lines_.try_emplace(client, Line{.waiting = {}, .running = 0, .spent = entrance, .at = now}).first->second;
}

std::expected<std::size_t, Outcome> Pool::submit(const std::shared_ptr<Job>& job) {
    std::size_t ahead = 0;
    std::shared_ptr<Job> dropped;
    {
        const std::lock_guard lock(mutex_);
        if (stopping_) return std::unexpected(shutting_down());
        if (job->cancelled) return std::unexpected(failure(499, tr("cancelled")));
        const Clock::time_point now = Clock::now();
        Line& line = line_of(job->client, now);
        const std::size_t own = line.waiting.size();
        if (own + line.running >= shape_.per_client)
            return std::unexpected(
                failure(429, Message(tr("you already have {0} requests running or waiting; cancel one, or wait"),
                                     own + line.running)));
        // Those in the queue that a free thread is about to take do not wait.
        const std::size_t free = shape_.threads - running_.size();
        if (waiting_ >= shape_.queue + free) {
            dropped = take_for(line, now);
            if (!dropped) return std::unexpected(too_much());
        }
        std::size_t before = 0;
        for (const auto& [client, other] : lines_) before += std::min(other.waiting.size(), own + 1);
        job->number = submitted_++;
        line.waiting.push_back(job);
        ++waiting_;
        ahead = before + 1 - std::min(before + 1, free);
    }
    if (dropped) finish(*dropped, too_much());
    wake_.notify_one();
    return ahead;
}

std::shared_ptr<Job> Pool::take_for(const Line& line, Clock::time_point now) {
    const auto weight = [&](const Line& of, std::size_t waiting) { return std::tuple(waiting, of.spent_by(now)); };
    Line* most = nullptr;
    for (auto& [client, other] : lines_)
        if (!other.waiting.empty() &&
            (most == nullptr || weight(other, other.waiting.size()) > weight(*most, most->waiting.size())))
            most = &other;
    if (most == nullptr || weight(*most, most->waiting.size()) <= weight(line, line.waiting.size() + 1)) return nullptr;
    std::shared_ptr<Job> out = std::move(most->waiting.back());
    most->waiting.pop_back();
    --waiting_;
    return out;
}

std::shared_ptr<Job> Pool::take_next() {
    const Clock::time_point now = Clock::now();
    const auto turn = [&](const Line& line) {
        const Job& job = *line.waiting.front();
        return std::tuple(line.running, line.spent_by(now) + job.expected, job.number);
    };
    Line* first = nullptr;
    for (auto& [client, line] : lines_)
        if (!line.waiting.empty() && (first == nullptr || turn(line) < turn(*first))) first = &line;
    std::shared_ptr<Job> out = std::move(first->waiting.front());
    first->waiting.pop_front();
    ++first->running;
    --waiting_;
    return out;
}

void Pool::cancel(const std::shared_ptr<Job>& job) {
    job->cancelled = true;
    {
        const std::lock_guard lock(mutex_);
        const auto line = lines_.find(job->client);
        if (line == lines_.end() || std::erase(line->second.waiting, job) == 0) return;
        --waiting_;
    }
    finish(*job, failure(499, tr("cancelled before it started")));
}

void Pool::stop() {
    std::vector<std::shared_ptr<Job>> dropped;
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        for (auto& [client, line] : lines_)
            for (auto& job : std::exchange(line.waiting, {})) dropped.push_back(std::move(job));
        waiting_ = 0;
        for (const auto& job : running_) job->cancelled = true;
    }
    wake_.notify_all();
    for (const auto& job : dropped) finish(*job, shutting_down());
}

void Pool::join() {
    for (std::thread& thread : threads_)
        if (thread.joinable()) thread.join();
}

std::size_t Pool::waiting() const {
    const std::lock_guard lock(mutex_);
    return waiting_;
}

bool Pool::idle() const {
    const std::lock_guard lock(mutex_);
    return waiting_ == 0 && running_.empty();
}

std::optional<Outcome> Pool::run(const Job& job) const {
    std::size_t peak = 0;
    std::optional<Outcome> out;
    try {
        const HeapAccount account(shape_.limits.bytes, peak);
        out = job.work(job, {.limits = shape_.limits, .last = shape_.next == nullptr});
    } catch (const std::bad_alloc&) {
        if (shape_.next == nullptr)
            out = failure(507, tr("this needs more memory than the server has for one request"));
    } catch (const std::exception& error) {
        out = failure(500, Message(tr("internal error: {0}"), error.what()));
    } catch (...) {
        out = failure(500, tr("internal error"));
    }
    if (peak > much) trim_heap();
    return out;
}

void Pool::serve() {
    // On Linux this is the priority of the calling thread alone.
    if (shape_.niceness != 0) ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), shape_.niceness);
    const HeapPatience patience;
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [this] { return stopping_ || waiting_ > 0; });
        if (waiting_ == 0) return;
        const std::shared_ptr<Job> job = take_next();
        running_.push_back(job);
        lock.unlock();
        const double begin = seconds_of(processor_time());
        std::optional<Outcome> outcome = run(*job);
        if (!outcome)
            if (const auto taken = shape_.next->submit(job); !taken) outcome = taken.error();
        if (outcome) finish(*job, std::move(*outcome));
        const double spent = seconds_of(processor_time()) - begin;
        lock.lock();
        std::erase(running_, job);
        const Clock::time_point now = Clock::now();
        Line& line = lines_.at(job->client);
        line.spent = line.spent_by(now) + spent;
        line.at = now;
        --line.running;
    }
}

}  // namespace ariadne::server
