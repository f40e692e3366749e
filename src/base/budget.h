#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string_view>

#include "base/error.h"

namespace ariadne {

struct Limits {
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    double seconds = std::numeric_limits<double>::infinity();
    std::size_t bytes = std::numeric_limits<std::size_t>::max();
};

enum class Stop : std::uint8_t { none, nodes, time, memory, cancelled };

// The word for it in reports; empty for none.
constexpr std::string_view to_string(Stop stop) {
    constexpr std::array<std::string_view, 5> words = {"", "nodes", "time", "memory", "cancelled"};
    static_assert(words.size() == static_cast<std::size_t>(Stop::cancelled) + 1);
    return words[static_cast<std::size_t>(stop)];
}

// What a long computation says about itself, a few times a second.
struct Progress {
    Phrase phase;                       // what is being done, e.g. "counting solutions"
    double fraction = -1;               // 0..1 of the phase, negative when nobody can tell
    std::uint64_t nodes = 0;            // states expanded so far
    double seconds = 0;                 // since the budget began
    std::optional<std::int64_t> best;   // cost of the best solution known
    std::optional<std::int64_t> bound;  // no solution is better than this
};

using CancelFlag = std::atomic<bool>;
using ProgressSink = std::function<void(const Progress&)>;

// The limits a computation lives within, and its line to the outside: how much it may still spend, whether
// somebody asked it to stop, and where to report progress. One budget serves one computation on one thread;
// the cancel flag may be raised from any thread or from a signal handler. This is the only place where the
// library reads the clock.
class Budget {
  public:
    using Clock = std::chrono::steady_clock;
    using Now = Clock::time_point (*)();

    Budget() : Budget(Limits{}) {}
    // Whoever measures time in another way brings a clock.
    explicit Budget(Limits limits, const CancelFlag* cancel = nullptr, ProgressSink sink = {}, Now now = Clock::now);

    // Spends nodes and looks at the limits (the clock only every few hundred nodes). False: stop now.
    bool spend(std::uint64_t nodes = 1) {
        nodes_ += nodes;
        if (nodes_ < next_check_) return stop_ == Stop::none;
        return check();
    }

    // Looks at every limit at once, spending nothing. False: stop now.
    bool check();

    // Says that bytes are about to be allocated or were freed. False when they would break the memory limit;
    // then they are not counted, and the budget is exhausted.
    bool allocate(std::size_t bytes);
    void release(std::size_t bytes);
    // True when bytes more would still fit. Asks only; nothing is counted and nothing stops.
    bool fits(std::size_t bytes) const { return bytes <= limits_.bytes && used_bytes_ <= limits_.bytes - bytes; }

    bool exhausted() const { return stop_ != Stop::none; }
    Stop stopped_by() const { return stop_; }
    std::uint64_t nodes() const { return nodes_; }
    double seconds() const;
    double seconds_left() const { return limits_.seconds - seconds(); }
    std::size_t bytes() const { return used_bytes_; }
    std::size_t peak_bytes() const { return peak_bytes_; }
    const Limits& limits() const { return limits_; }
    Now clock() const { return now_; }

    // What the progress reports say from now on. The fields nodes and seconds are filled in here.
    void phase(const Phrase& name, double fraction = -1);
    void best(std::int64_t cost) { progress_.best = cost; }
    void bound(std::int64_t cost) { progress_.bound = cost; }

  private:
    Limits limits_;
    const CancelFlag* cancel_;
    ProgressSink sink_;
    Progress progress_;
    Now now_;
    Clock::time_point begin_;
    double next_report_ = 0.2;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_check_ = 0;
    std::size_t used_bytes_ = 0;
    std::size_t peak_bytes_ = 0;
    Stop stop_ = Stop::none;
};

// The error of something that its budget ended: "the time limit was reached before the picture was ready". `before`:
// "before the picture was ready".
std::unexpected<Error> stopped(const Budget& budget, const Phrase& before);

}  // namespace ariadne
