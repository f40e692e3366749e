#pragma once

#include <array>
#include <optional>
#include <string>

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
    void start(Side side, double now);
    void stop(double now);      // after a turn: the increment is added
    void take_off(double now);  // the turn does not count: nothing is added
    // Of the side whose clock runs, what is left of it then.
    double left(Side side, double now) const;
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
std::string time_in_digits(double seconds);

}  // namespace ariadne::amazons
