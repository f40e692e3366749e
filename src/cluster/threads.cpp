#include "cluster/threads.h"

#include <exception>
#include <new>
#include <system_error>
#include <utility>

#include "cluster/bytes.h"

namespace ariadne::cluster {

namespace {

constexpr double longest_chunk = 2;                // seconds
constexpr std::size_t largest_chunk = 64U << 20U;  // bytes

}  // namespace

Threads::Threads(const Job& job, unsigned threads) : job_(job) {
    threads_.reserve(threads);
    try {
        while (threads_.size() < threads) threads_.emplace_back([this] { work(); });
    } catch (const std::system_error&) {
        if (threads_.empty()) throw;
    }
}

Threads::~Threads() {
    stop();
    {
        const std::scoped_lock lock(mutex_);
        over_ = true;
    }
    something_to_do_.notify_all();
}

void Threads::give(const Chunk& chunk) {
    {
        const std::scoped_lock lock(mutex_);
        to_do_.push_back({.chunk = chunk, .done = chunk.begin});
    }
    ++given_;
    something_to_do_.notify_one();
}

void Threads::stop() {
    stop_ = true;
}

std::optional<Finished> Threads::next(std::chrono::microseconds patience) {
    std::unique_lock lock(mutex_);
    const auto there = [&] { return !done_.empty(); };
    if (patience.count() > 0) something_done_.wait_for(lock, patience, there);
    if (!there()) return std::nullopt;
    Finished out = std::move(done_.front());
    done_.pop_front();
    --given_;
    return out;
}

void Threads::work() {
    for (std::unique_lock lock(mutex_);;) {
        something_to_do_.wait(lock, [&] { return over_ || !to_do_.empty(); });
        if (over_) return;
        std::list<Finished> own;
        own.splice(own.end(), to_do_, to_do_.begin());
        lock.unlock();
        work_on(own.front());
        lock.lock();
        done_.splice(done_.end(), own);
        something_done_.notify_one();
    }
}

void Threads::work_on(Finished& out) const noexcept {
    const Budget clock;
    const Chunk& chunk = out.chunk;
    try {
        // One that grows too long or too large comes back as far as it is done.
        const auto enough = [&] { return clock.seconds() > longest_chunk || out.bytes.size() > largest_chunk; };
        while (out.done < chunk.end && !stop_.load(std::memory_order_relaxed) &&
               !(out.done > chunk.begin && enough())) {
            const Result<std::string> bytes = job_.work(out.done, stop_);
            if (!bytes) {
                if (!stop_.load()) out.broken = bytes.error().message;
                break;
            }
            put_text(out.bytes, *bytes);
            ++out.done;
        }
    } catch (const std::bad_alloc&) {
        out.broken = tr("out of memory");
    } catch (const std::exception& error) {
        try {
            out.broken = Message::plain(error.what());
        } catch (const std::bad_alloc&) {
            out.broken = tr("out of memory");
        }
    }
    out.seconds = clock.seconds();
}

namespace {

class Alone final : public Team {};

}  // namespace

Team& alone() {
    static Alone team;
    return team;
}

Result<std::vector<Member>> Team::meet(const Job&, unsigned threads) {
    return std::vector<Member>{{"", threads}};
}

Message process_name(unsigned rank, const Member& member) {
    return {tr("rank {0} ({1})"), rank, member.host};
}

std::unique_ptr<Crew> Team::crew(const Job& job, unsigned threads) {
    return std::make_unique<Threads>(job, threads);
}

}  // namespace ariadne::cluster
