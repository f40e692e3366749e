#pragma once

#include <algorithm>
#include <optional>

#include "base/budget.h"

namespace ariadne::server {

// That a request may ask for; the job's own limit is what counts.
inline constexpr double longest_seconds = 86'400;

// A shorter time than a job has. What is done within it is reported to the job's budget, and ends with it, a fifth of a
// second later at most.
class Within {
  public:
    Within(Budget& whole, std::optional<double> seconds)
        : whole_(whole), seconds_(std::min(seconds.value_or(whole.limits().seconds), whole.seconds_left())) {
        if (seconds) part_.emplace(limits(), &cancel_, sink(), whole.clock());
    }
    Within(const Within&) = delete;
    Within& operator=(const Within&) = delete;

    Budget& budget() { return part_ ? *part_ : whole_; }

    // For those who make budgets of their own.
    Limits limits() const {
        return {.nodes = whole_.limits().nodes, .seconds = std::max(seconds_, 0.0), .bytes = whole_.limits().bytes};
    }
    const CancelFlag& cancel() const { return cancel_; }
    ProgressSink sink() {
        return [this](const Progress& progress) {
            whole_.phase(progress.phase, progress.fraction);
            if (progress.best) whole_.best(*progress.best);
            if (progress.bound) whole_.bound(*progress.bound);
            // Of several computations one after another, each begins at 0.
            const std::uint64_t more = progress.nodes < reported_ ? progress.nodes : progress.nodes - reported_;
            reported_ = progress.nodes;
            whole_.spend(more);
            if (!whole_.check()) cancel_ = true;
        };
    }

  private:
    Budget& whole_;
    double seconds_;
    std::uint64_t reported_ = 0;
    CancelFlag cancel_ = false;
    std::optional<Budget> part_;
};

}  // namespace ariadne::server
