#include "cli/play/thinker.h"

#include <atomic>
#include <csignal>
#include <exception>
#include <system_error>
#include <thread>
#include <utility>

#include "cli/interrupt.h"
#include "cli/play/signals.h"

namespace ariadne::cli {

namespace {

constexpr std::size_t most_bytes = std::size_t{1} << 30U;

// Signals are for the thread that has the terminal: those begun meanwhile get none but faults.
sigset_t all_but_faults() {
    sigset_t all;
    sigfillset(&all);
    for (const int fault : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) sigdelset(&all, fault);
    return all;
}

}  // namespace

struct Thinker::Job {
    CancelFlag cancel = false;  // called off
    std::atomic<bool> done = false;
    worlds::Plan plan;  // once done
    std::thread thread;

    explicit Job(Question question) {
        const HeldSignals held(all_but_faults());
        try {
            thread = std::thread([this, question = std::move(question)] { think(question); });
        } catch (const std::system_error&) {
            done = true;
        }
    }
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    ~Job() {
        cancel = true;
        if (thread.joinable()) thread.join();
    }

    void think(const Question& question) {
        Limits limits;
        limits.seconds = question.seconds;
        limits.bytes = most_bytes;
        Budget budget(limits, &cancel);
        try {
            const SignalStack stack;
            plan = question.planner(budget);
        } catch (const std::exception&) {
            plan = {};  // out of memory: no answer
        }
        done = true;
    }
};

Thinker::Thinker() = default;

Thinker::~Thinker() = default;

void Thinker::ask(worlds::Planner planner, double seconds) {
    drop();
    waiting_ = {std::move(planner), seconds};
    begin();
}

void Thinker::drop() {
    waiting_.reset();
    if (job_) job_->cancel = true;
}

void Thinker::begin() {
    if (job_ && job_->cancel && job_->done) job_.reset();
    if (job_ || !waiting_) return;
    job_ = std::make_unique<Job>(std::move(*waiting_));
    waiting_.reset();
}

bool Thinker::busy() const {
    return waiting_ || (job_ && !job_->cancel);
}

std::optional<worlds::Plan> Thinker::answer() {
    begin();
    if (!job_ || job_->cancel || !job_->done) return std::nullopt;
    worlds::Plan plan = std::move(job_->plan);
    job_.reset();
    return plan;
}

}  // namespace ariadne::cli
