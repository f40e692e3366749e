#pragma once

#include <algorithm>

#include "base/budget.h"

namespace ariadne::maze_pacman {

// Some of what a budget has: it ends with the whole, or at limits of its own that are the same on every machine.
class Portion {
  public:
    Portion(Budget& whole, Limits limits)
        : whole_(whole),
          part_(
              {.nodes = std::min(limits.nodes, whole.limits().nodes - std::min(whole.nodes(), whole.limits().nodes)),
               .seconds = std::max(0.0, whole.seconds_left()),
               .bytes = std::min(limits.bytes, whole.limits().bytes - whole.bytes())},
              &cancel_, [this](const Progress& /*progress*/) { cancel_ = !whole_.check(); }, whole.clock()) {}
    ~Portion() {
        whole_.spend(part_.nodes());
        if (whole_.allocate(part_.peak_bytes())) whole_.release(part_.peak_bytes());  // for the peak of the whole
    }
    Portion(const Portion&) = delete;
    Portion& operator=(const Portion&) = delete;

    Budget& budget() { return part_; }

  private:
    Budget& whole_;
    CancelFlag cancel_ = false;
    Budget part_;
};

}  // namespace ariadne::maze_pacman
