#pragma once

#include <csignal>
#include <initializer_list>
#include <utility>
#include <vector>

#include "base/budget.h"

namespace ariadne::cli {

// Signals that have another handler as long as one of these lives.
class SignalHandlers {
  public:
    SignalHandlers() = default;
    ~SignalHandlers();
    SignalHandlers(const SignalHandlers&) = delete;
    SignalHandlers& operator=(const SignalHandlers&) = delete;

    void handle(std::initializer_list<int> signals, void (*handler)(int), int flags);

  private:
    std::vector<std::pair<int, struct sigaction>> before_;
};

sigset_t signal_set(std::initializer_list<int> signals);

// Signals that are held back from this thread as long as one of these lives.
class HeldSignals {
  public:
    explicit HeldSignals(std::initializer_list<int> signals) : HeldSignals(signal_set(signals)) {}
    explicit HeldSignals(const sigset_t& signals) { pthread_sigmask(SIG_BLOCK, &signals, &before_); }
    ~HeldSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    HeldSignals(const HeldSignals&) = delete;
    HeldSignals& operator=(const HeldSignals&) = delete;

    const sigset_t& before() const { return before_; }

  private:
    sigset_t before_{};
};

// While one of these lives, Ctrl-C (or SIGTERM, SIGHUP, or SIGUSR1, by which a scheduler warns) raises the flag, so
// that the work stops and shows what it has; a second Ctrl-C ends the program at once. Outside, signals do what they
// always do. At most one lives at a time.
class Interruptible {
  public:
    Interruptible();

    const CancelFlag& flag() const;
    bool raised() const { return flag().load(); }

  private:
    SignalHandlers handlers_;
};

}  // namespace ariadne::cli
