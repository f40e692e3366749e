#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "base/budget.h"

namespace ariadne::cli {

// Does `work(i)` for i in 0..size-1 on several threads and hands the results to `take` on this thread, in order,
// each as soon as it and all before it are there. Work is begun in order, so whatever was begun when `stop` was
// raised is a prefix: its results are still taken, and nothing else is begun. `idle` is called a few times a
// second while nothing is there to take, with how many are done, and may raise `stop`.
template <class Value>
void in_order(std::size_t size, unsigned threads, CancelFlag& stop, const std::function<Value(std::size_t)>& work,
              const std::function<void(std::size_t, Value)>& take, const std::function<void(std::size_t)>& idle) {
    std::mutex mutex;
    std::condition_variable changed;
    std::vector<std::optional<Value>> results(size);
    std::size_t begun = 0;
    std::size_t done = 0;
    threads = static_cast<unsigned>(std::min<std::size_t>(threads, size));
    unsigned alive = threads;

    const auto worker = [&] {
        std::unique_lock lock(mutex);
        while (begun < size && !stop.load()) {
            const std::size_t index = begun++;
            lock.unlock();
            Value value = work(index);
            lock.lock();
            results[index] = std::move(value);
            ++done;
            changed.notify_one();
        }
        --alive;
        changed.notify_one();
    };
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < threads; ++i) workers.emplace_back(worker);

    std::unique_lock lock(mutex);
    for (std::size_t next = 0; next < size;) {
        if (results[next]) {
            Value value = std::move(*results[next]);
            results[next].reset();
            lock.unlock();
            take(next++, std::move(value));
            lock.lock();
        } else if (alive == 0) {
            break;
        } else {
            changed.wait_for(lock, std::chrono::milliseconds(100));
            const std::size_t done_now = done;
            lock.unlock();
            idle(done_now);
            lock.lock();
        }
    }
}

}  // namespace ariadne::cli
