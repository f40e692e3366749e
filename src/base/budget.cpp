#include "base/budget.h"

#include <algorithm>
#include <string>
#include <utility>

namespace ariadne {

namespace {
constexpr std::uint64_t nodes_between_checks = 512;
constexpr double seconds_between_reports = 0.1;
}  // namespace

Budget::Budget(Limits limits, const CancelFlag* cancel, ProgressSink sink, Now now)
    : limits_(limits), cancel_(cancel), sink_(std::move(sink)), now_(now), begin_(now()) {
    next_check_ = std::min(nodes_between_checks, limits_.nodes);
}

double Budget::seconds() const {
    return std::chrono::duration<double>(now_() - begin_).count();
}

bool Budget::check() {
    next_check_ = std::min(nodes_ + nodes_between_checks, std::max(nodes_ + 1, limits_.nodes));
    if (stop_ != Stop::none) return false;
    if (cancel_ != nullptr && cancel_->load(std::memory_order_relaxed)) {
        stop_ = Stop::cancelled;
    } else if (nodes_ > limits_.nodes) {
        stop_ = Stop::nodes;
    } else {
        const double now = seconds();
        if (now >= limits_.seconds) {
            stop_ = Stop::time;
        } else if (sink_ && now >= next_report_) {
            next_report_ = now + seconds_between_reports;
            progress_.nodes = nodes_;
            progress_.seconds = now;
            sink_(progress_);
        }
    }
    return stop_ == Stop::none;
}

bool Budget::allocate(std::size_t bytes) {
    if (!fits(bytes)) {
        if (stop_ == Stop::none) stop_ = Stop::memory;
        return false;
    }
    used_bytes_ += bytes;
    peak_bytes_ = std::max(peak_bytes_, used_bytes_);
    return true;
}

void Budget::release(std::size_t bytes) {
    used_bytes_ -= std::min(bytes, used_bytes_);
}

void Budget::phase(const Phrase& name, double fraction) {
    progress_.phase = name;
    progress_.fraction = fraction;
    check();
}

std::unexpected<Error> stopped(const Budget& budget, const Phrase& before) {
    const auto why = [&]() -> Phrase {
        switch (budget.stopped_by()) {
            case Stop::nodes:
                return tr("the node limit was reached");
            case Stop::time:
                return tr("the time limit was reached");
            case Stop::memory:
                return tr("the memory limit was reached");
            case Stop::cancelled:
                return tr("cancelled");
            case Stop::none:
                break;
        }
        return tr("stopped");
    };
    return fail({after_space, why(), before});
}

}  // namespace ariadne
