#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "worlds/amazons/model.h"

namespace ariadne::amazons {

struct ClockRule {
    double seconds = 300;  // for the whole game
    double increment = 0;  // seconds, after every turn

    friend bool operator==(const ClockRule&, const ClockRule&) = default;
};

// The two clocks of a game. Times are seconds of whichever clock the conversation has. Without a rule nothing runs.
class GameClock {
  public:
    using Times = std::array<double, 2>;  // by Side

    explicit GameClock(const std::optional<ClockRule>& rule) : rule_(rule) {
        if (rule_) left_ = {rule_->seconds, rule_->seconds};
    }

    bool runs() const { return rule_.has_value(); }
    void start(Side side, double now) {
        if (!rule_) return;
        running_ = side;
        since_ = now;
    }
    // The turn does not count: nothing is added.
    void take_off(double now) {
        if (!running_) return;
        left_[static_cast<std::size_t>(*running_)] = left(*running_, now);
        running_.reset();
    }
    // After a turn: the increment is added.
    void stop(double now) {
        if (!running_) return;
        const auto side = static_cast<std::size_t>(*running_);
        take_off(now);
        left_[side] += rule_->increment;
    }
    // Of the side whose clock runs, what is left of it then.
    double left(Side side, double now) const {
        const double left = left_[static_cast<std::size_t>(side)];
        return running_ == side ? left - (now - since_) : left;
    }
    bool fallen(Side side, double now) const { return runs() && left(side, now) <= 0; }

    const Times& times() const { return left_; }
    void set(const Times& times) { left_ = times; }

  private:
    std::optional<ClockRule> rule_;
    Times left_ = {};
    std::optional<Side> running_;
    double since_ = 0;
};

// 4:32, or 0:07.3 where tenths matter.
inline std::string time_in_digits(double seconds) {
    const double shown = std::max(0.0, seconds);
    if (shown < 10) return fmt::format("0:0{:.1f}", std::floor(shown * 10) / 10);
    const auto whole = static_cast<long>(shown);
    if (whole >= 3600) return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
    return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace ariadne::amazons
