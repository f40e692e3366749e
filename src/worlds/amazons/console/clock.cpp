#include "worlds/amazons/console/clock.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace ariadne::amazons {

void GameClock::start(Side side, double now) {
    if (!rule_) return;
    running_ = side;
    since_ = now;
}

void GameClock::take_off(double now) {
    if (!running_) return;
    left_[static_cast<std::size_t>(*running_)] = left(*running_, now);
    running_.reset();
}

void GameClock::stop(double now) {
    if (!running_) return;
    const auto side = static_cast<std::size_t>(*running_);
    take_off(now);
    left_[side] += rule_->increment;
}

double GameClock::left(Side side, double now) const {
    const double left = left_[static_cast<std::size_t>(side)];
    return running_ == side ? left - (now - since_) : left;
}

std::string time_in_digits(double seconds) {
    const double shown = std::max(0.0, seconds);
    if (shown < 10) return fmt::format("0:0{:.1f}", std::floor(shown * 10) / 10);
    const auto whole = static_cast<long>(shown);
    if (whole >= 3600) return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
    return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace ariadne::amazons
