#pragma once

#include <csignal>
#include <cstddef>
#include <memory>
#include <string>

#include "cli/interrupt.h"

namespace ariadne::cli {

// A stack for the signals of the thread that makes it, so that a fault can be handled when the thread's own is full.
class SignalStack {
  public:
    SignalStack();
    ~SignalStack();  // on the same thread
    SignalStack(const SignalStack&) = delete;
    SignalStack& operator=(const SignalStack&) = delete;

  private:
    std::unique_ptr<std::byte[]> bytes_;
    stack_t before_{};
};

// Signals while a game has the terminal. Those that ask the program to end are noted; a fault, or Ctrl-\, first puts
// the terminal back, by means that are safe in any state: a text made beforehand and the settings found at the
// beginning.
class PlaySignals {
  public:
    PlaySignals();  // remembers the terminal as it is

    static void restore_with(const std::string& farewell);  // what the terminal must be sent

    static bool interrupted();  // Ctrl-C
    static int ended_by();      // the signal that asks the program to end, 0 for none
    static bool continued();    // asked once: the program was stopped and goes on

  private:
    SignalStack stack_;
    SignalHandlers handlers_;
};

}  // namespace ariadne::cli
