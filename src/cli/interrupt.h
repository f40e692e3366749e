#pragma once

#include <csignal>

#include "base/budget.h"

namespace ariadne::cli {

// While one of these lives, Ctrl-C (or SIGTERM) raises the flag, so that the work stops and shows what it has; the
// second one ends the program at once. Outside, signals do what they always do. At most one lives at a time.
class Interruptible {
  public:
    Interruptible();
    ~Interruptible();
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;

    const CancelFlag& flag() const;
    bool raised() const { return flag().load(); }

  private:
    struct sigaction old_int_{};
    struct sigaction old_term_{};
};

}  // namespace ariadne::cli
