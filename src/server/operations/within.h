#pragma once

#include <optional>

#include "base/budget.h"

namespace ariadne::server {

// That a request may ask for; the job's own limit is what counts.
inline constexpr double longest_seconds = 86'400;

// A shorter time than a job has. What is done within it is reported to the job's budget, and ends with it, a fifth of a
// second later at most.
class Within {
  public:
    Within(Budget& whole, std::optional<double> seconds);
    Within(const Within&) = delete;
    Within& operator=(const Within&) = delete;

    Budget& budget() { return part_ ? *part_ : whole_; }

    // For those who make budgets of their own.
    Limits limits() const;
    const CancelFlag& cancel() const { return cancel_; }
    ProgressSink sink();

  private:
    Budget& whole_;
    double seconds_;
    std::uint64_t reported_ = 0;
    CancelFlag cancel_ = false;
    std::optional<Budget> part_;
};

}  // namespace ariadne::server
