#include "cli/play/signals.h"

#include <algorithm>
#include <array>
#include <atomic>

#include <termios.h>
#include <unistd.h>

namespace ariadne::cli {

namespace {

constexpr std::size_t stack_bytes = std::size_t{1} << 16U;

std::atomic<bool> ctrl_c = false;
std::atomic<bool> went_on = false;
std::atomic<int> asked_to_end = 0;
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler may touch it");

std::array<char, 256> farewell_text;
std::atomic<std::size_t> farewell_size = 0;
termios found;
bool known_before = false;

extern "C" void note_signal(int signal) {
    if (signal == SIGINT) ctrl_c = true;
    if (signal == SIGCONT) went_on = true;
    if (signal == SIGTERM || signal == SIGHUP) asked_to_end = signal;
}

extern "C" void leave_at_once(int signal) {
    (void)!::write(STDOUT_FILENO, farewell_text.data(), farewell_size);
    if (known_before) (void)::tcsetattr(STDIN_FILENO, TCSANOW, &found);
    // The signal waits until this handler returns, and then does what it does by itself.
    std::signal(signal, SIG_DFL);
    ::raise(signal);
}

}  // namespace

SignalStack::SignalStack() : bytes_(std::make_unique<std::byte[]>(stack_bytes)) {
    stack_t stack{};
    stack.ss_sp = bytes_.get();
    stack.ss_size = stack_bytes;
    ::sigaltstack(&stack, &before_);
}

SignalStack::~SignalStack() {
    ::sigaltstack(&before_, nullptr);
}

PlaySignals::PlaySignals() {
    ctrl_c = went_on = false;
    asked_to_end = 0;
    farewell_size = 0;
    known_before = ::tcgetattr(STDIN_FILENO, &found) == 0;
    handlers_.handle({SIGINT, SIGTERM, SIGHUP, SIGCONT}, note_signal, 0);
    handlers_.handle({SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL}, leave_at_once, SA_ONSTACK);
}

void PlaySignals::restore_with(const std::string& farewell) {
    const std::size_t size = std::min(farewell.size(), farewell_text.size());
    std::copy_n(farewell.begin(), size, farewell_text.begin());
    farewell_size = size;
}

bool PlaySignals::interrupted() {
    return ctrl_c;
}

int PlaySignals::ended_by() {
    return asked_to_end;
}

bool PlaySignals::continued() {
    return went_on.exchange(false);
}

}  // namespace ariadne::cli
