#include "cli/play_thinker.h"

#include <atomic>
#include <csignal>
#include <exception>
#include <thread>
#include <utility>

namespace ariadne::cli {

namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 30U;

}  // namespace

struct Thinker::Job {
    CancelFlag cancel = false;
    std::atomic<bool> done = false;
    worlds::Plan plan;  // once done
    std::thread thread;

    Job(worlds::Planner planner, double seconds) {
        // Signals are for the thread that has the terminal.
        sigset_t all;
        sigset_t before;
        sigfillset(&all);
        for (const int fault : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) sigdelset(&all, fault);
        pthread_sigmask(SIG_BLOCK, &all, &before);
        thread = std::thread([this, planner = std::move(planner), seconds] {
            Limits limits;
            limits.seconds = seconds;
            limits.bytes = most_bytes;
            Budget budget(limits, &cancel);
            try {
                plan = planner(budget);
            } catch (const std::exception&) {
                plan = {};  // out of memory: no answer
            }
            done = true;
        });
        pthread_sigmask(SIG_SETMASK, &before, nullptr);
    }
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    ~Job() {
        cancel = true;
        thread.join();
    }
};

Thinker::Thinker() = default;
Thinker::~Thinker() = default;

void Thinker::ask(worlds::Planner planner, double seconds) {
    drop();
    job_ = std::make_unique<Job>(std::move(planner), seconds);
}

void Thinker::drop() {
    if (job_) {
        job_->cancel = true;
        dropped_.push_back(std::move(job_));
    }
    dropped_.remove_if([](const std::unique_ptr<Job>& job) { return job->done.load(); });
}

std::optional<worlds::Plan> Thinker::answer() {
    if (!job_ || !job_->done) return std::nullopt;
    worlds::Plan plan = std::move(job_->plan);
    job_.reset();
    return plan;
}

}  // namespace ariadne::cli
