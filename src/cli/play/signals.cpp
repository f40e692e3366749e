#include "cli/play/signals.h"

#include <algorithm>
#include <atomic>

#include <unistd.h>

namespace ariadne::cli {

namespace {

constexpr std::array<int, 4> notes = {SIGINT, SIGTERM, SIGHUP, SIGCONT};
constexpr std::array<int, 6> ends = {SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};
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
    static_assert(how_many == notes.size() + ends.size());
    ctrl_c = went_on = false;
    asked_to_end = 0;
    farewell_size = 0;
    known_before = ::tcgetattr(STDIN_FILENO, &found) == 0;
    std::size_t place = 0;
    const auto install = [&](int signal, void (*handler)(int), int flags) {
        struct sigaction action{};
        action.sa_handler = handler;
        action.sa_flags = flags;
        sigemptyset(&action.sa_mask);
        ::sigaction(signal, &action, &before_[place++]);
    };
    for (const int signal : notes) install(signal, note_signal, 0);
    for (const int signal : ends) install(signal, leave_at_once, SA_ONSTACK);
}

PlaySignals::~PlaySignals() {
    std::size_t place = 0;
    for (const int signal : notes) ::sigaction(signal, &before_[place++], nullptr);
    for (const int signal : ends) ::sigaction(signal, &before_[place++], nullptr);
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
