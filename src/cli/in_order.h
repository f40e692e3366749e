#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "base/budget.h"

namespace ariadne::cli {

// The numbers from `begin` to before `end`: pieces of work that are told apart by nothing else.
inline std::function<std::optional<std::uint64_t>()> numbers(std::uint64_t begin, std::uint64_t end) {
    return [next = begin, end]() mutable -> std::optional<std::uint64_t> {
        if (next >= end) return std::nullopt;
        return next++;
    };
}

// Does pieces of work on several threads and hands the results to `take` on this thread, in the order of the pieces,
// each as soon as it and all before it are there. `next` names the next piece, or none at the end; it is called by one
// thread at a time, when somebody is free for the piece. So whatever was begun when `stop` was raised is a prefix: its
// results are still taken, and nothing else is begun. `idle` is called a few times a second or more, and may raise
// `stop`. Results that wait for a slow one before them do not pile up without end: then nothing new is begun. What any
// of them throws is thrown here, after all threads have ended; where the machine has no more threads, fewer do the
// work.
template <class Piece, class Value>
void in_order(unsigned threads, const CancelFlag& stop, const std::function<std::optional<Piece>()>& next,
              const std::function<Value(const Piece&)>& work, const std::function<void(Value)>& take,
              const std::function<void()>& idle) {
    constexpr std::size_t most_waiting = 4096;
    std::mutex source;  // held while the next piece is looked for, which may take long
    std::size_t begun = 0;
    std::mutex mutex;
    std::condition_variable changed;
    std::condition_variable room;
    std::map<std::size_t, Value> results;
    unsigned alive = 0;
    std::atomic<bool> closed = false;  // nobody takes any more
    std::exception_ptr thrown;

    const auto begin = [&]() -> std::optional<std::pair<std::size_t, Piece>> {
        const std::scoped_lock lock(source);
        if (stop.load() || closed.load()) return std::nullopt;
        std::optional<Piece> piece = next();
        if (!piece) return std::nullopt;
        return std::pair(begun++, std::move(*piece));
    };
    const auto work_on = [&] {
        while (std::optional<std::pair<std::size_t, Piece>> piece = begin()) {
            Value value = work(piece->second);
            std::unique_lock lock(mutex);
            results.emplace(piece->first, std::move(value));
            changed.notify_one();
            room.wait(lock, [&] { return closed.load() || results.size() < most_waiting; });
        }
    };
    const auto worker = [&] {
        std::exception_ptr caught;
        try {
            work_on();
        } catch (...) {
            caught = std::current_exception();
        }
        const std::scoped_lock lock(mutex);
        if (caught && !thrown) thrown = caught;
        if (caught) closed = true;
        --alive;
        changed.notify_one();
        room.notify_all();
    };
    std::vector<std::jthread> workers;
    workers.reserve(threads);
    // Before the workers are waited for, whatever is thrown below.
    struct Closing {
        std::mutex& mutex;
        std::atomic<bool>& closed;
        std::condition_variable& room;
        ~Closing() {
            const std::scoped_lock lock(mutex);
            closed = true;
            room.notify_all();
        }
    };
    const Closing closing{mutex, closed, room};
    {
        const std::scoped_lock lock(mutex);
        try {
            while (workers.size() < threads) {
                ++alive;
                workers.emplace_back(worker);
            }
        } catch (const std::system_error&) {
            --alive;
            if (workers.empty()) throw;
        }
    }

    std::unique_lock lock(mutex);
    for (std::size_t turn = 0;;) {
        if (const auto found = results.find(turn); found != results.end()) {
            Value value = std::move(found->second);
            results.erase(found);
            ++turn;
            room.notify_all();
            lock.unlock();
            take(std::move(value));
        } else if (alive == 0 || thrown) {
            break;
        } else {
            changed.wait_for(lock, std::chrono::milliseconds(100));
            lock.unlock();
        }
        idle();
        lock.lock();
    }
    if (thrown) std::rethrow_exception(thrown);
}

}  // namespace ariadne::cli
